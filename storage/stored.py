"""Times as they are stored, and rows of the database as frozen dataclasses."""

import sqlite3
from collections.abc import Callable
from dataclasses import fields
from datetime import UTC, datetime
from functools import cache
from typing import Any, Self, TypeVar, get_type_hints

T = TypeVar("T")
Row = sqlite3.Row | dict[str, Any]


def to_text(at: datetime) -> str:
    """An aware time as it is stored: UTC, to the millisecond, in text that sorts by time."""
    return at.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def to_time(text: str) -> datetime:
    """The time that `to_text` wrote."""
    return datetime.fromisoformat(text)


def now() -> str:
    """The present, as it is stored."""
    return to_text(datetime.now(UTC))


READERS: dict[object, Callable[[Any], Any]] = {
    bool: bool,
    datetime: to_time,
    datetime | None: lambda text: None if text is None else to_time(text),
    tuple[str, ...]: lambda text: tuple(text.split()),
    tuple[str, ...] | None: lambda text: None if text is None else tuple(text.split()),
}
"""How a column is read, by the type of the field; all other types are stored as they are."""


settle = object.__setattr__
"""Sets what a frozen value works out once when it is made, because it is asked for again and again."""


class Stored:
    """A dataclass whose fields are columns of the same names, or `Stored` in columns of the same row; but for those
    that its own `from_row` knows.
    """

    __slots__ = ()

    @classmethod
    def from_row(cls, row: Row) -> Self:
        """Reads a row that has these columns, and perhaps others."""
        return read_row(cls, row)


def read_row(kind: type[T], row: Row, **known: Any) -> T:
    """A dataclass from a row that has its fields as columns, and those of its parts, but for those that are `known`."""
    if isinstance(row, sqlite3.Row):  # where each name is sought
        row = dict(zip(row.keys(), row, strict=True))
    columns, parts = _columns(kind, *known)  # type: ignore[arg-type]  # a class can be hashed
    for name, part in parts:
        known[name] = read_row(part, row)
    return kind(**{name: read(row[name]) if read else row[name] for name, read in columns}, **known)


@cache
def _columns(kind: Any, *known: str) -> tuple[list[tuple[str, Callable[[Any], Any] | None]], list[tuple[str, type]]]:
    """The fields that are columns, each with how it is read; and those that are `Stored` themselves."""
    types = get_type_hints(kind)
    names = [each.name for each in fields(kind) if each.init and each.name not in known]
    parts = {name: types[name] for name in names if isinstance(types[name], type) and issubclass(types[name], Stored)}
    return [(name, READERS.get(types[name])) for name in names if name not in parts], list(parts.items())


def columns_of(value: Any) -> dict[str, Any]:
    """The fields of a dataclass as columns: times as `to_text` writes them, words with blanks between them."""
    return {each.name: _written(getattr(value, each.name)) for each in fields(value)}


def _written(value: object) -> object:
    if isinstance(value, datetime):
        return to_text(value)
    return " ".join(value) if isinstance(value, tuple) else value
