"""The text of a file that does not say how it is encoded."""

import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from functools import cache

_CHINESE, _CYRILLIC, _LATIN = ("gb18030", "cp950"), "cp1251", "cp1252"  # cp950 is Big5
_WORD = re.compile(r"[^\W\d_]+")


def decoded(data: bytes) -> str:
    """The text of UTF-8, as programs write today, or of UTF-16 where its mark begins the file. Other files are older:
    their text is that of GB 18030, Big5, Windows-1251 or Windows-1252 with the most plausible words; if none has more,
    the first of these. A byte that has no meaning becomes U+FFFD.

    A wrong choice harms more than names: in Chinese encodings half a character may be the bracket that ends a comment.
    """
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode(max((*_CHINESE, _CYRILLIC, _LATIN), key=lambda each: _plausibility(data, each)), "replace")


def _plausibility(data: bytes, encoding: str) -> int:
    """The number of different words beyond ASCII that are plausible, less all that is not. One byte is no word."""
    text = data.decode(encoding, "replace")
    words = [word for word in set(_WORD.findall(text)) if not word.isascii() and len(word.encode(encoding)) > 1]
    return sum(1 if _is_plausible(word, encoding) else -1 for word in words) - text.count("\ufffd")


def _is_plausible(word: str, encoding: str) -> bool:
    """Whether a word has only common characters; in alphabets whether it has one script, and capitals in front only."""
    if encoding in _CHINESE:
        return _common_characters().issuperset(word)
    has_ascii = any(map(str.isascii, word))
    return has_ascii == (encoding == _LATIN) and (word.isupper() or word[1:].islower())


@cache
def _common_characters() -> frozenset[str]:
    """The characters of the first levels of GB 2312 and Big5, among which are all signs of moves."""
    pairs = bytes(byte for lead in range(0xB0, 0xD8) for trail in range(0xA1, 0xFF) for byte in (lead, trail))
    trails = (*range(0x40, 0x7F), *range(0xA1, 0xFF))
    others = bytes(byte for lead in range(0xA4, 0xC7) for trail in trails for byte in (lead, trail))
    return frozenset(pairs.decode("gb2312", "ignore") + others.decode("big5", "ignore"))
