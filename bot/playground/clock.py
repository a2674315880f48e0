"""The playground's clock, which tests can move. All its code asks this clock for the time."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime


class PlaygroundClock:
    """Wall-clock time in seconds since 1970, plus what tests added; with timers that follow it.

    Timers run in the running event loop, the soonest first, and at once when `advance` passes them. With `still` only
    `advance` moves the time, so that no deadline passes on a slow machine.
    """

    def __init__(self, *, still: bool = False) -> None:
        self._stopped_at = time.time() if still else None
        self._added = 0.0
        self._timers: list[tuple[float, int, Callable[[], None]]] = []
        self._order = itertools.count()
        self._alarm: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        return (time.time() if self._stopped_at is None else self._stopped_at) + self._added

    def advance(self, seconds: float) -> None:
        """Lets `seconds` pass at once. All timers that are due then run before this returns."""
        self._added += seconds
        self._ring()

    def call_in(self, seconds: float, act: Callable[[], None]) -> None:
        """Runs `act` once, `seconds` from now by this clock."""
        heapq.heappush(self._timers, (self.now() + seconds, next(self._order), act))
        self._arm()

    def stop(self) -> None:
        """Discards all timers."""
        self._timers.clear()
        self._arm()

    def _ring(self) -> None:
        while self._timers and self._timers[0][0] <= self.now():
            heapq.heappop(self._timers)[2]()
        self._arm()

    def _arm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._timers and self._stopped_at is None:
            wait = max(0.0, self._timers[0][0] - self.now())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)


def iso(seconds: float) -> str:
    """A time as Discord writes it, e.g. 2026-01-31T12:00:00.000000+00:00."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
