"""Somebody's record."""

from bot.discord.place import Person
from bot.features.records.leaderboard_page import against_bot_page, against_page, bot_page, top_page
from bot.features.records.leaderboards import Leaderboards
from bot.features.records.ratings import Ratings
from bot.features.records.stats_page import stats_page
from bot.handling.context import Context
from bot.match.rating_page import Rated


async def show_stats(context: Context, person: int, game: str | None, name: str) -> None:
    """The record of a person called `name`, in one game or in all."""
    stats = await context.referee.queries.stats(person, game)
    ratings = context.referee.of(Ratings)
    rated = Rated(await ratings.of(person, game), await ratings.history(person, game) if game else ())
    await context.answer.say(stats_page(Person(person, name), game, stats, context.preference, rated))


async def show_top(context: Context, game: str, guild_id: int | None, period: str) -> None:
    """The best of a game, in a server or (None) everywhere."""
    await context.referee.places.require_leaderboard(guild_id)
    board = await context.referee.of(Leaderboards).top(game, guild_id, period)
    await context.answer.say(
        top_page(board, "everywhere" if guild_id is None else "server", period, context.preference)
    )


async def show_against(context: Context, pair: tuple[int, int], names: tuple[str, str], game: str | None) -> None:
    """Two people against each other."""
    tallies = await context.referee.of(Leaderboards).against(*pair, context.viewer, game)
    await context.answer.say(against_page(names, tallies, context.preference))


async def show_against_bot(context: Context, person: int, name: str, game: str | None) -> None:
    """A person against this bot."""
    stats = await context.referee.queries.stats(person, game)
    await context.answer.say(against_bot_page(name, stats.tallies, context.preference))


async def show_bot(context: Context, game: str | None) -> None:
    """The record of the bot itself."""
    await context.answer.say(bot_page(await context.referee.of(Leaderboards).bot(game), context.preference))
