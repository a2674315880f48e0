"""Past matches: pages of a person's matches, statistics, and the counts that they are made from."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Generic, Self, TypeVar

from storage.database import Store
from storage.personal import REMOVED, Personal
from storage.rows import Match, Outcome
from storage.stored import Row, Stored, Value, read_row

E = TypeVar("E")

PERSONAL = (Personal("tallies", ("player",), REMOVED), Personal("streaks", ("player",), REMOVED))

SEEN = """(:viewer IN (first_player, second_player)
           OR NOT private AND channel_id IN (SELECT value FROM json_each(:channels)))"""
"""The condition for matches that a viewer may see who can read these channels: see bot.match.requirements."""

CHANNELS = """
SELECT channel_id FROM matches
 WHERE first_player = :player AND status IN ('playing', 'finished') AND guild_id IS :guild AND channel_id IS NOT NULL
UNION
SELECT channel_id FROM matches
 WHERE second_player = :player AND status IN ('playing', 'finished') AND guild_id IS :guild AND channel_id IS NOT NULL
"""

# `game = coalesce(:game, game)` means: this game, or any game if :game is NULL.
LISTED = "status IN ('playing', 'finished') AND game = coalesce(:game, game)"


def _page(seen: str) -> str:
    return f"""
SELECT * FROM matches WHERE id IN (
    SELECT match_id FROM seats WHERE player = :player AND {LISTED} {seen}
     ORDER BY match_id DESC LIMIT :size OFFSET :skipped)
 ORDER BY id DESC"""  # noqa: S608 - ours


def _total(seen: str) -> str:
    return f"""
SELECT (SELECT count(*) FROM matches WHERE first_player = :player AND {LISTED} {seen})
     + (SELECT count(*) FROM matches WHERE second_player = :player AND {LISTED} {seen}) AS total"""  # noqa: S608 - ours


PAGE, TOTAL = _page(""), _total("")
PAGE_FOR_OTHERS = _page(f"AND EXISTS (SELECT 1 FROM matches WHERE id = match_id AND {SEEN})")  # noqa: S608 - ours
TOTAL_FOR_OTHERS = _total(f"AND {SEEN}")

TALLIES = """
SELECT * FROM tallies WHERE player = :player AND game = coalesce(:game, game) ORDER BY game, level"""

STREAK = "SELECT * FROM streaks WHERE player = :player AND game = coalesce(:game, '')"

BETWEEN = """
SELECT count(*) FILTER (WHERE outcome = 'win') AS wins, count(*) FILTER (WHERE outcome = 'draw') AS draws,
       count(*) FILTER (WHERE outcome = 'loss') AS losses
  FROM seats JOIN matches ON matches.id = match_id
 WHERE seats.player = :first AND seats.status = 'finished' AND seats.game = :game
   AND :second IN (first_player, second_player)"""

# In the latest run of equal outcomes a match has the same place among all as among those with its outcome.
STREAK_AGAINST = """
WITH counted AS (
    SELECT outcome, row_number() OVER (ORDER BY ended_at DESC, id DESC) AS place,
           row_number() OVER (PARTITION BY outcome ORDER BY ended_at DESC, id DESC) AS place_of_outcome
      FROM seats JOIN matches ON id = match_id
     WHERE player = :player AND outcome IS NOT NULL AND seats.game = :game AND seats.level = :level)
SELECT outcome, count(*) AS length FROM counted WHERE place = place_of_outcome GROUP BY outcome"""

# The next three add a match to sums, inside the transaction that finished it. `on_board`: a move ended the match. If
# not, as after a resignation, its length is no shortest or longest win.
ADD_TO_TALLIES = """
INSERT INTO tallies (player, game, level, wins, draws, losses, hints,
                     shortest_win, shortest_match, longest_win, longest_match)
SELECT player, game, coalesce(level, ''), outcome = 'win', outcome = 'draw', outcome = 'loss',
       (SELECT count(*) FROM hints WHERE hints.match_id = seats.match_id AND hints.player = seats.player),
       iif(outcome = 'win' AND :on_board, ply, NULL), iif(outcome = 'win' AND :on_board, match_id, NULL),
       iif(outcome = 'win' AND :on_board, ply, NULL), iif(outcome = 'win' AND :on_board, match_id, NULL)
  FROM seats WHERE match_id = :id AND player IS NOT NULL
ON CONFLICT (player, game, level) DO UPDATE SET
    wins = wins + excluded.wins, draws = draws + excluded.draws, losses = losses + excluded.losses,
    hints = hints + excluded.hints,
    shortest_match = iif(excluded.shortest_win < ifnull(shortest_win, excluded.shortest_win + 1),
                         excluded.shortest_match, shortest_match),
    longest_match = iif(excluded.longest_win > ifnull(longest_win, -1), excluded.longest_match, longest_match),
    shortest_win = min(ifnull(shortest_win, excluded.shortest_win), ifnull(excluded.shortest_win, shortest_win)),
    longest_win = max(ifnull(longest_win, excluded.longest_win), ifnull(excluded.longest_win, longest_win))"""

ADD_TO_STREAKS = """
INSERT INTO streaks (player, game, outcome, length, best_wins)
SELECT player, scope.game, outcome, 1, outcome = 'win'
  FROM seats, (SELECT game FROM matches WHERE id = :id UNION ALL SELECT '') AS scope
 WHERE match_id = :id AND player IS NOT NULL
