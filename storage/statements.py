"""Statements over a connection, with their rows in several forms."""

import sqlite3
from abc import ABC, abstractmethod
from typing import Any, TypeVar

from storage.stored import Stored

S = TypeVar("S", bound=Stored)


class Statements(ABC):
    """Runs statements with named values."""

    @abstractmethod
    async def all(self, sql: str, **values: str | float | None) -> list[sqlite3.Row]:
        """Runs one statement; returns every row that it yields."""

    async def one(self, sql: str, **values: str | float | None) -> sqlite3.Row | None:
        """The first row of a statement; None if there is none."""
        rows = await self.all(sql, **values)
        return rows[0] if rows else None

    async def row(self, sql: str, **values: str | float | None) -> sqlite3.Row:
        """The first row of a statement that always yields one."""
        return (await self.all(sql, **values))[0]

    async def column(self, sql: str, **values: str | float | None) -> list[Any]:
        """The first value of every row of a statement."""
        return [row[0] for row in await self.all(sql, **values)]

    async def value(self, sql: str, **values: str | float | None) -> Any | None:
        """The first value of the first row of a statement; None if there is no row."""
        row = await self.one(sql, **values)
        return row[0] if row else None

    async def all_as(self, kind: type[S], sql: str, **values: str | float | None) -> list[S]:
        """Every row of a statement as an object of `kind`."""
        return [kind.from_row(row) for row in await self.all(sql, **values)]

    async def one_as(self, kind: type[S], sql: str, **values: str | float | None) -> S | None:
        """The first row of a statement as an object of `kind`; None if there is none."""
        row = await self.one(sql, **values)
        return kind.from_row(row) if row else None


def insertion(table: str, columns: tuple[str, ...], otherwise: str) -> str:
    """The SQL of a statement that stores one row and yields it; its values have the names of the columns."""
    values = ", ".join(f":{column}" for column in columns)
    return f"INSERT OR {otherwise} INTO {table} ({', '.join(columns)}) VALUES ({values}) RETURNING *"  # noqa: S608 - ours
