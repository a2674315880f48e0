"""Endgame tables: the result of every position of up to four pieces, as `tests/benchmarks/make` computed it.

A position is seen from the side to move, rotated by 180 degrees if that is White. A table holds one byte for each
position of a *class*: the number of own men, own kings, enemy men and enemy kings. Its place in the table is a number
with four digits, the ranks of the four sets of squares; the rank of squares a < b < c is C(a, 1) + C(b, 2) + C(c, 3)
(combinatorial number system, D. H. Lehmer 1964). The byte is 0 for a draw, else the plies to the end plus one: the side
to move wins where the plies are odd, and loses where they are even.
"""

from functools import cache
from itertools import accumulate
from lzma import decompress
from math import comb
from pathlib import Path

import cython

from engines.checkers.geometry import SQUARES
from engines.checkers.placement import NO_CAPTURE, CheckersPlacement
from engines.memory import own

if not cython.compiled:
    from engines.bits import lowest

TABLES = Path(__file__).with_name("endgames.tables")
MOST = 4  # pieces
DRAWN, LOST = 0, 1  # bytes: a draw; lost already
MISSING = 255  # no table here
_MOST, _LOST, _MISSING, _NO_CAPTURE = MOST, LOST, MISSING, NO_CAPTURE  # typed in the .pxd
_MEN_SQUARES = 28  # where a man can stand: not on the row where it becomes a king
_RADIX = MOST + 1
_RANKS = [comb(square, count) for count in range(MOST + 1) for square in range(SQUARES + 1)]
_MEN_SETS = [comb(_MEN_SQUARES, count) for count in range(MOST)]
_KING_SETS = [comb(SQUARES, count) for count in range(MOST)]


def number_of(men: int, kings: int, enemy_men: int, enemy_kings: int) -> int:
    """The number of a class, by which its table is found."""
    return men + _RADIX * (kings + _RADIX * (enemy_men + _RADIX * enemy_kings))


def _classes() -> list[tuple[int, int, int, int]]:
    counts = range(MOST)
    found = [(m, k, em, ek) for m in counts for k in counts for em in counts for ek in counts]
    return [each for each in found if sum(each) <= MOST and each[0] + each[1] and each[2] + each[3]]


def size_of(men: int, kings: int, enemy_men: int, enemy_kings: int) -> int:
    """How many bytes the table of a class has."""
    return _MEN_SETS[men] * _MEN_SETS[enemy_men] * _KING_SETS[kings] * _KING_SETS[enemy_kings]


CLASSES = _classes()
_ENDS = list(accumulate(size_of(*each) for each in CLASSES))
_BEGIN = {number_of(*each): end - size_of(*each) for each, end in zip(CLASSES, _ENDS, strict=True)}
_START = [_BEGIN.get(number, -1) for number in range(_RADIX**4)]  # where the table of a class begins, by number
TOTAL = max(_ENDS)


def start_of(number: int) -> int:
    """The index in `Endgames.values` at which the table of a class begins; -1 if there is none."""
    return _START[number]


class Endgames:
    """All tables, one after another in `values`; each class is unpacked on first use.

    `packed` has the compressed tables by the number of their class. Without it all are zero, to be filled by `store`.
    """

    def __init__(self, packed: dict[int, bytes] | None = None) -> None:
        self.packed = packed or {}
        self.store = own(TOTAL)
        self.values = memoryview(self.store)
        self.ready = [packed is None for _ in range(_RADIX**4)]

    def value(self, board: CheckersPlacement) -> int:
        """The byte of the board's position, with its clock taken as zero; MISSING if there is no table for it."""
        if board.pieces_left() > _MOST:
            return _MISSING
        side = board.side
        own = _turned(board.pieces[side], side)
        enemy = _turned(board.pieces[side ^ 1], side)
        kings = _turned(board.kings, side)
        if own == 0:
            return _LOST
        mine = board.counts >> 16 * side
        others = board.counts >> 16 * (side ^ 1)
        number = (others & 255) + _RADIX * (others >> 8 & 255)
        number = (mine & 255) + _RADIX * ((mine >> 8 & 255) + _RADIX * number)
        if _START[number] < 0:
            return _MISSING
        if not self.ready[number] and not self._unpack(number):
            return _MISSING
        at = _rank(own & ~kings) * _MEN_SETS[others & 255] + _rank((enemy & ~kings) >> 4)
        at = at * _KING_SETS[mine >> 8 & 255] + _rank(own & kings)
        at = at * _KING_SETS[others >> 8 & 255] + _rank(enemy & kings)
        return self.values[_START[number] + at]

    def value_in_time(self, board: CheckersPlacement) -> int:
        """As `value`, but MISSING where the rule of no progress may draw the game first.

        Such a win may still succeed, by a capture or a man's move on the way: the search has to find out.
        """
        value = self.value(board)
        return _MISSING if value and board.clock + value - 1 > _NO_CAPTURE else value

    def _unpack(self, number: int) -> bool:
        """Unpacks the table of a class; False if there is none."""
        if number not in self.packed:
            return False
        table = decompress(self.packed[number])
        self.store[_START[number] : _START[number] + len(table)] = table
        self.ready[number] = True
        return True


def _turned(cells: int, side: int) -> int:
    """A set of cells as a set of squares (bit 0 is square 1), seen from `side`."""
    squares = cells & 0xFF | cells >> 1 & 0xFF00 | cells >> 2 & 0xFF0000 | cells >> 3 & 0xFF000000
    if side == 0:
        return squares
    squares = squares >> 1 & 0x55555555 | (squares & 0x55555555) << 1
    squares = squares >> 2 & 0x33333333 | (squares & 0x33333333) << 2
    squares = squares >> 4 & 0x0F0F0F0F | (squares & 0x0F0F0F0F) << 4
    squares = squares >> 8 & 0x00FF00FF | (squares & 0x00FF00FF) << 8
    return squares >> 16 | (squares & 0xFFFF) << 16


def _rank(squares: int) -> int:
    """The rank of a set of squares among the sets of its size."""
    rank = 0
    count = 1
    while squares:
        rank += _RANKS[(SQUARES + 1) * count + lowest(squares)]
        squares &= squares - 1
        count += 1
    return rank


def read_tables() -> dict[int, bytes]:
    """The compressed tables of the file by the number of their class; each has its length in four bytes before it.

    Empty if there is no file, so that the file can be made.
    """
    packed: dict[int, bytes] = {}
    if not TABLES.exists():
        return packed
    data, at = TABLES.read_bytes(), 0
    for each in CLASSES:
        size = int.from_bytes(data[at : at + 4], "little")
        packed[number_of(*each)] = data[at + 4 : at + 4 + size]
        at += 4 + size
    return packed


@cache
def endgames() -> Endgames:
    """The endgame tables, one set for all boards of this process."""
    return Endgames(read_tables())
