"""Draws pictures in another process, one at a time, and keeps them, so that equal ones are drawn once."""

import atexit
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TypeVar

from bot.discord.page import Drawing, Page, Picture
from bot.locks import Locks
from bot.render.process import DrawingProcess

T = TypeVar("T", bound=Hashable)

MOST_BYTES = 32 << 20  # bytes: about a thousand boards


class Pictures:
    """A cache of the last used pictures, at most `most` bytes, keyed by all that they show. For one thread only."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, shown: Hashable) -> bytes | None:
        """The picture that shows this, or None if it is not cached."""
        picture = self._kept.get(shown)
        if picture is not None:
            self._kept.move_to_end(shown)
        return picture

    def keep(self, shown: Hashable, picture: bytes) -> None:
        """Keeps a picture; discards the least recently used where there is no room."""
        self._size += len(picture) - len(self._kept.pop(shown, b""))
        self._kept[shown] = picture
        while self._size > self._most:
            self._size -= len(self._kept.popitem(last=False)[1])


PICTURES = Pictures()
PROCESS = DrawingProcess()
CALLING = Locks()  # for one call at a time: one process is enough, drawing is not the bottleneck

atexit.register(PROCESS.close)


async def drawn(page: Page) -> Page:
    """The page with a Picture in place of each Drawing."""
    blocks = list(page.blocks)
    for at, block in enumerate(blocks):
        if isinstance(block, Drawing):
            blocks[at] = Picture(block.name, await _picture(block.draw, block.subject), block.alt)
    return Page(*blocks, accent=page.accent)


async def start_drawing() -> None:
    """Starts the process, so that the first board does not wait for that."""
    await _in_process(bytes, 1)


async def _picture(draw: Callable[[T], bytes], subject: T) -> bytes:
    shown = (draw, subject)
    picture = PICTURES.get(shown)
    if picture is None:
        picture = await _in_process(draw, subject)
        PICTURES.keep(shown, picture)
    return picture


async def _in_process(draw: Callable[[T], bytes], subject: T) -> bytes:
    async with CALLING.of(0):
        return await PROCESS.call(draw, subject)
