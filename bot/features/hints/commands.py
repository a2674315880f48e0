"""Help: /hint."""

from bot.features.hints.actions import give
from bot.features.play.meant import meant
from bot.handling.commands import command
from bot.handling.context import Context
from bot.handling.options import MatchOption


@command()
async def hint(context: Context, match: MatchOption | None = None) -> None:
    """The next step of help."""
    await give(context, await meant(context, match, mine_to_act=True))


COMMANDS = (hint,)
