"""What could not be done yet, and is tried until it is."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import chain, repeat

log = logging.getLogger(__name__)

OWED_PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0)  # seconds before another attempt; then always the last


class Owed:
    """What is owed to some matches. `attempt` says whether nothing is left to do for one, `pause` waits so many seconds
    before it, or longer where Discord wants that. Neither raises anything.
    """

    def __init__(
        self, attempt: Callable[[int], Awaitable[bool]], pause: Callable[[int, float], Awaitable[None]]
    ) -> None:
        self._attempt = attempt
        self._pause = pause
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._is_closed = False

    def __contains__(self, match_id: int) -> bool:
        """Whether something is owed to a match, and tried."""
        return match_id in self._tasks

    def add(self, match_id: int) -> None:
        """Something is owed to a match from now on, if it was not already."""
        if match_id not in self._tasks and not self._is_closed:
            self._tasks[match_id] = asyncio.create_task(self._try(match_id))

    def report(self, match_id: int, what: str, error: Exception) -> None:
        """Logs what an attempt raised: once with where it comes from, then briefly, as whatever fails once the bot
        stops: the next start makes up for it.
        """
        if match_id in self or self._is_closed:
            log.info("match %s: %s: %r", match_id, what, error)
        else:
            log.error("match %s: %s", match_id, what, exc_info=error)

    async def close(self) -> None:
        """Stops trying."""
        self._is_closed = True
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _try(self, match_id: int) -> None:
        try:
            for pause in chain(OWED_PAUSES, repeat(OWED_PAUSES[-1])):
                await self._pause(match_id, pause)
                if await self._attempt(match_id):
                    return
        finally:
            del self._tasks[match_id]
