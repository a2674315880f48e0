"""What long work is at, on one line of a terminal that is wiped afterwards; nothing where there is no terminal."""

import sys
from types import TracebackType
from typing import Self

_WIPE = "\r\x1b[K"


class Progress:
    """`with Progress() as progress: progress.show("depth 7")`"""

    def __init__(self) -> None:
        self._is_terminal = sys.stderr.isatty()

    def show(self, text: str) -> None:
        """Replace the line by `text`."""
        if self._is_terminal:
            print(_WIPE + text[:100], end="", file=sys.stderr, flush=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.show("")
