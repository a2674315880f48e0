"""Deleted people, known only by a keyed hash, so that suspensions and the blocks of others outlive a deletion.

These rows then refer to a negative number that nothing else refers to, so that the hash does not lead to any match.
"""

from storage.database import Transaction
from storage.personal import KEPT, Personal
from storage.stored import now

THE_SAME = "SELECT id FROM players WHERE id = :person OR hash = hash_of(:person)"
"""The numbers of a person: the id, and the negative number of rows that have outlived a deletion."""
NEVER = "1970-01-01T00:00:00.000Z"
"""The `seen_at` of a former player. The time of the deletion would lead from its hash to the matches."""
PERSONAL = (
    Personal("deletions", (), KEPT, where="hash = hash_of(:person)"),
)  # has no id: see `storage.restore_record`


async def new_number(write: Transaction) -> int:
    """A negative number that no player has."""
    (number,) = await write.row("SELECT min(0, (SELECT min(id) FROM players)) - 1")
    return int(number)


async def number_for(write: Transaction, person: int) -> int:
    """The negative number for rows that outlive the deletion of this person; a new one if their hash is unknown."""
    return await number_of(write, (await write.row("SELECT hash_of(:person) AS hash", person=person))["hash"])


async def number_of(write: Transaction, hash_: str) -> int:
    """The negative number for a hash; a new one if the hash is unknown."""
    if (known := await write.value("SELECT id FROM players WHERE hash = :hash", hash=hash_)) is not None:
        return int(known)
    number = await new_number(write)
    await write.insert("players", id=number, name="", seen_at=NEVER, hash=hash_)
    return number


async def note(write: Transaction, person: int) -> None:
    """Notes the deletion of a person; see `storage.restore_record`."""
    await write.all(
        "INSERT INTO deletions (id, hash, made_on) VALUES (lower(hex(randomblob(16))), hash_of(:person), :today)",
        person=person,
        today=now()[:10],
    )
