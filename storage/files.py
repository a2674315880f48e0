"""Files with personal data: created for their owner alone, and flushed to the disk; the log beside a database."""

import os
from pathlib import Path

PRIVATE = 0o600  # even if the umask of the process allows more
FORM, ROLLBACK = 18, 1  # the byte of a database's header that says how it is written, and its value in a backup


def exists(path: Path) -> bool:
    """Whether there is a file or folder. Raises OSError where nobody can know: `Path.exists` says no there, from
    Python 3.14 on.
    """
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    return True


def make_private(path: Path) -> None:
    """Creates an empty file that only its owner can read and write. Raises FileExistsError, OSError."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))


def flush(path: Path) -> None:
    """Flushes to the disk what a file holds, or which names a folder has. Raises OSError."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def log_of(database: Path) -> Path:
    """The path of the log beside a database."""
    return database.with_name(database.name + "-wal")


def remove_log(database: Path) -> None:
    """Removes the log beside a database that is not open. Raises OSError."""
    log_of(database).unlink(missing_ok=True)
    database.with_name(database.name + "-shm").unlink(missing_ok=True)


def has_foreign_log(database: Path) -> bool:
    """Whether the log beside a database belongs to another one: a backup, which needs no log, was copied there by hand.
    SQLite would read it all the same. Raises OSError. Not for a database that this process has open: see
    `check.open_to_read`.

    A journal beside a backup would not tell whose it is, so `prepare` writes nothing to a backup but by a log.
    """
    if not exists(log_of(database)) or not database.is_file():
        return False
    with database.open("rb") as file:
        return file.read(FORM + 1)[FORM:] == bytes([ROLLBACK])
