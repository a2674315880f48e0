"""The checkers board as the search sees it: move generation, values for move ordering, and evaluation.

        1     2     3     4      The start position: Black's men (b) on 1 to 12, White's (w) on 21 to 32.
     5     6     7     8
        9    10    11    12         b   b   b   b
    13    14    15    16          b   b   b   b        After 11-15 (code 4 * 10 + 1: square 10 from 0,
       17    18    19    20         b   b   b   b      down right), 22-18 (4 * 21 + 2: up right) and
    21    22    23    24          .   .   .   .        15x22 (a route from the cell of 15 with one jump):
       25    26    27    28         .   .   .   .      Black has a man on 22, White's man on 18 is gone,
    29    30    31    32          w   w   w   w        and 25x18, 26x17 are White's only moves.
                                    w   w   w   w
                                  w   w   w   w        `geometry` explains codes, routes and cells.

Captures are compulsory: where there is one there is no other move.
"""

import cython

from engines.board import DRAW, EVAL_MAX, MATE, ONGOING
from engines.checkers import geometry
from engines.checkers.endgames import DRAWN, MISSING, MOST, endgames
from engines.checkers.evaluation import KING, MAN, evaluate
from engines.checkers.geometry import BOARD, CODES, STEPS
from engines.checkers.placement import NO_CAPTURE, CheckersPlacement

if not cython.compiled:
    from engines.bits import lowest, size

_MAN, _KING = MAN, KING  # typed in the .pxd
_SQUARE_OF = geometry.SQUARE_OF
_SOURCE = geometry.SOURCE
_TARGET = geometry.TARGET
_TAKEN = geometry.TAKEN
_LANDINGS = geometry.LANDINGS
_WAYS = geometry.WAYS
_FIRST = geometry.FIRST
_LONGER = geometry.LONGER
_OVER = geometry.OVER
_DRAWN, _MISSING, _MOST = DRAWN, MISSING, MOST  # typed in the .pxd
_ONE = 1  # typed in the .pxd: a shift of it has 64 bits


class CheckersBoard(CheckersPlacement):
    """CheckersPlacement with the search's interface, `Board`."""

    def __init__(self, blacks: int = 0, whites: int = 0, kings: int = 0, side: int = 0) -> None:
        CheckersPlacement.__init__(self, blacks, whites, kings, side)
        self.tables = endgames()

    def generate(self, at: int) -> int:
        end = self.generate_noisy(at)
        return end if end > at else self._write_steps(at)

    def generate_noisy(self, at: int) -> int:
        """Writes the captures."""
        jumpers = self.jumpers()
        empty = BOARD & ~(self.pieces[0] | self.pieces[1])
        while jumpers:
            cell = lowest(jumpers)
            jumpers &= jumpers - 1
            at = self._write_routes(at, cell, empty | _ONE << cell)
        return at

    def generate_quiet(self, at: int) -> int:
        return at if self.jumpers() else self._write_steps(at)

    def _write_steps(self, at: int) -> int:
        movers = self.movers()
        empty = BOARD & ~(self.pieces[0] | self.pieces[1])
        while movers:
            cell = lowest(movers)
            movers &= movers - 1
            code = 4 * _SQUARE_OF[cell]
            king = self.kings >> cell & 1
            first = 0 if king or self.side == 0 else 2
            last = 4 if king or self.side == 1 else 2
            for direction in range(first, last):
                if _LANDINGS[code + direction] & empty:
                    self.moves[at] = code + direction
                    at += 1
        return at

    def _write_routes(self, at: int, cell: int, empty: int) -> int:
        """Writes the captures of the piece on `cell`, which counts as empty."""
        king = self.kings >> cell & 1
        first = 0 if king or self.side == 0 else 2
        last = 4 if king or self.side == 1 else 2
        for direction in range(first, last):
            at = self._write_route(at, _FIRST[4 * cell + direction], empty, first, last)
        return at

    def _write_route(self, at: int, code: int, empty: int, first: int, last: int) -> int:
        """Writes a route if it is possible or, if the piece can jump on, the routes that continue it."""
        if not self._can_jump(code, empty):
            return at
        start = at
        for direction in range(first, last):
            at = self._write_route(at, _LONGER[4 * (code - STEPS) + direction], empty, first, last)
        if at == start:
            self.moves[at] = code
            at += 1
        return at

    def _can_jump(self, code: int, empty: int) -> bool:
        """True if the last jump of a route goes over an enemy piece to an empty cell; False for NONE."""
        return code >= 0 and self.pieces[self.side ^ 1] & _OVER[code] != 0 and empty >> _TARGET[code] & 1 == 1

    def is_pseudo_legal(self, move: int) -> bool:
        if move < 0 or move >= CODES or _TARGET[move] < 0:
            return False
        source = _ONE << _SOURCE[move]
        if not self.pieces[self.side] & source:
            return False
        if not self.kings & source and _WAYS[move] != self.side + 1:
            return False
        empty = BOARD & ~(self.pieces[0] | self.pieces[1])
        if _LANDINGS[move] & ~empty:
            return False
        if move < STEPS:
            return self.jumpers() == 0
        if _TAKEN[move] & ~self.pieces[self.side ^ 1]:
            return False
        return not self._goes_on(move, empty | source)

    def _goes_on(self, route: int, empty: int) -> bool:
        """True if the piece can jump once more after a possible route."""
        king = self.kings >> _SOURCE[route] & 1
        first = 0 if king or self.side == 0 else 2
        last = 4 if king or self.side == 1 else 2
        for direction in range(first, last):
            if self._can_jump(_LONGER[4 * (route - STEPS) + direction], empty):
                return True
        return False

    def make(self, move: int) -> bool:
        self.shift(move)
        return True

    def verdict(self) -> int:
        if self.clock >= 4 and self.is_repeated():
            return DRAW
        if self.clock >= NO_CAPTURE and self.can_move():
            return DRAW
        return ONGOING

    def proven(self, depth: int, most: int) -> int:
        """The endgame tables' result, draws included. A win or loss in more than `most` plies is near +-EVAL_MAX."""
        if self.pieces_left() > _MOST:
            return ONGOING
        value = self.tables.value_in_time(self)
        if value == _MISSING:
            return ONGOING
        if value == _DRAWN:
            return DRAW
        plies = value - 1
        size = (MATE if plies <= most else EVAL_MAX) - plies
        return size if plies & 1 else -size

    def static_eval_is_reliable(self) -> bool:
        """True if the endgame tables do not know the score."""
        return self.pieces_left() > _MOST

    def can_move(self) -> bool:
        """True if the side to move has a move."""
        return self.movers() != 0 or self.jumpers() != 0

    def evaluate(self) -> int:
        return evaluate(self)

    def ordering_score(self, move: int) -> int:
        """Longer captures first."""
        if move >= STEPS:
            return 1000 * size(_TAKEN[move])
        return 0

    def captured_value(self, move: int) -> int:
        if move < STEPS:
            return 0
        taken = _TAKEN[move]
        return _MAN * size(taken) + (_KING - _MAN) * size(taken & self.kings)

    def history_slot(self, move: int) -> int:
        """Of a step its code, and whether it is a king's; of a capture the cell where it ends."""
        if move >= STEPS:
            return 2 * STEPS + _TARGET[move]
        return move + STEPS if self.kings >> _SOURCE[move] & 1 else move

    def can_stand_pat(self) -> bool:
        """True if there is no capture: captures are compulsory."""
        return self.jumpers() == 0
