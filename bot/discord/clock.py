"""The clocks: the host's, whose leaps are not believed at once, and Discord's, which dates what people do."""

import logging
from collections import deque
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial

import discord

log = logging.getLogger(__name__)

Clock = Callable[[], datetime]
Elapsed = Callable[[], float]
"""Counts seconds from an arbitrary start, and is never set (a monotonic clock)."""

LEAP = timedelta(seconds=2)  # more than a clock gains that is corrected properly, little by little
SETTLED = 10.0  # seconds that a leap must last before it is believed

present: Clock = partial(datetime.now, UTC)
"""The host's clock."""

INTERACTIONS_KEPT = 16  # interactions from which the difference is estimated
ON_ITS_WAY = timedelta(seconds=10)  # longer than any interaction is underway: Discord gives up on it after three
WORTH_SAYING = timedelta(seconds=2)  # a difference that is logged


def whole(at: datetime) -> datetime:
    """A time cut to whole milliseconds, as it is stored."""
    return at.replace(microsecond=at.microsecond // 1000 * 1000)


class SteadyClock:
    """The time of `clock`, in whole milliseconds, as long as it agrees with `elapsed` (None: it always does).

    When `clock` leaps ahead, because it was set or the host slept, this clock goes on as if it had not, until `follow`.
    When it goes back, so does this one: that ends nobody's time too early.
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
            return whole(due)
        self._last, self._counted, self._leapt = told, elapsed, None
        return whole(told)

    def heard(self, at: datetime | None) -> datetime:
        """A time that another clock told (None: the present), in whole milliseconds; cut to the present of this clock
        while a leap is not followed.
        """
        now = self()
        if at is None:
            return now
        return whole(at) if self._leapt is None else min(whole(at), now)

    def settled(self) -> datetime | None:
        """The host's time if it has leapt ahead and the leap has lasted SETTLED seconds; else None."""
        self()
        has_settled = self._leapt is not None and self._elapsed() - self._leapt >= SETTLED
        return whole(self._clock()) if has_settled else None

    def follow(self) -> None:
        """Accepts a leap: this clock tells the host's time again."""
        self._last, self._counted, self._leapt = self._clock(), self._elapsed(), None


class DiscordTime:
    """A clock that tells Discord's time: the host's, less the difference between the two.

    The difference is estimated from interactions, whose ids carry the time at which Discord made them. Each needs some
    time to arrive, so the smallest difference among the last INTERACTIONS_KEPT is nearest to the truth. One that is
    much older is late, as after a lost connection, and tells nothing, unless the host's clock was set in between, which
    `elapsed` shows (None: it never is). Before the first interaction the host's time is taken as it is.
    """

    def __init__(self, host: Clock = present, elapsed: Elapsed | None = None) -> None:
        self._host = host
        self._elapsed = elapsed or (lambda: host().timestamp())
        self._began = 0.0  # the host's time at which `elapsed` was 0
        self._differences: deque[timedelta] = deque(maxlen=INTERACTIONS_KEPT)
        self._ahead = timedelta()  # by how much the host's clock is ahead of Discord's
        self._said = False

    def __call__(self) -> datetime:
        """Discord's time now."""
        return self._host() - self._ahead

    def heard(self, snowflake: int) -> timedelta:
        """Learns from the id of an interaction that has just arrived. Returns how long ago it was made, at least 0."""
        difference = self._host() - discord.utils.snowflake_time(snowflake)
        if self._was_set():
            self._differences.clear()
        if not self._differences or difference - self._ahead <= ON_ITS_WAY:
            self._learn(difference)
        return max(timedelta(), difference - self._ahead)

    def _was_set(self) -> bool:
        """Whether the host's clock was set since the last call."""
        before, self._began = self._began, self._host().timestamp() - self._elapsed()
        return abs(self._began - before) > LEAP.total_seconds()

    def _learn(self, difference: timedelta) -> None:
        self._differences.append(difference)
        self._ahead = min(self._differences)
        differs = abs(self._ahead) > WORTH_SAYING
        if differs and not self._said:
            seconds = self._ahead.total_seconds()
            log.warning("the clock of this machine differs from Discord's by %+.1f s: Discord's counts", seconds)
        self._said = differs

    def since(self, snowflake: int) -> timedelta:
        """How long ago Discord made an id, never less than zero."""
        return max(timedelta(), self() - discord.utils.snowflake_time(snowflake))
