"""Makes the shipped fonts: `python -m bot.render.fonts.cut FOLDER`.

FOLDER holds NotoSerifCJK-Bold.ttc, NotoSansCJK-Bold.ttc and SourceSans3-Bold.otf. Needs fonttools, which the bot itself
does not.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
BOT = HERE.parents[1]
LATIN = "20-7E A0-2AF 2C6-2DD 1E00-1EFF"
GREEK_CYRILLIC = "370-52F 1F00-1FFF"
SIGNS = "2010-2026 2030 2032-2033 2039-203B 20AC 2122 2190-2193 2212 2248 2260 2264-2265 25A0 25CB 25CF 2605-2606 2713"
KANA_AND_WIDE = "3000-3015 3041-3096 3099-30FF FF01-FF5E"
HANGUL = "AC00-D7A3"
CHINESE = range(0x4E00, 0xA000)
# The encodings that list the characters in use in China, Taiwan and Japan, with the first and the last row of each list
FREQUENT = (("gb2312", 0xB0, 0xF7), ("big5", 0xA4, 0xC6), ("euc_jp", 0xB0, 0xCF))

LATIN_SCALE = 1.121  # the Latin letters of Noto Sans CJK are those of Source Sans, this many times larger
UNUSED = ["VORG", "vhea", "vmtx", "BASE", "GPOS", "GSUB"]  # vertical and complex layout


def code_points(ranges: str) -> set[int]:
    """The code points of blank-separated hexadecimal ranges: `41-43 7A`."""
    ends = [(part.split("-")[0], part.split("-")[-1]) for part in ranges.split()]
    return {point for low, high in ends for point in range(int(low, 16), int(high, 16) + 1)}


def cut(source: Path, number: int, kept: set[int], name: str) -> TTFont:
    """The glyphs of the code points `kept`, of font `number` in a collection, as a font with a new name."""
    options = subset.Options(layout_features=[], hinting=False, name_IDs=[0, 13, 14])
    options.drop_tables += UNUSED
    font = TTFont(source, fontNumber=number)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=kept)
    subsetter.subset(font)
    rename(font, name)
    font["head"].modified = font["head"].created  # the same input gives the same bytes
    font.recalcTimestamp = False
    return font


def add_letters(font: TTFont, source: TTFont, wanted: set[int]) -> None:
    """Adds the glyphs of the code points `wanted` that `font` lacks and `source` has, in the size of the others."""
    glyphs, letters = source.getGlyphSet(), source.getBestCmap()
    for point in sorted(wanted & set(letters) - set(font.getBestCmap())):
        width = round(glyphs[letters[point]].width * LATIN_SCALE)
        pen = T2CharStringPen(width, glyphs)
        glyphs[letters[point]].draw(TransformPen(pen, (LATIN_SCALE, 0, 0, LATIN_SCALE, 0, 0)))
        _append(font, point, width, pen)
    font.setGlyphOrder(font["CFF "].cff.topDictIndex[0].charset)


def _append(font: TTFont, point: int, width: int, pen: T2CharStringPen) -> None:
    """Appends what a pen drew as the glyph of a code point, among the glyphs of the digit 0."""
    top = font["CFF "].cff.topDictIndex[0]
    strings = top.CharStrings
    like = strings.charStrings[font.getBestCmap()[ord("0")]]
    kind = top.FDSelect[like]
    number = len(strings.charStringsIndex)
    name = next(name for name in map("cid{:05d}".format, range(1, 0x10000)) if name not in strings.charStrings)
    strings.charStringsIndex.append(pen.getCharString(top.FDArray[kind].Private, strings.globalSubrs))
    strings.charStrings[name] = number
    top.charset.append(name)
    top.FDSelect.gidArray.append(kind)
    font["hmtx"].metrics[name] = (width, 0)
    for table in font["cmap"].tables:
        table.cmap[point] = name


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
    letters = code_points(" ".join((LATIN, GREEK_CYRILLIC)))
    sans = characters("sans.txt") | letters | code_points(" ".join((SIGNS, KANA_AND_WIDE, HANGUL)))
    sans |= catalogue_code_points() | frequent()
    cut(folder / "NotoSerifCJK-Bold.ttc", 3, characters("serif.txt"), "Qibot Serif").save(HERE / "serif.otf")
    font = cut(folder / "NotoSansCJK-Bold.ttc", 2, sans, "Qibot Sans")
    add_letters(font, TTFont(folder / "SourceSans3-Bold.otf"), letters)
    font.save(HERE / "sans.otf")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
