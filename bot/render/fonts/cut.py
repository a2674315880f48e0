"""Makes the shipped fonts from Noto CJK: `python -m bot.render.fonts.cut FOLDER`.

FOLDER holds NotoSerifCJK-Bold.ttc and NotoSansCJK-Bold.ttc. Needs fonttools, which the bot itself does not.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
BOT = HERE.parents[1]
FOLDER = "/usr/share/fonts/opentype/noto"  # where Debian's package fonts-noto-cjk puts them
LATIN = "20-7E A0-17F 18F 192 1A0-1A1 1AF-1B0 1CD-1DC 218-21B 251 261 2C6-2DD 1E00-1EFF"
GREEK_CYRILLIC = "370-3FF 400-45F"
SIGNS = "2010-2026 2030 2032-2033 2039-203B 20AC 2122 2190-2193 2212 2248 2260 2264-2265 25A0 25CB 25CF 2605-2606 2713"
KANA_AND_WIDE = "3000-3015 3041-3096 3099-30FF FF01-FF5E"
HANGUL = "AC00-D7A3"
CHINESE = range(0x4E00, 0xA000)
# The encodings that list the characters in use in China, Taiwan and Japan, with the first and the last row of each list
FREQUENT = (("gb2312", 0xB0, 0xF7), ("big5", 0xA4, 0xC6), ("euc_jp", 0xB0, 0xCF))

UNUSED = ["VORG", "vhea", "vmtx", "BASE", "GPOS", "GSUB"]  # vertical and complex layout


def code_points(ranges: str) -> set[int]:
    """The code points of blank-separated hexadecimal ranges: `41-43 7A`."""
    ends = [(part.split("-")[0], part.split("-")[-1]) for part in ranges.split()]
    return {point for low, high in ends for point in range(int(low, 16), int(high, 16) + 1)}


def cut(source: Path, number: int, kept: set[int], name: str, target: Path) -> None:
    """Writes the glyphs of the code points `kept`, of font `number` in a collection, to `target` under a new name."""
    options = subset.Options(layout_features=[], hinting=False, name_IDs=[0, 13, 14])
    options.drop_tables += UNUSED
    font = TTFont(source, fontNumber=number)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=kept)
    subsetter.subset(font)
    rename(font, name)
    font["head"].modified = font["head"].created  # the same input gives the same bytes
    font.recalcTimestamp = False
    font.save(target)


def rename(font: TTFont, name: str) -> None:
    """Gives the font a new name: it is a changed version, and "Noto" is a trademark."""
    compact = name.replace(" ", "")
    for number, text in ((1, name), (2, "Bold"), (3, f"{compact}-Bold"), (4, f"{name} Bold"), (6, f"{compact}-Bold")):
        font["name"].setName(text, number, 3, 1, 0x409)
    table = font["CFF "].cff
    table.fontNames = [f"{compact}-Bold"]
    table.topDictIndex[0].FullName = f"{name} Bold"
    table.topDictIndex[0].FamilyName = name


def characters(file: str) -> set[int]:
    """The code points of a character list beside this module."""
    return {ord(sign) for sign in (HERE / file).read_text("utf-8") if not sign.isspace()}


def catalogue_code_points() -> set[int]:
    """The code points of all texts in the catalogues, some of which are drawn in pictures."""
    texts = (path.read_text("utf-8") for path in BOT.rglob("*.ftl"))
    return {ord(sign) for text in texts for sign in text if sign.isprintable() and ord(sign) < 0x10000}


def frequent() -> set[int]:
    """The code points of some 9,200 Chinese characters: GB 2312, level 1 of Big5 and level 1 of JIS X 0208."""
    rows = ((encoding, row) for encoding, first, last in FREQUENT for row in range(first, last + 1))
    signs = (bytes((row, at)).decode(encoding, "ignore") for encoding, row in rows for at in range(0x40, 0xFF))
    return {ord(sign) for sign in signs if len(sign) == 1 and ord(sign) in CHINESE}


def main(folder: Path) -> None:
    """Makes both fonts: the traditional Chinese serif for boards, the simplified Chinese sans for everything else."""
    sans = characters("sans.txt") | code_points(" ".join((LATIN, GREEK_CYRILLIC, SIGNS, KANA_AND_WIDE, HANGUL)))
    sans |= catalogue_code_points() | frequent()
    cut(folder / "NotoSerifCJK-Bold.ttc", 3, characters("serif.txt"), "Qibot Serif", HERE / "serif.otf")
    cut(folder / "NotoSansCJK-Bold.ttc", 2, sans, "Qibot Sans", HERE / "sans.otf")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else FOLDER))
