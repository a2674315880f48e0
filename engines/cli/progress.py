"""What long work is at, on one line of a terminal that is wiped afterwards; nothing where there is no terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_WIPE = "\r\x1b[K"


@contextmanager
def progress() -> Iterator[Callable[[str], None]]:
    """Gives a function that shows a text in place of the one before it."""
    show = _show if sys.stderr.isatty() else lambda text: None
    try:
        yield show
    finally:
        show("")


def _show(text: str) -> None:
    print(_WIPE + text[:100], end="", file=sys.stderr, flush=True)
