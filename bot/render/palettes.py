"""The colours of each game's pictures: they are found once and shipped. `python -m bot.render` finds them anew."""

import json
from functools import cache
from importlib.resources import files

from PIL import Image

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
