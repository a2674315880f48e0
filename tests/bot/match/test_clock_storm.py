"""A small storm over live clocks; its laws notice a violation."""

from datetime import datetime
from pathlib import Path

import pytest

from bot.match import time_control
from storage.rows import Timing
from tests.bot.match.clock_storm import ClockStorm
from tests.long import LONG


async def test_the_laws_of_the_clocks_hold(tmp_path: Path) -> None:
    """Clicks arrive late, the connection is cut, and the bot is killed."""
    storm = ClockStorm(12 if LONG else 4, seed=4)
    await storm.run(tmp_path / "storm.sqlite3")
    assert storm.violations == []
    assert len(storm.ended) == storm.matches
    assert storm.done["cuts"]
    assert storm.done["kills"]


async def test_a_clock_that_charges_too_much_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves cost a second more than they took."""
    honest = time_control.spent

    def dear(timing: Timing, at: datetime) -> int | None:
        cost = honest(timing, at)
        return None if cost is None else cost + 1000

    monkeypatch.setattr("bot.match.clocks.spent", dear)
    storm = ClockStorm(1, seed=6)
    await storm.run(tmp_path / "storm.sqlite3")
    assert any("charged" in each for each in storm.violations)
