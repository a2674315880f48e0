"""Notes of what messages show, and where they are, are stored whatever else is being stored."""

import asyncio
from functools import partial

import pytest

from bot.match import outbox
from bot.match.outbox import ShownNotes
from bot.match.referee import Referee
from tests.bot.conftest import eventually


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
    """The retry comes by itself, long before the end."""
    monkeypatch.setattr(outbox, "PAUSE", 0.01)
    shown, full, stored = ShownNotes(referee.stores.boards), [OSError("no space left")], []

    async def store() -> None:
        if full:
            raise full.pop()
        stored.append(1)

    await shown.place(1, store)
    assert "no space left" in caplog.text
    await eventually(lambda: bool(stored))
    await shown.close()
