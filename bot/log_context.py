"""What log lines are about, and what a person typed, which must not be logged. Tasks inherit it."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

FIELDS: ContextVar[dict[str, int]] = ContextVar("FIELDS", default={})  # noqa: B039 - never changed in place
TYPED: ContextVar[frozenset[str]] = ContextVar("TYPED", default=frozenset())
LEAST_TYPED = 4  # characters: shorter texts reveal nothing, and occur in many lines by chance


@contextmanager
def about(**fields: int) -> Iterator[None]:
    """Adds these numbers to lines that are logged in the block."""
    before = FIELDS.set(FIELDS.get() | fields)
    try:
        yield
    finally:
        FIELDS.reset(before)


def also_about(**fields: int) -> None:
    """Adds these numbers to lines from now on, until the innermost block of `about` ends."""
    FIELDS.set(FIELDS.get() | fields)


def note_typed(data: object) -> None:
    """Keeps every text that a person typed into an interaction out of this task's log lines from now on."""
    TYPED.set(TYPED.get() | frozenset(text for text in _typed(data) if len(text) >= LEAST_TYPED))


def _typed(data: object) -> Iterator[str]:
    """All texts in options and fields, at any depth."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "value" and isinstance(value, str):
                yield value
            elif key in ("options", "components", "component"):
                yield from _typed(value)
    elif isinstance(data, list):
        for each in data:
            yield from _typed(each)
