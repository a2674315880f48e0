"""The commands of offers and of resigning: /resign, /draw, /takeback, /pause."""

from bot.features.offers.actions import confirm_resign, offer_draw, pause_clocks, take_back
from bot.features.play.which_match import match_of_command
from bot.handling.commands import command
from bot.handling.context import Context
from bot.handling.options import MatchOption


@command()
async def resign(context: Context, match: MatchOption | None = None) -> None:
    """Resigns, once the person has confirmed it."""
    await confirm_resign(context, await context.referee.stores.view(await match_of_command(context, match)))


@command()
async def draw(context: Context, match: MatchOption | None = None) -> None:
    """Offers a draw."""
    await offer_draw(context, await match_of_command(context, match))


@command()
async def takeback(context: Context, match: MatchOption | None = None) -> None:
    """Takes the last move back, or asks to."""
    await take_back(context, await match_of_command(context, match))


@command()
async def pause(context: Context, match: MatchOption | None = None) -> None:
    """Pauses the clocks, asks to, or resumes them."""
    await pause_clocks(context, await match_of_command(context, match))


COMMANDS = (resign, draw, takeback, pause)
