"""Discord's time, estimated from ids, however wrong the host's clock is."""

from datetime import UTC, datetime, timedelta

import discord
import pytest

from bot.discord.clock import INTERACTIONS_KEPT, DiscordTime
from tests.cases import for_each

NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)


class World:
    """Discord's time, and a host whose clock is `ahead` seconds ahead of it."""

    def __init__(self, ahead: float) -> None:
        self.now, self.ahead = NOON, ahead
        self.clock = DiscordTime(lambda: self.now + timedelta(seconds=self.ahead), lambda: self.now.timestamp())

    def act(self, on_its_way: float = 0.1) -> None:
        """Somebody clicks, and the bot hears of it `on_its_way` seconds later."""
        snowflake = discord.utils.time_snowflake(self.now)
        self.now += timedelta(seconds=on_its_way)
        self.clock.heard(snowflake)

    @property
    def error(self) -> float:
        """The error of the estimate in seconds."""
        return (self.clock() - self.now).total_seconds()


@for_each(
    "ahead, delays", [*((ahead, [0.1]) for ahead in (-900.0, -6.0, 0.0, 6.0, 900.0)), (6.0, [4.0, 0.1, 3.0, 2.5])]
)
def test_a_difference_is_known_from_the_first_interaction_on(ahead, delays):
    """Whether the host is ahead or behind, the estimate is wrong only by the delay of the quickest interaction."""
    world = World(ahead)
    for seconds in delays:
        world.act(seconds)
    assert world.error == pytest.approx(-0.1, abs=0.002)


@for_each("ahead, before, after", [(6.0, 1, INTERACTIONS_KEPT), (1200.0, INTERACTIONS_KEPT, 1)])
@for_each("sign", [-1, 1])
def test_a_clock_that_is_put_right(ahead, before, after, sign):
    """A small difference is forgotten after some interactions, one of minutes at once: no delay is that long."""
    world = World(sign * ahead)
    for _ in range(before):
        world.act()
    world.ahead = 0.0
    for _ in range(after):
        world.act()
    assert world.error == pytest.approx(-0.1, abs=0.002)


@for_each("ahead", [-900.0, 0.0, 900.0])
def test_interactions_that_come_late(ahead, caplog):
    """After a lost connection Discord sends what happened meanwhile: that is old, and no clock was set."""
    world = World(ahead)
    world.act()
    caplog.clear()
    for _ in range(2 * INTERACTIONS_KEPT):
        world.act(on_its_way=60.0)
    assert world.error == pytest.approx(-0.1, abs=0.002)
    assert not caplog.records


def test_a_difference_is_said_once(caplog):
    """More than two seconds are worth one line, and another only after the difference was smaller."""
    world = World(6.0)
    for _ in range(3):
        world.act()
    assert [record.getMessage() for record in caplog.records] == [
        "the clock of this machine differs from Discord's by +6.1 s: Discord's counts"
    ]
    world.ahead = 1.0
    world.act()
    assert len(caplog.records) == 1
