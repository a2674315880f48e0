"""The answers under way, so that a stopping bot finishes them and begins no new ones."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast


class Stopping(Exception):
    """The bot is about to stop and takes nothing new."""


class RunningAnswers:
    """The tasks that answer somebody."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Counts this task while it answers. Raises Stopping after `close`."""
        if self._closed:
            raise Stopping
        task = cast(asyncio.Task[Any], asyncio.current_task())
        self._tasks.add(task)
        try:
            yield
        finally:
            self._tasks.discard(task)

    def close(self) -> None:
        """No new ones from now on."""
        self._closed = True

    async def finish(self, seconds: float) -> None:
        """Waits so many seconds for those under way, then cancels them."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
        left = tuple(self._tasks)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
