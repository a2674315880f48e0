"""A copy of the database that is safe to make while the bot plays."""

import sqlite3
from contextlib import closing
from pathlib import Path

from storage.check import damage_of, open_to_read
from storage.errors import DatabaseCorrupt, DatabaseFault, translated
from storage.files import make_private

PARTIAL = "-partial"  # at the end of the name of a copy that is not whole yet


class TargetExists(DatabaseFault):
    """A backup never overwrites."""

    text = "{path} exists already; name another file or remove it"


def backup(source: Path, target: Path) -> None:
    """Copies a database as it is at one moment; `target` appears only when the copy is whole and was checked.

    Raises a `DatabaseFault`; nothing of an unsound copy is left behind.
    """
    if target.exists():
        raise TargetExists(target)
    partial = target.with_name(target.name + PARTIAL)
    with translated(source):
        copy_checked(source, partial)
        try:
            if target.exists():
                raise TargetExists(target)
            partial.rename(target)
        except BaseException:
            partial.unlink()
            raise


def copy_checked(source: Path, target: Path) -> None:
    """Copies a database into a file that is made for it, as one file, and examines it.

    Raises a `DatabaseFault`; `TargetExists` where the file is there, which is left as it is. After any other
    failure nothing of it is left.
    """
    with translated(source), closing(open_to_read(source)) as original:
        _reserve(target)
        try:
            if damage := _copy(original, target):
                raise DatabaseCorrupt(source, damage[0])
        except BaseException:
            target.unlink()
            raise


def _reserve(target: Path) -> None:
    """Makes the file, for this copy alone."""
    with translated(target):
        try:
            make_private(target)
        except FileExistsError as error:
            raise TargetExists(target, "another backup is under way, or one was killed") from error


def _copy(original: sqlite3.Connection, target: Path) -> list[str]:
    """Copies, and answers what is broken in the copy."""
    try:
        with translated(target), closing(sqlite3.connect(target, isolation_level=None)) as copy:
            original.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file that needs no other beside it
            if copy.execute("SELECT 1 FROM sqlite_schema WHERE name = 'this_copy'").fetchone():
                copy.execute("UPDATE this_copy SET token = 'copy'")
            return damage_of(copy, "integrity_check")
    except DatabaseCorrupt as error:
        return [str(error.detail)]  # of the original: a file that was just made has no damage of its own
