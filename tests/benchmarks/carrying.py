"""What one process of the bot carries: python -m tests.benchmarks.carrying --open 100000 --moves 10000000

With --open: a database with so many open matches against the bot, in a hundredth of which it is the bot's turn. Prints
the time of the start, the memory before and after it, and what a thousand matches that people look at add. With
--moves: a database with so many moves in finished matches of 20 moves each, a multiple of 1,000,000. Prints the times
of the start, a page of /history, /stats and a move. Both are made in a temporary folder, straight in SQL.
"""

import argparse
import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import psutil

from bot import installed
from bot.discord.place import Person
from bot.match.referee import Referee
from bot.match.terms import MatchTerms
from engines.pool import EnginePool
from storage.database import Database
from storage.migrate import shipped, upgrade
from storage.stored import to_text
from tests.benchmarks.storage import BUSY, DEFAULT_LEVEL, HEADING, PLIES, build, measure
from tests.benchmarks.storage import MATCHES as BUILT

LOOKED_AT = 5_000  # matches that people look at
EACH = 20  # open matches of one person
MOVES = ("4", "4", "3", "3")  # of an open match whose person is to move
SHARE = 100  # in one of so many matches it is the bot's turn


def build_open(path: Path, matches: int) -> None:
    """Open matches of Connect Four against the bot, 20 for each person."""
    now = datetime.now(UTC)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        upgrade(connection, path, shipped())
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("BEGIN")
        people = [(1 + number, f"P{number}", "en-GB", to_text(now)) for number in range(matches // EACH + 1)]
        connection.executemany("INSERT INTO players (id, name, locale, seen_at) VALUES (?, ?, ?, ?)", people)
        for number in range(1, matches + 1):
            person, made = 1 + number // EACH, MOVES[: -1 if number % SHARE == 0 else None]
            connection.execute(
                """INSERT INTO matches (id, game, start, first_player, level, challenger, guild_id, channel_id,
                                        message_id, status, ply, created_at, shown)
                   VALUES (?, 'connect4', '', ?, 'beginner', ?, 1, 2, ?, 'playing', ?, ?, 1)""",
                (number, person, person, number, len(made), to_text(now - timedelta(minutes=number))),
            )
            connection.executemany(
                "INSERT INTO moves (match_id, number, ply, text, made_at) VALUES (?, ?, ?, ?, ?)",
                [(number, ply, ply, text, to_text(now)) for ply, text in enumerate(made, 1)],
            )
        connection.execute("COMMIT")


def megabytes() -> float:
    """The memory of this process alone."""
    return psutil.Process().memory_info().rss / 1e6


async def open_matches(path: Path, matches: int) -> None:
    build_open(path, matches)
    print(f"{matches:,} open matches, {path.stat().st_size / 1e6:.0f} MB on disk")
    before, begun = megabytes(), time.perf_counter()
    async with (
        Database.open(path) as database,
        EnginePool(1, 64 << 20, 0.1) as pool,
        Referee(database, pool, installed.services()) as referee,
    ):
        opened = time.perf_counter()
        waiting = await referee.resume()
        ready = time.perf_counter()
        print(f"database open after {opened - begun:.2f} s, {waiting:,} turns under way after {ready - begun:.2f} s")
        await until_none_waits(referee, database)
        print(f"all of them made after {time.perf_counter() - begun:.1f} s")
        started = megabytes()
        print(f"memory {before:.0f} MB before, {started:.0f} MB after the start")
        for number in range(1, min(LOOKED_AT, matches) + 1):
            await referee.stores.view(number)
        looked = min(LOOKED_AT, matches) / 1000
        print(f"memory for a thousand matches that are looked at: {(megabytes() - started) / looked:.2f} MB")
        mine = iter(range(SHARE + 1, matches))
        print(HEADING)
        await measure("a move of a person, stored", lambda: move(referee, next(mine)))


async def until_none_waits(referee: Referee, database: Database) -> None:
    while True:
        rows = await database.all("SELECT count(*) FROM matches WHERE status = 'playing' AND turn IS NULL")
        if not rows[0][0]:
            return
        await asyncio.sleep(0.1)


async def move(referee: Referee, match: int) -> None:
    await referee.turns.move(match, 1 + match // EACH, "1")


def repeat(path: Path, times: int) -> None:
    """Copies each match, with its moves and hints, until there are so many of it, with the same people."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("BEGIN")
        for table, number in (("matches", "id"), ("moves", "match_id"), ("hints", "match_id")):
            described = connection.execute(f"PRAGMA table_xinfo({table})")  # hidden: a column that is computed
            others = ", ".join(name for _, name, *_, hidden in described if name != number and not hidden)
            for copy in range(1, times):
                connection.execute(
                    f"INSERT INTO {table} ({number}, {others}) SELECT {number} + ?, {others} FROM {table}"  # noqa: S608
                    f" WHERE {number} <= ?",
                    (copy * BUILT, BUILT),
                )
        counted = ("wins", "draws", "losses", "hints")
        connection.execute("UPDATE tallies SET " + ", ".join(f"{each} = {each} * {times}" for each in counted))  # noqa: S608
        connection.execute("COMMIT")


async def many_moves(path: Path, moves: int) -> None:
    build(path)
    repeat(path, moves // (PLIES * BUILT))
    print(f"{moves:,} moves in {moves // PLIES:,} matches, {path.stat().st_size / 1e6:.0f} MB on disk")
    begun = time.perf_counter()
    async with (
        Database.open(path) as database,
        EnginePool(1, 64 << 20, 0.1) as pool,
        Referee(database, pool, installed.services()) as referee,
    ):
        print(f"database open after {time.perf_counter() - begun:.2f} s, {megabytes():.0f} MB of memory")
        print(HEADING)
        for who, person in (("somebody", DEFAULT_LEVEL), ("the busiest", BUSY)):
            page = await referee.lists.history(person)
            print(f"{who}: {page.total:,} matches")
            await measure("  /history, first page", partial(referee.lists.history, person))
            await measure("  /history, last page", partial(referee.lists.history, person, page=1 << 30))
            await measure("  /stats", partial(referee.stores.history.stats, person))
        view = await referee.challenges.play_bot(MatchTerms("connect4", "first", level="beginner"), Person(5, "P"))

        async def turn() -> None:
            nonlocal view
            if not view.match.playing:
                view = await referee.challenges.play_bot(
                    MatchTerms("connect4", "first", level="beginner"), Person(5, "P")
                )
            view = await referee.turns.move(view.id, 5, view.legal[0])
            if view.match.playing:
                view = await referee.thinking.answer(view.id)

        await measure("a move and the bot's answer, stored", turn)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--open", type=int, default=0)
    parser.add_argument("--moves", type=int, default=0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if options.open:
            asyncio.run(open_matches(Path(folder) / "open.sqlite3", options.open))
        if options.moves:
            asyncio.run(many_moves(Path(folder) / "moves.sqlite3", options.moves))


if __name__ == "__main__":
    main()
