"""Who was deleted and is still known by a keyed hash, so that suspensions and the blocks of others outlive a deletion.

They then refer to a number below zero that nothing else refers to, so that the hash leads to no match.
"""

from storage.database import Transaction
from storage.personal import KEPT, Personal
from storage.stored import now

THE_SAME = "SELECT id FROM players WHERE id = :person OR hash = hash_of(:person)"
"""The numbers of a person: their own, and the one that what outlived a deletion of theirs refers to."""
NEVER = "1970-01-01T00:00:00.000Z"
"""When a former player was last seen: the time of a deletion would lead from its hash to the matches."""
PERSONAL = (Personal("deletions", (), KEPT, where="hash = hash_of(:person)"),)  # names nobody: see `storage.restored`


async def new_number(write: Transaction) -> int:
    """A number below zero that nobody has."""
    (number,) = await write.row("SELECT min(0, (SELECT min(id) FROM players)) - 1")
    return int(number)


async def number_for(write: Transaction, person: int) -> int:
    """The number that what outlives a deletion of this person refers to."""
    return await number_of(write, (await write.row("SELECT hash_of(:person) AS hash", person=person))["hash"])


async def number_of(write: Transaction, hash_: str) -> int:
    """The number that refers to a hash, a new one where it is not known."""
    if (known := await write.value("SELECT id FROM players WHERE hash = :hash", hash=hash_)) is not None:
        return int(known)
    number = await new_number(write)
    await write.insert("players", id=number, name="", seen_at=NEVER, hash=hash_)
    return number


async def note(write: Transaction, person: int) -> None:
    """That somebody is deleted; see `storage.restored`."""
    await write.all(
        "INSERT INTO deletions (id, hash, made_on) VALUES (lower(hex(randomblob(16))), hash_of(:person), :today)",
        person=person,
        today=now()[:10],
    )
