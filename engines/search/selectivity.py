"""Selectivity: which nodes and moves need no search, or less of it. It decides, the search acts.

It judges by static scores, histories and exchanges. E. Heinz (1998) gives futility; the reduction of late moves grows
with the logarithms of depth and number, as in most engines since 2010.
"""

from math import log

from engines.board import MAX_PLY, Board, zeros
from engines.search.ordering import Ordering
from engines.search.table import UNKNOWN
from engines.search.terms import BANNED, HOPELESS, Margins, Part

_BITS = 16  # of a ply
_MORE = [  # what is added to it by depth and number of the move, both up to 63
    int(log(max(depth, 1)) * log(max(number, 1)) / 2.1 * (1 << _BITS)) for depth in range(64) for number in range(64)
]
_BAD_HISTORY = int(Part.BAD_HISTORY)
_LOST = 10  # pawns: who is so far behind may be mated soon, whatever the static score says
_REVERSE_FUTILITY = int(Part.REVERSE_FUTILITY)
_FUTILITY = int(Part.FUTILITY)
_LATE_MOVES = int(Part.LATE_MOVES)
_SEE = int(Part.SEE)
_REDUCTIONS = int(Part.REDUCTIONS)
_IMPROVING = int(Part.IMPROVING)
_CUT_NODES = int(Part.CUT_NODES)


class Selectivity:
    """What is known of the line that the search is in.

    `static[ply]` is the static score of the node at `ply`, UNKNOWN where it says nothing; `improving[ply]` is set where
    the side to move stands better than at its last turn; `cut[ply]` where some move is expected to be good enough (a
    cut node, as Knuth and Moore's type 2). So many moves as `late[depth]` says are tried before others count as late.
    """

    def __init__(self, board: Board, ordering: Ordering, parts: Part, margins: Margins) -> None:
        self.board = board
        self.ordering = ordering
        self.parts = int(parts)
        self.static = zeros(MAX_PLY)
        self.improving = zeros(MAX_PLY)
        self.cut = zeros(MAX_PLY + 1)
        self.late = [margins.late + depth * depth * 100 // board.order_trust for depth in range(9)]
        self.reverse_futility = margins.reverse_futility
        self.futility = board.pawn * margins.futility // 100
        self.futility_ply = board.pawn * margins.futility_ply // 100
        self.bad_history = margins.bad_history
        self.noisy_loss = board.pawn * margins.noisy_loss // 100
        self.least = (margins.least_reduction << _BITS) // 100
        self.trust = board.order_trust * margins.reductions // 100

    def judge(self, ply: int, forced: bool, static: int) -> int:
        """Set the static score of the node: `static` if it is known already, UNKNOWN where it says nothing."""
        if forced:
            static = UNKNOWN
        elif static == UNKNOWN:
            static = self.board.evaluate()
        self.static[ply] = static
        self.improving[ply] = ply < 2 or self.static[ply - 2] == UNKNOWN or static > self.static[ply - 2]
        return static

    def is_far_above(self, guess: int, beta: int, depth: int, ply: int) -> bool:
        """True if near the horizon the static score is so far above beta that it is believed (reverse futility)."""
        pawn = self.board.pawn
        if not self.parts & _REVERSE_FUTILITY or pawn == 0 or depth > 6 or beta <= -_LOST * pawn:
            return False
        margin = pawn * (depth - 1 if self.improving[ply] else depth) * self.reverse_futility // 100
        return guess - margin >= beta

    def reduction(
        self, move: int, quiet: bool, alpha: int, depth: int, tried: int, pv_node: bool, best: int, ply: int
    ) -> int:
        """How much less deep to look at a later move, or HOPELESS: not at all.

        A check is hopeless only where the game proves by itself what checks win.
        """
        prunes = best > -BANNED and self.board.pawn > 0
        hopeless = prunes and quiet and self._is_late(depth, tried, ply)
        history = self.ordering.history_score(self.board, ply, move) if quiet and not hopeless else 0
        less = self._less(quiet, depth, tried, pv_node, history, ply)
        if prunes and not hopeless:
            hopeless = self._is_hopeless(move, quiet, alpha, depth, max(depth - 1 - less, 0), history, ply)
        if hopeless and (self.board.proves_checks or not self.board.gives_check(move)):
            return HOPELESS
        if not self.parts & _REDUCTIONS or depth < 3 or tried < 2:
            return 0
        return max(0, min(less, depth - 2))

    def _less(self, quiet: bool, depth: int, tried: int, pv_node: bool, history: int, ply: int) -> int:
        """The reduction before it is held within the depth: by depth and number, and by what speaks for the move."""
        less = self.least + _MORE[min(depth, 63) << 6 | min(tried, 63)] * self.trust // 100 >> _BITS
        if pv_node:
            less -= 1
        if not quiet:
            return less - 1
        if self.parts & _IMPROVING and not self.improving[ply]:
            less += 1
        if self.parts & _CUT_NODES and self.cut[ply]:
            less += 1
        return less - (history >> 13)

    def _is_late(self, depth: int, tried: int, ply: int) -> bool:
        """True if so near the horizon enough quiet moves were tried; of those left at most checks are wanted then."""
        if not self.parts & _LATE_MOVES or depth > 8:
            return False
        late = self.late[depth]
        if tried < (late if self.improving[ply] else late >> 1):
            return False
        self.ordering.leave_quiet(self.board, ply, not self.board.proves_checks)
        return True

    def _is_hopeless(self, move: int, quiet: bool, alpha: int, depth: int, left: int, history: int, ply: int) -> bool:
        """True if, with `left` plies of search left after it, this move cannot be expected to raise alpha."""
        if quiet:
            if left > 8:
                return False
            if self.parts & _BAD_HISTORY and left <= 4 and history < -self.bad_history * depth:
                return True
            if self.parts & _FUTILITY and self.static[ply] + self.futility + self.futility_ply * left <= alpha:
                self.ordering.leave_quiet(self.board, ply, not self.board.proves_checks)  # the rest promise less
                return True
        elif depth > 6:
            return False
        bar = self.board.pawn * left * left // 6 if quiet else self.noisy_loss * depth
        return bool(self.parts & _SEE) and not self.board.see_ge(move, -bar)
