"""Discord's ids: milliseconds since 2015 in the upper bits, a running number below; later ids are larger."""

from __future__ import annotations

from .clock import PlaygroundClock

EPOCH_MS = 1_420_070_400_000
_NUMBER_BITS = 22


class Snowflakes:
    """Hands out ids, each larger than every one before it, also than those that `reserve` was told of."""

    def __init__(self, clock: PlaygroundClock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """A new id."""
        stamp = (int(self._clock.now() * 1000) - EPOCH_MS) << _NUMBER_BITS
        self._last = max(stamp, self._last + 1)
        return self._last

    def reserve(self, taken: int) -> None:
        """Only ids above `taken` from now on."""
        self._last = max(self._last, taken)


def created_at(snowflake: int) -> float:
    """When an id was made, in seconds since 1970 (millisecond precision)."""
    return ((snowflake >> _NUMBER_BITS) + EPOCH_MS) / 1000
