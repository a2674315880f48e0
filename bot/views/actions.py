"""What clicks, choices and typed windows do: one function per kind of tag, and the one door through which all come."""

from collections.abc import Awaitable, Callable

import discord

from bot.errors import explain
from bot.views.context import Context, answering, data_of
from bot.views.tags import Tag

Action = Callable[[Context, Tag], Awaitable[None]]
ACTIONS: dict[str, Action] = {}


def action(kind: str) -> Callable[[Action], Action]:
    """Registers what is done for tags of a kind."""

    def register(act: Action) -> Action:
        ACTIONS[kind] = act
        return act

    return register


async def act(interaction: discord.Interaction[discord.Client]) -> None:
    """Does what a component or a window asks for; what nobody knows is answered too."""
    tag = Tag.read(str(data_of(interaction).get("custom_id", "")))
    known = ACTIONS.get(tag.kind) if tag else None
    async with answering(interaction) as context:
        if tag is None or known is None:
            await context.tell(context.texts.text("trouble.unknown-button"))
            return
        try:
            await known(context, tag)
        except Exception as error:
            if tag.match and explain(error, context.preference.language):
                await context.stage.boards.catch_up(context, tag.match)
            raise
