"""The puzzle of the day of each server, and who has tried and solved it."""

import sqlite3
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import date, datetime

from storage.database import Database, Store, Transaction, can_exist, writing
from storage.errors import DailyNotFound
from storage.leaderboards import HiddenSetting
from storage.personal import REMOVED, Personal
from storage.posts import PostStore
from storage.stored import now, read_row

# The newest puzzle of each server names its solvers in a message that still changes.
SHOW_ANEW = """
UPDATE daily_puzzles SET revision = revision + 1
 WHERE id IN (SELECT daily FROM daily_answers WHERE person = :person AND solved)
   AND NOT EXISTS (SELECT 1 FROM daily_puzzles AS newer
                    WHERE newer.guild_id = daily_puzzles.guild_id AND newer.id > daily_puzzles.id)"""
PERSONAL = (Personal("daily_answers", ("person",), REMOVED, before=(SHOW_ANEW,), done_at="began_at"),)

COUNTS = "SELECT count(solved) AS tried, total(solved) AS solved FROM daily_answers WHERE daily = :id"

# Both subqueries read the days back from this one by an index, and end at the first that was missed.
SOLVERS = """
WITH last AS (SELECT day FROM daily_puzzles WHERE id = :id)
SELECT name, (SELECT count(*) FROM daily_puzzles AS one
               WHERE one.guild_id = :guild AND one.day <= (SELECT day FROM last) AND one.day > ifnull(
                     (SELECT missed.day FROM daily_puzzles AS missed
                       WHERE missed.guild_id = :guild AND missed.day <= (SELECT day FROM last)
                         AND NOT EXISTS (SELECT 1 FROM daily_answers
                                          WHERE daily = missed.id AND person = players.id AND solved)
                       ORDER BY missed.day DESC LIMIT 1), '')) AS streak
  FROM daily_answers JOIN players ON players.id = person
 WHERE daily = :id AND solved AND (players.id = :only OR :only IS NULL AND NOT EXISTS (
     SELECT 1 FROM settings WHERE scope = 'person' AND settings.id = players.id AND key = :key AND value = :value))
 ORDER BY streak DESC, began_at"""

BEGIN = """
INSERT OR IGNORE INTO daily_answers (daily, person, began_at)
SELECT :id, :person, :now
 WHERE :id = (SELECT max(id) FROM daily_puzzles
               WHERE guild_id = (SELECT guild_id FROM daily_puzzles WHERE id = :id))"""

NEWEST = "SELECT max(id) AS id FROM daily_puzzles WHERE guild_id = :guild AND day >= :day"

MOVE = """
UPDATE daily_puzzles SET channel_id = wanted.channel, revision = revision + 1
  FROM (SELECT json_extract(value, '$[0]') AS guild, json_extract(value, '$[1]') AS channel
          FROM json_each(:channels)) AS wanted
 WHERE daily_puzzles.id = (SELECT max(id) FROM daily_puzzles WHERE guild_id = wanted.guild AND day >= :day)
   AND message_id IS NULL AND channel_id <> wanted.channel"""

# Without the name of the index SQLite reads all answers of the person.
ANSWER = """
UPDATE daily_answers INDEXED BY daily_answers_begun SET solved = :solved
 WHERE person = :person AND solved IS NULL
   AND EXISTS (SELECT 1 FROM daily_puzzles WHERE id = daily AND puzzle = :puzzle)
RETURNING daily"""


@dataclass(frozen=True, slots=True)
class DailyPuzzle:
    """A puzzle of a day with its results."""

    id: int
    guild_id: int
    day: str  # such as 2026-11-22
    channel_id: int
    message_id: int | None
    game: str
    puzzle: str
    revision: int
    shown: int
    made_at: datetime
    tried: int  # how many people have tried it
    solved: int  # how many people have solved it
    # Who has solved it, each with their days in a row up to this one, the longest first; unlisted people are left out.
    solvers: tuple[tuple[str, int], ...]


