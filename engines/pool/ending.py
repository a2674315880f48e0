"""The end of tasks that were cancelled."""

import asyncio
from collections.abc import Iterable

PATIENCE = 5.0  # seconds in which a task that was cancelled ends in order


async def end(tasks: Iterable["asyncio.Task[None]"], patience: float = PATIENCE) -> None:
    """Cancel tasks until they have ended, whatever they raise: once more where one has not after `patience` seconds.

    A cancellation can be lost: before Python 3.12 `wait_for` swallows one that comes in the moment in which that
    ends for which it waits, and Dask uses it everywhere.
    """
    rest = set(tasks)
    while rest:
        for task in rest:
            task.cancel()
        ended, rest = await asyncio.wait(rest, timeout=patience)
        for task in ended:
            task.cancelled() or task.exception()  # one that nobody looked at would be logged
