"""Limits how many messages a person may send, on all their pages together."""

import time
from collections.abc import Callable

from bot.recent import Recent

BURST, RATE = 30.0, 10.0  # messages at once, and per second in the long run
HELLO = 3.0  # a socket's first message counts as so many: for each the bot asks Discord
KEPT = 4096  # people remembered


class Flood(Exception):
    """A person sends more messages, or has more pages open, than anyone does by hand."""


class Rates:
    """A token bucket for each person."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._left: Recent[int, tuple[float, float]] = Recent(KEPT)

    def spend(self, person: int, cost: float = 1.0) -> None:
        """Counts a message of a person, which may count as several. Raises Flood if it is one too many."""
        now = self._clock()
        left, since = self._left.get(person) or (BURST, now)
        left = min(BURST, left + (now - since) * RATE) - cost
        self._left.keep(person, (max(left, 0.0), now))
        if left < 0:
            raise Flood
