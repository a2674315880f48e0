"""What is kept about one person: all of it as plain values, and its end.

A match belongs to both of its players. So a deletion replaces the person in it by a number below zero, which
says nothing about them, and everything else that names them goes: name, settings, hints, records, calls, blocks,
lessons.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

from storage.database import Database, Session
from storage.errors import StillPlaying
from storage.times import now

# Every column that refers to a person. In the first table the person is replaced; from the second their rows go.
REPLACED = {
    "matches": ("first_player", "second_player", "challenger"),
    "offers": ("player",),
    "tournaments": ("person",),
    "tournament_players": ("person",),
    "pairings": ("first_player", "second_player"),
}
CHANGED = "UPDATE matches SET revision = revision + 1 WHERE id IN (SELECT value FROM json_each(:ended))"
HANDED_OVER = {table: columns for table, columns in REPLACED.items() if table != "matches"}
REMOVED = {
    "hints": ("player",),
    "tallies": ("player",),
    "streaks": ("player",),
    "calls": ("person",),
    "suspensions": ("person",),
    "blocks": ("person", "other"),
    "pauses": ("challenger", "challenged"),
    "lessons": ("person",),
    "puzzle_attempts": ("person",),
    "puzzle_solvers": ("person",),
    "daily_answers": ("person",),
    "studies": ("person",),
    "vacations": ("person",),
    "ratings": ("player",),
    "invitations": ("person",),
    "follows": ("person",),
    "rating_changes": ("player",),
}
SETTINGS = "scope = 'person' AND id = :person"
MATCHES = "SELECT * FROM matches WHERE :person IN (first_player, second_player) ORDER BY id"
MOVES = """
SELECT * FROM moves WHERE match_id IN (SELECT id FROM matches WHERE :person IN (first_player, second_player))
 ORDER BY match_id, number"""

REVIEWS = """
SELECT * FROM reviews WHERE match_id IN (SELECT id FROM matches WHERE :person IN (first_player, second_player))
 ORDER BY match_id"""

Rows = dict[str, list[dict[str, Any]]]  # by table


class Privacy:
    """One person's data."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def export(self, person: int) -> Rows:
        """Every row about a person by table, of one moment; of opponents no more than their ids."""
        async with self._db.snapshot() as read:
            found = {
                "players": await _rows(read, "SELECT * FROM players WHERE id = :person", person),
                "settings": await _rows(read, f"SELECT * FROM settings WHERE {SETTINGS}", person),  # noqa: S608 - ours
                "matches": await _rows(read, MATCHES, person),
                "moves": await _rows(read, MOVES, person),
                "reviews": await _rows(read, REVIEWS, person),
            }
            for table, columns in {**HANDED_OVER, **{name: each[:1] for name, each in REMOVED.items()}}.items():
                found[table] = await _rows(read, f"SELECT * FROM {table} WHERE {_names(columns)}", person)  # noqa: S608
            return found

    async def delete(self, person: int, ended: Collection[int] = ()) -> None:
        """Nothing of a person is left in the file, or in its log; their opponents keep the matches.

        `ended`: numbers of their matches that were just ended for this, whose messages may show the name already.
        Raises `StillPlaying` while a match or a challenge of theirs is open.
        """
        async with self._db.transaction() as write:
            if await write.one(
                "SELECT 1 FROM matches WHERE ended_at IS NULL AND :person IN (first_player, second_player)",
                person=person,
            ):
                raise StillPlaying(person)
            await write.all("PRAGMA defer_foreign_keys = ON")
            await _forget(write, person)
            await _replace(write, person)
            await write.all(CHANGED, ended=json.dumps(list(ended)))
        await self._db.checkpoint()


async def _rows(read: Session, sql: str, person: int) -> list[dict[str, Any]]:
    return [dict(row) for row in await read.all(sql, person=person)]


def _names(columns: tuple[str, ...]) -> str:
    return f":person IN ({', '.join(columns)})"


async def _forget(write: Session, person: int) -> None:
    for table, columns in REMOVED.items():
        await write.all(f"DELETE FROM {table} WHERE {_names(columns)}", person=person)  # noqa: S608 - names of ours
    await write.all(f"DELETE FROM settings WHERE {SETTINGS}", person=person)  # noqa: S608 - ours


async def _replace(write: Session, person: int) -> None:
    """The channel of a match in private tells who played it, so that goes, too."""
    await write.all(
        """UPDATE matches SET channel_id = NULL, message_id = NULL
            WHERE guild_id IS NULL AND :person IN (first_player, second_player)""",
        person=person,
    )
    await write.all(
        """UPDATE tournaments SET revision = revision + 1
            WHERE person = :person OR id IN (SELECT tournament FROM tournament_players WHERE person = :person)""",
        person=person,
    )
    number = (await write.row("SELECT min(0, (SELECT min(id) FROM players)) - 1 AS number"))["number"]
    await write.all(
        "UPDATE players SET id = :number, name = '', locale = NULL, seen_at = :now WHERE id = :person",
        number=number,
        now=now(),
        person=person,
    )
    for table, columns in REPLACED.items():
        for column in columns:
            sql = f"UPDATE {table} SET {column} = :number WHERE {column} = :person"  # noqa: S608 - names of ours
            await write.all(sql, number=number, person=person)
