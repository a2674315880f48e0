"""The list of a person's matches in progress, boards that are posted again from it, and which match a command means."""

from bot.discord.controls import Tag
from bot.features.play.list_page import progress_page, which_page
from bot.features.records.feature import replay
from bot.handling.actions import Actions
from bot.handling.context import Context
from bot.handling.interactions import Answered
from bot.log_context import also_about
from bot.match.page import match_page
from bot.match.publisher import may_move_to
from bot.match.refusals import NoMatch, SeveralMatches

ACTIONS = Actions()


async def show_progress(context: Context, said: str = "", number: int = 1) -> None:
    """Shows a page of a person's open matches with links to their boards; `said` is shown first."""
    entries = await context.referee.lists.in_progress(context.person.id)
    await context.show(progress_page(context.texts, entries, said, number))


@ACTIONS.on("games")
async def turn_progress_page(context: Context, tag: Tag) -> None:
    """Shows another page of the matches in progress."""
    await show_progress(context, number=tag.ply)


@ACTIONS.on("challenge-menu")
async def open_challenge(context: Context, tag: Tag) -> None:
    """Shows a challenge that was chosen in the menu, with its buttons, to the person alone."""
    view = await context.referee.stores.view(await context.chosen_match())
    await context.answer.say(match_page(view, context.preference))


@ACTIONS.on("board")
async def post_board(context: Context, tag: Tag) -> None:
    """Posts the board of the match that was chosen in the menu again."""
    await post_again(context, await context.chosen_match())


async def post_again(context: Context, match_id: int) -> None:
    """Moves the board of a match into a new message here. If the person does not play, or the opponent would not see it
    here, shows only the position as it is now: a match has one board, which shows everything that happens.
    """
    view = await context.referee.stores.view(match_id)
    if may_move_to(context.place, view, context.person.id):
        await context.referee.places.require_allowed(context.place, context.person.id)
        await context.services.publisher.post(view, context.answer)
    else:
        await context.answer.say(await replay(context, match_id, view.ply))


# -- which match a command means --------------------------------------------------------------------------------------


async def match_of_command(context: Context, match: int | None, mine_to_act: bool = False) -> int:
    """The id of the match that a command means, which the person may see. If it could mean several, shows their list
    and raises Answered. With `mine_to_act`, matches in which it is the person's turn go first.

    Raises MatchNotFound, NoMatch.
    """
    if match is not None:
        also_about(match=match)
        await context.referee.queries.require_seen(match, context.viewer)
        return match
    try:
        found = await context.referee.lists.find(context.person.id, context.place.channel_id, mine_to_act)
    except SeveralMatches as several:
        await show_progress(context, context.texts["refusal.several-matches"])
        raise Answered from several
    also_about(match=found.match.id)
    return found.match.id


async def match_of_move(context: Context, match: int | None, move: str) -> int:
    """The id of the match in which a move is meant: `match`, or else one in which the move is legal; of several the
    newest of this channel. If all of them are elsewhere, asks which one and raises Answered.

    If the move is legal nowhere, the likeliest match is meant, and refuses it. Raises MatchNotFound, NoMatch.
    """
    if match is not None:
        return await match_of_command(context, match)
    channel, lists = context.place.channel_id, context.referee.lists
    entries = await lists.playing(context.person.id, channel)
    taking = await lists.taking(move, entries)
    if len(taking) > 1 and taking[0][0].match.channel_id != channel:
        await context.answer.say(which_page(context.texts, taking, context.person.id, move))
        raise Answered
    if not entries:
        raise NoMatch
    found = taking[0][0].id if taking else entries[0].match.id
    also_about(match=found)
    return found
