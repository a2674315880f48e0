"""The end of tasks that were cancelled."""

import asyncio
from contextlib import suppress

import pytest

from engines.pool.ending import end


async def working(cancellations_lost):
    for _ in range(cancellations_lost):
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
    await asyncio.sleep(60)


@pytest.mark.parametrize("lost", [0, 1, 3])
async def test_a_cancellation_that_was_lost_is_repeated(lost):
    """The cancellation is repeated until the task ends, and no longer."""
    task = asyncio.create_task(working(lost))
    await asyncio.sleep(0)
    async with asyncio.timeout(30):
        await end([task], patience=0.01 if lost else 60)
    assert task.cancelled()


async def failing():
    raise ValueError("wrong")


async def test_a_task_that_failed_and_no_task_at_all_have_ended():
    """Waiting for it raises nothing; its error can still be asked for."""
    task = asyncio.create_task(failing())
    await asyncio.sleep(0)
    await end([task])
    await end([])
    assert str(task.exception()) == "wrong"
