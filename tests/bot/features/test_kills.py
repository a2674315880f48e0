"""What people do while the process is killed after any one of its commits: the next one shows and finishes it."""

from contextlib import suppress

import pytest

from bot.features.servers.rules import Moderation
from tests.bot.conftest import Clock, changes_of, started
from tests.bot.features.acts import ACTS, known_people, settled
from tests.bot.mortal import Killed, Mortal
from tests.cases import for_each


async def killed(path, clock, name, commits):
    """Does an act in a process that dies after `commits` commits of it. Returns whether it lived on."""
    prepare, act, _ = ACTS[name]
    async with known_people(Mortal.open(path), clock) as (db, referee):
        await referee.stores.servers.arrived([5])
        number = await prepare(referee)
        await settled(referee)
        boards = referee.stores.boards
        await boards.note_shown({match.id: match.revision for match in await boards.to_show()})
        db.commits_left = commits
        with suppress(Killed):
            await act(referee, number)
            await settled(referee)
        return db.commits_left > 0


@pytest.mark.slow
@for_each("name", list(ACTS))
async def test_a_kill_after_every_commit(tmp_path, name):
    """The next start has all shown that changed, and does by itself what was not done whole."""
    *_, is_done = ACTS[name]
    for commits in range(1, 30):
        path, clock = tmp_path / f"{name}-{commits}.sqlite3", Clock()
        lives = await killed(path, clock, name, commits)
        async with started(path, clock) as referee:
            behind = {match.id for match in await referee.stores.boards.to_show()}
            heard = changes_of(referee)
            await referee.resume()
            await referee.of(Moderation).present([] if name == "dismiss" else [5])
            await settled(referee)
            assert behind <= {change.view.id for change in heard}
            assert await is_done(referee)
        if lives:
            return
    raise AssertionError("it writes without end")
