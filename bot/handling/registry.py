"""What clicks, choices and typed windows do: a function for each kind of tag, and the one through which all come."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

import discord

from bot.discord.answers import data_of
from bot.discord.tags import Subject, Tag
from bot.handling.answering import NothingToDo, answering
from bot.handling.context import Context
from bot.handling.errors import is_expected
from bot.log_context import also_about

Action = Callable[[Context, Tag], Awaitable[None]]
ACTIONS: dict[str, Action] = {}
WINDOWS: set[str] = set()
"""Kinds that are answered with a window to type in."""
ALWAYS: set[str] = set()
"""Kinds that also serve who is suspended in a server."""
APART: set[str] = set()
"""Kinds whose message is no board of the match that they name, though everybody sees it."""


def action(kind: str, *, window: bool = False, always: bool = False, apart: bool = False) -> Callable[[Action], Action]:
    """Registers what is done for tags of a kind; `window`: that opens a window; `always`: also for the suspended;
    `apart`: on a message that everybody sees and that is no board.
    """

    def register(act: Action) -> Action:
        ACTIONS[kind] = act
        if window:
            WINDOWS.add(kind)
        if always:
            ALWAYS.add(kind)
        if apart:
            APART.add(kind)
        return act

    return register


async def act(interaction: discord.Interaction[discord.Client]) -> None:
    """Does what a component or a window asks for; what nobody knows is answered too."""
    tag = Tag.read(str(data_of(interaction).get("custom_id", "")))
    with suppress(NothingToDo):
        kind = tag.kind if tag else ""
        async with answering(interaction, window=kind in WINDOWS, always=kind in ALWAYS) as context:
            await _do(context, tag)


async def _do(context: Context, tag: Tag | None) -> None:
    known = ACTIONS.get(tag.kind) if tag else None
    if tag is None or known is None:
        await context.tell(context.texts.text("trouble.unknown-button"))
        return
    context.doing = tag.kind
    if tag.match:
        also_about(match=tag.match)
    context.match = tag.match
    is_apart = context.services.private.used(tag.match, context.answer) or tag.kind in APART
    if context.answer.is_on_board and context.answer.is_about(tag.match) and not is_apart:
        context.answer.match = tag.match
    try:
        if tag.subject is Subject.MATCH:
            await context.require_seen(tag.match)
        await known(context, tag)
    except Exception as error:
        if not is_apart and is_expected(error):
            audience = context.everyone if context.answer.is_on_board else context.viewer
            await context.services.publisher.catch_up(tag.match, context.answer, audience)
        raise
