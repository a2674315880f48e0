"""Turns positions into pictures and words. Each game has a Renderer and BoardWords: the values RENDERER and WORDS in
the module named by the game's key. Does not import discord.
"""

from importlib import import_module
from itertools import chain
from threading import Lock
from typing import Any

from bot.render.palettes import palette
from bot.render.renderer import Renderer, Scene
from bot.render.words import BoardWords
from engines.registry import GAMES

__all__ = ["RENDERERS", "WORDS", "Renderer", "Scene", "checked", "describe_scene", "draw_scene", "sketch_scene"]

_MODULES = {key: import_module(f"{__name__}.{key}") for key in GAMES}
RENDERERS: dict[str, Renderer] = {key: module.RENDERER for key, module in _MODULES.items()}
WORDS: dict[str, BoardWords[Any]] = {key: module.WORDS for key, module in _MODULES.items()}
SPARE = 4  # characters by which a cell's name may be longer than a move's text, as in Connect Four
DRAWING = Lock()  # quantizing changes Pillow's palette object, so only one thread may draw


def draw_scene(scene: Scene) -> bytes:
    """The scene as a PNG picture. Raises ValueError if its position, a cell or a move is not valid. The first call
    takes some tenths of a second: it also draws the parts that all pictures share.
    """
    renderer = checked(scene)
    with DRAWING:
        return renderer.paint(scene).png(palette(renderer))


def describe_scene(scene: Scene, language: str) -> str:
    """The scene in words, in one of bot.locales.LANGUAGES; at most MAX_ALT characters. Raises as `draw_scene` does."""
    checked(scene)
    return WORDS[scene.game].describe(scene, language)


def sketch_scene(scene: Scene) -> str:
    """The scene drawn with ASCII characters, at most MAX_GRID of them. Raises as `draw_scene` does."""
    checked(scene)
    return WORDS[scene.game].sketch(scene)


def checked(scene: Scene) -> Renderer:
    """The renderer for a scene. Raises ValueError if the scene is larger than the game's board, or if the game does not
    have its pieces, look or notation.
    """
    renderer = RENDERERS[scene.game]
    cells = (scene.stops, scene.over, scene.earlier, scene.line, scene.targets, scene.areas)
    names = (scene.last, scene.hint, scene.chosen, *chain(*cells))
    if len(scene.position) > renderer.longest_position or max(map(len, cells)) > renderer.most_cells:
        raise ValueError(f"a scene of {scene.game} is larger than its board")
    if max(map(len, names)) > renderer.game.longest_move + SPARE:
        raise ValueError(f"a scene of {scene.game} marks what is no cell and no move")
    if scene.pieces not in ("", *renderer.game.piece_sets) or scene.look not in ("", *renderer.game.looks):
        raise ValueError(f"{scene.game} has no pieces {scene.pieces!r} or no look {scene.look!r}")
    if scene.notation not in ("", *renderer.game.notations):
        raise ValueError(f"{scene.game} has no notation {scene.notation!r}")
    return renderer