ON CONFLICT (player, game) DO UPDATE SET
    length = iif(outcome = excluded.outcome, length + 1, 1),
    outcome = excluded.outcome,
    best_wins = max(best_wins, iif(excluded.outcome <> 'win', 0, iif(outcome = 'win', length + 1, 1)))"""

ADD_TO_TOTALS = """
INSERT INTO totals (game, level, finished, wins, draws, losses)
SELECT game, coalesce(level, ''), 1,
       count(*) FILTER (WHERE player IS NULL AND outcome = 'win'),
       count(*) FILTER (WHERE player IS NULL AND outcome = 'draw'),
       count(*) FILTER (WHERE player IS NULL AND outcome = 'loss')
  FROM seats WHERE match_id = :id GROUP BY match_id
ON CONFLICT (game, level) DO UPDATE SET
    finished = finished + 1, wins = wins + excluded.wins, draws = draws + excluded.draws,
    losses = losses + excluded.losses"""


@dataclass(frozen=True, slots=True)
class HistoryPage(Generic[E]):
    """A page of a player's matches, newest first; `page` is from 1 to `pages`, which is at least 1."""

    entries: tuple[E, ...]
    page: int
    pages: int
    total: int


@dataclass(frozen=True, slots=True)
class HistoryViewer:
    """The person who wants to see matches of others, and the channels that this person can read in their server."""

    viewer: int
    channels: Collection[int]

    def values(self) -> dict[str, Value]:
        """The values for the condition SEEN."""
        return {"viewer": self.viewer, "channels": [*self.channels]}


@dataclass(frozen=True, slots=True)
class Won:
    """A match that was won by a move, and its length in plies."""

    match_id: int
    plies: int


@dataclass(frozen=True, slots=True)
class Tally(Stored):
    """A player's finished matches of one game against the bot at one level, or against people (level None)."""

    game: str
    level: str | None
    wins: int
    draws: int
    losses: int
    hints: int
    shortest_win: Won | None
    longest_win: Won | None

    @classmethod
    def from_row(cls, row: Row) -> Self:
        def won(which: str) -> Won | None:
            plies = row[f"{which}_win"]
            return None if plies is None else Won(row[f"{which}_match"], plies)

        won_by = {"shortest_win": won("shortest"), "longest_win": won("longest")}
        return read_row(cls, row, level=row["level"] or None, **won_by)

    @property
    def played(self) -> int:
        """The number of finished matches."""
        return self.wins + self.draws + self.losses


@dataclass(frozen=True, slots=True)
class Streak(Stored):
    """The latest finished matches of a player with the same outcome, in the order in which they ended."""

    outcome: Outcome | None  # of the last `length` matches; None if none was finished
    length: int
    best_wins: int  # the longest run of wins ever


@dataclass(frozen=True, slots=True)
class Stats:
    """A player's statistics: a tally for each game and kind of opponent, and the streak over all of them."""

    tallies: tuple[Tally, ...]
    streak: Streak


class HistoryStore(Store):
    """Reads past matches. `game` limits the result to one game (None: all)."""

    async def channels(self, player: int, guild_id: int | None) -> list[int]:
        """The channels of a server (None: outside every server) where a player's matches have their boards."""
        return await self._db.column(CHANNELS, player=player, guild=guild_id)

    async def page(
        self, player: int, game: str | None = None, *, sight: HistoryViewer | None = None, page: int = 1, size: int = 10
    ) -> HistoryPage[Match]:
        """A page of a player's running and finished matches that a viewer (`sight`; None: the player) may see, newest
        first. A page number out of range gives the nearest page.
        """
        mine = sight is None or sight.viewer == player
        values: dict[str, Value] = {"player": player, "game": game}
        if sight and not mine:
            values |= sight.values()
        async with self._db.snapshot() as read:
            total = int((await read.row(TOTAL if mine else TOTAL_FOR_OTHERS, **values))["total"])
            pages = max(1, -(-total // size))
            page = min(max(1, page), pages)
            sql = PAGE if mine else PAGE_FOR_OTHERS
            matches = await read.all_as(Match, sql, **values, size=size, skipped=(page - 1) * size)
            return HistoryPage(tuple(matches), page, pages, total)

    async def finished(self) -> int:
        """The number of all finished matches."""
        return sum(await self._db.column("SELECT finished FROM totals"))

    async def between(self, first: int, second: int, game: str) -> tuple[int, int, int]:
        """How many matches of a game the first of two people has won, drawn and lost against the second."""
        wins, draws, losses = await self._db.row(BETWEEN, first=first, second=second, game=game)
        return wins, draws, losses

    async def streak_against(self, player: int, game: str, level: str) -> dict[str, int]:
        """How many of a player's last counted matches of a game against a level ended alike, by that outcome."""
        row = await self._db.one(STREAK_AGAINST, player=player, game=game, level=level)
        return {row["outcome"]: row["length"]} if row else {}

    async def tallies(self, player: int, game: str) -> list[Tally]:
        """What a player's finished matches of a game add up to: one tally for each kind of opponent."""
        return await self._db.all_as(Tally, TALLIES, player=player, game=game)

    async def stats(self, player: int, game: str | None = None) -> Stats:
        """The statistics of a player's finished matches."""
        async with self._db.snapshot() as read:
            tallies = await read.all_as(Tally, TALLIES, player=player, game=game)
            streak = await read.one_as(Streak, STREAK, player=player, game=game)
            return Stats(tuple(tallies), streak or Streak(None, 0, 0))
