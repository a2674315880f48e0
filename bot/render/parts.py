"""A board in parts, each a picture of its own: for a page on which pieces are moved."""

from io import BytesIO

from PIL import Image

from bot.render import DRAWING, RENDERERS, checked
from bot.render.canvas import zoomed
from bot.render.scene import Scene

ZOOM = 2  # pixels for each unit: boards are shown about as wide as they are drawn, on screens that may be twice as fine
QUALITY = 88


def draw_background(scene: Scene) -> bytes:
    """The empty board of a scene as WebP, ZOOM pixels for each unit. Raises ValueError as `draw_scene` does."""
    renderer = checked(scene)
    with DRAWING, zoomed(ZOOM):
        return _encoded(renderer.background(scene).convert("RGB"))


def draw_piece(scene: Scene, letter: str) -> bytes:
    """One of the renderer's `pieces` as WebP, else transparent. Raises ValueError for another, and as `draw_scene`."""
    renderer = checked(scene)
    if letter not in "".join(renderer.pieces) or len(letter) != 1:
        raise ValueError(f"{scene.game} has no piece {letter!r}")
    with DRAWING, zoomed(ZOOM):
        return _encoded(renderer.piece(letter, scene))


def piece_units(scene: Scene, letter: str) -> int:
    """How wide a piece's square picture is, in the units in which `middles` are told."""
    with DRAWING:
        return RENDERERS[scene.game].piece(letter, scene).width


def size(scene: Scene) -> tuple[int, int]:
    """The width and height of a board in units."""
    with DRAWING:
        return RENDERERS[scene.game].background(scene).size


def _encoded(image: Image.Image) -> bytes:
    stream = BytesIO()
    image.save(stream, "WEBP", quality=QUALITY, method=2)  # more takes thrice as long for a tenth fewer bytes
    return stream.getvalue()
