"""Pulse: how late the event loop is, which decides whether people are answered first and served afterwards."""

from __future__ import annotations

import asyncio

BEAT = 0.1  # seconds between two beats
LAGGING = 0.3  # seconds by which a beat comes late on a machine that has too much to do
RECOVERY = 1.0  # seconds for which one late beat is remembered, so that the mind is not changed with every beat


class Pulse:
    """Beats in the running loop from `start` to `stop`; without a start it is never behind."""

    def __init__(self) -> None:
        self._beat: asyncio.TimerHandle | None = None
        self._late_at = float("-inf")

    @property
    def is_behind(self) -> bool:
        """Whether the loop stands back behind its work now, or did within the last second."""
        if self._beat is None:
            return False
        now = asyncio.get_running_loop().time()
        return now - self._beat.when() > LAGGING or now - self._late_at < RECOVERY

    def start(self) -> None:
        """From now on."""
        self._beat = asyncio.get_running_loop().call_later(BEAT, self._felt)

    def stop(self) -> None:
        """No more."""
        if self._beat:
            self._beat.cancel()
        self._beat = None

    def _felt(self) -> None:
        now = asyncio.get_running_loop().time()
        if self._beat and now - self._beat.when() > LAGGING:
            self._late_at = now
        self.start()
