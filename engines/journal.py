"""Files of long work: journals, so that it can be broken off and taken up again, and the files that it makes."""

from pathlib import Path


class Journal:
    """A text file of one result a line. `lines` are those that it had when this was made.

    Raises as `whole_lines`.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines = whole_lines(path)

    def add(self, line: str) -> None:
        """Keep a result; it is in the file before this returns. Raises OSError."""
        with self.path.open("a", encoding="ascii") as file:
            file.write(line + "\n")


def replace(path: Path, data: bytes) -> None:
    """Put a whole new file in the place of the old one, at once. Raises OSError."""
    fresh = path.with_suffix(".new")
    fresh.write_bytes(data)
    fresh.replace(path)


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
