"""Making moves, posting the board again, and the list of matches in progress: /move, /board, /games."""

import re
from typing import Annotated

from bot.features.coach.rules import AskedMove
from bot.features.play import lists, moves
from bot.features.play.lists import match_of_command, match_of_move, post_again, show_progress
from bot.features.play.moves import play_typed
from bot.handling.commands import command
from bot.handling.completion import Interaction, completing, number_in
from bot.handling.context import Context
from bot.handling.feature import Feature
from bot.handling.options import MatchOption
from bot.handling.services import services_of
from bot.match.positions import Choice, matching
from bot.match.preferences import Preference

MOST_MATCHES = 5  # whose moves are offered if no match is named
NAMED = re.compile(r".* \(([^()]+)\)")  # what `_name` makes


@completing
async def legal_moves(interaction: Interaction, preference: Preference, typed: str) -> dict[str, str]:
    """The legal moves that fit what was typed, by their names in the person's notation: of the match that is named, or
    of those in which it is the person's turn.
    """
    referee = services_of(interaction.client).referee
    match = number_in(getattr(interaction.namespace, "match", ""))  # half-typed it may be anything
    if match:
        matches = [match]
    else:
        entries = await referee.lists.playing(interaction.user.id, interaction.channel_id)
        matches = [entry.match.id for entry in entries if entry.is_my_turn][:MOST_MATCHES]
    views = [await referee.stores.view(number) for number in matches]
    return {
        _name(choice): choice.move
        for view in views
        if view.match.side_of(interaction.user.id) is not None
        for choice in matching(view, typed, preference.notation(view.game))
    }


def _name(choice: Choice) -> str:
    return choice.written if choice.written == choice.move else f"{choice.written} ({choice.move})"


def _move_in(text: str) -> str:
    """The move in a text that may be what `_name` made: clients send that in place of the move (see `number_in`)."""
    return named[1] if (named := NAMED.fullmatch(text)) else text


@command()
async def move(context: Context, move: Annotated[str, legal_moves], match: MatchOption | None = None) -> None:
    """Makes a move that was typed or chosen."""
    move = _move_in(move)
    await play_typed(context, AskedMove(await match_of_move(context, match, move), move, None, context.at))


@command(private=False)
async def board(context: Context, match: MatchOption | None = None) -> None:
    """Posts the board of a match in a new message here."""
    await post_again(context, await match_of_command(context, match))


@command()
async def games(context: Context) -> None:
    """Shows the person's matches in progress."""
    await show_progress(context)


FEATURE = Feature(commands=(move, board, games), actions=(moves.ACTIONS, lists.ACTIONS))
