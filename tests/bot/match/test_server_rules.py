"""What an owner types for the hours in which nobody is notified."""

import pytest

from bot.match.refusals import BadChoice
from bot.match.server_rules import Quiet


@pytest.mark.parametrize(
    ("hours", "start", "end"), [("22-7", 22, 7), ("20-24", 20, 0), ("24-8", 0, 8), ("13:00 – 15:00", 13, 15)]
)
def test_hours_are_read(hours: str, start: int, end: int) -> None:
    """Midnight is 24, too."""
    assert Quiet.read(hours, "UTC") == Quiet(start, end, "UTC")


@pytest.mark.parametrize("hours", ["22-25", "25-7", "7-7", "0-24", "late"])
def test_what_are_no_hours(hours: str) -> None:
    """Later than midnight, or nothing between them."""
    with pytest.raises(BadChoice):
        Quiet.read(hours, "UTC")
