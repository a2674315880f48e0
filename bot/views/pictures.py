"""Positions as pictures and in words, drawn off the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from bot.referee import Preference
from bot.render import RENDERERS, Scene
from bot.views.page import Block, Picture

T = TypeVar("T")
EASEL = ThreadPoolExecutor(1, "easel")
"""One thread draws: several would only take turns, and the event loop would wait for each of them."""


async def draw(work: Callable[..., T], *values: object) -> T:
    """Does something in the drawing thread, after what was asked for before."""
    return await asyncio.get_running_loop().run_in_executor(EASEL, work, *values)


async def shown(name: str, scene: Scene, preference: Preference) -> Block:
    """A scene as the person likes it: a picture with alt text, or the words alone."""
    if preference.board == "text":
        return await draw(RENDERERS[scene.game].describe, scene, preference.language)
    return await draw(_picture, name, scene, preference.language)


def _picture(name: str, scene: Scene, language: str) -> Picture:
    renderer = RENDERERS[scene.game]
    return Picture(f"{name}.png", renderer.draw(scene), renderer.describe(scene, language))


async def warm() -> None:
    """Builds the palettes, so that the first board is as quick as the others."""
    for renderer in RENDERERS.values():
        await draw(getattr, renderer, "palette")
