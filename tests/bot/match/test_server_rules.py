"""A server's rules: hours in which nobody is notified, and suspensions."""

from datetime import timedelta

import pytest

from bot.features.servers.rules import Moderation
from bot.match.places import Quiet
from bot.match.referee import Referee
from bot.match.refusals import BadChoice
from tests.bot.conftest import EVE, Clock
from tests.cases import for_each


@for_each(
    "hours, start, end", [("22-7", 22, 7), ("20-24", 20, 0), ("24-8", 0, 8), ("0-24", 0, 24), ("13:00–15", 13, 15)]
)
def test_hours_are_read(hours: str, start: int, end: int) -> None:
    """Midnight may also be 24."""
    assert Quiet.read(hours, "UTC") == Quiet(start, end, "UTC")


@for_each("hours", ["22-25", "25-7", "7-7", "0-0", "late"])
def test_what_are_no_hours(hours: str) -> None:
    """Hours later than midnight, or an empty span."""
    with pytest.raises(BadChoice):
        Quiet.read(hours, "UTC")


async def test_quiet_all_day(clock: Clock) -> None:
    """Every hour is quiet."""
    assert all(Quiet.read("0-24", "UTC").holds(clock() + timedelta(hours=hour)) for hour in range(24))


@for_each("typed, zone", [("europe/berlin", "Europe/Berlin"), ("AMERICA/NEW YORK", "America/New_York"), ("utc+2",) * 2])
def test_a_zone_is_read_however_it_is_written(typed: str, zone: str) -> None:
    """In capitals or not; it is kept in its usual spelling."""
    assert Quiet.read("22-7", f" {typed} ").zone == zone


async def test_a_suspension_ends_at_its_time(referee: Referee, clock: Clock) -> None:
    """A suspension ends to the second."""
    await referee.of(Moderation).suspend(5, EVE, "rude", clock() + timedelta(days=1))
    clock.pass_by(timedelta(days=1) - timedelta(seconds=1))
    assert await referee.places.suspension(5, EVE.id)
    clock.pass_by(timedelta(seconds=1))
    assert await referee.places.suspension(5, EVE.id) is None
