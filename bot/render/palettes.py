"""The colours of each game's pictures: they are found once and shipped. `python -m bot.render` finds them anew."""

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
    """The palette of a game's pictures; None where none is shipped, as for a game that was just written."""
    if (colours := _shipped().get(game)) is None:
        return None
    palette = Image.new("P", (1, 1))
    palette.putpalette(bytes.fromhex(colours))
    return palette


@cache
def palette(renderer: Renderer) -> Image.Image:
    """The colours of a game's pictures, the shipped ones where there are any."""
    return shipped(renderer.game.key) or found(renderer)


def found(renderer: Renderer) -> Image.Image:
    """The same, found anew; takes some tenths of a second."""
    pictures = [renderer.paint(scene).image for scene in renderer.samples()]
    return palette_of(pictures, renderer.accents, renderer.ground)
