"""Who is best, who has beaten the strongest level, who beat whom, and how the bot itself does."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta

from bot.match.rating_rule import PROVISIONAL, present
from bot.match.referee import Service
from bot.match.refusals import BadChoice
from bot.match.terms import MatchTerms
from bot.match.viewers import Viewer, readable
from engines.levels import LEVEL_NAMES
from engines.registry import game_named
from storage.history import HistoryViewer, Tally
from storage.leaderboards import Standing
from storage.ratings import Rating
from storage.rows import RatingChange

PERIODS: Mapping[str, timedelta] = {
    "week": timedelta(days=7),
    "month": timedelta(days=30),
    "all": timedelta(days=90),  # who has not played for so long is no longer active
}
LEAST = 3  # rated matches, before which nobody is compared with others
MOST_LISTED = 10


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """The best of a game, best first, those with a provisional rating after the others, and who has beaten the
    strongest level without help: names, the first first.
    """

    game: str
    standings: tuple[Standing, ...]
    level: str
    beaten_by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BotTally:
    """How one level of the bot does, from its side; `rating` is None where it was not measured."""

    tally: Tally
    rating: int | None


class Leaderboards(Service):
    """Comparing people. Who chose not to be listed is not in it."""

    async def top(self, game: str, guild_id: int | None, period: str) -> Leaderboard:
        """The best among those who played a rated match in a server (None: anywhere) in a period. Raises BadChoice."""
        MatchTerms(game).require_known()
        if period not in PERIODS:
            raise BadChoice("period", period[:40])
        boards, level = self._stores.leaderboards, LEVEL_NAMES[-1]
        since = self._stores.clock() - PERIODS[period]
        standings = await boards.top(game, since, guild=guild_id, least=LEAST, most=MOST_LISTED, settled=PROVISIONAL)
        beaten = await boards.beaten(game, level, guild=guild_id, most=MOST_LISTED)
        return Leaderboard(game, tuple(standings), level, tuple(name for _, name in beaten))

    async def against(self, one: int, other: int, viewer: Viewer, game: str | None) -> tuple[Tally, ...]:
        """What the matches of two people add up to for the first, by game, as far as `viewer` may see them."""
        channels = await readable(self._stores.history, one, viewer)
        return tuple(await self._stores.leaderboards.against(one, other, HistoryViewer(viewer.person, channels), game))

    async def bot(self, game: str | None) -> tuple[BotTally, ...]:
        """How the bot does, by game and level from the weakest on."""
        tallies = [tally for tally in await self._stores.leaderboards.bot(game) if _is_known(tally)]
        tallies.sort(key=lambda tally: (tally.game, LEVEL_NAMES.index(tally.level or "")))
        return tuple(BotTally(each, game_named(each.game).level_ratings.get(each.level or "")) for each in tallies)


def _is_known(tally: Tally) -> bool:
    """Whether this version has the game and the level."""
    try:
        MatchTerms(tally.game, level=tally.level).require_known()
    except BadChoice:
        return False
    return True


class Ratings(Service):
    """Looking at ratings."""

    async def of(self, person: int, game: str | None = None) -> tuple[Rating, ...]:
        """A person's ratings as they stand now."""
        now = self._stores.clock()
        return tuple(present(each, now) for each in await self._stores.ratings.of(person, game))

    async def history(self, person: int, game: str) -> tuple[RatingChange, ...]:
        """A person's last rated matches in a game, the oldest first."""
        return tuple(await self._stores.ratings.history(person, game))
