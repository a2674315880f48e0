"""Positions as pictures and in words, drawn off the event loop."""

import asyncio

from bot.referee import Preference
from bot.render import RENDERERS, Scene
from bot.views.page import Block, Picture


async def shown(name: str, scene: Scene, preference: Preference) -> Block:
    """A scene as the person likes it: a picture with alt text, or the words alone."""
    if preference.board == "text":
        return await asyncio.to_thread(RENDERERS[scene.game].describe, scene, preference.language)
    return await asyncio.to_thread(_picture, name, scene, preference.language)


def _picture(name: str, scene: Scene, language: str) -> Picture:
    renderer = RENDERERS[scene.game]
    return Picture(f"{name}.png", renderer.draw(scene), renderer.describe(scene, language))


async def warm() -> None:
    """Builds the palettes, so that the first board is as quick as the others."""
    for renderer in RENDERERS.values():
        await asyncio.to_thread(getattr, renderer, "palette")
