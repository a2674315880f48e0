"""Files that hold what people did: made for their owner alone, and known to the disk."""

import os
from pathlib import Path

PRIVATE = 0o600  # whatever the umask of the process would allow


def make_private(path: Path) -> None:
    """Makes an empty file that its owner alone can read and write. Raises FileExistsError, OSError."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))


def flush(path: Path) -> None:
    """Has the disk know what a file holds, or what names a folder has. Raises OSError."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
