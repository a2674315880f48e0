"""Rows of the database as frozen dataclasses."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import fields
from datetime import datetime
from functools import cache
from typing import Any, Self, get_type_hints

from storage.times import maybe_time, to_time

READERS: dict[object, Callable[[Any], Any]] = {datetime: to_time, datetime | None: maybe_time, bool: bool}
"""How a column is read, by the type of the field; all other types are stored as they are."""


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
