"""How late the event loop is, which decides whether people are acknowledged first and served afterwards."""

from __future__ import annotations

import asyncio

INTERVAL = 0.05  # seconds between two looks
MEMORY = 1.0  # seconds for which a late look counts, so that the verdict does not change with every look


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
