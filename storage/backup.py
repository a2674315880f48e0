"""Copies of a database, which are safe to make while the bot runs."""

import sqlite3
from contextlib import closing
from pathlib import Path

from storage.check import damage_of, open_to_read
from storage.errors import DatabaseCorrupt, DatabaseFault, translated
from storage.files import exists, make_private

PARTIAL = "-partial"  # the end of the name of a copy that is not complete yet


class TargetExists(DatabaseFault):
    """The target of a backup exists already; a backup never overwrites a file."""

    text = "{path} exists already; name another file or remove it"


def backup(source: Path, target: Path) -> None:
    """Copies a database as it is at one moment. `target` appears only when the copy is complete and checked.

    Raises a `DatabaseFault`; then nothing is left of the copy.
    """
    partial = target.with_name(target.name + PARTIAL)
    with translated(target):
        if exists(target):
            raise TargetExists(target)
        copy_checked(source, partial)
        try:
            if exists(target):
                raise TargetExists(target)
            partial.rename(target)
        except BaseException:
            partial.unlink()
            raise


def copy_checked(source: Path, target: Path) -> None:
    """Copies a database into a new file, which needs no log beside it, and checks the copy.

    Raises `TargetExists` if the file exists, which is left as it is, or another `DatabaseFault`, after which nothing of
    the copy is left.
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
    """Creates the file; raises `TargetExists` if it exists, so that no two copies write to it."""
    with translated(target):
        try:
            make_private(target)
        except FileExistsError as error:
            raise TargetExists(target, "another backup is under way, or one was killed") from error


def _copy(original: sqlite3.Connection, target: Path) -> list[str]:
    """Copies the database. Returns what is damaged in the copy, one line each."""
    try:
        with translated(target), closing(sqlite3.connect(target, isolation_level=None)) as copy:
            copy.execute("PRAGMA journal_mode = MEMORY")  # no file beside it is left if there is no space
            original.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # so that the copy is a single file
            if copy.execute("SELECT 1 FROM sqlite_schema WHERE name = 'this_copy'").fetchone():
                copy.execute("UPDATE this_copy SET token = 'copy'")
            return damage_of(copy, "integrity_check")
    except DatabaseCorrupt as error:
        return [str(error.detail)]  # the original is damaged: a file that was just made is not
