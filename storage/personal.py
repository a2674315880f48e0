"""What is kept about people: each file of storage says it beside its tables, in its `PERSONAL`.

    PERSONAL = (Personal("hints", ("player",), REMOVED, done_at="given_at"),)

Export, deletion and the list of inactive people are made from all of these: a new file needs to be named nowhere.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules
from typing import Literal

import storage

End = Literal["removed", "replaced", "kept", "of the match"]
REMOVED: End = "removed"
REPLACED: End = "replaced"  # the rows stay; a number below zero that nobody has stands in the place of the person
KEPT: End = "kept"  # the rows stay and are found by a keyed hash of the person: see `storage.forgotten`
OF_THE_MATCH: End = "of the match"  # the rows name no person, are exported with the match and stay with it


@dataclass(frozen=True, slots=True)
class Personal:
    """Columns of a table that hold ids of people, and what becomes of the rows when such a person is deleted.

    Where `end` is OF_THE_MATCH the columns are those by which rows are sorted, the match first. All texts are our own
    and become part of SQL statements.
    """

    table: str
    columns: tuple[str, ...]
    end: End
    exported: bool = True  # whether these rows are part of the person's export
    where: str = ""  # which rows are those of :person, where it is not said by `columns`
    before: tuple[str, ...] = ()  # statements that precede a deletion; they may use :person and :now
    done_at: str = ""  # the column that says when the person did this; empty: others did it, or it has no time

    @property
    def rows(self) -> str:
        """The condition for the rows of :person."""
        return self.where or self.named

    @property
    def named(self) -> str:
        """The condition for the rows that name :person in one of the columns."""
        return " OR ".join(f"{column} = :person" for column in self.columns)


def all_personal() -> Iterator[Personal]:
    """What is kept about people in all tables, by the names of the modules."""
    for module in iter_modules(storage.__path__):
        if not module.name.startswith("_"):
            yield from getattr(import_module(f"storage.{module.name}"), "PERSONAL", ())
