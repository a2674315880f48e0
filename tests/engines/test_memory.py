"""The memory of a process's own tables."""

import ctypes
import mmap
import subprocess
import sys
from pathlib import Path

import pytest

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


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs Linux's count of the memory in use")
def test_what_a_position_does_not_use_takes_no_memory():
    """The stack of moves is there for a search's depth; a position that is only kept has one level of it in use."""
    code = """
from pathlib import Path
from engines.game import Position
from engines.registry import game_named
def used():
    return int(Path("/proc/self/statm").read_text().split()[1])
game = game_named("gomoku")
kept, before = [Position(game)], used()
kept += [Position(game) for _ in range(100)]
print(sum(len(each.legal_moves()) for each in kept), used() - before)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    moves, pages = map(int, done.stdout.split())
    assert moves == 101 * 225
    assert pages * mmap.PAGESIZE < 100 * 200_000  # the stack alone has 326,700 bytes
