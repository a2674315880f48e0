"""Files of long jobs: journals, from which an interrupted job goes on, and files that are replaced at once."""

from pathlib import Path


class Journal:
    """A text file with one result a line. `lines` are those found when it was opened.

    Raises the errors of `whole_lines`.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines = whole_lines(path)

    def add(self, line: str) -> None:
        """Appends a result; it is in the file before this returns. Raises OSError."""
        with self.path.open("a", encoding="ascii") as file:
            file.write(line + "\n")


def replace(path: Path, data: bytes) -> None:
    """Replaces a file at once by one with this data. Raises OSError."""
    fresh = path.with_suffix(".new")
    fresh.write_bytes(data)
    fresh.replace(path)


def whole_lines(path: Path) -> list[str]:
    """The lines of a journal; none if there is no file. An incomplete last line, left by an interruption, is cut off.

    Raises OSError, and UnicodeDecodeError for anything but ASCII.
    """
    if not path.exists():
        return []
    text = path.read_text("ascii")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, "ascii")
    return whole.splitlines()
