"""Which match a command means that may leave its number out."""

from bot.features.play.lists import show_progress
from bot.handling.answering import Answered
from bot.handling.context import Context
from bot.log_context import also_about
from bot.match.refusals import SeveralMatches


async def meant(context: Context, match: int | None, mine_to_act: bool = False) -> int:
    """The match that a command means, which the person may see. Where it may mean several they are shown the list, and
    Answered is raised. Raises MatchNotFound, NoMatch.
    """
    if match is not None:
        also_about(match=match)
        await context.require_seen(match)
        return match
    try:
        found = await context.referee.queries.find(context.person.id, context.place.channel_id, mine_to_act)
    except SeveralMatches as several:
        await show_progress(context, context.texts.text("refusal.several-matches"))
        raise Answered from several
    also_about(match=found.id)
    return found.id
