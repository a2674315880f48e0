"""The export and the deletion of all that is stored about one person.

Which tables this concerns, and what happens to their rows, is declared beside them: see `storage.personal`. A match
belongs to both of its players, so a deletion replaces the person in it by a negative number.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

from storage.database import Database, Store, Transaction, writing
from storage.errors import StillPlaying
from storage.personal import KEPT, OF_THE_MATCH, REMOVED, REPLACED, Personal, all_personal, new_number, note, number_for
from storage.settings import SettingStore
from storage.stored import Statements, Value, now
from storage.tournaments import JOINED

NOTE_DUE = """
UPDATE players SET deletion_asked_at = CASE WHEN :due THEN ifnull(deletion_asked_at, :now) END WHERE id = :person"""
THEIRS = "first_player = :person OR second_player = :person"
# Matches that were ended for the deletion; their messages may show the name.
SHOW_ANEW = f"""
UPDATE matches SET revision = revision + 1
 WHERE ({THEIRS}) AND ended_at >= (SELECT deletion_asked_at FROM players WHERE id = :person)"""  # noqa: S608 - ours
MATCHES = """
SELECT * FROM matches WHERE first_player = :person AND id > :after
UNION ALL
SELECT * FROM matches WHERE second_player = :person AND id > :after
 ORDER BY id LIMIT :most"""
PIECE = 50  # matches that are read at a time, so that other reads need not wait long

Piece = tuple[str, list[dict[str, Any]]]
"""A table, and some of its rows as plain values."""

AS_TEXT = 1 << 53  # integers from here on are written as text: many JSON readers cannot represent them; ids are larger


class PrivacyStore(Store):
    """Exports and deletes a person's data."""

    def __init__(self, database: Database, settings: SettingStore) -> None:
        """`settings` is the store of the same database that is in use: its cache is cleared with a deletion."""
        super().__init__(database)
        self._settings = settings

    def export(self, person: int) -> AsyncIterator[Piece]:
        """Yields every row about a person in pieces, those of a table one after another. Opponents are only ids.

        Each piece is read at one moment. Other readers wait for at most one piece.
        """
        return pieces_of(self._db, person)

    async def note_due(self, person: int, due: bool) -> None:
        """Notes that a person is to be deleted, or not any more. Does nothing if they are unknown."""
        await self._db.change(NOTE_DUE, person=person, due=due, now=now())

    async def due(self) -> list[int]:
        """The people who are to be deleted."""
        return await self._db.column("SELECT id FROM players WHERE deletion_asked_at IS NOT NULL")

    async def require_alone(self, person: int) -> None:
        """Raises `StillPlaying` if the person is in a running match with another person, or in a tournament."""
        async with self._db.snapshot() as read:
            await _require_over(read, person, "level IS NULL AND status = 'playing'")

    async def remove(self, person: int) -> None:
        """Deletes a person; their opponents keep the matches. `Database.clean` then removes what is left in the file;
        one call of it is enough for several people.

        Suspensions and the blocks of others stay in force, by a hash. Matches that ended after `note_due` are shown
        anew. Raises `StillPlaying` while a match or a challenge of theirs is open, or a tournament that they play in.
        """
        async with self._settings.changing("person", person):
            await self._remove(person)

    @writing
    async def _remove(self, write: Transaction, person: int) -> None:
        personal = [*all_personal()]
        await _require_over(write, person, "true")
        await write.all("PRAGMA defer_foreign_keys = ON")
        for sql in [SHOW_ANEW, *(sql for each in personal for sql in each.before)]:
            await write.all(sql, person=person, now=now())
        await _keep(write, person, [each for each in personal if each.end == KEPT])
        await note(write, person)
        await self._db.cleaning.note_due(write)
        for each in [each for each in personal if each.end == REMOVED]:
            await write.all(f"DELETE FROM {each.table} WHERE {each.rows}", person=person)  # noqa: S608 - names of ours
        replaced = [each for each in personal if each.end == REPLACED]
        await _rename(write, "ABORT", replaced, person, await new_number(write))


async def pieces_of(read: Statements, person: int) -> AsyncIterator[Piece]:
    """Yields what `PrivacyStore.export` yields, over any kind of connection."""
    personal = [*all_personal()]
    for each in personal:
        if each.exported and each.end != OF_THE_MATCH:
            sql = f"SELECT * FROM {each.table} WHERE {each.rows}"  # noqa: S608 - names of ours
            yield await _piece(read, each.table, sql, person=person)
    ids = [0]
    while (matches := await _piece(read, "matches", MATCHES, person=person, after=ids[-1], most=PIECE))[1]:
        ids += [match["id"] for match in matches[1]]
        yield matches
    for each in [each for each in personal if each.end == OF_THE_MATCH]:
        match, order = each.columns[0], ", ".join(each.columns)
        among = "(SELECT value FROM json_each(:matches))"
        sql = f"SELECT * FROM {each.table} WHERE {match} IN {among} ORDER BY {order}"  # noqa: S608 - names of ours
        for at in range(1, len(ids), PIECE):
            yield await _piece(read, each.table, sql, matches=ids[at : at + PIECE])


async def _piece(read: Statements, table: str, sql: str, **values: Value) -> Piece:
    rows = await read.all(sql, **values)
    return table, await asyncio.to_thread(lambda: [dict(row) for row in rows])


async def _require_over(read: Transaction, person: int, which: str) -> None:
    """Raises `StillPlaying` if an open match of theirs meets the condition `which`, or they are in a tournament."""
    sql = f"SELECT id FROM matches WHERE ended_at IS NULL AND {which} AND ({THEIRS}) ORDER BY id"  # noqa: S608 - ours
    matches = await read.column(sql, person=person)
    tournaments = await read.column(JOINED, person=person, guild=None)
    if matches or tournaments:
        raise StillPlaying(person, matches, tournaments)


async def _keep(write: Transaction, person: int, kept: list[Personal]) -> None:
    """Makes rows that are kept refer to the number of the person's hash. Without such rows the hash is not stored."""
    found = []
    for each in kept:
        sql = f"SELECT 1 FROM {each.table} WHERE {each.named}"  # noqa: S608 - names of ours
        if each.columns and await write.one(sql, person=person):
            found.append(each)
    if found:
        await _rename(write, "REPLACE", found, person, await number_for(write, person))


async def _rename(write: Transaction, on_conflict: str, tables: list[Personal], person: int, number: int) -> None:
    for each in tables:
        for column in each.columns:
            sql = f"UPDATE OR {on_conflict} {each.table} SET {column} = :number WHERE {column} = :person"  # noqa: S608
            await write.all(sql, number=number, person=person)


class JsonRows:
    """A writer of JSON. Call `add` for each piece, those of a table one after another, then `end`.

    `write` is called with the text as it is made.
    """

    def __init__(self, write: Callable[[str], object]) -> None:
        self._write = write
        self._table, self._comma = "", ""

    def add(self, table: str, rows: Sequence[dict[str, Any]]) -> None:
        """Writes rows of a table."""
        if table != self._table:
            self._write(("\n]," if self._table else "{") + f"\n{json.dumps(table)}: [")
            self._table, self._comma = table, ""
        for row in rows:
            large = {key: str(value) for key, value in row.items() if isinstance(value, int) and abs(value) >= AS_TEXT}
            self._write(f"{self._comma}\n{json.dumps(row | large, ensure_ascii=False)}")
            self._comma = ","

    def end(self) -> None:
        """Writes the end of the JSON text."""
        self._write("\n]\n}\n")
