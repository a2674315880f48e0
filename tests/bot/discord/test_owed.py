"""Retries of what is owed to matches: a failure is logged as an error once, and as none at a stop."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.discord.owed import Retries


async def never(match_id: int) -> bool:
    """Nothing is left to do for a match."""
    return False


async def for_long(match_id: int, seconds: float) -> None:
    """Sleeps until it is cancelled."""
    await asyncio.sleep(3600)


async def test_what_fails_is_an_error_once_and_none_at_a_stop(caplog: pytest.LogCaptureFixture) -> None:
    """A picture that cannot be drawn is a bug to report; a database that the stop closes is none."""
    caplog.set_level(logging.INFO)
    owed = Retries(never, for_long)
    owed.report(7, "it cannot be shown", OSError("no picture"))
    owed.add(7)
    owed.report(7, "it cannot be shown", OSError("no picture"))
    await owed.close()
    owed.report(8, "it cannot be shown", OSError("closed"))
    assert [record.levelname for record in caplog.records] == ["ERROR", "INFO", "INFO"]
    owed.add(8)
    assert 8 not in owed
