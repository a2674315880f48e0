"""Memory for tables: a process's own."""

from engines.memory import own


def test_own_memory_is_zero_and_may_be_written():
    """So many bytes as were asked for, none of them set, each of them writable."""
    memory = own(100_000)
    assert len(memory) == 100_000
    assert memory[:] == bytes(100_000)
    memory[99_999] = 7
    assert memory[99_999] == 7
