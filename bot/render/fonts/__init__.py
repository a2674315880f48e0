"""The fonts of the bot: parts of Noto CJK Bold and Source Sans Bold, under the SIL Open Font License (README.md)."""

import re
from functools import lru_cache
from importlib.resources import files
from unicodedata import category, normalize

from PIL import ImageFont

SERIF = "serif.otf"  # the characters on xiangqi's pieces and in its river
SANS = "sans.otf"  # Latin, Greek, Cyrillic, kana, Hangul and 9,300 Chinese characters: those in use, and of our texts
GAP = "..."  # where a text is cut, and in place of a name without any sign that can be written
WIDE = re.compile("([，：；！？（）])")  # Chinese and Japanese signs, which take the room of a character


@lru_cache(maxsize=32)  # each needs 0.4 MB of memory
def face(file: str, size: int) -> ImageFont.FreeTypeFont:
    """The font at `size` pixels per em. It is shared: do not change it."""
    plain = ImageFont.Layout.BASIC  # the same with and without libraqm
    return ImageFont.truetype(str(files(__name__) / file), size, layout_engine=plain)


@lru_cache(maxsize=4096)
def has(sign: str) -> bool:
    """True if the sans font can draw the character (its glyph for missing characters is empty)."""
    return sign == " " or face(SANS, 32).getmask(sign).getbbox() is not None


def showable_name(name: str, instead: str = GAP) -> str:
    """A name as `showable` makes it. Where nothing of it is left, its emoji in words; `instead` if it has none."""
    return showable(name) or " ".join(re.findall(r"[^\W_]+", "".join(map(_in_latin, name)))) or instead


def showable(text: str) -> str:
    """The text as the sans font can show it, on one line.

    Styled letters become plain ones; letters that the font lacks are written in Latin ones. Other missing characters
    (emoji, controls of text direction) are left out. Empty if nothing is left.
    """
    parts = (part if WIDE.match(part) else normalize("NFKC", part) for part in WIDE.split(text))
    return " ".join("".join(_plain(sign) for part in parts for sign in part).split())


def _plain(sign: str) -> str:
    if sign.isspace():
        return " "
    if has(sign):
        return sign
    return _in_latin(sign) if category(sign)[0] in "LMN" else ""  # a mark may be a vowel, as in Hindi and Thai


def _in_latin(sign: str) -> str:
    """A sign in Latin letters, an emoji as its name; empty if neither is known. Signs of sounds that few languages have
    are left out: they look like quotation marks.
    """
    from anyascii import anyascii  # its tables are read only where somebody's name needs them

    return anyascii(sign).replace("'", "").replace("`", "")
