"""What is asked often is looked up in an index, however much is stored."""

from __future__ import annotations

import pytest

from storage import Database
from storage.clocks import OVERDUE, TIMED, TO_WARN
from storage.history import PAGE, PAGE_FOR_OTHERS, STREAK, TALLIES, TOTAL, TOTAL_FOR_OTHERS
from storage.matches import OPEN, REMATCH, WAITING_FOR_BOT
from tests.storage.conftest import ANN

QUERIES: dict[str, tuple[str, dict[str, str | int | None]]] = {
    "page": (PAGE, {"player": ANN, "game": "xiangqi", "size": 10, "skipped": 0}),
    "page for others": (PAGE_FOR_OTHERS, {"player": ANN, "viewer": 7, "game": "xiangqi", "size": 10, "skipped": 0}),
    "total for others": (TOTAL_FOR_OTHERS, {"player": ANN, "viewer": 7, "game": "xiangqi"}),
    "total": (TOTAL, {"player": ANN, "game": "xiangqi"}),
    "tallies": (TALLIES, {"player": ANN, "game": None}),
    "streak": (STREAK, {"player": ANN, "game": None}),
    "open": (OPEN, {"player": ANN}),
    "waiting": (WAITING_FOR_BOT, {}),
    "overdue": (OVERDUE, {"at": "2026-11-20T12:00:00.000Z", "status": "playing"}),
    "to warn": (TO_WARN, {"at": "2026-11-20T12:00:00.000Z"}),
    "timed": (TIMED, {}),
    "rematch": (REMATCH, {"id": 1}),
}


@pytest.mark.parametrize("name", QUERIES)
async def test_no_table_is_read_from_end_to_end(db: Database, name: str) -> None:
    """SQLite's plan searches every table that it touches, and sorts nothing for history and statistics."""
    sql, values = QUERIES[name]
    plan = [row["detail"] for row in await db.all(f"EXPLAIN QUERY PLAN {sql}", **values)]
    assert any(step.startswith("SEARCH") for step in plan)
    assert not [step for step in plan if step.startswith("SCAN") and step != "SCAN CONSTANT ROW"]
    assert name in ("open", "overdue", "to warn") or not [step for step in plan if "TEMP B-TREE" in step]


async def test_counting_a_history_touches_the_index_alone(db: Database) -> None:
    """The number of pages of a busy player costs no look at the matches themselves."""
    plan = [row["detail"] for row in await db.all(f"EXPLAIN QUERY PLAN {TOTAL}", player=ANN, game=None)]
    assert len([step for step in plan if "COVERING INDEX matches_history" in step]) == 2