class DailyStore(Store):
    """The puzzles of the day, at most one for each server and day. People must be known to `PlayerStore`."""

    def __init__(self, database: Database, hidden: HiddenSetting) -> None:
        super().__init__(database)
        self.posts = PostStore(database, "daily_puzzles")
        self._unlisted = asdict(hidden)

    async def make(self, guild_id: int, day: date, channel_id: int, game: str, puzzle: str) -> int | None:
        """Stores the puzzle of a day and returns its id; None, and nothing is changed, if there is one already."""
        told = {"game": game, "puzzle": puzzle, "made_at": now()}
        made = await self._db.insert(
            "daily_puzzles", "IGNORE", guild_id=guild_id, day=day.isoformat(), channel_id=channel_id, **told
        )
        return made[0]["id"] if made else None

    async def move(self, channels: Mapping[int, int], since: date) -> None:
        """Moves the newest puzzle of each of these servers, if it is of this day or a later one, to the channel of its
        server, unless it was posted already.
        """
        await self._db.change(MOVE, channels=[*channels.items()], day=since.isoformat())

    async def on(self, guild_id: int, day: date) -> int | None:
        """The id of a server's puzzle for a day; None if there is none."""
        return await self._db.value(
            "SELECT id FROM daily_puzzles WHERE guild_id = :guild AND day = :day", guild=guild_id, day=day.isoformat()
        )

    async def newest(self, guild_id: int, since: date) -> int | None:
        """The id of a server's newest puzzle, of this day or a later one; None if there is none."""
        return await self._db.value(NEWEST, guild=guild_id, day=since.isoformat())

    async def used(self, guild_id: int, game: str) -> set[str]:
        """The keys of the puzzles of a game that a server has had."""
        sql = "SELECT puzzle FROM daily_puzzles WHERE guild_id = :guild AND game = :game"
        return set(await self._db.column(sql, guild=guild_id, game=game))

    async def get(self, daily: int, guild_id: int | None = None) -> DailyPuzzle:
        """A puzzle of the day with its results, read at one moment. Raises `DailyNotFound`, also if `guild_id` names
        another server.
        """
        if not can_exist(daily):
            raise DailyNotFound(daily)
        async with self._db.snapshot() as read:
            row = await read.one("SELECT * FROM daily_puzzles WHERE id = :id", id=daily)
            if row is None or guild_id not in (None, row["guild_id"]):
                raise DailyNotFound(daily)
            counts = await read.row(COUNTS, id=daily)
            solvers = await self._solvers(read, daily, row["guild_id"])
            named = tuple((each["name"], each["streak"]) for each in solvers)
            return read_row(DailyPuzzle, row, tried=counts["tried"], solved=int(counts["solved"]), solvers=named)

    async def _solvers(
        self, read: Transaction, daily: int, guild_id: int, only: int | None = None
    ) -> list[sqlite3.Row]:
        """The listed solvers, or `only` one person, with their days in a row, the longest first."""
        return await read.all(SOLVERS, id=daily, guild=guild_id, only=only, **self._unlisted)

    async def streak(self, daily: int, person: int) -> int:
        """How many days in a row up to this one a person has solved the puzzle; 0 if not on this one."""
        async with self._db.snapshot() as read:
            guild = await read.value("SELECT guild_id FROM daily_puzzles WHERE id = :id", id=daily)
            found = await self._solvers(read, daily, guild, person) if guild else []
            return int(found[0]["streak"]) if found else 0

    async def solved_by(self, person: int, puzzle: str, guild_id: int) -> int | None:
        """The newest puzzle of the day of a server that has this key and that a person solved; None if none."""
        return await self._db.value(
            """SELECT max(daily) AS daily FROM daily_answers JOIN daily_puzzles ON daily_puzzles.id = daily
                WHERE person = :person AND puzzle = :puzzle AND guild_id = :guild AND solved""",
            person=person,
            puzzle=puzzle,
            guild=guild_id,
        )

    @writing
    async def begin(self, write: Transaction, daily: int, person: int) -> bool:
        """Notes that a person looks at a puzzle of the day. Returns whether their answer will count.

        It does not if they have answered before, or if the server had a newer puzzle when they first looked.
        """
        await write.all(BEGIN, id=daily, person=person, now=now())
        row = await write.one(
            "SELECT solved FROM daily_answers WHERE daily = :id AND person = :person", id=daily, person=person
        )
        return row is not None and row["solved"] is None


async def answer(write: Transaction, person: int, puzzle: str, solved: bool) -> list[int]:
    """Stores the answer of a person to a puzzle inside a transaction, for each puzzle of the day that has this key and
    waits for it. Returns the ids of those puzzles of the day; their messages are to change.
    """
    answered = await write.column(ANSWER, person=person, puzzle=puzzle, solved=int(solved))
    for daily in answered:
        await write.all("UPDATE daily_puzzles SET revision = revision + 1 WHERE id = :id", id=daily)
    return answered
