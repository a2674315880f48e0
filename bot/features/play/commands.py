"""The commands during a match: /move, /board, /games."""

from typing import Annotated

from bot.features.coach.rules import AskedMove
from bot.features.play.completion import legal_moves
from bot.features.play.lists import post_again, show_progress
from bot.features.play.moves import play_typed
from bot.features.play.which_match import match_of_command, match_of_move
from bot.handling.commands import command
from bot.handling.context import Context
from bot.handling.options import MatchOption


@command()
async def move(context: Context, move: Annotated[str, legal_moves], match: MatchOption | None = None) -> None:
    """Makes a move that was typed or chosen."""
    await play_typed(context, AskedMove(await match_of_move(context, match, move), move, None, context.at))


@command(private=False)
async def board(context: Context, match: MatchOption | None = None) -> None:
    """Posts the board of a match in a new message here."""
    await post_again(context, await match_of_command(context, match))


@command()
async def games(context: Context) -> None:
    """Shows the person's matches in progress."""
    await show_progress(context)


COMMANDS = (move, board, games)
