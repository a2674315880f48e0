"""What the log says of work that fails at every sweep."""

import logging
from pathlib import Path

import pytest

from bot.match import failure_log
from bot.match.failure_log import REMEMBERED, failure_logged
from storage.errors import DatabaseFault, DatabaseFull
from tests.cases import for_each

log = logging.getLogger(__name__)
FULL, SLOW = DatabaseFull(Path("qibot.sqlite3")), DatabaseFault(Path("qibot.sqlite3"), "slow")


@pytest.fixture(autouse=True)
def seconds(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time in seconds; nothing was logged before it."""
    passed = [0.0]
    monkeypatch.setattr(failure_log, "_told", type(failure_log._told)(REMEMBERED))
    monkeypatch.setattr("bot.match.failure_log.time.monotonic", lambda: passed[0])
    return passed


def failing(row: int, *errors: Exception) -> None:
    """A row cannot be worked off, by each of these errors in turn."""
    for error in errors:
        with failure_logged(log, "row %s fails", row):
            raise error


def told(caplog: pytest.LogCaptureFixture) -> list[tuple[str, bool]]:
    """The lines of the log since the last call, each with whether a traceback follows."""
    lines = [(record.getMessage(), record.exc_info is not None) for record in caplog.records]
    caplog.clear()
    return lines


def test_a_bug_is_told_whole_once_for_each_row(caplog: pytest.LogCaptureFixture, seconds: list[float]) -> None:
    """Then in a line a minute, even if its text is another each time; and whole where the row fails by another bug."""
    for attempt, row in enumerate((1, 1, 2)):
        failing(row, KeyError(attempt))
    assert told(caplog) == [("row 1 fails", True), ("row 2 fails", True)]
    seconds[0] += failure_log.PAUSE
    failing(1, KeyError("x"), KeyError("x"), ValueError("y"))
    assert told(caplog) == [("row 1 fails: KeyError('x')", False), ("row 1 fails", True)]
    with failure_logged(log, "row %s fails", 1):
        {}["elsewhere"]
    assert told(caplog) == [("row 1 fails", True)]


@for_each("fault", [FULL, SLOW])
def test_a_fault_of_the_database_is_a_line_a_minute(
    caplog: pytest.LogCaptureFixture, seconds: list[float], fault: DatabaseFault
) -> None:
    """However many rows it concerns."""
    for row in range(9):
        failing(row, fault)
    seconds[0] += failure_log.PAUSE
    failing(9, fault, fault)
    assert told(caplog) == [(f"row {row} fails: {fault}", False) for row in (0, 9)]


def test_what_was_told_takes_little_memory(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL, log.name)
    for row in range(REMEMBERED + 9):
        failing(row, KeyError(row))
    assert len(failure_log._told) == REMEMBERED
