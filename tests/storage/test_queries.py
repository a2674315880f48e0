"""Frequent queries use an index, however much is stored."""

from __future__ import annotations

from storage.clocks import ANY_TIMED, OVERDUE, TIMED, TIMED_OF, TO_WARN
from storage.database import Database
from storage.history import CHANNELS, PAGE, PAGE_FOR_OTHERS, STREAK, TALLIES, TOTAL, TOTAL_FOR_OTHERS
from storage.invitations import OPEN_IN
from storage.matches import OPEN, REMATCH, WAITING_FOR_BOT
from tests.cases import for_each
from tests.plans import literals, scans
from tests.storage.conftest import ANN

QUERIES: dict[str, tuple[str, dict[str, str | int | None]]] = {
    "page": (PAGE, {"player": ANN, "game": "xiangqi", "size": 10, "skipped": 0}),
    "page for others": (
        PAGE_FOR_OTHERS,
        {"player": ANN, "viewer": 7, "channels": "[20]", "game": "xiangqi", "size": 10, "skipped": 0},
    ),
    "total for others": (TOTAL_FOR_OTHERS, {"player": ANN, "viewer": 7, "channels": "[20]", "game": "xiangqi"}),
    "channels": (CHANNELS, {"player": ANN, "guild": 10}),
    "total": (TOTAL, {"player": ANN, "game": "xiangqi"}),
    "tallies": (TALLIES, {"player": ANN, "game": None}),
    "streak": (STREAK, {"player": ANN, "game": None}),
    "open": (OPEN, {"player": ANN}),
    "waiting": (WAITING_FOR_BOT, {}),
    "overdue": (OVERDUE, {"at": "2026-11-20T12:00:00.000Z", "status": "playing"}),
    "to warn": (TO_WARN, {"at": "2026-11-20T12:00:00.000Z"}),
    "timed": (TIMED, {}),
    "timed of": (TIMED_OF, {"person": ANN}),
    "any timed": (ANY_TIMED, {}),
    "rematch": (REMATCH, {"id": 1}),
    "open in a channel": (OPEN_IN, {"channel": 20, "at": "2026-11-20T12:00:00.000Z"}),
}


@for_each("name", QUERIES)
async def test_no_table_is_read_from_end_to_end(db: Database, name: str) -> None:
    """SQLite's plan searches every table, and sorts nothing for history and statistics."""
    sql, values = QUERIES[name]
    plan = [row["detail"] for row in await db.all(f"EXPLAIN QUERY PLAN {sql}", **values)]
    assert any(step.startswith("SEARCH") for step in plan)
    assert name != "open in a channel" or "invitations_of_channels (channel_id=? AND expires_at>?)" in plan[0]
    given = ("SCAN CONSTANT ROW", "SCAN json_each")  # rows that come with the query
    assert not [step for step in plan if step.startswith("SCAN") and not step.startswith(given)]
    sorts = [step for step in plan if "TEMP B-TREE" in step]
    assert not sorts or name in ("channels", "open", "open in a channel", "overdue", "to warn")


async def test_counting_a_history_touches_the_index_alone(db: Database) -> None:
    """The number of pages of a busy player is counted without reading the matches."""
    plan = [row["detail"] for row in await db.all(f"EXPLAIN QUERY PLAN {TOTAL}", player=ANN, game=None)]
    assert len([step for step in plan if "COVERING INDEX matches_history" in step]) == 2


def test_no_statement_reads_a_table_that_grows_from_end_to_end() -> None:
    """Each statement in the source of storage searches an index; `tests.plans` has the exceptions, with their
    reasons.

    Statements that are put together when they are sent are checked in every test that sends them.
    """
    found = {where: steps for where, sql in literals() if (steps := scans(sql))}
    assert not found
    assert len([*literals()]) > 100


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
