"""Following a match to hear how it ends: the bell under its board."""

from bot.discord.controls import Tag
from bot.features.follows.followers import Followers
from bot.handling.actions import Actions
from bot.handling.context import Context
from bot.handling.feature import Feature
from storage.errors import WrongStatus

ACTIONS = Actions()


@ACTIONS.on("follow")
async def follow(context: Context, tag: Tag) -> None:
    """Follows the match, or no longer. Where the bot cannot post it refuses: older boards have the bell there, too."""
    if not context.access.posts:
        await context.tell_person(context.texts["follow.nowhere"])
        return
    stores = context.referee.stores
    match = (await stores.matches.game(tag.match)).match
    if match.status != "playing":
        raise WrongStatus(match.id, match.status)
    await stores.remember(context.person)
    follows = await stores.follows.toggle(match.id, context.person.id)
    await context.tell_person(context.texts["follow.on" if follows else "follow.off"])


FEATURE = Feature(actions=(ACTIONS,), posters=(Followers,))
