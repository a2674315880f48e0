"""Discord's time, by which people click and read deadlines; the clock of the host may differ from it."""

import logging
from collections import deque
from datetime import datetime, timedelta

import discord

from bot.discord.steady_clock import Clock, present

log = logging.getLogger(__name__)

INTERACTIONS_KEPT = 16  # interactions by which the difference is judged
ON_ITS_WAY = timedelta(seconds=10)  # no interaction is for so long: Discord gives up on it after three
WORTH_SAYING = timedelta(seconds=2)


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

    def heard(self, snowflake: int) -> None:
        """Discord has just made this id."""
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

    def since(self, snowflake: int) -> timedelta:
        """How long ago Discord made an id, at least nothing."""
        return max(timedelta(), self() - discord.utils.snowflake_time(snowflake))
