"""Memory for tables: a process's own, or shared and without a name, gone with the last process, even after SIGKILL.

What is shared is memory (Linux) or a file that was unlinked as soon as it was open (elsewhere). Another process
inherits the descriptor and attaches to it. Large pages are asked for: a search reads a table without order.
"""

import mmap
import os
import tempfile
from contextlib import suppress


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
    return _in_large_pages(mmap.mmap(handle, os.fstat(handle).st_size))


def own(size: int) -> mmap.mmap:
    """So many bytes, all zero, of this process alone. Raises OSError."""
    return _in_large_pages(mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS))


def _in_large_pages(memory: mmap.mmap) -> mmap.mmap:
    if hasattr(mmap, "MADV_HUGEPAGE"):
        with suppress(OSError):  # a system without them
            memory.madvise(mmap.MADV_HUGEPAGE)
    return memory
