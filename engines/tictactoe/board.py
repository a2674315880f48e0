"""Tic-tac-toe's board: two nine-bit sets of stones.

    a3 b3 c3        6 7 8
    a2 b2 c2        3 4 5
    a1 b1 c1        0 1 2        X on a1 and b2, O on c3: stones = [0b000010001, 0b100000000].

A move is the number of a cell.
"""

from engines.board import DRAW, MATE, ONGOING, Board, zeros
from engines.zobrist import keys

CELLS = 9
LINES = (0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100)
_LINES = LINES
_FULL = 0b111111111
_STONES = [cells.bit_count() for cells in range(_FULL + 1)]
_WORTH = (2, 1, 2, 1, 3, 1, 2, 1, 2)  # lines through the cell, less one
_KEYS = keys(2 * CELLS + 1, seed=3)


class TicTacToeBoard(Board):
    """The board with these stones, `side` to move; by default empty, with X (side 0) to move."""

    def __init__(self, xs: int = 0, os: int = 0, side: int = 0) -> None:
        Board.__init__(self, max_moves=CELLS, history_slots=CELLS, eval_unit=0)
        self.stones = [xs, os]
        self.side = side
        self.past = zeros(CELLS)
        self.key = self.fresh_key()

    def generate(self, at: int) -> int:
        taken = self.stones[0] | self.stones[1]
        for cell in range(9):
            if not taken >> cell & 1:
                self.moves[at] = cell
                at += 1
        return at

    def make(self, move: int) -> bool:
        self.stones[self.side] |= 1 << move
        self.key ^= _KEYS[9 * self.side + move] ^ _KEYS[18]
        self.past[self.ply] = move
        self.ply += 1
        self.side ^= 1
        return True

    def unmake(self) -> int:
        self.ply -= 1
        self.side ^= 1
        move = self.past[self.ply]
        self.key ^= _KEYS[9 * self.side + move] ^ _KEYS[18]
        self.stones[self.side] ^= 1 << move
        return move

    def verdict(self) -> int:
        if self.has_line(self.side ^ 1):
            return -MATE
        return DRAW if self.stones[0] | self.stones[1] == _FULL else ONGOING

    def has_line(self, side: int) -> bool:
        """True if `side` holds three in a row."""
        for i in range(8):
            if self.stones[side] & _LINES[i] == _LINES[i]:
                return True
        return False

    def evaluate(self) -> int:
        """Own stones on lines without enemy stones, less enemy stones on lines without own stones."""
        return self._open_lines(self.side) - self._open_lines(self.side ^ 1)

    def _open_lines(self, side: int) -> int:
        total = 0
        for i in range(8):
            if not self.stones[side ^ 1] & _LINES[i]:
                total += _STONES[self.stones[side] & _LINES[i]]
        return total

    def ordering_score(self, move: int) -> int:
        return _WORTH[move]

    def history_slot(self, move: int) -> int:
        return move

    def fresh_key(self) -> int:
        key = _KEYS[18] if self.side else 0
        for cell in range(9):
            if self.stone(cell) >= 0:
                key ^= _KEYS[9 * self.stone(cell) + cell]
        return key

    def stone(self, cell: int) -> int:
        """The side whose stone is on `cell`, or -1."""
        if self.stones[0] >> cell & 1:
            return 0
        return 1 if self.stones[1] >> cell & 1 else -1
