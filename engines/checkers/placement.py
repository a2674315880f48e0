"""The pieces on the board, making and unmaking moves, and the history of the game.

A set of cells is a number with a bit for each (`geometry` draws the cells). One set has the kings of both sides.
"""

import cython

from engines.board import Board, zeros
from engines.checkers import geometry
from engines.checkers.geometry import BOARD, CELLS, STEPS
from engines.checkers.weights import VIEWS
from engines.networks.accumulator import Accumulator
from engines.zobrist import keys

if not cython.compiled:
    from engines.bits import lowest, size

MAX_MOVES = 68  # at most 17 captures on each of the four sets of cells that jumps connect; fewer steps
EVAL_UNIT = 100
NO_CAPTURE = 80  # plies without a capture or a man's move that draw the game
# plies of the longest game: 31 men move seven times at most, 31 pieces are captured, each after 80 plies at most; then
# 80 plies to the draw, and a search on top
HISTORY = 20_200
MEN = (1, 1 << 16)  # what a man and a king of each side add to `counts`
KINGS = (1 << 8, 1 << 24)
_ONE = 1  # typed in the .pxd: a shift of it has 64 bits
_LAST_ROWS = (0b1111 << 31, 0b1111)  # where the men of each side become kings
_MEN = list(MEN)
_KINGS = list(KINGS)
_CROWN = list(_LAST_ROWS)
_SOURCE = geometry.SOURCE
_TARGET = geometry.TARGET
_TAKEN = geometry.TAKEN
_KEYS = keys(4 * CELLS + 1, seed=12)
_SIDE_KEY = _KEYS[4 * CELLS]


