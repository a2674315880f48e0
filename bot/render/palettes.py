"""The palette of each game's pictures. Palettes are shipped; `python -m bot.render` computes them again."""

import json
from functools import cache
from importlib.resources import files

from PIL import Image

from bot.render.canvas import palette_of
from bot.render.renderer import Renderer

PALETTES = files("bot.render") / "palettes.json"  # by game: hexadecimal digits, six for each of 256 colours


@cache
def _shipped() -> dict[str, str]:
    found: dict[str, str] = json.loads(PALETTES.read_text(encoding="utf-8"))
    return found


def shipped(game: str) -> Image.Image | None:
    """The shipped palette of a game's pictures; None if there is none, as for a new game."""
    if (colours := _shipped().get(game)) is None:
        return None
    palette = Image.new("P", (1, 1))
    palette.putpalette(bytes.fromhex(colours))
    return palette


@cache
def palette(renderer: Renderer) -> Image.Image:
    """The palette of a game's pictures: the shipped one, or one that is computed now."""
    return shipped(renderer.game.key) or found(renderer)


def found(renderer: Renderer) -> Image.Image:
    """Computes the palette from the renderer's samples; takes some tenths of a second."""
    pictures = [renderer.paint(scene).image for scene in renderer.samples()]
    return palette_of(pictures, renderer.accents, renderer.ground)
