"""Draws the board and its pieces as separate pictures, for a page on which pieces move."""

from dataclasses import replace
from io import BytesIO

from PIL import Image

from bot.render import DRAWING, RENDERERS, checked
from bot.render.canvas import zoomed
from bot.render.renderer import Scene

ZOOM = 2  # pixels for each unit: a unit is about one pixel of the page, and screens may have twice the resolution
QUALITY = 88


def draw_background(scene: Scene) -> bytes:
    """The empty board of a scene as WebP, ZOOM pixels for each unit. Raises ValueError as `draw_scene` does."""
    renderer = checked(scene)
    with DRAWING, zoomed(ZOOM):
        return _encoded(renderer.background(scene).convert("RGB"))


def draw_piece(scene: Scene, letter: str) -> bytes:
    """One of the renderer's `pieces` as WebP on a transparent ground. Raises ValueError for another letter, and as
    `draw_scene` does.
    """
    renderer = checked(scene)
    if letter not in "".join(renderer.pieces) or len(letter) != 1:
        raise ValueError(f"{scene.game} has no piece {letter!r}")
    with DRAWING, zoomed(ZOOM):
        return _encoded(renderer.piece(letter, scene))


def piece_units(scene: Scene, letter: str) -> int:
    """The width of a piece's square picture, in the units of `Renderer.middles`."""
    with DRAWING:
        return RENDERERS[scene.game].piece(letter, scene).width


def is_noted(scene: Scene, letter: str) -> bool:
    """Whether the notation of a scene makes a difference for a piece."""
    renderer = RENDERERS[scene.game]
    with DRAWING:
        return renderer.piece(letter, scene) != renderer.piece(letter, replace(scene, notation=""))


def size(scene: Scene) -> tuple[int, int]:
    """The width and height of a board in units."""
    with DRAWING:
        return RENDERERS[scene.game].background(scene).size


def _encoded(image: Image.Image) -> bytes:
    stream = BytesIO()
    image.save(stream, "WEBP", quality=QUALITY, method=2)  # higher methods take three times as long for 10% fewer bytes
    return stream.getvalue()
