"""Comparisons of players over finished matches: who is best, and who has beaten whom."""

from dataclasses import asdict, dataclass
from datetime import datetime

from storage.database import Database, Store
from storage.history import SEEN, HistoryViewer, Tally
from storage.ratings import HELPED, Rating
from storage.stored import Stored, to_text

# What counts for a person in a leaderboard: the rated matches in its time and its server.
COUNTED = """
  FROM rating_changes AS changes JOIN matches ON matches.id = changes.match_id
 WHERE changes.player = ratings.player AND changes.game = ratings.game AND changes.rated_at >= :since
   AND matches.guild_id IS coalesce(:guild, matches.guild_id)"""

# An index leaves out whoever was not rated lately. The matches of those who are listed are counted, and no others.
TOP = f"""
WITH listed AS (
    SELECT players.name, ratings.* FROM ratings JOIN players ON players.id = ratings.player
     WHERE ratings.game = :game AND ratings.rated_at >= :since AND ratings.matches >= :least
       AND EXISTS (SELECT 1 {COUNTED})
       AND NOT EXISTS (SELECT 1 FROM settings WHERE scope = 'person' AND id = ratings.player
                                                AND key = :key AND value = :value)
     ORDER BY ratings.deviation > :settled, ratings.rating DESC, ratings.player LIMIT :most)
SELECT *, (SELECT count(*) {COUNTED}) AS played FROM listed AS ratings"""  # noqa: S608 - ours

BEATEN = f"""
SELECT DISTINCT players.name, players.id
  FROM matches JOIN players ON players.id IN (first_player, second_player)
 WHERE status = 'finished' AND game = :game AND level = :level AND counted AND given IS NULL AND players.id > 0
   AND result = iif(first_player IS NULL, '0-1', '1-0')
   AND matches.guild_id IS coalesce(:guild, matches.guild_id)
   AND NOT {HELPED}
   AND NOT EXISTS (SELECT 1 FROM settings WHERE scope = 'person' AND settings.id = players.id
                                            AND key = :key AND value = :value)
 ORDER BY matches.ended_at LIMIT :most"""  # noqa: S608 - ours

AGAINST = f"""
SELECT game, '' AS level, sum(outcome = 'win') AS wins, sum(outcome = 'draw') AS draws, sum(outcome = 'loss') AS losses,
       0 AS hints, NULL AS shortest_win, NULL AS shortest_match, NULL AS longest_win, NULL AS longest_match
  FROM seats
 WHERE player = :one AND status = 'finished' AND outcome IS NOT NULL AND game = coalesce(:game, game)
   AND EXISTS (SELECT 1 FROM matches WHERE id = match_id AND :other IN (first_player, second_player)
                                       AND {SEEN})
 GROUP BY game ORDER BY game"""  # noqa: S608 - ours

BOT = """
SELECT game, level, wins, draws, losses, 0 AS hints,
       NULL AS shortest_win, NULL AS shortest_match, NULL AS longest_win, NULL AS longest_match
  FROM totals WHERE level <> '' AND wins + draws + losses > 0 AND game = coalesce(:game, game) ORDER BY game, level"""


@dataclass(frozen=True, slots=True)
class Standing(Stored):
    """A player in a leaderboard."""

    name: str
    rating: Rating
    played: int  # rated matches in the time and the server of the leaderboard


@dataclass(frozen=True, slots=True)
class Listing:
    """How many a leaderboard lists, and whom."""

    most: int  # people
    least: int  # rated matches that a person must have played
    settled: float  # who has a deviation above this comes after the others


@dataclass(frozen=True, slots=True)
class HiddenSetting:
    """The setting of people who do not want to be listed: its key and its value."""

    key: str
    value: str


class LeaderboardStore(Store):
    """Compares people. `guild` limits the result to matches in one server (None: all)."""

    def __init__(self, database: Database, hidden: HiddenSetting) -> None:
        super().__init__(database)
        self._unlisted = asdict(hidden)

    async def top(self, game: str, since: datetime, guild: int | None, listing: Listing) -> list[Standing]:
        """The best players by rating, in any order, who have played a rated match since then."""
        values = {"guild": guild, **asdict(listing), **self._unlisted}
        return await self._db.all_as(Standing, TOP, game=game, since=to_text(since), **values)

    async def beaten(self, game: str, level: str, *, guild: int | None, most: int) -> list[str]:
        """The names of people who have beaten a level of the bot without help, the first ones first."""
        return await self._db.column(BEATEN, game=game, level=level, guild=guild, most=most, **self._unlisted)

    async def against(self, one: int, other: int, sight: HistoryViewer, game: str | None = None) -> list[Tally]:
        """The tallies of `one` against `other`, of the matches that the viewer `sight` may see."""
        return await self._db.all_as(Tally, AGAINST, one=one, other=other, game=game, **sight.values())

    async def bot(self, game: str | None = None) -> list[Tally]:
        """The tallies of the bot against people, by game and level."""
        return await self._db.all_as(Tally, BOT, game=game)
