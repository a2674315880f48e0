"""A restored backup: boards of lost matches move nothing, and people who were deleted since stay deleted."""

import asyncio
from contextlib import closing

import pytest

from storage.backup import backup
from storage.check import open_to_read, problems_of
from storage.restore import restore

from .conftest import bot_in, own_here, settings_for
from .playing import begin, begin_against, drop, look_until, made, match_of, number_of, open_moves, shown, use
from .test_privacy import delete

pytestmark = pytest.mark.timeout(300)
here = own_here


async def test_a_restore_drill(here, tmp_path, caplog):
    """Two people, a match before the backup, one after it, a deletion after it; then the database is lost."""
    alice, bob = here.add_person("Alice"), here.add_person("Bob")
    database, copy = tmp_path / "qibot.sqlite3", tmp_path / "copy.sqlite3"
    settings = settings_for(database)
    async with bot_in(here, settings):
        kept = await begin(alice, "connect4")
        both = await begin_against(alice, bob, "connect4")
        await asyncio.to_thread(backup, database, copy)
        lost = await begin(alice, "connect4")
        assert "Everything about you is deleted" in (await delete(bob)).text
    for each in tmp_path.glob("qibot.sqlite3*"):
        each.unlink()
    restore(copy, database)
    async with bot_in(here, settings):
        new = await begin(alice, "connect4")
        assert match_of(new) > match_of(lost)
        refused = await (await drop(alice, lost, "4")).settled()
        assert "There is no such match" in shown(refused).text
        assert number_of(alice.look(new)) == 0
        assert number_of(await made(alice, kept, "4")) in (1, 2)
        await look_until(alice, both.id, lambda now: not open_moves(now))
        assert "a former player" in (await use(alice, "history")).text
    assert not [each for each in caplog.records if each.levelname == "ERROR"], "all of it is expected"
    assert problems_of(database) == []
    with closing(open_to_read(database)) as connection:
        assert connection.execute("SELECT 1 FROM players WHERE name = 'Bob'").fetchall() == []
