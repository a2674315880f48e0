"""Pictures are drawn in another process, one after another, and equal ones once."""

import asyncio
import atexit
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TypeVar

from bot.discord.page import Block, Drawing, Page, Picture
from bot.render.pictures import Pictures
from bot.render.process import DrawingProcess

T = TypeVar("T", bound=Hashable)
PICTURES = Pictures()
PROCESS = DrawingProcess()
WAITING = ThreadPoolExecutor(1, "drawing")
"""The thread that waits for the process. A second process would bring nothing: pictures are not what is waited for."""

atexit.register(PROCESS.close)


async def drawn(page: Page) -> Page:
    """The page with all its pictures drawn."""
    if not any(isinstance(block, Drawing) for block in page.blocks):
        return page
    return replace(page, blocks=tuple([await _block(block) for block in page.blocks]))


async def start_drawing() -> None:
    """Begins the process, so that the first board does not wait for it."""
    await _in_process(bytes, 1)


async def _block(block: Block) -> Block:
    if isinstance(block, Drawing):
        return Picture(block.name, await _picture(block.draw, block.subject), block.alt)
    return block


async def _picture(draw: Callable[[T], bytes], subject: T) -> bytes:
    shown = (draw, subject)
    picture = PICTURES.get(shown)
    if picture is None:
        picture = await _in_process(draw, subject)
        PICTURES.keep(shown, picture)
    return picture


async def _in_process(draw: Callable[[T], bytes], subject: T) -> bytes:
    return await asyncio.get_running_loop().run_in_executor(WAITING, PROCESS.call, draw, subject)
