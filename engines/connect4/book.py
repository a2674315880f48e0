r"""The opening book: exact scores of all positions of up to 11 stones, and the moves of perfect play up to 12 stones.

Finished positions, and those that the side to move wins at once, are not in the book. Of two mirror images it has
one: that whose column heights, read from the left, are smaller or, if the heights are symmetric, that whose stones of
the side to move are the smaller number.

The file, little-endian, is read through a memory map:

    8 bytes    magic, b"qibot-4\\x02"
    4 bytes    n, how many positions of the tree follow
    8 n bytes  the tree, ascending: key << 9 | (score + 22) << 3 | move. The key is the stones of the side to move and
               one bit on the lowest empty cell of each column (bit 7 * column + row); the move is a column from 0
    the rest   one byte for each arrangement of 0, 1, ... 11 stones: score + 22, or 0 for "not in the book".
               Arrangements of n stones come in ascending order of their tuples of heights; those of one tuple by the
               rank of the own stones among all choices of n // 2 of the n stones, counted column by column and
               upwards (combinatorial number system)
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from math import comb
from mmap import ACCESS_READ, mmap
from pathlib import Path
from struct import Struct

COLUMNS, ROWS = 7, 6
DENSE_PLIES = 11  # the book has all positions of up to as many stones
TREE_PLIES = 12  # the book has perfect play up to as many stones
BOOK = Path(__file__).with_name("openings.book")

_MAGIC = b"qibot-4\x02"
_COUNT = Struct("<I")
_WORD = Struct("<Q")
_COLUMN = 0b111111
_BOTTOM = sum(1 << 7 * column for column in range(COLUMNS))
_OFFSET = 22


class DamagedBook(ValueError):
    """The file is no book of this format, or it is incomplete."""


@dataclass(frozen=True, slots=True)
class BookEntry:
    """The exact score for the side to move, and the column (0 to 6) of perfect play; None if the book has none."""

    score: int
    move: int | None


def heights(mask: int) -> tuple[int, ...]:
    """The number of stones in each column."""
    return tuple((mask >> 7 * column & _COLUMN).bit_count() for column in range(COLUMNS))


def mirrored(bits: int) -> int:
    """The mirror image of a set of cells."""
    left = (bits & 0x7F) << 42 | (bits & 0x7F << 7) << 28 | (bits & 0x7F << 14) << 14
    right = bits >> 42 & 0x7F | bits >> 28 & 0x7F << 7 | bits >> 14 & 0x7F << 14
    return left | bits & 0x7F << 21 | right


def one_stone_before(own: int, mask: int) -> Iterator[tuple[int, int]]:
    """The positions from which one stone of the side not to move leads to this one."""
    for column in range(COLUMNS):
        last = (mask + _BOTTOM >> 1) & ~own & mask & _COLUMN << 7 * column
        if last:
            yield mask ^ own ^ last, mask ^ last


def canonical(own: int, mask: int) -> tuple[int, int, bool]:
    """Of the position and its mirror image the one that the book may have, and whether that is the image.

    That is the one whose tuple of heights is smaller, and so the one whose mirror image is the smaller number.
    """
    image_own, image_mask = mirrored(own), mirrored(mask)
    if (mask, image_own) < (image_mask, own):
        return image_own, image_mask, True
    return own, mask, False


def tree_key(own: int, mask: int) -> int:
    """A number below 2 ** 49, different for different positions."""
    return own | (mask + _BOTTOM)


def from_tree_key(key: int) -> tuple[int, int]:
    """The inverse of `tree_key`: the stones of the side to move, and all stones."""
    columns = [key >> 7 * column & 0x7F for column in range(COLUMNS)]
    marks = sum(1 << 7 * column + bits.bit_length() - 1 for column, bits in enumerate(columns))
    return key ^ marks, marks - _BOTTOM


def arrangements(stones: int) -> Iterator[tuple[int, ...]]:
    """The canonical tuples of heights with this number of stones, ascending."""

    @cache
    def extend(columns: int, left: int) -> tuple[tuple[int, ...], ...]:
        if columns == 0:
            return ((),) if left == 0 else ()
        heights = range(min(left, ROWS) + 1)
        return tuple((height, *rest) for height in heights for rest in extend(columns - 1, left - height))

    return (each for each in extend(COLUMNS, stones) if each <= each[::-1])


def colour_rank(own: int, mask: int) -> int:
    """The rank of the own stones among all choices of as many stones."""
    rank = taken = chosen = 0
    for column in range(COLUMNS):
        for row in range((mask >> 7 * column & _COLUMN).bit_count()):
            if own >> 7 * column + row & 1:
                chosen += 1
                rank += comb(taken, chosen)
            taken += 1
    return rank


class DenseIndex:
    """The index of the byte of each canonical arrangement of up to `DENSE_PLIES` stones."""

    def __init__(self) -> None:
        self._rank: dict[tuple[int, ...], int] = {}
        sizes = [0]
        for stones in range(DENSE_PLIES + 1):
            known = list(arrangements(stones))
            self._rank.update((tuple_, i) for i, tuple_ in enumerate(known))
            sizes.append(len(known) * comb(stones, stones // 2))
        self._starts = list(accumulate(sizes))
        self.size = self._starts[-1]

    def __getitem__(self, position: tuple[int, int]) -> int:
        own, mask = position
        stones = mask.bit_count()
        group = self._rank[heights(mask)] * comb(stones, stones // 2)
        return self._starts[stones] + group + colour_rank(own, mask)


class Book:
    """The book in a file. Raises `DamagedBook` and `OSError` when it cannot be opened."""

    def __init__(self, path: Path = BOOK) -> None:
        with path.open("rb") as file:
            if file.read(len(_MAGIC)) != _MAGIC:
                raise DamagedBook(f"{path} is not an opening book of this version")
            count = file.read(_COUNT.size)
            self._map = mmap(file.fileno(), 0, access=ACCESS_READ)
        self._index = DenseIndex()
        self._tree = len(_MAGIC) + _COUNT.size
        self._tree_size = int.from_bytes(count, "little")
        self._dense = self._tree + _WORD.size * self._tree_size
        if len(self._map) != self._dense + self._index.size:
            raise DamagedBook(f"{path} is {len(self._map)} bytes long, not {self._dense + self._index.size}")

    def close(self) -> None:
        """Closes the file."""
        self._map.close()

    def look_up(self, own: int, mask: int) -> BookEntry | None:
        """The book's entry or None, by the stones of the side to move and all stones, as bits 7 * column + row."""
        stones = mask.bit_count()
        if stones > TREE_PLIES:
            return None
        own, mask, is_image = canonical(own, mask)
        entry = self._find(tree_key(own, mask))
        if entry is not None and is_image and entry.move is not None:
            return BookEntry(entry.score, COLUMNS - 1 - entry.move)
        if entry is None and stones <= DENSE_PLIES:
            code = self._map[self._dense + self._index[own, mask]]
            return BookEntry(code - _OFFSET, None) if code else None
        return entry

    def tree(self) -> Iterator[tuple[int, int, BookEntry]]:
        """All positions of the tree of perfect play, as (own, mask, entry)."""
        for i in range(self._tree_size):
            word = self._word(i)
            own, mask = from_tree_key(word >> 9)
            yield own, mask, _entry(word)

    def _find(self, key: int) -> BookEntry | None:
        i = bisect_left(range(self._tree_size), key << 9, key=self._word)
        word = self._word(i) if i < self._tree_size else -1
        return _entry(word) if word >> 9 == key else None

    def _word(self, i: int) -> int:
        word: int = _WORD.unpack_from(self._map, self._tree + _WORD.size * i)[0]
        return word


def _entry(word: int) -> BookEntry:
    return BookEntry((word >> 3 & 0x3F) - _OFFSET, word & 7)


def pack(scores: Iterable[tuple[int, int, int]], moves: Iterable[tuple[int, int, int, int]]) -> bytes:
    """The file's bytes: of (own, mask, score) up to 11 stones, and of those with a move for the tree; all canonical."""
    index = DenseIndex()
    dense = bytearray(index.size)
    for own, mask, score in scores:
        dense[index[own, mask]] = score + _OFFSET
    tree = sorted(tree_key(own, mask) << 9 | score + _OFFSET << 3 | move for own, mask, score, move in moves)
    return _MAGIC + _COUNT.pack(len(tree)) + b"".join(map(_WORD.pack, tree)) + bytes(dense)
