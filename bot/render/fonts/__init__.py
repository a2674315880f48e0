"""The two fonts that ship with the bot: cuts of Noto CJK Bold under the SIL Open Font License (OFL.txt; README.md)."""

from functools import lru_cache
from importlib.resources import files

from PIL import ImageFont

SERIF = "serif.otf"  # the characters on xiangqi's pieces and in its river
SANS = "sans.otf"  # Latin, Greek, Cyrillic, kana, digits and the Chinese of labels and of common names


@lru_cache(maxsize=64)
def face(file: str, size: int) -> ImageFont.FreeTypeFont:
    """The font at `size` pixels per em. Read it only: it is shared."""
    with (files(__name__) / file).open("rb") as stream:
        return ImageFont.truetype(stream, size)
