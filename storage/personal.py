"""Which rows are about people: each file of storage declares its own in its `PERSONAL`.

    PERSONAL = (Personal("hints", ("player",), REMOVED, done_at="given_at"),)

Export, deletion and the list of inactive people use all of these; a new file is found by itself.

Deleted people are known only by a keyed hash, so that suspensions and the blocks of others outlive a deletion. These
rows then refer to a negative number that nothing else refers to, so that the hash does not lead to any match.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules
from typing import Literal

import storage
from storage.database import Transaction
from storage.stored import now

OnDeletion = Literal["removed", "replaced", "kept", "of the match"]
REMOVED: OnDeletion = "removed"
REPLACED: OnDeletion = "replaced"  # the rows stay; a new negative number replaces the person's id
KEPT: OnDeletion = "kept"  # the rows stay and are found by a keyed hash of the person: see below
OF_THE_MATCH: OnDeletion = "of the match"  # the rows name no person, are exported with the match and stay with it

THE_SAME = "SELECT id FROM players WHERE id = :person OR hash = hash_of(:person)"
"""The numbers of a person: the id, and the negative number of rows that have outlived a deletion."""
NEVER = "1970-01-01T00:00:00.000Z"
"""The `seen_at` of a former player. The time of the deletion would lead from its hash to the matches."""


@dataclass(frozen=True, slots=True)
class Personal:
    """Columns of a table with ids of people, and what happens to the rows when such a person is deleted.

    The texts become part of SQL statements, so they must never be user input.
    """

    table: str
    columns: tuple[str, ...]  # with ids of people; for OF_THE_MATCH, those that sort the rows, the match's first
    end: OnDeletion  # what happens to the rows
    exported: bool = True  # these rows are part of the person's export
    where: str = ""  # the condition for the rows of :person, if it is not that one of the columns is :person
    before: tuple[str, ...] = ()  # statements to run before a deletion; they may use :person and :now
    done_at: str = ""  # the column with the time at which the person did this; empty if there is none, or others did it

    @property
    def rows(self) -> str:
        """The condition for the rows of :person."""
        return self.where or self.named

    @property
    def named(self) -> str:
        """The condition for the rows that name :person in one of the columns."""
        return " OR ".join(f"{column} = :person" for column in self.columns)


PERSONAL = (Personal("deletions", (), KEPT, where="hash = hash_of(:person)"),)  # no id: see `storage.restore_record`


def all_personal() -> Iterator[Personal]:
    """The declarations of all modules of storage, in the order of the modules' names."""
    for module in iter_modules(storage.__path__):
        if not module.name.startswith("_"):
            yield from getattr(import_module(f"storage.{module.name}"), "PERSONAL", ())


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
