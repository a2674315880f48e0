"""What a line of the log is about: the interaction and the match at hand, and what somebody typed, which is no part of
any log. Tasks that are begun inside inherit it.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

FIELDS: ContextVar[dict[str, int]] = ContextVar("FIELDS", default={})  # noqa: B039 - never changed in place
TYPED: ContextVar[frozenset[str]] = ContextVar("TYPED", default=frozenset())
LEAST_TYPED = 4  # characters; what is shorter tells nothing, and stands in many a line by chance


@contextmanager
def about(**fields: int) -> Iterator[None]:
    """Lines that are logged in the block carry these numbers."""
    before = FIELDS.set(FIELDS.get() | fields)
    try:
        yield
    finally:
        FIELDS.reset(before)


def also_about(**fields: int) -> None:
    """From now on, to the end of the innermost block of `about`, lines carry these numbers, too."""
    FIELDS.set(FIELDS.get() | fields)


def note_typed(data: object) -> None:
    """Keeps every text that came with an interaction out of what is logged in this task from now on."""
    TYPED.set(TYPED.get() | frozenset(text for text in _typed(data) if len(text) >= LEAST_TYPED))


def _typed(data: object) -> Iterator[str]:
    """The values of options and of fields, however deep."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "value" and isinstance(value, str):
                yield value
            elif key in ("options", "components", "component"):
                yield from _typed(value)
    elif isinstance(data, list):
        for each in data:
            yield from _typed(each)
