"""What is kept about one person: all of it as plain values, and its end.

Which tables that concerns, and what becomes of their rows, is said beside them: `storage.personal`. A match belongs to
both of its players, so a deletion replaces the person in it by a number below zero, which says nothing about them.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Collection
from typing import Any

from storage.database import Database, Transaction
from storage.errors import StillPlaying
from storage.forgotten import new_number, note, number_for
from storage.personal import KEPT, OF_THE_MATCH, REMOVED, REPLACED, Personal, all_personal
from storage.settings import SettingStore
from storage.statements import Statements
from storage.stored import now
from storage.tournaments import JOINED

CHANGED = "UPDATE matches SET revision = revision + 1 WHERE id IN (SELECT value FROM json_each(:ended))"
THEIRS = "first_player = :person OR second_player = :person"
MATCHES = """
SELECT * FROM matches WHERE first_player = :person AND id > :after
UNION ALL
SELECT * FROM matches WHERE second_player = :person AND id > :after
 ORDER BY id LIMIT :most"""
PIECE = 50  # matches that are read at a time: clicks are read between two pieces

Piece = tuple[str, list[dict[str, Any]]]
"""A table, and some of its rows as plain values."""


class PrivacyStore:
    """One person's data."""

    def __init__(self, database: Database, settings: SettingStore) -> None:
        """`settings` are those of the same database that are asked."""
        self._db = database
        self._settings = settings

    async def export(self, person: int) -> AsyncIterator[Piece]:
        """Every row about a person in pieces, all those of a table one after another; of opponents no more than their
        ids. Each piece is of one moment, and who reads anything else waits for one at most.
        """
        async for piece in pieces_of(self._db, person):
            yield piece

    async def require_alone(self, person: int) -> None:
        """Raises `StillPlaying` where other people play with them now: in a match, or in a tournament."""
        async with self._db.snapshot() as read:
            await _require_over(read, person, "level IS NULL AND status = 'playing'")

    async def delete(self, person: int, ended: Collection[int] = ()) -> None:
        """Nothing of a person is left in the file, or in its log; their opponents keep the matches. Suspensions and the
        blocks of others go on, by a hash.

        `ended`: numbers of their matches that were just ended for this, whose messages may show the name already.
        Raises `StillPlaying` while a match or a challenge of theirs is open, or a tournament that they play in.
        """
        personal = [*all_personal()]
        async with self._settings.changing("person", person), self._db.transaction() as write:
            await _require_over(write, person, "true")
            await write.all("PRAGMA defer_foreign_keys = ON")
            for sql in [sql for each in personal for sql in each.before]:
                await write.all(sql, person=person, now=now())
            await _keep(write, person, [each for each in personal if each.end == KEPT])
            await note(write, person)
            for each in [each for each in personal if each.end == REMOVED]:
                await write.all(f"DELETE FROM {each.table} WHERE {each.rows}", person=person)  # noqa: S608 - names of ours
            replaced = [each for each in personal if each.end == REPLACED]
            await _rename(write, "ABORT", replaced, person, await new_number(write))
            await write.all(CHANGED, ended=json.dumps(list(ended)))
        await self._db.checkpoint()
        await self._db.on_deletion()


async def pieces_of(read: Statements, person: int) -> AsyncIterator[Piece]:
    """What `PrivacyStore.export` yields."""
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
        for at in range(1, len(ids), PIECE):
            yield await _piece(read, each.table, _of_matches(each), matches=json.dumps(ids[at : at + PIECE]))


def _of_matches(personal: Personal) -> str:
    order = ", ".join(personal.columns)
    return f"""SELECT * FROM {personal.table}
                WHERE {personal.columns[0]} IN (SELECT value FROM json_each(:matches)) ORDER BY {order}"""  # noqa: S608


async def _piece(read: Statements, table: str, sql: str, **values: str | int) -> Piece:
    rows = await read.all(sql, **values)
    return table, await asyncio.to_thread(lambda: [dict(row) for row in rows])


async def _require_over(read: Transaction, person: int, which: str) -> None:
    """Raises `StillPlaying` where a match of theirs is open, of those `which`, or a tournament that they play in."""
    sql = f"SELECT id FROM matches WHERE ended_at IS NULL AND {which} AND ({THEIRS}) ORDER BY id"  # noqa: S608 - ours
    matches = await read.column(sql, person=person)
    tournaments = await read.column(JOINED, person=person, guild=None)
    if matches or tournaments:
        raise StillPlaying(person, matches, tournaments)


async def _keep(write: Transaction, person: int, kept: list[Personal]) -> None:
    """What others decided about the person refers to their hash from now on; they get none where there is nothing."""
    found = [each for each in kept if each.columns and await _has_rows(write, each, person)]
    if found:
        await _rename(write, "REPLACE", found, person, await number_for(write, person))


async def _has_rows(write: Transaction, personal: Personal, person: int) -> bool:
    sql = f"SELECT 1 FROM {personal.table} WHERE {personal.named}"  # noqa: S608 - names of ours
    return await write.one(sql, person=person) is not None


async def _rename(write: Transaction, on_conflict: str, tables: list[Personal], person: int, number: int) -> None:
    for each in tables:
        for column in each.columns:
            sql = f"UPDATE OR {on_conflict} {each.table} SET {column} = :number WHERE {column} = :person"  # noqa: S608
            await write.all(sql, number=number, person=person)
