"""A host's clock that leaps is not believed at once, and the gap costs nobody time."""

import random
from collections.abc import AsyncIterator
from datetime import datetime, timedelta

import pytest

from bot import installed
from bot.discord.clock import SETTLED, SteadyClock
from bot.discord.place import Place
from bot.match.referee import Referee
from storage.database import Database
from storage.rows import Timing
from tests.bot.conftest import ANN, BOB, EVE, Clock, between_people
from tests.bot.local_engine import LocalEngine

SECOND = timedelta(seconds=1)
DAY = timedelta(days=1)
CONTROLS = ("live-60-5", "move-86400", "move-259200")


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
