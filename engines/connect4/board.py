"""Connect Four's board: one 49-bit set of stones for each side.

     6 13 20 27 34 41 48      Bit 7 * column + row. The top row stays empty: it keeps lines from
     5 12 19 26 33 40 47      running over from one column into the next.
     4 11 18 25 32 39 46
     3 10 17 24 31 38 45      A move is a column, 0 to 6 (a person says 1 to 7).
     2  9 16 23 30 37 44
     1  8 15 22 29 36 43      After 4 4 3: first side bits 21 and 14, second side bit 22.
     0  7 14 21 28 35 42

A side's *winning cells* are the empty cells where one more stone would make four.
"""

import cython

from engines.board import DRAW, MATE, ONGOING, Board, zeros
from engines.zobrist import keys

if not cython.compiled:
    from engines.bits import size

COLUMNS, ROWS = 7, 6
CELLS = COLUMNS * ROWS
_BOTTOM = sum(1 << 7 * column for column in range(COLUMNS))
_FULL = _BOTTOM * 0b111111
_ODD_ROWS = _BOTTOM * 0b010101  # rows 1, 3 and 5 as people count: where the first side's threats come true
_MIDDLE = 0b111111 << 21
_INNER = 0b111111 << 14 | _MIDDLE | 0b111111 << 28
_KEYS = keys(2 * 49 + 1, seed=4)
_ONE = 1  # typed in the .pxd: a shift of it has 64 bits
_COLUMN = 0b111111
_WIN = 1000
_CENTRE = (1, 2, 3, 4, 3, 2, 1)


class ConnectFourBoard(Board):
    """The board with these stones, `side` to move; empty by default."""

    def __init__(self, firsts: int = 0, seconds: int = 0, side: int = 0) -> None:
        Board.__init__(self, max_moves=COLUMNS, history_slots=49, eval_unit=0)
        self.stones = [firsts, seconds]
        self.side = side
        self.past = zeros(CELLS)
        self.keys = _KEYS
        self.key = self.fresh_key()

    def generate(self, at: int) -> int:
        return self._write(self.landing(), at)

    def generate_noisy(self, at: int) -> int:
        """Writes the columns that win at once."""
        return self._write(self.winning(self.side) & self.landing(), at)

    def _write(self, cells: int, at: int) -> int:
        """Writes the columns of these cells."""
        for column in range(7):
            if cells >> 7 * column & 0b111111:
                self.moves[at] = column
                at += 1
        return at

    def landing(self) -> int:
        """The cells to which a stone dropped now would fall."""
        return ((self.stones[0] | self.stones[1]) + _BOTTOM) & _FULL

    def make(self, move: int) -> bool:
        taken = self.stones[0] | self.stones[1]
        cell = 7 * move + size(taken >> 7 * move & 0b111111)
        self.stones[self.side] |= _ONE << cell
        self.key ^= self.keys[49 * self.side + cell] ^ self.keys[98]
        self.past[self.ply] = cell
        self.ply += 1
        self.side ^= 1
        return True

    def unmake(self) -> int:
        self.ply -= 1
        self.side ^= 1
        cell = self.past[self.ply]
        self.key ^= self.keys[49 * self.side + cell] ^ self.keys[98]
        self.stones[self.side] ^= _ONE << cell
        return cell // 7

    def verdict(self) -> int:
        if is_four(self.stones[self.side ^ 1]):
            return -MATE
        return DRAW if self.stones[0] | self.stones[1] == _FULL else ONGOING

    def has_four(self, side: int) -> bool:
        """True if `side` holds four in a row."""
        return is_four(self.stones[side])

    def winning(self, side: int) -> int:
        """The winning cells of `side`, whether a stone can land there now or not."""
        taken = self.stones[0] | self.stones[1]
        return _completes_four(self.stones[side]) & (taken ^ _FULL)

    def evaluate(self) -> int:
        """Threats that are still open, worth more where zugzwang favours them, and stones in the centre.

        Both sides fill the columns in turn, so the first side lands on the odd rows and the second on the even ones (L.
        V. Allis, "A knowledge-based approach of Connect-Four", 1988).
        """
        firsts, seconds = self.winning(0), self.winning(1)
        score = 20 * (size(firsts) - size(seconds))
        score += 30 * (size(firsts & _ODD_ROWS) - size(seconds & ~_ODD_ROWS))
        score += 4 * (self._central(0) - self._central(1))
        return -score if self.side else score

    def _central(self, side: int) -> int:
        stones = self.stones[side]
        return size(stones & _MIDDLE) + size(stones & _INNER)

    def ordering_score(self, move: int) -> int:
        return _CENTRE[move]

    def captured_value(self, move: int) -> int:
        """The value of a win if the move makes four, else 0."""
        return _WIN if self.winning(self.side) & self.landing() & _COLUMN << 7 * move else 0

    def history_slot(self, move: int) -> int:
        taken = self.stones[0] | self.stones[1]
        return 7 * move + size(taken >> 7 * move & 0b111111)

    def in_check(self) -> bool:
        """True if the other side threatens to make four with its next stone."""
        return self.winning(self.side ^ 1) & self.landing() != 0

    def fresh_key(self) -> int:
        key = self.keys[98] if self.side else 0
        for cell in range(49):
            if self.stones[0] >> cell & 1:
                key ^= self.keys[cell]
            if self.stones[1] >> cell & 1:
                key ^= self.keys[49 + cell]
        return key

    def stone(self, cell: int) -> int:
        """The side whose stone lies on `cell`, 7 * column + row, or -1."""
        if self.stones[0] >> cell & 1:
            return 0
        return 1 if self.stones[1] >> cell & 1 else -1


def is_four(stones: int) -> bool:
    """True if four of the stones are in a line."""
    pairs = stones & stones >> 1
    found = pairs & pairs >> 2
    pairs = stones & stones >> 6
    found |= pairs & pairs >> 12
    pairs = stones & stones >> 7
    found |= pairs & pairs >> 14
    pairs = stones & stones >> 8
    return (found | pairs & pairs >> 16) != 0


def _completes_four(s: int) -> int:
    """The cells that make four with three of the stones `s`; may include taken cells and the top row."""
    cells = s << 1 & s << 2 & s << 3
    return cells | _beside_three(s, 6) | _beside_three(s, 7) | _beside_three(s, 8)


def _beside_three(s: int, step: int) -> int:
    pairs = s << step & s << 2 * step
    cells = pairs & s << 3 * step
    cells |= pairs & s >> step
    pairs = s >> step & s >> 2 * step
    cells |= pairs & s << step
    return cells | pairs & s >> 3 * step
