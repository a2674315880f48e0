"""TranspositionTable: what is known of positions seen before, in memory that is lent to it.

An entry is two 64-bit words, `key ^ data` and `data`. Two processes may write at once without a lock: a torn entry
fails the comparison with the key and is not believed (R. Hyatt and T. Mann, "A lockless transposition table
implementation for parallel search chess engines", 2002). `data`, from the lowest bit:

    16 bits  move + 1, 0 for none
    16 bits  score + 32768
    16 bits  static evaluation + 32768
     8 bits  depth + 8: also what quiescence stores fits
     2 bits  bound: LOWER, UPPER, EXACT
     6 bits  age: the search that wrote it

Four entries make a bucket of 64 bytes, one cache line. A new entry takes the place of the same position, else of the
shallowest, oldest one.
"""

from types import TracebackType
from typing import Self

import cython

if not cython.compiled:  # when compiled, the .pxd brings it in as a C function

    def prefetch(address: object) -> None:
        """Never called: memory can be asked for early in C only."""


NONE, LOWER, UPPER, EXACT = 0, 1, 2, 3
BUCKET_BYTES = 64
UNKNOWN = -32768  # no static evaluation
_AGES = 64


class TranspositionTable:
    """Over `buffer`, writable and at least BUCKET_BYTES long, of which the largest power of two is used.

    After `probe` has found a key, `move` (-1: none), `score`, `static`, `depth` and `bound` hold its entry.
    Scores count mates from the stored position, not from the root: the search converts.
    """

    def __init__(self, buffer: bytearray | memoryview) -> None:
        self.words = memoryview(buffer).cast("B").cast("Q")
        size = 1
        while 2 * size * BUCKET_BYTES <= len(buffer):
            size *= 2
        self.buckets = size
        self.age = 0
        self.kept = 0
        self.move = -1
        self.score = 0
        self.static = UNKNOWN
        self.depth = 0
        self.bound = NONE

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.words = None  # type: ignore[assignment]  # lets the owner of the memory close it

    def renew(self, age: int) -> None:
        """Begin a search: entries of other ages count as kept, and are the first to be replaced."""
        self.age = age % _AGES
        self.kept = 0

    def clear(self) -> None:
        """Forget everything."""
        for i in range(8 * self.buckets):
            self.words[i] = 0

    def probe(self, key: int) -> bool:
        """True if there is an entry for `key`; the fields then hold it."""
        at = 8 * (key & self.buckets - 1)
        for i in range(at, at + 8, 2):
            data = self.words[i + 1]
            if self.words[i] ^ data == key and data:
                self._unpack(data)
                return True
        return False

    def expect(self, key: int) -> None:
        """Ask memory for the bucket of a key that will be probed soon."""
        if cython.compiled:
            at = 8 * (key & self.buckets - 1)
            prefetch(cython.address(self.words[at]))

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
        """Remember; `depth` in -8..247, scores within 16 bits. A known move is kept where `move` is -1."""
        at = 8 * (key & self.buckets - 1)
        victim = at
        least = 1 << 30
        for i in range(at, at + 8, 2):
            data = self.words[i + 1]
            if self.words[i] ^ data == key:
                victim = i
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
