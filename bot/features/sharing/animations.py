"""Animations of matches: made one at a time, in a process of their own, and kept."""

import asyncio
import atexit
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor

from bot.discord.drawing import Pictures
from bot.handling.services import Poster, Services
from bot.match.refusals import TooMuchAsked
from bot.render import Scene
from bot.render.animation import draw_match
from bot.render.process import DrawingProcess

MOST_BYTES = 8 << 20  # of animations that are kept
REST = 10.0  # seconds that a person waits after an animation before their next
PROCESS = DrawingProcess()
WAITING = ThreadPoolExecutor(1, "animating")
"""Boards have a process and a thread of their own, so that none waits for an animation."""

atexit.register(PROCESS.close)


class Animations(Poster):
    """Makes animations one at a time, and one for each person at a time. Those that are kept are not made again."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._kept = Pictures(MOST_BYTES)
        self._one = asyncio.Lock()
        self._askers: set[int] = set()  # who waits for an animation, or had one less than REST ago

    async def made(self, person: int, shown: Hashable, scenes: Callable[[], Awaitable[tuple[Scene, ...]]]) -> bytes:
        """The animation of what is `shown`, for a person; `scenes` is called only if it must be made.

        Raises TooMuchAsked if the person waits for one, or had one less than REST seconds ago.
        """
        if person in self._askers:
            raise TooMuchAsked
        self._askers.add(person)
        try:
            return self._kept.get(shown) or await self._made(shown, scenes)
        finally:
            asyncio.get_running_loop().call_later(REST, self._askers.discard, person)

    async def _made(self, shown: Hashable, scenes: Callable[[], Awaitable[tuple[Scene, ...]]]) -> bytes:
        async with self._one:
            data = self._kept.get(shown)  # another person may have asked for it meanwhile
            if data is None:
                loop = asyncio.get_running_loop()
                data = await loop.run_in_executor(WAITING, PROCESS.call, draw_match, await scenes())
                self._kept.keep(shown, data)
            return data
