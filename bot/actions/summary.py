"""A match in a few lines, for who did something to it elsewhere."""

from bot.actions.context import Context
from bot.pages.page import Page
from bot.pages.summary import summary_page


async def summary(context: Context, match_id: int) -> Page:
    """How a match stands now, in the person's language."""
    return summary_page(await context.referee.queries.view(match_id), context.preference)
