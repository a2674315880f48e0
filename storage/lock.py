"""An exclusive lock on a file beside the database, for one process per database.

The operating system releases it when the process ends, even if it is killed.
"""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from storage.errors import DatabaseInUse, translated
from storage.files import exists

_HELD: set[Path] = set()  # the databases whose locks this process holds


def was_used(database: Path) -> bool:
    """Whether the database has been opened before: the file of the lock stays behind. Raises a `DatabaseFault`."""
    with translated(database):
        return exists(_lock_of(database))


@contextmanager
def sole_use(database: Path) -> Iterator[None]:
    """Holds the lock of a database while the block runs; raises `DatabaseInUse` if another process holds it.

    It is separate from SQLite's own locks, so that backups and the sqlite3 shell can read meanwhile. The file is not
    removed: that could remove a file that a third process has just locked. Programs that are started meanwhile do not
    inherit the lock, but a forked process would.
    """
    path = _lock_of(database)
    with translated(path):
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        with translated(database):
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise DatabaseInUse(database, path.read_text(encoding="utf-8", errors="replace")) from error
            os.ftruncate(descriptor, 0)
            os.write(descriptor, f"process {os.getpid()}".encode())
        _HELD.add(path)
        try:
            yield
        finally:
            _HELD.discard(path)
    finally:
        os.close(descriptor)


def is_held_here(database: Path) -> bool:
    """Whether this process holds the lock of a database, and so may have it open."""
    return _lock_of(database) in _HELD


def _lock_of(database: Path) -> Path:
    return database.with_name(database.name + "-lock")
