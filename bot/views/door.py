"""Door: who is being answered at the moment, so that a stopping bot finishes its sentences and begins no new ones."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast


class Stopping(Exception):
    """The bot is on its way out and takes nothing new."""


class Door:
    """Every answer passes it."""

    def __init__(self) -> None:
        self._inside: set[asyncio.Task[Any]] = set()
        self._closed = False

    @contextmanager
    def passing(self) -> Iterator[None]:
        """Counts this task while it answers. Raises Stopping."""
        if self._closed:
            raise Stopping
        task = cast(asyncio.Task[Any], asyncio.current_task())
        self._inside.add(task)
        try:
            yield
        finally:
            self._inside.discard(task)

    def shut(self) -> None:
        """Lets nobody in any more."""
        self._closed = True

    async def clear(self, patience: float) -> None:
        """Waits `patience` seconds for those inside, then ends them."""
        if self._inside:
            await asyncio.wait(self._inside, timeout=patience)
        left = tuple(self._inside)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
