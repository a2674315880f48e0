"""The host's clock leaps ahead under the real client, while Discord's goes on."""

import time
from datetime import UTC, datetime, timedelta

import pytest
import pytest_asyncio

from .conftest import bot_in, own_here, settings_for
from .playing import begin_against, drop, match_of, open_moves

here = own_here


class Host:
    """A clock that tests set."""

    off = timedelta()

    def now(self) -> datetime:
        return datetime.now(UTC) + self.off


@pytest.fixture(scope="module")
def host():
    return Host()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def bot(here, host, tmp_path_factory):
    settings = settings_for(tmp_path_factory.mktemp("bot") / "qibot.sqlite3")
    async with bot_in(here, settings, clock=host.now, elapsed=time.monotonic) as client:
        yield client


async def test_four_days_for_two_seconds(host, bot, alice, bob):
    """Every match goes on, with the deadline that its board shows, and moves can be made meanwhile."""
    boards = [
        await begin_against(alice, bob, "connect4", clock=clock)
        for clock in ("live-900-10", "move-86400", "move-259200")
    ]
    referee = bot.services.referee
    before = [await referee.stores.view(match_of(board)) for board in boards]
    host.off = timedelta(days=4)
    await referee.sweep()
    await drop(alice, boards[0].id, "4")
    await referee.sweep()
    host.off = timedelta()
    await referee.sweep()
    after = [await referee.stores.view(match_of(board)) for board in boards]
    assert [view.ply for view in after] == [1, 0, 0]
    assert [view.match.timing.deadline for view in after[1:]] == [view.match.timing.deadline for view in before[1:]]
    assert after[0].match.timing.deadline - before[0].match.timing.deadline < timedelta(minutes=5)
    assert open_moves(bob.look(boards[0].id))
