"""Repeats what could not be done for a match until it is done."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

from bot.background import stop
from bot.discord.rate_limits import Limits
from bot.pauses import pauses_of

log = logging.getLogger(__name__)

NEWS_WAIT = 30.0  # seconds at most, once something new failed for a match that already waits


class Retries:
    """Repeats an attempt for each match that was added, in the background, less and less often.

    `attempt` takes a match and returns True when nothing is left to do for it; it may not raise. `channel_of` tells
    where it will write, if that is known: the pause before it is longer where Discord asks for that.
    """

    def __init__(
        self, attempt: Callable[[int], Awaitable[bool]], channel_of: Callable[[int], int | None], limits: Limits
    ) -> None:
        self._attempt, self._channel_of, self._limits = attempt, channel_of, limits
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._left: dict[int, float] = {}  # seconds until the next attempt
        self._is_closed = False

    def __contains__(self, match_id: int) -> bool:
        """Whether attempts for this match go on."""
        return match_id in self._tasks

    def add(self, match_id: int) -> None:
        """Begins attempts for a match. If they go on already, the next one is soon."""
        self._left[match_id] = 0.0
        if match_id not in self._tasks and not self._is_closed:
            self._tasks[match_id] = asyncio.create_task(self._try(match_id))

    def hurry(self, matches: Iterable[int]) -> None:
        """Makes the next attempt soon for those of these matches that wait for one."""
        for match_id in self._left.keys() & set(matches):
            self._left[match_id] = 0.0

    def report(self, match_id: int, what: str, error: Exception) -> None:
        """Logs an error of an attempt: the first with its traceback, later ones briefly. What fails while the bot stops
        is logged briefly, too: the next start repeats it.
        """
        if match_id in self or self._is_closed:
            log.info("match %s: %s: %r", match_id, what, error)
        else:
            log.error("match %s: %s", match_id, what, exc_info=error)

    async def close(self) -> None:
        self._is_closed = True
        await stop(*self._tasks.values())

    async def _try(self, match_id: int) -> None:
        try:
            for pause in pauses_of(f"match {match_id}"):
                self._left[match_id] = pause
                while (left := self._left[match_id]) > 0:
                    await self._limits.pause(min(left, NEWS_WAIT), self._channel_of(match_id))
                    self._left[match_id] -= NEWS_WAIT
                if await self._attempt(match_id):
                    return
        finally:
            del self._tasks[match_id], self._left[match_id]
