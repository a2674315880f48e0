"""Memory that processes share and that has no name: it is gone with the last of them, even after SIGKILL.

It is memory (Linux) or a file that was unlinked as soon as it was open (elsewhere). Another process inherits the
descriptor and attaches to it.
"""

import mmap
import os
import tempfile


def unnamed(size: int) -> int:
    """A descriptor of so many bytes, all zero. Raises OSError."""
    if hasattr(os, "memfd_create"):
        handle = os.memfd_create("qibot")
    else:
        with tempfile.TemporaryFile() as file:
            handle = os.dup(file.fileno())
    os.truncate(handle, size)
    return handle


def attach(handle: int) -> mmap.mmap:
    """The memory behind a descriptor, all of it. Raises OSError."""
    return mmap.mmap(handle, os.fstat(handle).st_size)
