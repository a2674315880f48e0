"""Pauses before another attempt at what failed: they grow, so that what can never be done costs little."""

import logging
import time
from collections.abc import Hashable, Iterator

from bot.recent import Recent

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 600.0  # seconds before another attempt at what is owed
REMEMBERED = 4096  # things that failed


def growing_pauses(first: float, longest: float) -> Iterator[float]:
    """Endless pauses in seconds: each twice as long as the one before, up to `longest`."""
    while True:
        yield first
        first = min(2 * first, longest)


def pauses_of(what: str) -> Iterator[float]:
    """The pauses of something that is owed. The log says once that nothing helps."""
    for pause in growing_pauses(FIRST_PAUSE, LONGEST_PAUSE):
        if pause < LONGEST_PAUSE <= 2 * pause:
            log.warning("%s: nothing helps; attempts are %g s apart now", what, LONGEST_PAUSE)
        yield pause


class Failed:
    """What failed lately, and until when it pauses. For those whose attempts a sweep makes."""

    def __init__(self) -> None:
        self._pauses: Recent[Hashable, tuple[Iterator[float], float]] = Recent(REMEMBERED)  # and their end, monotonic

    def __contains__(self, key: Hashable) -> bool:
        """Whether the last attempt failed."""
        return key in self._pauses

    def add(self, key: Hashable, what: str) -> None:
        """Notes that an attempt failed. `what` names the thing in the log."""
        pauses, _ = self._pauses.get(key, (pauses_of(what), 0.0))
        self._pauses.keep(key, (pauses, time.monotonic() + next(pauses)))

    def discard(self, key: Hashable) -> None:
        """Notes that an attempt succeeded."""
        self._pauses.pop(key, None)

    def waits(self, key: Hashable) -> bool:
        """Whether the next attempt must wait."""
        return key in self and time.monotonic() < self._pauses[key][1]
