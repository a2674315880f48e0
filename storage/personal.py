"""Declares which rows are about people: each file of storage does so in its `PERSONAL`.

    PERSONAL = (Personal("hints", ("player",), REMOVED, done_at="given_at"),)

Export, deletion and the list of inactive people use all of these; a new file is found by itself.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules
from typing import Literal

import storage

OnDeletion = Literal["removed", "replaced", "kept", "of the match"]
REMOVED: OnDeletion = "removed"
REPLACED: OnDeletion = "replaced"  # the rows stay; a new negative number replaces the person's id
KEPT: OnDeletion = "kept"  # the rows stay and are found by a keyed hash of the person: see `storage.forgotten`
OF_THE_MATCH: OnDeletion = "of the match"  # the rows name no person, are exported with the match and stay with it


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


def all_personal() -> Iterator[Personal]:
    """The declarations of all modules of storage, in the order of the modules' names."""
    for module in iter_modules(storage.__path__):
        if not module.name.startswith("_"):
            yield from getattr(import_module(f"storage.{module.name}"), "PERSONAL", ())
