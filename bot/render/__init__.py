"""Positions to pictures and words: one renderer per game, RENDERER in the file of its key. Needs no chat library."""

from importlib import import_module

from bot.render.renderer import Renderer
from bot.render.scene import Scene
from engines.registry import GAMES

__all__ = ["RENDERERS", "Renderer", "Scene", "draw_scene"]

RENDERERS: dict[str, Renderer] = {key: import_module(f"{__name__}.{key}").RENDERER for key in GAMES}


def draw_scene(scene: Scene) -> bytes:
    """The scene as a PNG picture. Raises ValueError where its position, a cell or a move makes no sense."""
    return RENDERERS[scene.game].draw(scene)
