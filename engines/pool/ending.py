"""Ends tasks by cancelling them."""

import asyncio
from collections.abc import Iterable

PATIENCE = 5.0  # seconds that a cancelled task has to end


async def end(tasks: Iterable["asyncio.Task[None]"], patience: float = PATIENCE) -> None:
    """Cancels tasks until they have ended, whatever they raise; again after every `patience` seconds.

    A cancellation can be lost: before Python 3.12 `wait_for`, which Dask uses, swallows one just as its task ends.
    """
    rest = set(tasks)
    while rest:
        for task in rest:
            task.cancel()
        ended, rest = await asyncio.wait(rest, timeout=patience)
        for task in ended:
            task.cancelled() or task.exception()  # asyncio logs exceptions that nobody retrieves
