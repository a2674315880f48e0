"""How often a person may say something, on however many pages."""

import time
from collections.abc import Callable

from bot.recent import Recent

BURST, RATE = 30.0, 10.0  # messages at once, and a second
KEPT = 4096


class Flood(Exception):
    """More messages or boards than a person can mean."""


class Rates:
    """A bucket of messages for each person, which fills again by itself."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._left: Recent[int, tuple[float, float]] = Recent(KEPT)

    def spend(self, person: int) -> None:
        """One message. Raises Flood."""
        now = self._clock()
        left, since = self._left.get(person) or (BURST, now)
        left = min(BURST, left + (now - since) * RATE) - 1
        self._left.keep(person, (max(left, 0.0), now))
        if left < 0:
            raise Flood
