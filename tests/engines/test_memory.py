"""The memory of a process's own tables."""

import ctypes

from engines.memory import own


def test_own_memory_is_zero_and_may_be_written():
    """Every byte is zero at first and writable."""
    memory = own(100_000)
    assert len(memory) == 100_000
    assert memory[:] == bytes(100_000)
    memory[99_999] = 7
    assert memory[99_999] == 7


def test_own_memory_begins_on_a_cache_line():
    """Each bucket of a table is then on one cache line."""
    for size in (64, 100_000, 16 << 20):
        assert ctypes.addressof(ctypes.c_char.from_buffer(own(size))) % 64 == 0
