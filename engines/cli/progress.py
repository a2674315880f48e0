"""The progress of a long job, on one line of the terminal that is wiped at the end; nothing without a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress() -> Iterator[Callable[[str], None]]:
    """Yields a function that shows a text in place of the last one."""

    def show(text: str) -> None:
        if sys.stderr.isatty():
            print("\r\x1b[K" + text[:100], end="", file=sys.stderr, flush=True)  # wipes the line first

    try:
        yield show
    finally:
        show("")