class CheckersPlacement(Board):
    """The position with these sets of pieces, `side` to move; `clock` counts plies since a capture or a man's move.

    `counts` holds four numbers of eight bits, the lowest first: Black's men and kings, White's men and kings.
    """

    def __init__(self, blacks: int = 0, whites: int = 0, kings: int = 0, side: int = 0) -> None:
        Board.__init__(self, MAX_MOVES, 2 * STEPS + CELLS, EVAL_UNIT, no_progress=NO_CAPTURE)
        self.pieces = [0, 0]
        self.kings = 0
        self.clock = 0
        self.counts = 0
        if not cython.compiled:  # compiled, they are arrays of zeros from the start
            self.past_move = zeros(HISTORY)
            self.past_clock = zeros(HISTORY)
            self.past_counts = zeros(HISTORY)
            self.past_kings = zeros(HISTORY)
            self.past_key = zeros(HISTORY)
        self.accumulator = Accumulator(VIEWS)
        self.set_up(blacks, whites, kings, side)

    def set_up(self, blacks: int, whites: int, kings: int, side: int) -> None:
        """Starts a new game from these sets of pieces."""
        self.pieces[0] = blacks
        self.pieces[1] = whites
        self.kings = kings
        self.side = side
        self.clock = 0
        self.ply = 0
        self.counts = _MEN[0] * size(blacks & ~kings) + _KINGS[0] * size(blacks & kings)
        self.counts += _MEN[1] * size(whites & ~kings) + _KINGS[1] * size(whites & kings)
        self.key = self.fresh_key()
        self.past_key[0] = self.key

    def fresh_key(self) -> int:
        key = _SIDE_KEY if self.side else 0
        for owner in range(2):
            pieces = self.pieces[owner]
            while pieces:
                cell = lowest(pieces)
                pieces &= pieces - 1
                key ^= _KEYS[CELLS * (2 * owner + (self.kings >> cell & 1)) + cell]
        return key

    def since_progress(self) -> int:
        """The plies since a capture or a man's move."""
        return self.clock

    def bits(self, side: int) -> int:
        """The cells of a side's pieces."""
        return self.pieces[side]

    def king_bits(self) -> int:
        """The cells of all kings."""
        return self.kings

    def pieces_left(self) -> int:
        """The number of pieces on the board."""
        counts = self.counts
        return (counts & 255) + (counts >> 8 & 255) + (counts >> 16 & 255) + (counts >> 24)

    def shift(self, move: int) -> None:
        """Plays a move. Raises OverflowError after HISTORY plies."""
        if self.ply >= HISTORY - 1:
            raise OverflowError("the game is too long to be remembered")
        side = self.side
        source = _SOURCE[move]
        target = _TARGET[move]
        before = _ONE << source
        after = _ONE << target
        row = 2 * CELLS * side
        self._remember(move)
        self.clock += 1
        self.pieces[side] = self.pieces[side] & ~before | after
        if self.kings & before:
            self.kings = self.kings & ~before | after
            self.key ^= _KEYS[row + CELLS + source] ^ _KEYS[row + CELLS + target]
        else:
            self.clock = 0
            self.key ^= _KEYS[row + source]
            if after & _CROWN[side]:
                self.kings |= after
                self.counts += _KINGS[side] - _MEN[side]
                row += CELLS
            self.key ^= _KEYS[row + target]
        if move >= STEPS:
            self._take(_TAKEN[move], side ^ 1)
        self.key ^= _SIDE_KEY
        self.side = side ^ 1
        self.ply += 1
        self.past_key[self.ply] = self.key

    def _take(self, taken: int, owner: int) -> None:
        """Removes captured pieces of `owner`."""
        self.clock = 0
        self.pieces[owner] &= ~taken
        row = 2 * CELLS * owner
        while taken:
            cell = lowest(taken)
            if self.kings >> cell & 1:
                self.key ^= _KEYS[row + CELLS + cell]
                self.counts -= _KINGS[owner]
            else:
                self.key ^= _KEYS[row + cell]
                self.counts -= _MEN[owner]
            self.kings &= ~(_ONE << cell)
            taken &= taken - 1

    def _remember(self, move: int) -> None:
        self.past_move[self.ply] = move
        self.past_clock[self.ply] = self.clock
        self.past_counts[self.ply] = self.counts
        self.past_kings[self.ply] = self.kings

    def unmake(self) -> int:
        self.ply -= 1
        side = self.side ^ 1
        self.side = side
        move = self.past_move[self.ply]
        self.clock = self.past_clock[self.ply]
        self.counts = self.past_counts[self.ply]
        self.kings = self.past_kings[self.ply]
        self.key = self.past_key[self.ply]
        self.pieces[side] = self.pieces[side] & ~(_ONE << _TARGET[move]) | _ONE << _SOURCE[move]
        if move >= STEPS:
            self.pieces[side ^ 1] |= _TAKEN[move]
        return move

    def jumpers(self) -> int:
        """The pieces of the side to move that can capture."""
        enemy = self.pieces[self.side ^ 1]
        empty = BOARD & ~(self.pieces[0] | self.pieces[1])
        down = self._going(0)
        up = self._going(1)
        found = down & (enemy >> 4 & empty >> 8 | enemy >> 5 & empty >> 10)
        return found | up & (enemy << 4 & empty << 8 | enemy << 5 & empty << 10)

    def movers(self) -> int:
        """The pieces of the side to move that can step."""
        empty = BOARD & ~(self.pieces[0] | self.pieces[1])
        return self._going(0) & (empty >> 4 | empty >> 5) | self._going(1) & (empty << 4 | empty << 5)

    def _going(self, way: int) -> int:
        """The pieces of the side to move that may go down (0) or up (1) the board."""
        own = self.pieces[self.side]
        return own if self.side == way else own & self.kings

    def is_repeated(self) -> bool:
        """True if the position occurred before at or below the search's root, or twice before in the game."""
        count = 0
        oldest = self.ply - self.clock
        oldest = oldest if oldest > 0 else 0
        ply = self.ply - 4
        while ply >= oldest:
            if self.past_key[ply] == self.key:
                count += 1
                if count == 2 or ply >= self.root:
                    return True
            ply -= 2
        return False
