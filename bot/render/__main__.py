"""python -m bot.render: computes the palette of every game's pictures again, after a change of how a board is drawn."""

import json
from pathlib import Path

from bot.render import RENDERERS
from bot.render.palettes import PALETTES, found

if __name__ == "__main__":
    colours = {key: bytes(found(renderer).getpalette() or ()).hex() for key, renderer in RENDERERS.items()}
    Path(str(PALETTES)).write_text(json.dumps(colours, indent=1) + "\n", encoding="utf-8")
