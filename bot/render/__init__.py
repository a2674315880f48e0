"""Positions to pictures and words: one renderer per game, RENDERER in the file of its key. Needs no chat library."""

from importlib import import_module
from threading import Lock

from bot.render.palettes import palette
from bot.render.renderer import Renderer
from bot.render.scene import Scene
from engines.registry import GAMES

__all__ = ["RENDERERS", "Renderer", "Scene", "checked", "describe_scene", "draw_scene", "sketch_scene"]

RENDERERS: dict[str, Renderer] = {key: import_module(f"{__name__}.{key}").RENDERER for key in GAMES}
SPARE = 4  # characters: a cell's name may be longer than a move's text, as in Connect Four
DRAWING = Lock()  # Pillow changes what it keeps with a palette while other threads run


def draw_scene(scene: Scene) -> bytes:
    """The scene as a PNG picture. Raises ValueError where its position, a cell or a move makes no sense.

    The first call takes some tenths of a second: it also draws what every picture has.
    """
    renderer = checked(scene)
    with DRAWING:
        return renderer.paint(scene).png(palette(renderer))


def describe_scene(scene: Scene, language: str) -> str:
    """The scene in one of bot.locales.LANGUAGES, at most MAX_ALT characters. Raises ValueError as `draw_scene` does."""
    return checked(scene).tell(scene, language)


def sketch_scene(scene: Scene) -> str:
    """The scene drawn with letters of ASCII, at most MAX_GRID of them. Raises ValueError as `draw_scene` does."""
    return checked(scene).sketch(scene)


def checked(scene: Scene) -> Renderer:
    """Its renderer. Raises ValueError where a scene is larger than the board or asks for what the game has not."""
    renderer = RENDERERS[scene.game]
    cells = (scene.stops, scene.over, scene.earlier, scene.line, scene.targets, scene.areas)
    names = [scene.last, scene.hint, scene.chosen, *(name for each in cells for name in each)]
    if len(scene.position) > renderer.longest_position or any(len(each) > renderer.most_cells for each in cells):
        raise ValueError(f"a scene of {scene.game} is larger than its board")
    if any(len(name) > renderer.game.longest_move + SPARE for name in names):
        raise ValueError(f"a scene of {scene.game} marks what is no cell and no move")
    if scene.pieces not in ("", *renderer.game.piece_sets) or scene.look not in ("", *renderer.game.looks):
        raise ValueError(f"{scene.game} has no pieces {scene.pieces!r} or no look {scene.look!r}")
    if scene.notation not in ("", *renderer.game.notations):
        raise ValueError(f"{scene.game} has no notation {scene.notation!r}")
    return renderer
