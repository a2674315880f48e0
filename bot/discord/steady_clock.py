"""What time it is: the host's clock, whose leaps are not believed at once."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial

Clock = Callable[[], datetime]
Elapsed = Callable[[], float]
"""Counts seconds from whenever it likes, and is never set."""

LEAP = timedelta(seconds=2)  # a clock that is corrected as it should be, little by little, never gains so much
SETTLED = 10.0  # seconds that a leap stands before it is believed


present: Clock = partial(datetime.now, UTC)
"""The host's clock."""


class SteadyClock:
    """The time that `clock` tells, while it goes as `elapsed` does (None: it always does).

    Where it leaps ahead, because it was set or the host slept, this one goes on as if it had not, until `follow`. Where
    it goes back, so does this one: nobody's time is over too early by that.
    """

    def __init__(self, clock: Clock, elapsed: Elapsed | None = None) -> None:
        self._clock = clock
        self._elapsed = elapsed or (lambda: clock().timestamp())
        self._last, self._counted = clock(), self._elapsed()
        self._leapt: float | None = None

    def __call__(self) -> datetime:
        told, elapsed = self._clock(), self._elapsed()
        due = self._last + timedelta(seconds=elapsed - self._counted)
        if told - due > LEAP:
            self._leapt = elapsed if self._leapt is None else self._leapt
            return due
        self._last, self._counted, self._leapt = told, elapsed, None
        return told

    def heard(self, at: datetime) -> datetime:
        """A time that somebody else's clock told: while a leap is not followed, not after the present."""
        now = self()
        return at if self._leapt is None else min(at, now)

    def settled(self) -> datetime | None:
        """The time that the host's clock tells, where it has leapt ahead and stays there; None: follow nothing."""
        self()
        has_settled = self._leapt is not None and self._elapsed() - self._leapt >= SETTLED
        return self._clock() if has_settled else None

    def follow(self) -> None:
        """From now on it is the time that the host's clock tells."""
        self._last, self._counted, self._leapt = self._clock(), self._elapsed(), None
