"""Making moves, posting the board again, and the list of matches in progress: /move, /board, /games."""

import re
from collections.abc import Awaitable, Callable
from typing import Annotated

from bot.discord.controls import Tag
from bot.features.coach.rules import AskedMove
from bot.features.play import moves
from bot.features.play.list_page import BOARD, MENUS, progress_page, which_page
from bot.features.play.moves import play_typed
from bot.features.records.feature import replay
from bot.handling.actions import Actions
from bot.handling.commands import command
from bot.handling.completion import Interaction, chosen_number, completing
from bot.handling.context import Context, chosen_match
from bot.handling.feature import Feature
from bot.handling.interactions import Answered
from bot.handling.options import MatchOption
from bot.handling.services import services_of
from bot.log_context import also_about
from bot.match.page import match_page
from bot.match.positions import Choice, matching
from bot.match.preferences import Preference
from bot.match.publisher import may_move_to
from storage.rows import Match

ACTIONS = Actions()

MOST_MATCHES = 5  # whose moves are offered if no match is named
NAMED = re.compile(r".* \(([^()]+)\)")  # what `_name` makes


async def show_progress(context: Context, said: str = "", number: int = 1, kind: str = BOARD) -> None:
    """Shows a page of a person's open matches, as `progress_page`."""
    entries = await context.referee.lists.in_progress(context.person.id)
    await context.show(progress_page(context.texts, entries, said, number, kind))


@ACTIONS.on("games")
async def turn_progress_page(context: Context, tag: Tag) -> None:
    """Shows another page of the matches in progress; the tag's detail begins with what its menu does."""
    kind = tag.detail.rpartition(".")[0]
    await show_progress(context, number=tag.ply, kind=kind if kind in MENUS else BOARD)


@ACTIONS.on("challenge-menu")
async def open_challenge(context: Context, tag: Tag) -> None:
    """Shows a challenge that was chosen in the menu, with its buttons, to the person alone."""
    view = await context.referee.stores.view(await chosen_match(context))
    await context.answer.say(match_page(view, context.preference))


async def post_again(context: Context, match_id: int) -> None:
    """Moves the board of a match into a new message here. If the person does not play, or the opponent would not see it
    here, shows only the position as it is now: a match has one board, which shows everything that happens.
    """
    view = await context.referee.stores.view(match_id)
    if may_move_to(context.place, view, context.person.id) and await _opponent_sees(context, view.match):
        if context.place.channel_id != view.match.channel_id or not context.place.takes_boards:
            await context.referee.places.require_allowed(context.place, context.person.id)
        await context.services.publisher.post(view, context.answer)
    else:
        await context.answer.say(await replay(context, match_id, view.ply))


async def _opponent_sees(context: Context, match: Match) -> bool:
    """Whether the opponent sees the person's channel: asked only if the board comes from another one."""
    opponent = match.opponent_of(context.person.id) or 0
    if opponent <= 0 or match.channel_id == context.place.channel_id or not context.access.posts:
        return True
    return (await context.looked_up(opponent)).sees


# -- which match a command means --------------------------------------------------------------------------------------


async def match_of_command(context: Context, match: int | None, kind: str, mine_to_act: bool = False) -> int:
    """The id of the match that a command means, which the person may see. If it is not clear which one is meant, shows
    all that are open, with a menu of this `kind` to choose one, and raises Answered. With `mine_to_act`, matches in
    which it is the person's turn go first.

    Raises MatchNotFound.
    """
    if match is None:
        found = await context.referee.lists.meant(context.person.id, context.place.channel_id, mine_to_act)
        if len(found) != 1:
            await show_progress(context, context.texts["refusal.several-matches"] if found else "", kind=kind)
            raise Answered
        match = found[0].match.id
    else:
        await context.referee.queries.require_seen(match, context.viewer)
    also_about(match=match)
    return match


def on_chosen(actions: Actions, kind: str, text: str, do: Callable[[Context, int], Awaitable[None]]) -> None:
    """Makes a menu of matches of this `kind`, with the text of the key `text`; `do` does what its command does in the
    match that was chosen.
    """
    MENUS[kind] = text

    @actions.on(kind)
    async def do_chosen(context: Context, tag: Tag) -> None:
        await do(context, await chosen_match(context))


async def match_of_move(context: Context, match: int | None, move: str) -> int:
    """The id of the match in which a move is meant: `match`, or else one in which the move is legal; of several the
    newest of this channel. If all of them are elsewhere, asks which one and raises Answered.

    If the move is legal nowhere, the likeliest match is meant, and refuses it. Raises MatchNotFound.
    """
    channel, lists = context.place.channel_id, context.referee.lists
    entries = await lists.playing(context.person.id, channel) if match is None else []
    if not entries:
        return await match_of_command(context, match, BOARD)
    taking = await lists.taking(move, entries)
    if len(taking) > 1 and taking[0][0].match.channel_id != channel:
        await context.answer.say(which_page(context.texts, taking, context.person.id, move))
        raise Answered
    found = taking[0][0].id if taking else entries[0].match.id
    also_about(match=found)
    return found


# -- commands ---------------------------------------------------------------------------------------------------------


@completing
async def legal_moves(interaction: Interaction, preference: Preference, typed: str) -> dict[str, str]:
    """The legal moves that fit what was typed, by their names in the person's notation: of the match that is named, or
    of those in which it is the person's turn.
    """
    referee = services_of(interaction.client).referee
    match = chosen_number(getattr(interaction.namespace, "match", ""))  # half-typed it may be anything
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
    """The move in a text that may be what `_name` made: clients send that instead of the move (see `chosen_number`)."""
    return named[1] if (named := NAMED.fullmatch(text)) else text


@command()
async def move(context: Context, move: Annotated[str, legal_moves], match: MatchOption | None = None) -> None:
    """Makes a move that was typed or chosen."""
    move = _move_in(move)
    await play_typed(context, AskedMove(await match_of_move(context, match, move), move, None, context.at))


@command(private=False)
async def board(context: Context, match: MatchOption | None = None) -> None:
    """Posts the board of a match in a new message here."""
    await post_again(context, await match_of_command(context, match, BOARD))


@command()
async def games(context: Context) -> None:
    """Shows the person's matches in progress."""
    await show_progress(context)


on_chosen(ACTIONS, BOARD, "buttons.show_again", post_again)

FEATURE = Feature(commands=(move, board, games), actions=(moves.ACTIONS, ACTIONS))
