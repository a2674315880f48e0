"""Which match a command means that may leave its number out."""

from bot.features.play.list_page import which_page
from bot.features.play.lists import show_progress
from bot.handling.context import Context
from bot.handling.interactions import Answered
from bot.log_context import also_about
from bot.match.refusals import NoMatch, SeveralMatches


async def meant(context: Context, match: int | None, mine_to_act: bool = False) -> int:
    """The match that a command means, which the person may see. Where it may mean several they are shown the list, and
    Answered is raised. Raises MatchNotFound, NoMatch.
    """
    if match is not None:
        also_about(match=match)
        await context.require_seen(match)
        return match
    try:
        found = await context.referee.lists.find(context.person.id, context.place.channel_id, mine_to_act)
    except SeveralMatches as several:
        await show_progress(context, context.texts["refusal.several-matches"])
        raise Answered from several
    also_about(match=found.id)
    return found.id


async def meant_by_move(context: Context, match: int | None, move: str) -> int:
    """The match in which a move is meant: where no number is given, the one that takes it; of several the newest of
    this channel. Where all of them are elsewhere the person is asked which, and Answered is raised.

    A move that no match takes is meant for the likeliest one, which says why not. Raises MatchNotFound, NoMatch.
    """
    if match is not None:
        return await meant(context, match)
    channel, lists = context.place.channel_id, context.referee.lists
    entries = await lists.playing(context.person.id, channel)
    taking = await lists.taking(move, entries)
    if len(taking) > 1 and taking[0][0].channel_id != channel:
        await context.answer.say(which_page(context.texts, taking, context.person.id, move))
        raise Answered
    if not entries:
        raise NoMatch
    found = taking[0][0].id if taking else entries[0].id
    also_about(match=found)
    return found
