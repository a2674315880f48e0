"""A backup put back in the place of the database, so that a stop at any instruction leaves the one or the other."""

import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from storage.backup import copy_checked
from storage.check import open_to_read
from storage.errors import translated
from storage.files import flush
from storage.lock import sole_use
from storage.migrate import require_known, shipped, version_of

REPLACED_MARK = "-before-"  # in the name of a database that was replaced, before the time


def restore(backup: Path, database: Path) -> Path | None:
    """Replaces a database by a backup; what was there stays beside it under the name that is returned.

    Raises a `Fault` and changes nothing where the backup is damaged, foreign or newer than this program, where there is
    no room, or where a bot has the database open. It may be killed at any time: run again it goes on.
    """
    _require_usable(backup)
    with sole_use(database), translated(database):
        fresh = database.with_name(database.name + "-restoring")
        _tidy(database, fresh)  # after a restore that was killed: the lock says that none is under way
        try:
            copy_checked(backup, fresh)
            kept = _keep(database) if database.exists() else None
            _remove_log(database)
            fresh.replace(database)
        finally:
            _tidy(database, fresh)
        flush(database.parent)
    return kept


def _require_usable(backup: Path) -> None:
    with translated(backup), closing(open_to_read(backup)) as connection:
        require_known(backup, version_of(connection, backup), shipped())


def _tidy(database: Path, fresh: Path) -> None:
    """Removes what a restore that did not come to its end has left, second names of the database among it."""
    fresh.unlink(missing_ok=True)
    for kept in sorted(database.parent.glob(f"{database.name}{REPLACED_MARK}*")):
        if kept.exists() and database.exists() and kept.samefile(database):
            kept.unlink()
            _log_of(kept).unlink(missing_ok=True)


def _keep(database: Path) -> Path:
    """Gives the database a second name, by which it stays when the first is taken from it.

    The log is first brought into the file, so that the file alone is the whole database. Of a damaged one, of which
    SQLite may throw it away, the log is kept as it is.
    """
    kept = database.with_name(f"{database.name}{REPLACED_MARK}{datetime.now(UTC):%Y%m%dT%H%M%S%f}")
    kept.hardlink_to(database)
    if _log_of(database).exists():
        _log_of(kept).hardlink_to(_log_of(database))
    with suppress(sqlite3.Error), closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        _log_of(kept).unlink(missing_ok=True)
    return kept


def _remove_log(database: Path) -> None:
    """A log that is left belongs to a database that could not be read; beside another it would be taken for its own."""
    _log_of(database).unlink(missing_ok=True)
    database.with_name(database.name + "-shm").unlink(missing_ok=True)


def _log_of(database: Path) -> Path:
    return database.with_name(database.name + "-wal")
