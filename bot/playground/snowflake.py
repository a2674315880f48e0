"""Discord's ids: milliseconds since 2015 in the upper bits, a running number below; later ids are larger."""

from __future__ import annotations

from .clock import PlaygroundClock

EPOCH_MS = 1_420_070_400_000
_NUMBER_BITS = 22


class Snowflakes:
    """Makes ids, each larger than all before it and all that were passed to `reserve`."""

    def __init__(self, clock: PlaygroundClock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """A new id."""
        stamp = (int(self._clock.now() * 1000) - EPOCH_MS) << _NUMBER_BITS
        self._last = max(stamp, self._last + 1)
        return self._last

    def reserve(self, taken: int) -> None:
        """Makes all later ids larger than `taken`."""
        self._last = max(self._last, taken)


def created_at(snowflake: int) -> float:
    """When an id was made, in seconds since 1970 (millisecond precision)."""
    return ((snowflake >> _NUMBER_BITS) + EPOCH_MS) / 1000
