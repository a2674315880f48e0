"""Files with personal data: created for their owner alone, and flushed to the disk."""

import os
from pathlib import Path

PRIVATE = 0o600  # even if the umask of the process allows more


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
