"""Repeats what could not be done for a match until it is done."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import chain, repeat

from bot.background import stop

log = logging.getLogger(__name__)

OWED_PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0)  # seconds before another attempt; then always the last


class Retries:
    """Repeats an attempt for each match that was added, in the background.

    `attempt` takes a match and returns True when nothing is left to do for it. `pause` takes a match and the seconds to
    wait before the next attempt; it may wait longer where Discord asks for that. Neither may raise.
    """

    def __init__(
        self, attempt: Callable[[int], Awaitable[bool]], pause: Callable[[int, float], Awaitable[None]]
    ) -> None:
        self._attempt = attempt
        self._pause = pause
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._is_closed = False

    def __contains__(self, match_id: int) -> bool:
        """Whether attempts for this match go on."""
        return match_id in self._tasks

    def add(self, match_id: int) -> None:
        """Begins attempts for a match, unless they go on already."""
        if match_id not in self._tasks and not self._is_closed:
            self._tasks[match_id] = asyncio.create_task(self._try(match_id))

    def report(self, match_id: int, what: str, error: Exception) -> None:
        """Logs an error of an attempt: the first with its traceback, later ones briefly. What fails while the bot stops
        is logged briefly, too: the next start repeats it.
        """
        if match_id in self or self._is_closed:
            log.info("match %s: %s: %r", match_id, what, error)
        else:
            log.error("match %s: %s", match_id, what, exc_info=error)

    async def close(self) -> None:
        """Ends all attempts."""
        self._is_closed = True
        await stop(*self._tasks.values())

    async def _try(self, match_id: int) -> None:
        try:
            for pause in chain(OWED_PAUSES, repeat(OWED_PAUSES[-1])):
                await self._pause(match_id, pause)
                if await self._attempt(match_id):
                    return
        finally:
            del self._tasks[match_id]
