"""Who was deleted and is still known by a keyed hash, so that suspensions and the blocks of others outlive a deletion.

They then refer to a number below zero that nothing else refers to, so that the hash leads to no match.
"""

from __future__ import annotations

from storage.database import Session
from storage.times import now

THE_SAME = "SELECT id FROM players WHERE id = :person OR hash = hash_of(:person)"
"""The numbers of a person: their own, and the one that what outlived a deletion of theirs refers to."""
NEVER = "1970-01-01T00:00:00.000Z"
"""When a former player was last seen: the time of a deletion would lead from its hash to the matches."""
# What outlives a person: table and column.
KEPT = {"suspensions": "person", "blocks": "other"}


async def keep(write: Session, person: int) -> None:
    """What others decided about a person, who is about to be deleted, refers to their hash from now on."""
    await write.all(
        "DELETE FROM suspensions WHERE until <= :now AND (person = :person OR person < 0)", now=now(), person=person
    )
    kept = [table for table, column in KEPT.items() if await _names(write, table, column, person)]
    if not kept:
        return
    number = await _number_of(write, person)
    for table in kept:
        sql = f"UPDATE OR REPLACE {table} SET {KEPT[table]} = :number WHERE {KEPT[table]} = :person"  # noqa: S608 - ours
        await write.all(sql, number=number, person=person)
    await write.all("UPDATE suspensions SET reason = '' WHERE person = :number", number=number)


async def new_number(write: Session) -> int:
    """A number below zero that nobody has."""
    return int((await write.row("SELECT min(0, (SELECT min(id) FROM players)) - 1 AS number"))["number"])


async def _names(write: Session, table: str, column: str, person: int) -> bool:
    sql = f"SELECT 1 FROM {table} WHERE {column} = :person"  # noqa: S608 - names of ours
    return await write.one(sql, person=person) is not None


async def _number_of(write: Session, person: int) -> int:
    return await number_of(write, (await write.row("SELECT hash_of(:person) AS hash", person=person))["hash"])


async def number_of(write: Session, hash_: str) -> int:
    """The number that refers to a hash, a new one where it is not known."""
    known = await write.one("SELECT id FROM players WHERE hash = :hash", hash=hash_)
    if known:
        return int(known["id"])
    number = await new_number(write)
    await write.all(
        "INSERT INTO players (id, name, seen_at, hash) VALUES (:number, '', :never, :hash)",
        number=number,
        never=NEVER,
        hash=hash_,
    )
    return number


async def note(write: Session, person: int) -> None:
    """That somebody is deleted; see `storage.restored`."""
    await write.all(
        "INSERT INTO deletions (id, hash, made_on) VALUES (lower(hex(randomblob(16))), hash_of(:person), :today)",
        person=person,
        today=now()[:10],
    )
