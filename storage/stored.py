"""Times as they are stored, and rows of the database as frozen dataclasses."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import fields
from datetime import UTC, datetime
from functools import cache
from typing import Any, Self, get_type_hints


def to_text(at: datetime) -> str:
    """An aware time as it is stored: UTC, to the millisecond, in text that sorts by time."""
    return at.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def to_time(text: str) -> datetime:
    """The time that `to_text` wrote."""
    return datetime.fromisoformat(text)


def maybe_text(at: datetime | None) -> str | None:
    """`to_text`, where there may be no time."""
    return None if at is None else to_text(at)


def maybe_time(text: str | None) -> datetime | None:
    """`to_time`, where there may be no time."""
    return None if text is None else to_time(text)


def now() -> str:
    """The present, as it is stored."""
    return to_text(datetime.now(UTC))


READERS: dict[object, Callable[[Any], Any]] = {datetime: to_time, datetime | None: maybe_time, bool: bool}
"""How a column is read, by the type of the field; all other types are stored as they are."""


settle = object.__setattr__
"""Sets what a frozen value works out once when it is made, because it is asked for again and again."""


class Stored:
    """A dataclass each of whose fields is a column of the same name."""

    __slots__ = ()

    @classmethod
    def from_row(cls, row: sqlite3.Row | dict[str, Any]) -> Self:
        """Reads a row that has these columns, and perhaps others."""
        columns = _columns(cls)  # type: ignore[arg-type]  # a class can be hashed
        return cls(*[read(row[name]) if read else row[name] for name, read in columns])


@cache
def _columns(kind: Any) -> tuple[tuple[str, Callable[[Any], Any] | None], ...]:
    types = get_type_hints(kind)
    return tuple((each.name, READERS.get(types[each.name])) for each in fields(kind))
