"""Copies of a database, which are safe to make while the bot runs; and the restoration of one in its place."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from glob import escape
from pathlib import Path

from storage.check import damage_of, open_to_read
from storage.errors import DatabaseCorrupt, DatabaseFault, translated
from storage.files import exists, flush, log_of, make_private, remove_log
from storage.lock import sole_use
from storage.migrate import require_known, shipped, version_of

PARTIAL = "-partial"  # the end of the name of a copy that is not complete yet

REPLACED_MARK = "-before-"  # in the name of a replaced database, in front of the time


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


def restore(backup: Path, database: Path) -> Path | None:
    """Replaces a database by a backup. Returns the path under which the old database is kept; None if there was none.

    Raises a `DatabaseFault` and changes nothing if the backup is damaged, foreign or newer than this program, if there
    is no space, or if a bot has the database open. It may be killed at any time and run again.
    """
    with translated(backup), closing(open_to_read(backup)) as connection:
        require_known(backup, version_of(connection, backup), shipped())
    with sole_use(database), translated(database):
        fresh = database.with_name(database.name + "-restoring")
        _tidy(database, fresh)  # after a restore that was killed; the lock ensures that none is under way
        try:
            copy_checked(backup, fresh)
            kept = _keep(database) if exists(database) else None
            remove_log(database)  # if it could not be read above: SQLite would take it for the log of the backup
            fresh.replace(database)
        finally:
            _tidy(database, fresh)
        flush(database.parent)
    return kept


def _tidy(database: Path, fresh: Path) -> None:
    """Removes what an unfinished restore has left: the copy, and second names of the database and its log, which may
    have lost its first.
    """
    fresh.unlink(missing_ok=True)
    for kept in sorted(database.parent.glob(f"{escape(database.name)}{REPLACED_MARK}*")):
        if exists(kept) and exists(database) and kept.samefile(database):
            if exists(log_of(kept)) and not exists(log_of(database)):
                log_of(kept).replace(log_of(database))
            log_of(kept).unlink(missing_ok=True)
            kept.unlink()


def _keep(database: Path) -> Path:
    """Gives the database a second name, under which it is kept when the first name goes to the backup.

    The log is written into the file, so that the file alone is the whole database. If that cannot be done, the log is
    kept as it is; only then, because a bot that runs after a kill in here would leave an older log under this name.
    """
    kept = database.with_name(f"{database.name}{REPLACED_MARK}{datetime.now(UTC):%Y%m%dT%H%M%S%f}")
    kept.hardlink_to(database)
    try:
        open_to_read(database).close()  # of a damaged file, a connection that may write might discard the log
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except (DatabaseFault, sqlite3.Error):
        if exists(log_of(database)):
            log_of(kept).hardlink_to(log_of(database))
    return kept
