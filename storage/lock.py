"""An exclusive lock on a file beside the database, for one process per database.

The operating system releases it when the process ends, even if it is killed.
"""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from storage.errors import DatabaseInUse, translated


def was_used(database: Path) -> bool:
    """Whether the database has been opened before: the file of the lock stays behind. Raises a `DatabaseFault`."""
    with translated(database):
        return _lock_of(database).exists()


@contextmanager
def sole_use(database: Path) -> Iterator[None]:
    """Holds the lock of a database while the block runs; raises `DatabaseInUse` if another process holds it.

    It is separate from SQLite's own locks, so that backups and the sqlite3 shell can read meanwhile. The file is not
    removed: that could remove a file that a third process has just locked. Programs that are started meanwhile do not
    inherit the lock, but a forked process would.
    """
    path = _lock_of(database)
    with translated(database):
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        with translated(database):
            _take(descriptor, path, database)
        yield
    finally:
        os.close(descriptor)


def is_in_use(database: Path) -> bool:
    """Whether a process, perhaps this one, holds the lock of a database. Raises OSError."""
    try:
        descriptor = os.open(_lock_of(database), os.O_RDONLY)
    except FileNotFoundError:
        return False
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(descriptor)
    return False


def _lock_of(database: Path) -> Path:
    return database.with_name(database.name + "-lock")


def _take(descriptor: int, path: Path, database: Path) -> None:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise DatabaseInUse(database, path.read_text(encoding="utf-8", errors="replace")) from error
    os.ftruncate(descriptor, 0)
    os.lseek(descriptor, 0, os.SEEK_SET)
    os.write(descriptor, f"process {os.getpid()}".encode())
