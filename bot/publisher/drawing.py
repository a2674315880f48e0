"""Pictures are drawn off the event loop, one after another."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import TypeVar

from bot.pages.page import Block, Drawing, Page, Picture
from bot.render import RENDERERS, Scene
from bot.render.animation import animate

T = TypeVar("T")
DRAWING = ThreadPoolExecutor(1, "drawing")
"""One thread draws: several would only take turns, and the event loop would wait for each of them."""


async def drawn(page: Page) -> Page:
    """The page with all its pictures drawn."""
    return replace(page, blocks=tuple([await _block(block) for block in page.blocks]))


async def animation(scenes: Sequence[Scene]) -> bytes:
    """A match as an animated picture: boards that are to be shown meanwhile are drawn between its frames."""
    frames = [await _in_drawing_thread(partial(RENDERERS[scene.game].draw, scene)) for scene in scenes]
    return await asyncio.to_thread(animate, frames)


async def _block(block: Block) -> Block:
    if isinstance(block, Drawing):
        return Picture(block.name, await _in_drawing_thread(block.draw), block.alt)
    return block


async def _in_drawing_thread(work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(DRAWING, work)


async def build_palettes() -> None:
    """Builds every game's palette, so that the first board is as quick as the others."""
    for renderer in RENDERERS.values():
        await _in_drawing_thread(lambda renderer=renderer: renderer.palette)  # type: ignore[misc]
