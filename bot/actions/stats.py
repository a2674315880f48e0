"""Somebody's record."""

from bot.actions.context import Context
from bot.pages.ratings import Rated
from bot.pages.stats import stats_page


async def show_stats(context: Context, person: int, game: str | None, name: str) -> None:
    """The record of a person called `name`, in one game or in all."""
    stats = await context.referee.queries.stats(person, game)
    ratings = context.referee.ratings
    rated = Rated(await ratings.of(person, game), await ratings.history(person, game) if game else ())
    await context.answer.say(stats_page(person, name, game, stats, context.preference, rated))
