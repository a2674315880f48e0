"""Leaderboards, the records of two people against each other and of the bot, and ratings."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import timedelta

from bot.match.rating_rule import PROVISIONAL, is_provisional, present
from bot.match.referee import Service
from bot.match.requirements import Viewer, readable
from bot.match.terms import require_one_of
from engines.levels import LEVEL_NAMES
from engines.registry import GAMES
from storage.history import HistoryViewer, Tally
from storage.leaderboards import Listing, Standing
from storage.ratings import Rating

PERIODS: Mapping[str, timedelta] = {
    "week": timedelta(days=7),
    "month": timedelta(days=30),
    "all": timedelta(days=90),  # without a rated match in this time a person is not listed
}
LEAST = 3  # rated matches that a person must have to be listed
MOST_LISTED = 10


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """The leaderboard of a game."""

    game: str
    standings: tuple[Standing, ...]  # the best first, those with a provisional rating after the others
    level: str  # the strongest one
    beaten_by: tuple[str, ...]  # names of those who have beaten that level without help, the first first


class Leaderboards(Service):
    """Compares people. Leaderboards leave out whoever chose not to be listed."""

    async def top(self, game: str, guild_id: int | None, period: str) -> Leaderboard:
        """The leaderboard of those who played a rated match in a server (None: anywhere) within a period of PERIODS.
        Raises BadChoice.
        """
        require_one_of("game", game, tuple(GAMES))
        require_one_of("period", period, tuple(PERIODS))
        boards, level = self._stores.leaderboards, LEVEL_NAMES[-1]
        since = self._stores.clock() - PERIODS[period]
        # twice as many: ratings that were settled at their last match may have become provisional since
        found = await boards.top(game, since, guild_id, Listing(2 * MOST_LISTED, LEAST, PROVISIONAL))
        standings = sorted((self._present(each) for each in found), key=_rank)[:MOST_LISTED]
        beaten = await boards.beaten(game, level, guild=guild_id, most=MOST_LISTED)
        return Leaderboard(game, tuple(standings), level, tuple(beaten))

    async def against(self, one: int, other: int, viewer: Viewer, game: str | None) -> tuple[Tally, ...]:
        """The record of one person against another, by game, of the matches that `viewer` may see."""
        channels = await readable(self._stores.history, one, viewer)
        return tuple(await self._stores.leaderboards.against(one, other, HistoryViewer(viewer.person, channels), game))

    async def bot(self, game: str | None) -> list[Tally]:
        """The bot's own record by game and level, as far as this version has them, the weakest level first."""
        tallies = await self._stores.leaderboards.bot(game)
        known = [tally for tally in tallies if tally.game in GAMES and tally.level in LEVEL_NAMES]
        return sorted(known, key=lambda tally: (tally.game, LEVEL_NAMES.index(tally.level or "")))

    async def ratings(self, person: int, game: str | None = None) -> tuple[Rating, ...]:
        """A person's present ratings, in one game or in all."""
        now = self._stores.clock()
        return tuple(present(each, now) for each in await self._stores.ratings.of(person, game))

    def _present(self, standing: Standing) -> Standing:
        return replace(standing, rating=present(standing.rating, self._stores.clock()))


def _rank(standing: Standing) -> tuple[bool, float]:
    """What standings are sorted by: those with a provisional rating after the others, the best first."""
    return is_provisional(standing.rating.deviation), -standing.rating.rating
