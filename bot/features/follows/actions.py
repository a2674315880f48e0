"""Following a match to its end."""

from bot.discord.controls import Tag
from bot.features.follows.rules import Follows
from bot.handling.actions import Actions
from bot.handling.context import Context

ACTIONS = Actions()


@ACTIONS.on("follow")
async def follow(context: Context, tag: Tag) -> None:
    """The bell under a board; older ones have it also where nobody can be told."""
    if not context.access.posts:
        await context.tell(context.texts["follow.nowhere"])
        return
    follows = await context.referee.of(Follows).follow(tag.match, context.person)
    await context.tell(context.texts["follow.on" if follows else "follow.off"])
