"""Listeners are told of changes: bounded, in order, and until they have handled them."""

import asyncio

import pytest

from bot import listening as listening_module
from bot.listening import Listening, itself
from bot.match.referee import Referee
from bot.match.state import Cause, Change
from tests.bot.conftest import ANN, between_people, eventually


async def test_a_listener_that_hangs_gets_one_task_for_each_number(referee: Referee) -> None:
    """A listener that hangs has one task for each number, and runs once more afterwards."""
    gate, told = asyncio.Event(), list[int]()

    async def listen(number: int) -> None:
        told.append(number)
        await gate.wait()

    listening = Listening[int](referee.stores.background, "thing", itself)
    listening.listen(listen)
    for _ in range(100):
        for number in range(50):
            listening.announce(number)
        await asyncio.sleep(0)
    assert len(referee.stores.background._tasks) == 50
    assert sorted(told) == list(range(50))
    gate.set()
    await eventually(lambda: not referee.stores.background._tasks)
    assert sorted(told) == sorted([*range(50)] * 2)


async def test_changes_of_a_match_that_wait_for_a_listener_are_bounded(referee: Referee) -> None:
    """Changes come one after another, each cause once, with the newest view."""
    gate, told = asyncio.Event(), list[tuple[Cause, int]]()

    async def listen(change: Change) -> None:
        told.append((change.cause, change.view.match.revision))
        await gate.wait()

    referee.listen(listen)
    first = await between_people(referee)
    newer = await referee.turns.move(first.id, ANN.id, "a1", 0)
    for _ in range(100):
        referee.stores.announce(first, Cause.FOLLOWED)
        await asyncio.sleep(0)
    for view in (first, newer):
        referee.stores.announce(view, Cause.MOVED)
    assert len(referee.stores.background._tasks) == 1
    gate.set()
    await eventually(lambda: not referee.stores.background._tasks)
    assert told == [*[(Cause.FOLLOWED, first.match.revision)] * 2, (Cause.MOVED, newer.match.revision)]


async def test_a_listener_that_took_too_long_is_told_again(
    referee: Referee, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its work is still to be done."""
    monkeypatch.setattr(listening_module, "LISTENING", 0.05)
    told: list[int] = []

    async def listen(change: Change) -> None:
        told.append(change.view.id)
        if len(told) == 1:
            await asyncio.Event().wait()

    referee.listen(listen)
    view = await between_people(referee)
    referee.stores.announce(view, Cause.RESUMED)
    await eventually(lambda: told == [view.id, view.id])
    assert "took too long" in caplog.text
