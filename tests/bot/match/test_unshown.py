"""What messages show is noted; matches whose message is behind are found, a bounded number at a time."""

import asyncio
from functools import partial

import pytest

from bot import installed
from bot.match import outbox
from bot.match import recovery as recovery_module
from bot.match.outbox import ShownNotes
from bot.match.referee import Referee
from bot.match.state import Cause, Change
from storage.database import Database
from tests.bot.conftest import Clock, between_people, changes_of, eventually
from tests.bot.local_engine import LocalEngine


async def told(referee: Referee, heard: list[Change]) -> list[tuple[int, int]]:
    """The matches and revisions that a sweep announces."""
    heard.clear()
    await referee.sweep()
    await eventually(lambda: not referee.stores.background._tasks)
    assert {change.cause for change in heard} <= {Cause.RESUMED}
    return [(change.view.id, change.view.match.revision) for change in heard]


async def test_a_match_that_stays_behind_is_shown_once_for_each_change(referee: Referee, heard: list[Change]) -> None:
    """The second sweep after the change announces it, in case its maker did not."""
    await referee.resume()
    for move in ("", "a1"):
        view = await between_people(referee, moves=move)
        await referee.stores.boards.note_shown(dict.fromkeys(range(1, view.id), 99))
        assert await told(referee, heard) == []
        assert await told(referee, heard) == [(view.id, view.match.revision)]
        assert await told(referee, heard) == []


async def test_many_that_stay_behind_keep_nobody_waiting(
    referee: Referee, heard: list[Change], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sweep handles at most a page of them, and each gets its turn."""
    monkeypatch.setattr(recovery_module, "PAGE", 2)
    await referee.resume()
    views = [await between_people(referee) for _ in range(5)]
    sweeps = [await told(referee, heard) for _ in range(9)]
    assert [each for sweep in sweeps for each in sweep] == [(view.id, view.match.revision) for view in views]
    assert max(map(len, sweeps)) == 2


async def test_nothing_is_shown_once_the_rules_are_closed(
    db: Database, engine: LocalEngine, clock: Clock, referee: Referee
) -> None:
    """A listener called then would read a database that is about to be closed."""
    view = await between_people(referee)
    async with Referee(db, engine, installed.services(), clock=clock, sweep=3600) as later:
        heard = changes_of(later)
    later.stores.announce(view, Cause.RESUMED)
    assert not later.stores.background._tasks
    for _ in range(5):
        await asyncio.sleep(0)
    assert heard == []


async def test_what_an_earlier_process_left_is_shown_at_once(
    db: Database, engine: LocalEngine, clock: Clock, referee: Referee, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The start shows the first page, and the sweeps show the rest."""
    monkeypatch.setattr(recovery_module, "PAGE", 2)
    views = [await between_people(referee) for _ in range(3)]
    async with Referee(db, engine, installed.services(), clock=clock, sweep=3600) as later:
        heard = changes_of(later)
        await later.resume()
        await eventually(lambda: not later.stores.background._tasks)
        assert [change.view.id for change in heard] == [view.id for view in views[:2]]
        assert await told(later, heard) == [(views[2].id, views[2].match.revision)]
        assert await told(later, heard) == []


async def test_a_feature_that_cannot_work_stops_no_other(
    referee: Referee, heard: list[Change], db: Database, caplog: pytest.LogCaptureFixture
) -> None:
    """A sweep handles the matches although the puzzles of the day cannot be read."""
    await referee.resume()
    await db.change("ALTER TABLE daily_puzzles RENAME TO damaged")
    view = await between_people(referee)
    assert await told(referee, heard) == []
    assert await told(referee, heard) == [(view.id, view.match.revision)]
    assert "cannot do what is due" in caplog.text


async def test_a_place_that_is_stored_meanwhile_stops_nobody(referee: Referee) -> None:
    """While one place is being written, another is stored by its own caller; the rest is still written."""
    shown, slow, quick, stored = ShownNotes(referee.stores.boards), asyncio.Event(), asyncio.Event(), []

    async def store(match: int, may: asyncio.Event) -> None:
        await may.wait()
        stored.append(match)

    pairs = enumerate((slow, quick), 1)
    placing = [asyncio.create_task(shown.place(match, partial(store, match, may))) for match, may in pairs]
    await asyncio.sleep(0)
    closing = asyncio.create_task(shown.close())
    await asyncio.sleep(0)
    quick.set()
    await placing[1]
    slow.set()
    await asyncio.gather(closing, placing[0])
    assert set(stored) == {1, 2}


async def test_a_place_that_the_disk_refused_is_stored_soon(
    referee: Referee, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is tried again by itself, long before the end, and the log says once that it failed."""
    monkeypatch.setattr(outbox, "PAUSE", 0.01)
    shown, full, stored = ShownNotes(referee.stores.boards), [OSError("no space left") for _ in range(3)], []

    async def store() -> None:
        if full:
            raise full.pop()
        stored.append(1)

    await shown.place(1, store)
    assert "no space left" in caplog.text
    await eventually(lambda: bool(stored))
    await shown.close()
    assert len([each for each in caplog.records if each.name == outbox.__name__]) == 1
