"""Restores a backup in the place of the database. A stop at any instruction leaves either the one or the other."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from glob import escape
from pathlib import Path

from storage.backup import copy_checked
from storage.check import open_to_read
from storage.errors import DatabaseFault, translated
from storage.files import exists, flush, log_of, remove_log
from storage.lock import sole_use
from storage.migrate import require_known, shipped, version_of

REPLACED_MARK = "-before-"  # in the name of a replaced database, in front of the time


def restore(backup: Path, database: Path) -> Path | None:
    """Replaces a database by a backup. Returns the path under which the old database is kept; None if there was none.

    Raises a `DatabaseFault` and changes nothing if the backup is damaged, foreign or newer than this program, if there
    is no space, or if a bot has the database open. It may be killed at any time and run again.
    """
    _require_usable(backup)
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


def _require_usable(backup: Path) -> None:
    with translated(backup), closing(open_to_read(backup)) as connection:
        require_known(backup, version_of(connection, backup), shipped())


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
