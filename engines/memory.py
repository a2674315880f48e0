"""Memory for tables: private to a process, or shared and unnamed; freed with its last process, even after SIGKILL.

Shared memory is a memfd (Linux) or a file that was unlinked as soon as it was open (elsewhere). Another process
inherits the descriptor and attaches to it. Large pages are requested for what has their size, because a search reads
its table at random.
"""

import mmap
import os
import tempfile
from contextlib import suppress


def unnamed(size: int) -> int:
    """The descriptor of `size` bytes of shared memory, all zero. Raises OSError."""
    if hasattr(os, "memfd_create"):
        handle = os.memfd_create("qibot")
    else:
        with tempfile.TemporaryFile() as file:
            handle = os.dup(file.fileno())
    os.truncate(handle, size)
    return handle


def attach(handle: int) -> mmap.mmap:
    """All the memory behind a descriptor. Raises OSError."""
    return _in_large_pages(mmap.mmap(handle, os.fstat(handle).st_size))


def own(size: int) -> mmap.mmap:
    """`size` bytes of memory, all zero, private to this process. Raises OSError."""
    return _in_large_pages(mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS))


def _in_large_pages(memory: mmap.mmap) -> mmap.mmap:
    if hasattr(mmap, "MADV_HUGEPAGE") and len(memory) >= 2 << 20:  # the size of a large page
        with suppress(OSError):  # a system without them
            memory.madvise(mmap.MADV_HUGEPAGE)
    return memory
