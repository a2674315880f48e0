"""TranspositionTable: results for positions searched before, in memory that its maker provides.

An entry is two 64-bit words, `key ^ data` and `data`. Two processes may write at once without a lock: a torn entry
fails the comparison with the key and is ignored (R. Hyatt and T. Mann, "A lockless transposition table
implementation for parallel search chess engines", 2002). `data`, from the lowest bit:

    16 bits  move + 1, 0 for none
    16 bits  score + 32768
    16 bits  static evaluation + 32768
     8 bits  depth + 8: quiescence stores entries, too
     2 bits  bound: LOWER, UPPER, EXACT
     6 bits  age: the search that wrote it

Four entries make a bucket of 64 bytes: one cache line if the memory begins on one, as that of `own_table` does. The
first bucket holds no entries, but the number of searches so far: the memory may pass from one process to another, and
each search knows which entries are older.

A new entry replaces that of the same position, else the shallowest and oldest one. A deeper entry of the same position
is not replaced: it keeps score, depth and bound, and counts as new.
"""

from mmap import PAGESIZE
from typing import Self

import cython

from engines.memory import own

if not cython.compiled:
    from engines.bits import prefetch

NONE, LOWER, UPPER, EXACT = 0, 1, 2, 3
BUCKET_BYTES = 64
SMALLEST = 2 * BUCKET_BYTES  # fewest bytes of a table
UNKNOWN = -32768  # no static evaluation
_AGES = 64
_ALL_BUT_AGE = (1 << 58) - 1


def next_age(memory: memoryview | bytes) -> int:
    """The age of the entries of the next search in a table's memory."""
    return (memory[0] + 1) % _AGES


def begin_anew(memory: memoryview) -> None:
    """Sets the number of searches in a table's memory to zero; `clear` clears the rest."""
    memory[:8] = bytes(8)


class TranspositionTable:
    """A table in `buffer`: writable, at least SMALLEST bytes long, all zero or left by another table.

    After `probe` has found a key, `move` (-1: none), `score`, `static`, `depth` and `bound` hold its entry. Mates in
    scores are counted from the stored position, not from the root: the search converts them.
    """

    def __init__(self, buffer: bytearray | memoryview) -> None:
        self.memory = memoryview(buffer).cast("B")[: len(buffer) // BUCKET_BYTES * BUCKET_BYTES]
        self.words = self.memory.cast("Q")
        self.size = len(self.memory) // 8
        self.buckets = len(buffer) // BUCKET_BYTES - 1
        if self.buckets < 1:
            raise ValueError(f"a table needs {SMALLEST} bytes, not {len(buffer)}")
        self.age = self.words[0] % _AGES
        self.kept = 0
        self.move = -1
        self.score = 0
        self.static = UNKNOWN
        self.depth = 0
        self.bound = NONE

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.words = self.memory = None  # type: ignore[assignment]  # lets the owner of the memory close it

    def reserve(self, count: int) -> memoryview | None:
        """The last bytes of the memory, `count` or a few more, for histories; None if that were more than a quarter.

        They hold no entries from now on; they are kept for the next table over the memory, and `clear` clears them.
        """
        buckets = -(-count // BUCKET_BYTES)
        if 4 * BUCKET_BYTES * buckets > len(self.memory):
            return None
        self.buckets = len(self.memory) // BUCKET_BYTES - 1 - buckets
        return self.memory[-BUCKET_BYTES * buckets :]

    def begin_search(self) -> None:
        """Starts a search: earlier entries now count as kept, and are the first to be replaced."""
        self.age = self.words[0] = next_age(self.memory)
        self.kept = 0

    def join_search(self, age: int) -> bool:
        """Gives new entries the age of the newest search over the memory; False unless that age is `age`."""
        self.age = age
        self.kept = 0
        return bool(self.words[0] == age)

    def clear(self) -> None:
        """Clears all entries, and the reserved bytes."""
        for i in range(self.size):
            self.words[i] = 0
        self.age = 0

    def probe(self, key: int) -> bool:
        """True if there is an entry for `key`; the fields then hold it."""
        at = self._bucket(key)
        for i in range(at, at + 8, 2):
            data = self.words[i + 1]
            if self.words[i] ^ data == key and data:
                self._unpack(data)
                return True
        return False

    def expect(self, key: int) -> int:
        """Prefetches the bucket of a key that will be probed soon."""
        if cython.compiled:
            prefetch(cython.address(self.words[self._bucket(key)]))
        return 0

    def _bucket(self, key: int) -> int:
        """The index of the word at which the bucket of a key begins."""
        return 8 + 8 * ((key >> 32) * self.buckets >> 32)

    def _unpack(self, data: int) -> int:
        self.move = (data & 0xFFFF) - 1
        self.score = (data >> 16 & 0xFFFF) - 32768
        self.static = (data >> 32 & 0xFFFF) - 32768
        self.depth = (data >> 48 & 0xFF) - 8
        self.bound = data >> 56 & 3
        if data >> 58 != self.age:
            self.kept += 1
        return 0

    def store(self, key: int, move: int, score: int, static: int, depth: int, bound: int) -> int:
        """Stores an entry; `depth` in -8..247, scores within 16 bits. With `move` -1 a known move is kept."""
        at = self._bucket(key)
        victim = at
        least = 1 << 30
        for i in range(at, at + 8, 2):
            data = self.words[i + 1]
            if self.words[i] ^ data == key and data:
                victim = i
                if data >> 56 & 3 and (not bound or depth < (data >> 48 & 0xFF) - 8):
                    return self._refresh(i, key, data, move)
                if move < 0:
                    move = (data & 0xFFFF) - 1
                break
            worth = (data >> 48 & 0xFF) - 4 * ((self.age - (data >> 58)) & 63)
            if worth < least:
                least = worth
                victim = i
        data = self.age  # from the highest field down: only `data` has 64 bits to shift in C
        data = data << 2 | bound
        data = data << 8 | depth + 8
        data = data << 16 | static + 32768
        data = data << 16 | score + 32768
        data = data << 16 | move + 1
        self.words[victim] = key ^ data
        self.words[victim + 1] = data
        return 0

    def _refresh(self, at: int, key: int, data: int, move: int) -> int:
        """Keeps a deeper entry as one of this search, with `move` if it has none."""
        if data & 0xFFFF == 0:
            data |= move + 1
        data = data & _ALL_BUT_AGE | self.age << 58
        self.words[at] = key ^ data
        self.words[at + 1] = data
        return 0


def own_table(size: int) -> TranspositionTable:
    """A table of `size` bytes private to this process: buckets are cache lines, pages are there. Raises OSError."""
    memory = own(size)
    memory[::PAGESIZE] = bytes(-(-size // PAGESIZE))  # touches the pages, else the first search would wait for them
    return TranspositionTable(memoryview(memory))
