"""Which match a command means if it does not name one."""

from bot.features.play.list_page import which_page
from bot.features.play.lists import show_progress
from bot.handling.context import Context
from bot.handling.interactions import Answered
from bot.log_context import also_about
from bot.match.refusals import NoMatch, SeveralMatches


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
