"""Retries of what is owed to matches: a failure is logged as an error once, and as none at a stop."""

import asyncio
import logging

import pytest

from bot.discord.owed import Retries
from bot.discord.rate_limits import Limits


async def never(match_id: int) -> bool:
    """Nothing is left to do for a match."""
    return False


async def test_what_fails_is_an_error_once_and_none_at_a_stop(caplog: pytest.LogCaptureFixture) -> None:
    """A picture that cannot be drawn is a bug to report; a database that the stop closes is none."""
    caplog.set_level(logging.INFO)
    owed = Retries(never, lambda match_id: None, Limits())
    owed.report(7, "it cannot be shown", OSError("no picture"))
    owed.add(7)
    owed.report(7, "it cannot be shown", OSError("no picture"))
    await owed.close()
    owed.report(8, "it cannot be shown", OSError("closed"))
    assert [record.levelname for record in caplog.records] == ["ERROR", "INFO", "INFO"]
    owed.add(8)
    assert 8 not in owed


async def test_what_always_fails_is_tried_less_and_less_often(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log says once that nothing helps. Something new that fails brings the next attempt forward."""
    monkeypatch.setattr("bot.pauses.LONGEST_PAUSE", 64.0)
    waited: list[float] = []
    attempts: list[int] = []

    async def wait(seconds: float, channel: int | None) -> None:
        waited.append(seconds)
        await asyncio.sleep(0)

    async def attempt(match_id: int) -> bool:
        attempts.append(match_id)
        owed.add(match_id)  # it failed again
        return len(attempts) == 10

    limits = Limits()
    monkeypatch.setattr(limits, "pause", wait)
    owed = Retries(attempt, lambda match_id: None, limits)
    owed.add(7)
    while len(waited) < 13:  # noqa: ASYNC110 - no event tells of it
        await asyncio.sleep(0)
    assert waited == [0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 2.0, 30.0, 30.0, 4.0, 30.0, 30.0]
    owed.add(7)
    while 7 in owed:  # noqa: ASYNC110 - no event tells of it
        await asyncio.sleep(0)
    assert waited[13:] == [30.0, 30.0, 4.0]
    assert caplog.text.count("nothing helps") == 1
