"""One process per database: an exclusive lock on a file beside it, which the system releases however the
process ends.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from storage.errors import DatabaseInUse, DatabaseReadOnly, DatabaseUnreachable

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, 1 << 30, os.SEEK_SET)  # far behind the text, which stays readable
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def sole_use(database: Path) -> Iterator[None]:
    """Holds the lock of a database while the block runs; raises `DatabaseInUse` where somebody else holds it.

    The lock is apart from SQLite's own, so that backups and the sqlite3 shell can read meanwhile. The file
    stays behind on purpose: whoever removed it could remove one that a third process has just locked.
    """
    path = database.with_name(database.name + "-lock")
    descriptor = _open(path, database)
    try:
        try:
            _lock(descriptor)
        except OSError as error:
            raise DatabaseInUse(database, _owner(path)) from error
        os.ftruncate(descriptor, 0)
        os.lseek(descriptor, 0, os.SEEK_SET)
        os.write(descriptor, f"process {os.getpid()}".encode())
        yield
    finally:
        os.close(descriptor)


def _open(path: Path, database: Path) -> int:
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
    except PermissionError as error:
        raise DatabaseReadOnly(database, error.strerror) from error
    except OSError as error:
        if error.errno == errno.EROFS:
            raise DatabaseReadOnly(database, error.strerror) from error
        raise DatabaseUnreachable(database, error.strerror) from error


def _owner(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")
