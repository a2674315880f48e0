"""Selectivity: decides which nodes and moves are pruned, and which moves are searched to less depth.

It decides by static scores, histories and exchanges. Futility pruning follows E. Heinz (1998); late move reductions
(LMR) grow with the logarithms of depth and move number, as in most engines since 2010.
"""

from math import log

from engines.board import MAX_PLY, Board, zeros
from engines.search.ordering import Ordering
from engines.search.table import UNKNOWN
from engines.search.terms import HOPELESS, REPETITION_BAND, Margins, Part

_BITS = 16  # a ply is 1 << _BITS
REDUCTIONS = [  # of late moves, by depth and move number, both up to 63
    int(log(max(depth, 1)) * log(max(number, 1)) / 2.1 * (1 << _BITS)) for depth in range(64) for number in range(64)
]
_BAD_HISTORY = int(Part.BAD_HISTORY)
_LOST = 10  # units of evaluation: a side that far behind may be mated soon
_REVERSE_FUTILITY = int(Part.REVERSE_FUTILITY)
_FUTILITY = int(Part.FUTILITY)
_LATE_MOVES = int(Part.LATE_MOVES)
_SEE = int(Part.SEE)
_LMR = int(Part.LMR)
_IMPROVING = int(Part.IMPROVING)
_CUT_NODES = int(Part.CUT_NODES)


class Selectivity:
    """Pruning and reductions, with what they need to know of each node on the path.

    `static[ply]` is the static evaluation of the node at `ply`, UNKNOWN if it is not meaningful; `improving[ply]` is
    set if the side to move stands better than at its last turn, `cut_node[ply]` if a beta cutoff is expected (Knuth and
    Moore's type 2). Late move pruning begins after `late[depth]` moves. `keeps_checks`: no late check is pruned.
    """

    def __init__(self, board: Board, ordering: Ordering, parts: Part, margins: Margins) -> None:
        self.board = board
        self.ordering = ordering
        self.parts = int(parts)
        has_checks = type(board).in_check is not vars(Board)["in_check"]
        self.keeps_checks = has_checks and not board.proves_checks
        self.static = zeros(MAX_PLY)
        self.improving = zeros(MAX_PLY)
        self.cut_node = zeros(MAX_PLY + 1)
        self.late = [margins.late + depth * depth * 100 // board.order_trust for depth in range(9)]
        self.reverse_futility = margins.reverse_futility
        self.futility = board.eval_unit * margins.futility // 100
        self.futility_ply = board.eval_unit * margins.futility_ply // 100
        self.bad_history = margins.bad_history
        self.noisy_loss = board.eval_unit * margins.noisy_loss // 100
        self.least = (margins.least_reduction << _BITS) // 100
        self.trust = board.order_trust * margins.reductions // 100

    def set_static_eval(self, ply: int, forced: bool, static: int) -> int:
        """Sets the node's static evaluation: `static`, or the board's if that is UNKNOWN; UNKNOWN if `forced`."""
        if forced:
            static = UNKNOWN
        elif static == UNKNOWN:
            static = self.board.evaluate()
        self.static[ply] = static
        self.improving[ply] = ply < 2 or self.static[ply - 2] == UNKNOWN or static > self.static[ply - 2]
        return static

    def passes_reverse_futility(self, guess: int, beta: int, depth: int, ply: int) -> bool:
        """Reverse futility pruning: true if near the leaves the static score exceeds beta by the margin."""
        eval_unit = self.board.eval_unit
        if not self.parts & _REVERSE_FUTILITY or eval_unit == 0 or depth > 6 or beta <= -_LOST * eval_unit:
            return False
        margin = eval_unit * (depth - 1 if self.improving[ply] else depth) * self.reverse_futility // 100
        return guess - margin >= beta

    def reduction(
        self, move: int, quiet: bool, alpha: int, depth: int, tried: int, pv_node: bool, best: int, ply: int
    ) -> int:
        """The late move reduction, or HOPELESS: prune the move.

        Skips the later quiet moves if none is better. Prunes checks only if the game itself proves what checks win.
        """
        prunes = best > -REPETITION_BAND and self.board.eval_unit > 0
        skips = prunes and quiet and self._is_late(depth, tried, ply)
        hopeless = skips
        history = self.ordering.history_score(self.board, ply, move) if quiet and not hopeless else 0
        reduction = self._base_reduction(quiet, depth, tried, pv_node, history, ply)
        if prunes and not hopeless:
            left = max(depth - 1 - reduction, 0)
            bad = quiet and self._has_bad_history(depth, left, history)
            skips = quiet and not bad and self._is_futile(alpha, left, ply)
            hopeless = bad or skips or self._loses_exchange(move, quiet, depth, left)
        if skips:
            self.ordering.skip_quiets(self.board, ply, self.keeps_checks)
        if hopeless and not (self.keeps_checks and self.board.gives_check(move)):
            return HOPELESS
        if not self.parts & _LMR or depth < 3 or tried < 2:
            return 0
        return max(0, min(reduction, depth - 2))

    def _base_reduction(self, quiet: bool, depth: int, tried: int, pv_node: bool, history: int, ply: int) -> int:
        """The late move reduction before it is limited by depth: from depth, move number and history."""
        reduction = self.least + REDUCTIONS[min(depth, 63) << 6 | min(tried, 63)] * self.trust // 100 >> _BITS
        if pv_node:
            reduction -= 1
        if not quiet:
            return reduction - 1
        if self.parts & _IMPROVING and not self.improving[ply]:
            reduction += 1
        if self.parts & _CUT_NODES and self.cut_node[ply]:
            reduction += 1
        return reduction - (history >> 13)

    def _is_late(self, depth: int, tried: int, ply: int) -> bool:
        """Late move pruning: true if near the leaves enough moves have been tried."""
        if not self.parts & _LATE_MOVES or depth > 8:
            return False
        late = self.late[depth]
        return tried >= (late if self.improving[ply] else late >> 1)

    def _has_bad_history(self, depth: int, left: int, history: int) -> bool:
        """History pruning: true if a quiet move hardly ever caused a cutoff, with `left` plies of search after it."""
        return bool(self.parts & _BAD_HISTORY) and left <= 4 and history < -self.bad_history * depth

    def _is_futile(self, alpha: int, left: int, ply: int) -> bool:
        """Futility pruning: true if with `left` plies of search no quiet move is likely to raise alpha."""
        if not self.parts & _FUTILITY or left > 8:
            return False
        return self.static[ply] + self.futility + self.futility_ply * left <= alpha

    def _loses_exchange(self, move: int, quiet: bool, depth: int, left: int) -> bool:
        """SEE pruning: true if the move loses more by exchange than the depth allows."""
        if not self.parts & _SEE or (left > 8 if quiet else depth > 6):
            return False
        bar = self.board.eval_unit * left * left // 6 if quiet else self.noisy_loss * depth
        return not self.board.see_ge(move, -bar)
