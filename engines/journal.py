"""Journals: text files of one result a line that only grow, so that long work can be broken off and taken up again."""

from pathlib import Path


def whole_lines(path: Path) -> list[str]:
    """The lines of a journal; none where there is no file. What a broken-off write left at its end is cut off.

    Raises OSError, and UnicodeDecodeError for anything but ASCII.
    """
    if not path.exists():
        return []
    text = path.read_text("ascii")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, "ascii")
    return whole.splitlines()
