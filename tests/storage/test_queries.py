"""Frequent queries use an index, however much is stored."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from storage.boards import BoardMessage, BoardStore
from storage.clocks import ANY_TIMED, DUE, TIMED
from storage.daily import SOLVERS
from storage.database import Database
from storage.files import log_of
from storage.history import PAGE, PAGE_FOR_OTHERS, STREAK, TALLIES, TOTAL, TOTAL_FOR_OTHERS
from storage.invitations import OPEN_IN
from storage.leaderboards import BEATEN, TOP
from storage.matches import REMATCH, WAITING_FOR_BOT, MatchStore
from storage.migrate import shipped, upgrade
from storage.personal import all_personal
from storage.rows import NewMove, NextTurn, Timing
from tests.cases import for_each
from tests.plans import literals, plan, scans
from tests.storage.conftest import between_two

ASKED_OFTEN = (PAGE, PAGE_FOR_OTHERS, TOTAL, TOTAL_FOR_OTHERS, TALLIES, STREAK, TIMED, ANY_TIMED, REMATCH)


@for_each("sql", ASKED_OFTEN)
def test_what_is_asked_often_is_sorted_by_an_index(sql: str) -> None:
    """However much is stored, history and statistics are found by an index, and nothing is sorted for them."""
    steps = plan(sql)
    assert any(step.startswith("SEARCH") for step in steps)
    assert not [step for step in steps if "TEMP B-TREE" in step]


def test_statements_keep_to_the_oldest_sqlite() -> None:
    """Nothing is used that is younger than storage.check.OLDEST_SQLITE: Ubuntu 22.04 has 3.37."""
    younger = re.compile(
        r"->|unixepoch\(|timediff\(|\bDISTINCT FROM\b|\b(FULL|RIGHT) (OUTER )?JOIN\b|string_agg\(|concat"
    )
    migrations = ((str(number), script) for number, script in enumerate(shipped(), 1))
    assert not [place for place, sql in (*literals(), *migrations) if younger.search(sql)]


@for_each(
    "sql, step, times",
    [
        (WAITING_FOR_BOT, "SCAN matches USING INDEX matches_waiting", 1),
        (DUE, "SEARCH matches USING INDEX matches_due (due<?)", 1),
        (OPEN_IN, "invitations_of_channels (channel_id=? AND expires_at>?)", 1),
        (TOP, "SEARCH ratings USING INDEX ratings_latest (game=? AND rated_at>?)", 1),
        (TOTAL, "COVERING INDEX matches_history", 2),
    ],
)
def test_what_is_looked_for_is_all_that_is_read(sql: str, step: str, times: int) -> None:
    """Matches that wait for the bot and clocks that are due, in every sweep; what is old is left out by its time; and
    the pages of a busy player are counted without reading the matches.
    """
    assert sum(step in each for each in plan(sql)) == times


def test_no_statement_reads_a_table_that_grows_from_end_to_end() -> None:
    """Each statement in the source of storage searches an index; `tests.plans` has the exceptions, with their
    reasons.

    Statements that are put together when they are sent are checked in every test that sends them.
    """
    found = {where: steps for where, sql in literals() if (steps := scans(sql))}
    assert not found
    assert len([*literals()]) > 100


async def test_every_index_serves_a_statement(db: Database) -> None:
    """None is kept up to date for nothing."""
    rows = [f"SELECT 1 FROM {each.table} WHERE {each.rows}" for each in all_personal()]  # noqa: S608 - names of ours
    steps = [step for sql in (*(sql for _, sql in literals()), *rows, BEATEN, TOP) for step in plan(sql)]
    used = {name for step in steps for name in re.findall(r"INDEX (\w+)", step)}
    made = await db.column("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")
    assert not {*made} - used


async def test_a_move_changes_few_pages(db: Database) -> None:
    """The match, the move, and an index each of the moves, of what is to be shown and of what is due: nothing else is
    written, which would cost every move.
    """
    matches, now = MatchStore(db), datetime.now(UTC)
    clock = Timing(now + timedelta(days=3), now, warn_at=now + timedelta(days=2))
    match = await matches.create(between_two(clock="move-259200", timing=clock))
    match = await BoardStore(db).place(match.id, BoardMessage(5, 50, 500), match.revision)
    match = await matches.record_move(match.id, 0, NewMove("a"), by=match.turn, after=NextTurn(clock))
    await BoardStore(db).note_shown({match.id: match.revision})
    await db.clean()
    await matches.record_move(match.id, 1, NewMove("b"), by=match.turn, after=NextTurn(clock))
    assert log_of(db.path).stat().st_size == 32 + 5 * (24 + 4096)  # the log and each of its pages have a header


def test_days_in_a_row_are_counted_back_from_the_last(path: Path) -> None:
    """Every answer to a puzzle of the day counts them for all who solved it; the days of a year are looked at once for
    each, not once for each day.
    """
    told = {"id": DAYS, "guild": 5, "only": None, "key": "listed", "value": "off"}
    worked: list[None] = []
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        upgrade(connection, path, shipped())
        connection.executescript(DAILY)
        connection.set_progress_handler(lambda: worked.append(None), 1000)
        assert [streak for _, streak in connection.execute(SOLVERS, told)] == [DAYS] * 10 + [DAYS - 200]
    assert len(worked) < DAYS


DAYS = 365
DAILY = f"""
WITH RECURSIVE days (day) AS (SELECT 1 UNION ALL SELECT day + 1 FROM days WHERE day < {DAYS})
INSERT INTO daily_puzzles (guild_id, day, channel_id, game, puzzle, made_at)
SELECT 5, printf('%04d', day), 50, 'chess', day, '' FROM days;
INSERT INTO players (id, name, seen_at) SELECT id, 'Ann', '' FROM daily_puzzles WHERE id <= 11;
INSERT INTO daily_answers (daily, person, solved, began_at)
SELECT daily_puzzles.id, players.id, daily_puzzles.id <> 200 OR players.id <> 11, '' FROM daily_puzzles, players;
"""  # noqa: S608


async def test_every_column_that_names_a_person_has_an_index(db: Database) -> None:
    """Deletions need it to find a person's rows, and SQLite to check what refers to a person, which no plan shows."""
    for table in [row["name"] for row in await db.all("SELECT name FROM sqlite_schema WHERE type = 'table'")]:
        firsts = {
            (await db.all(f"PRAGMA index_info('{index['name']}')"))[0]["name"]
            for index in await db.all(f"PRAGMA index_list('{table}')")
            if not index["partial"]
        }
        key = next((row["name"] for row in await db.all(f"PRAGMA table_info('{table}')") if row["pk"] == 1), None)
        keys = await db.all(f"PRAGMA foreign_key_list('{table}')")
        assert {row["from"] for row in keys if row["table"] == "players"} <= {*firsts, key}, table
