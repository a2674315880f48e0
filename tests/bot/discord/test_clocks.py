"""The two clocks: a host's clock that leaps is not believed at once, and Discord's time is estimated from ids."""

import random
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta

import discord
import pytest

from bot import installed
from bot.discord.clock import INTERACTIONS_KEPT, SETTLED, DiscordTime, SteadyClock
from bot.discord.place import Place
from bot.match.referee import Referee
from storage.database import Database
from storage.rows import Timing
from tests.bot.conftest import ANN, BOB, EVE, Clock, between_people
from tests.bot.local_engine import LocalEngine
from tests.cases import for_each

SECOND = timedelta(seconds=1)
DAY = timedelta(days=1)
CONTROLS = ("live-60-5", "move-86400", "move-259200")

NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)


class Host:
    """A host whose clock is right until a test sets it."""

    def __init__(self) -> None:
        self.true, self.off = Clock(), timedelta()

    def clock(self) -> datetime:
        return self.true() + self.off

    def elapsed(self) -> float:
        return self.true().timestamp()

    def sleep(self, span: timedelta) -> None:
        """The host sleeps for `span`, and counts none of it."""
        self.off += span

    def pass_by(self, span: timedelta) -> None:
        self.true.pass_by(span)


@pytest.fixture
def host() -> Host:
    return Host()


@pytest.fixture
async def referee(db: Database, host: Host) -> AsyncIterator[Referee]:
    clocks = {"clock": host.clock, "elapsed": host.elapsed}
    async with Referee(db, LocalEngine(), installed.services(), dice=random.Random(7), sweep=3600, **clocks) as service:
        for person in (ANN, BOB, EVE):
            await service.stores.remember(person)
        await service.resume()
        yield service


async def begun(referee: Referee, clock: str) -> int:
    """A match in which Ann is to move against Bob."""
    return (await between_people(referee, "connect4", clock=clock, place=Place(1, 2))).id


async def timing(referee: Referee, match: int) -> Timing:
    return (await referee.stores.view(match)).match.timing


async def test_a_clock_that_stays_ahead_is_followed_and_gives_the_gap_back(referee: Referee, host: Host) -> None:
    """The gap is like a stop of the bot: nobody loses by it, and time goes on after it."""
    matches = [await begun(referee, control) for control in CONTROLS]
    before = [(await timing(referee, each)).deadline for each in matches]
    host.off = 4 * DAY
    await referee.sweep()
    host.pass_by(SETTLED * SECOND)
    await referee.sweep()
    assert referee.stores.clock() == host.clock()
    after = [(await timing(referee, each)).deadline for each in matches]
    gained = [late - soon for late, soon in zip(after, before, strict=True) if late and soon]
    assert all(4 * DAY <= each <= 4 * DAY + 20 * SECOND for each in gained)
    host.pass_by(2 * DAY)
    await referee.sweep()
    assert [(await referee.stores.view(each)).match.reason for each in matches] == ["timeout", "timeout", None]


async def test_who_moves_when_the_host_wakes_has_lost_no_time(referee: Referee, host: Host) -> None:
    """The chat's own clock went on: a move at once costs what was thought before the host slept."""
    match = await begun(referee, "live-60-5")
    for person in (ANN, BOB):
        view = await referee.turns.move(match, person.id, "4", at=host.clock())
    host.pass_by(7 * SECOND)
    host.sleep(3600 * SECOND)
    view = await referee.turns.move(match, ANN.id, "4", at=host.clock())
    assert view.match.playing
    assert view.match.timing.first_left == (60 - 7 + 5) * 1000


async def test_a_gap_that_cannot_be_given_back_yet_ends_nothing(referee: Referee, host: Host, db: Database) -> None:
    """If the database cannot store it the clock is not followed; the next look tries again."""
    match = await begun(referee, "live-60-5")
    host.off = 4 * DAY
    await referee.sweep()
    host.pass_by(SETTLED * SECOND)
    await db.change("CREATE TEMP TRIGGER full BEFORE UPDATE ON matches BEGIN SELECT RAISE (ABORT, 'full'); END")
    for _ in range(2):
        await referee.watch._guarded(referee.watch.look)
    assert (await referee.stores.view(match)).match.playing
    await db.change("DROP TRIGGER full")
    await referee.watch.look()
    assert (await referee.stores.view(match)).match.playing
    assert referee.stores.clock() == host.clock()


def test_it_is_the_hosts_clock_while_that_goes_as_it_should(host: Host) -> None:
    """Small corrections and steps back are followed at once."""
    clock = SteadyClock(host.clock, host.elapsed)
    for step in (SECOND, -DAY, SECOND, -SECOND):
        host.off += step
        host.pass_by(SECOND)
        assert clock() == host.clock()
        assert clock.settled() is None


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
