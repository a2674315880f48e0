"""What is kept about one person: all of it as plain values, and its end.

A match belongs to both of its players. So a deletion replaces the person in it by a number below zero, which
says nothing about them, and everything else that names them goes: name, settings, hints, records, calls, lessons, whom
they blocked. What others decided about them stays, without the reason that was typed: `storage.forgotten`.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Collection
from typing import Any, Protocol

from storage.database import Database, Session
from storage.errors import StillPlaying
from storage.forgotten import NEVER, THE_SAME, keep, new_number, note
from storage.meeting import EXPIRE
from storage.settings import SettingStore
from storage.times import now
from storage.tournaments import JOINED

# Every column that refers to a person, but those of KEPT. In the first table the person is replaced; from the second
# their rows go.
REPLACED = {
    "matches": ("first_player", "second_player", "challenger"),
    "offers": ("player",),
    "tournaments": ("person",),
    "tournament_players": ("person",),
    "pairings": ("first_player", "second_player"),
    "invitations": ("person",),
}
CHANGED = "UPDATE matches SET revision = revision + 1 WHERE id IN (SELECT value FROM json_each(:ended))"
HANDED_OVER = {table: columns for table, columns in REPLACED.items() if table != "matches"}
REMOVED = {
    "hints": ("player",),
    "tallies": ("player",),
    "streaks": ("player",),
    "calls": ("person",),
    "blocks": ("person",),
    "pauses": ("challenger", "challenged"),
    "lessons": ("person",),
    "puzzle_attempts": ("person",),
    "puzzle_solvers": ("person",),
    "daily_answers": ("person",),
    "studies": ("person",),
    "vacations": ("person",),
    "ratings": ("player",),
    "follows": ("person",),
    "rating_changes": ("player",),
}
SETTINGS = "scope = 'person' AND id = :person"
THEIRS = "first_player = :person OR second_player = :person"
MATCHES = """
SELECT * FROM matches WHERE first_player = :person AND id > :after
UNION ALL
SELECT * FROM matches WHERE second_player = :person AND id > :after
 ORDER BY id LIMIT :most"""
MOVES = """
SELECT * FROM moves WHERE match_id IN (SELECT value FROM json_each(:matches)) ORDER BY match_id, number"""
REVIEWS = "SELECT * FROM reviews WHERE match_id IN (SELECT value FROM json_each(:matches)) ORDER BY match_id"
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
        async with self._settings.changing("person", person), self._db.transaction() as write:
            await _require_over(write, person, "true")
            await write.all(EXPIRE, person=person, at=now())
            await write.all("PRAGMA defer_foreign_keys = ON")
            await keep(write, person)
            await note(write, person)
            await _forget(write, person)
            await _replace(write, person)
            await write.all(CHANGED, ended=json.dumps(list(ended)))
        await self._db.checkpoint()
        await self._db.on_deletion()


class Reader(Protocol):
    """What rows are read from."""

    async def all(self, sql: str, **values: str | float | None) -> list[sqlite3.Row]: ...


async def pieces_of(read: Reader, person: int) -> AsyncIterator[Piece]:
    """What `PrivacyStore.export` yields."""
    yield await _piece(read, "players", "SELECT * FROM players WHERE id = :person", person=person)
    yield await _piece(read, "settings", f"SELECT * FROM settings WHERE {SETTINGS}", person=person)  # noqa: S608
    for table, columns in {**HANDED_OVER, **{name: each[:1] for name, each in REMOVED.items()}}.items():
        sql = f"SELECT * FROM {table} WHERE {_names(columns)}"  # noqa: S608 - names of ours
        yield await _piece(read, table, sql, person=person)
    sql = f"SELECT * FROM suspensions WHERE person IN ({THE_SAME})"  # noqa: S608 - ours
    yield await _piece(read, "suspensions", sql, person=person)
    yield await _piece(read, "deletions", "SELECT * FROM deletions WHERE hash = hash_of(:person)", person=person)
    ids = [0]
    while (matches := await _piece(read, "matches", MATCHES, person=person, after=ids[-1], most=PIECE))[1]:
        ids += [match["id"] for match in matches[1]]
        yield matches
    for table, sql in (("moves", MOVES), ("reviews", REVIEWS)):
        for at in range(1, len(ids), PIECE):
            yield await _piece(read, table, sql, matches=json.dumps(ids[at : at + PIECE]))


async def _piece(read: Reader, table: str, sql: str, **values: str | int) -> Piece:
    rows = await read.all(sql, **values)
    return table, await asyncio.to_thread(lambda: [dict(row) for row in rows])


async def _require_over(read: Session, person: int, which: str) -> None:
    """Raises `StillPlaying` where a match of theirs is open, of those `which`, or a tournament that they play in."""
    sql = f"SELECT id FROM matches WHERE ended_at IS NULL AND {which} AND ({THEIRS}) ORDER BY id"  # noqa: S608 - ours
    matches = [row["id"] for row in await read.all(sql, person=person)]
    tournaments = [row["tournament"] for row in await read.all(JOINED, person=person, guild=None)]
    if matches or tournaments:
        raise StillPlaying(person, matches, tournaments)


def _names(columns: tuple[str, ...]) -> str:
    return " OR ".join(f"{column} = :person" for column in columns)


async def _forget(write: Session, person: int) -> None:
    for table, columns in REMOVED.items():
        await write.all(f"DELETE FROM {table} WHERE {_names(columns)}", person=person)  # noqa: S608 - names of ours
    await write.all(f"DELETE FROM settings WHERE {SETTINGS}", person=person)  # noqa: S608 - ours


async def _replace(write: Session, person: int) -> None:
    """The channel of a match in private tells who played it, so that goes, too."""
    await write.all(
        f"""UPDATE matches SET channel_id = NULL, message_id = NULL
             WHERE guild_id IS NULL AND ({THEIRS})""",  # noqa: S608 - ours
        person=person,
    )
    await write.all(
        """UPDATE tournaments SET revision = revision + 1
            WHERE person = :person OR id IN (SELECT tournament FROM tournament_players WHERE person = :person)""",
        person=person,
    )
    number = await new_number(write)
    await write.all(
        "UPDATE players SET id = :number, name = '', locale = NULL, seen_at = :never WHERE id = :person",
        number=number,
        never=NEVER,
        person=person,
    )
    for table, columns in REPLACED.items():
        for column in columns:
            sql = f"UPDATE {table} SET {column} = :number WHERE {column} = :person"  # noqa: S608 - names of ours
            await write.all(sql, number=number, person=person)
