"""What time it is: the host's clock, whose leaps are not believed at once, and Discord's, by which people click."""

import logging
from collections import deque
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial

import discord

log = logging.getLogger(__name__)

Clock = Callable[[], datetime]
Elapsed = Callable[[], float]
"""Counts seconds from whenever it likes, and is never set."""

LEAP = timedelta(seconds=2)  # a clock that is corrected as it should be, little by little, never gains so much
SETTLED = 10.0  # seconds that a leap stands before it is believed

present: Clock = partial(datetime.now, UTC)
"""The host's clock."""

INTERACTIONS_KEPT = 16  # interactions by which the difference is judged
ON_ITS_WAY = timedelta(seconds=10)  # no interaction is for so long: Discord gives up on it after three
WORTH_SAYING = timedelta(seconds=2)


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


class DiscordTime:
    """A clock that tells Discord's time: the host's, less what that is ahead.

    How much that is says whoever just acted: the id of an interaction carries when Discord made it. It is on its way
    for a while, so the smallest difference among the last KEPT interactions is nearest to the truth. Until the first of
    them the host is believed.
    """

    def __init__(self, host: Clock = present) -> None:
        self._host = host
        self._differences: deque[timedelta] = deque(maxlen=INTERACTIONS_KEPT)
        self._ahead = timedelta()  # by how much the host's clock is ahead of Discord's
        self._said = False

    def __call__(self) -> datetime:
        """What time it is at Discord."""
        return self._host() - self._ahead

    def heard(self, snowflake: int) -> timedelta:
        """Discord has just made this id: so long ago, at least nothing."""
        difference = self._host() - discord.utils.snowflake_time(snowflake)
        if difference - self._ahead > ON_ITS_WAY:  # the clock was set meanwhile
            self._differences.clear()
        self._differences.append(difference)
        self._ahead = min(self._differences)
        differs = abs(self._ahead) > WORTH_SAYING
        if differs and not self._said:
            seconds = self._ahead.total_seconds()
            log.warning("the clock of this machine differs from Discord's by %+.1f s: Discord's counts", seconds)
        self._said = differs
        return max(timedelta(), difference - self._ahead)

    def since(self, snowflake: int) -> timedelta:
        """How long ago Discord made an id, at least nothing."""
        return max(timedelta(), self() - discord.utils.snowflake_time(snowflake))
