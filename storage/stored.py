"""Statements with their rows in several forms; times to text and back, rows to frozen dataclasses and back."""

import json
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import fields
from datetime import UTC, datetime
from functools import cache
from typing import Any, Self, TypeVar, get_type_hints

Value = str | float | list[Any] | None
"""What a statement takes; a list goes into it as JSON: `IN (SELECT value FROM json_each(:ids))`."""
sqlite3.register_adapter(list, json.dumps)

T = TypeVar("T")
Row = sqlite3.Row | dict[str, Any]


def to_text(at: datetime) -> str:
    """An aware time as it is stored: text in UTC, to the millisecond, which sorts by time."""
    return at.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def to_time(text: str) -> datetime:
    """The aware time of a text that `to_text` made."""
    return datetime.fromisoformat(text)


def now() -> str:
    """The present time as it is stored."""
    return to_text(datetime.now(UTC))


READERS: dict[object, Callable[[Any], Any]] = {
    bool: bool,
    datetime: to_time,
    datetime | None: lambda text: None if text is None else datetime.fromisoformat(text),
    tuple[str, ...]: lambda text: tuple(text.split()),
    tuple[str, ...] | None: lambda text: None if text is None else tuple(text.split()),
}
"""How a column is read, by the type of the field; values of other types are taken as they are."""


set_frozen = object.__setattr__
"""Sets a field of a frozen dataclass in `__post_init__`, to compute once what is often asked for."""


class Stored:
    """The base of dataclasses that are read from rows.

    Each field is a column of the same name, or another `Stored` from columns of the same row; a class may read other
    fields in its own `from_row`.
    """

    __slots__ = ()

    @classmethod
    def from_row(cls, row: Row) -> Self:
        """An object from a row that has the columns of the fields, and perhaps others."""
        return read_row(cls, row)


S = TypeVar("S", bound=Stored)


class Statements(ABC):
    """Runs statements with named values."""

    @abstractmethod
    async def all(self, sql: str, **values: Value) -> list[sqlite3.Row]:
        """Runs one statement; returns every row that it yields."""

    async def one(self, sql: str, **values: Value) -> sqlite3.Row | None:
        """The first row of a statement; None if there is none."""
        rows = await self.all(sql, **values)
        return rows[0] if rows else None

    async def row(self, sql: str, **values: Value) -> sqlite3.Row:
        """The first row of a statement that always yields one."""
        return (await self.all(sql, **values))[0]

    async def column(self, sql: str, **values: Value) -> list[Any]:
        """The first value of every row of a statement."""
        return [row[0] for row in await self.all(sql, **values)]

    async def value(self, sql: str, **values: Value) -> Any | None:
        """The first value of the first row of a statement; None if there is no row."""
        row = await self.one(sql, **values)
        return row[0] if row else None

    async def all_as(self, kind: type[S], sql: str, **values: Value) -> list[S]:
        """Every row of a statement as an object of `kind`."""
        return [kind.from_row(row) for row in await self.all(sql, **values)]

    async def one_as(self, kind: type[S], sql: str, **values: Value) -> S | None:
        """The first row of a statement as an object of `kind`; None if there is none."""
        row = await self.one(sql, **values)
        return kind.from_row(row) if row else None


def read_row(kind: type[T], row: Row, **known: Any) -> T:
    """A dataclass from a row with the columns of its fields and of its parts, except for fields that are `known`."""
    if isinstance(row, sqlite3.Row):  # a dict finds names faster
        row = dict(zip(row.keys(), row, strict=True))
    columns, parts = _columns(kind, *known)  # type: ignore[arg-type]  # a class can be hashed
    for name, part in parts:
        known[name] = read_row(part, row)
    return kind(**{name: read(row[name]) if read else row[name] for name, read in columns}, **known)


@cache
def _columns(kind: Any, *known: str) -> tuple[list[tuple[str, Callable[[Any], Any] | None]], list[tuple[str, type]]]:
    """The fields that are columns, each with its reader or None; and the fields that are `Stored`, with their types."""
    types = get_type_hints(kind)
    names = [each.name for each in fields(kind) if each.init and each.name not in known]
    parts = {name: types[name] for name in names if isinstance(types[name], type) and issubclass(types[name], Stored)}
    return [(name, READERS.get(types[name])) for name in names if name not in parts], list(parts.items())


def columns_of(value: Any) -> dict[str, Any]:
    """The fields of a dataclass as columns: times as `to_text` makes them, tuples of words separated by blanks."""
    names = _names(type(value))  # type: ignore[arg-type]  # a class can be hashed
    return {name: _written(getattr(value, name)) for name in names}


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))


def _written(value: object) -> object:
    if isinstance(value, datetime):
        return to_text(value)
    return " ".join(value) if isinstance(value, tuple) else value
