"""Following a match to hear how it ends: the bell under its board."""

from bot.discord.controls import Tag
from bot.features.follows.followers import Followers
from bot.features.follows.rules import Follows
from bot.handling.actions import Actions
from bot.handling.context import Context
from bot.handling.feature import Feature

ACTIONS = Actions()


@ACTIONS.on("follow")
async def follow(context: Context, tag: Tag) -> None:
    """Follows the match, or no longer. Where the bot cannot post it refuses: older boards have the bell there, too."""
    if not context.access.posts:
        await context.tell_person(context.texts["follow.nowhere"])
        return
    follows = await context.referee.of(Follows).follow(tag.match, context.person)
    await context.tell_person(context.texts["follow.on" if follows else "follow.off"])


FEATURE = Feature(actions=(ACTIONS,), services=(Follows,), posters=(Followers,))
