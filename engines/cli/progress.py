"""The progress of a long job, on one line of the terminal that is wiped at the end; nothing without a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_WIPE = "\r\x1b[K"


@contextmanager
def progress() -> Iterator[Callable[[str], None]]:
    """Yields a function that shows a text in place of the last one."""
    show = _show if sys.stderr.isatty() else lambda text: None
    try:
        yield show
    finally:
        show("")


def _show(text: str) -> None:
    print(_WIPE + text[:100], end="", file=sys.stderr, flush=True)
