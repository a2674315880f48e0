"""A server's rules: hours in which nobody is notified, and suspensions."""

from datetime import timedelta

import pytest

from bot.features.servers.moderation import Moderation
from bot.match.referee import Referee
from bot.match.refusals import BadChoice
from bot.match.server_rules import Quiet
from tests.bot.conftest import EVE, Clock
from tests.cases import for_each


@for_each("hours, start, end", [("22-7", 22, 7), ("20-24", 20, 0), ("24-8", 0, 8), ("13:00 – 15:00", 13, 15)])
def test_hours_are_read(hours: str, start: int, end: int) -> None:
    """Midnight may also be 24."""
    assert Quiet.read(hours, "UTC") == Quiet(start, end, "UTC")


@for_each("hours", ["22-25", "25-7", "7-7", "0-24", "late"])
def test_what_are_no_hours(hours: str) -> None:
    """Hours later than midnight, or an empty span."""
    with pytest.raises(BadChoice):
        Quiet.read(hours, "UTC")


async def test_a_suspension_ends_at_its_time(referee: Referee, clock: Clock) -> None:
    """A suspension ends to the second."""
    await referee.of(Moderation).suspend(5, EVE, "rude", clock() + timedelta(days=1))
    clock.pass_by(timedelta(days=1) - timedelta(seconds=1))
    assert await referee.places.suspension(5, EVE.id)
    clock.pass_by(timedelta(seconds=1))
    assert await referee.places.suspension(5, EVE.id) is None
