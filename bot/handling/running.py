"""The answers under way, so that a stopping bot finishes them and begins no new ones; and how late the event loop is,
which decides whether people are acknowledged first and served afterwards.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

INTERVAL = 0.05  # seconds between two looks
MEMORY = 1.0  # seconds for which a late look counts, so that the verdict does not change with every look


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


class Lateness:
    """Looks at the clock in the running loop from `start` to `stop`; without a start the loop is never late."""

    def __init__(self) -> None:
        self._next: asyncio.TimerHandle | None = None
        self._late = 0.0
        self._late_at = float("-inf")

    def exceeds(self, seconds: float) -> bool:
        """Whether the loop is so far behind its work now, or was within the last second."""
        if self._next is None:
            return False
        now = asyncio.get_running_loop().time()
        return max(now - self._next.when(), self._remembered(now)) > seconds

    def start(self) -> None:
        """From now on."""
        self._next = asyncio.get_running_loop().call_later(INTERVAL, self._look)

    def stop(self) -> None:
        """No more."""
        if self._next:
            self._next.cancel()
        self._next = None

    def _remembered(self, now: float) -> float:
        return self._late if now - self._late_at < MEMORY else 0.0

    def _look(self) -> None:
        now = asyncio.get_running_loop().time()
        if self._next and now - self._next.when() > self._remembered(now):
            self._late, self._late_at = now - self._next.when(), now
        self.start()
