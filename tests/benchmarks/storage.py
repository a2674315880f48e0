"""How long storage takes with 1,000,000 moves in 50,000 matches: python -m tests.benchmarks.storage

Makes such a database in a temporary folder, with one person who has played 8,000 of the matches, and prints median,
99th percentile and maximum of each call as the bot makes it (`Database.open`, a real file, synchronous commits).
"""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from storage.backup import backup
from storage.clocks import ClockStore
from storage.database import Database
from storage.hints import HintStore
from storage.history import ADD_TO_STREAKS, ADD_TO_TALLIES, HistoryStore
from storage.matches import MatchStore
from storage.migrate import shipped, upgrade
from storage.players import PlayerStore
from storage.rows import NewMatch, NewMove
from storage.stored import to_text

MATCHES, PLIES, PEOPLE = 50_000, 20, 2_000
BUSY, BUSY_SHARE, DEFAULT_LEVEL = 1, 0.16, 77
LEVELS = ("beginner", "easy", "medium", "hard", "master")
GAMES = ("tictactoe", "connect4", "xiangqi")
HEADING = f"{'milliseconds':44} {'median':>8} {'p99':>8} {'max':>8}"


def build(path: Path, matches: int = MATCHES) -> None:
    """Fills a new database; the summaries are made by the bot's own statements."""
    rng = random.Random(20)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        upgrade(connection, path, shipped())
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("BEGIN")
        seen = to_text(datetime.now(UTC))
        people = [(number, f"Player {number}", "en-GB", seen) for number in range(1, PEOPLE + 1)]
        connection.executemany("INSERT INTO players (id, name, locale, seen_at) VALUES (?, ?, ?, ?)", people)
        for match_id in range(1, matches + 1):
            add_match(connection, match_id, rng, is_open=match_id > matches - 300)
        connection.execute("UPDATE matches SET shown = revision")
        connection.execute("COMMIT")


def add_match(connection: sqlite3.Connection, match_id: int, rng: random.Random, *, is_open: bool) -> None:
    """Adds one match of 20 moves with its hints."""
    at = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(minutes=5 * match_id)
    person = BUSY if rng.random() < BUSY_SHARE else rng.randint(2, PEOPLE)
    level = rng.choice(LEVELS) if rng.random() < 0.6 else None
    other = None if level else 1 + (person - 1 + rng.randrange(1, PEOPLE)) % PEOPLE
    first, second = rng.sample([person, other], 2)
    connection.execute(
        """INSERT INTO matches (id, game, start, first_player, second_player, level, challenger, guild_id, channel_id,
                                message_id, status, ply, deadline, created_at)
           VALUES (?, ?, 'start', ?, ?, ?, ?, 1, 2, 3, 'playing', ?, ?, ?)""",
        (
            match_id,
            rng.choice(GAMES),
            first,
            second,
            level,
            person,
            PLIES,
            to_text(at + timedelta(days=1)),
            to_text(at),
        ),
    )
    moves = [(match_id, ply, ply, f"h{ply % 10}e{ply % 9}", to_text(at)) for ply in range(1, PLIES + 1)]
    connection.executemany("INSERT INTO moves (match_id, number, ply, text, made_at) VALUES (?, ?, ?, ?, ?)", moves)
    hints = [(match_id, person, ply, ply, 2, to_text(at)) for ply in range(1, rng.choice([1, 1, 3, 6]))]
    connection.executemany("INSERT INTO hints VALUES (?, ?, ?, ?, ?, ?)", hints)
    if not is_open:
        finish(connection, match_id, rng.choice(["1-0", "0-1", "1/2-1/2"]))


def finish(connection: sqlite3.Connection, match_id: int, result: str) -> None:
    connection.execute(
        """UPDATE matches SET status = 'finished', ended_at = created_at, deadline = NULL, result = ?, reason = 'x'
           WHERE id = ?""",
        (result, match_id),
    )
    connection.execute(ADD_TO_TALLIES, {"id": match_id, "on_board": 1})
    connection.execute(ADD_TO_STREAKS, {"id": match_id})


async def measure(name: str, call: Callable[[], Awaitable[object]], times: int = 300) -> None:
    """Prints the times of a call that is made again and again, under HEADING."""
    taken = []
    for _ in range(times):
        begun = time.perf_counter()
        await call()
        taken.append((time.perf_counter() - begun) * 1000)
    p99 = statistics.quantiles(taken, n=100)[98]
    print(f"{name:44} {statistics.median(taken):8.2f} {p99:8.2f} {max(taken):8.2f}")


async def read(db: Database) -> None:
    matches, history, players = MatchStore(db), HistoryStore(db), PlayerStore(db)
    for who, player in (("busy", BUSY), ("usual", DEFAULT_LEVEL)):
        page = await history.page(player)
        print(f"-- {who} person: {page.total} matches")
        await measure(f"{who}: first page of history", partial(history.page, player))
        await measure(f"{who}: last page of history", partial(history.page, player, page=1 << 30))
        await measure(f"{who}: page of one game", partial(history.page, player, "xiangqi", page=3))
        await measure(f"{who}: statistics", partial(history.stats, player))
        await measure(f"{who}: statistics of one game", partial(history.stats, player, "xiangqi"))
        await measure(f"{who}: open matches", partial(matches.open_of, player))
    print("-- any")
    await measure("a match and its moves", lambda: matches.game(random.randint(1, MATCHES)))
    await measure("names of 20 people", partial(players.named, range(1, 21)))
    await measure("matches that wait for the bot", matches.waiting_for_bot)
    await measure("matches that are due, none", partial(ClockStore(db).due, datetime(2026, 1, 1, tzinfo=UTC)))


async def write(db: Database) -> None:
    matches, hints = MatchStore(db), HintStore(db)
    match = await matches.create(NewMatch("connect4", "", DEFAULT_LEVEL, None, challenger=DEFAULT_LEVEL, level="easy"))

    async def move() -> None:
        nonlocal match
        match = await matches.record_move(match.id, match.ply, NewMove("d"), by=match.turn)

    async def many_at_once() -> None:
        new = NewMatch("connect4", "", DEFAULT_LEVEL, None, challenger=DEFAULT_LEVEL, level="easy")
        await asyncio.gather(*(matches.create(new) for _ in range(50)))

    await measure("record a move", move)
    await measure("record a hint", partial(hints.record, match.id, match.ply, DEFAULT_LEVEL))
    await measure("50 new matches at the same instant", many_at_once, 20)


def timed(name: str, call: Callable[[], object]) -> None:
    begun = time.perf_counter()
    call()
    print(f"{name:44} {time.perf_counter() - begun:8.2f} s")


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "qibot.sqlite3"
        timed("build", lambda: build(path))
        size = path.stat().st_size / 1e6
        print(f"{MATCHES:,} matches, {MATCHES * PLIES:,} moves, {size:.0f} MB, {os.cpu_count()} cores")
        begun = time.perf_counter()
        async with Database.open(path) as db:
            print(f"{'open':44} {time.perf_counter() - begun:8.2f} s")
            print(HEADING)
            await read(db)
            await write(db)
        timed("backup, with the full examination", lambda: backup(path, path.with_name("copy.sqlite3")))


if __name__ == "__main__":
    asyncio.run(main())
