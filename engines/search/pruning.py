"""Pruning: which nodes and moves need no search, or less of it, or more.

It decides from static scores, histories, exchanges and small searches with an empty window. C. Donninger (1993) gives
the null move; T. Anantharaman, M. Campbell and F. Hsu (1988) the singular extension; E. Heinz (1998) futility.
"""

from math import log

from engines.board import MAX_PLY, ONGOING, Board, zeros
from engines.search.ordering import Ordering
from engines.search.table import LOWER, UNKNOWN, TranspositionTable
from engines.search.terms import BANNED, HOPELESS, INFINITY, Options

_REDUCTION = [  # by depth and number of the move, both up to 63
    int(0.6 + log(depth) * log(number) / 2.1) if depth and number else 0 for depth in range(64) for number in range(64)
]


class Pruning:
    """What a search knows of the line that it is in, and what it infers from that.

    `static[ply]` is the static score of the node at `ply`, UNKNOWN where it says nothing; `skipped[ply]` a move to
    leave out there; `cut[ply]` is set where some move is expected to be good enough (a cut node, as Knuth and Moore's
    type 2).
    """

    def __init__(self, board: Board, table: TranspositionTable | None = None, options: Options | None = None) -> None:
        options = options or Options()
        self.board = board
        self.table = table if table is not None else TranspositionTable(bytearray(64))
        self.has_table = table is not None
        self.ordering = Ordering(board, options)
        self.null_window = options.null_window
        self.null_move = options.null_move
        self.reductions = options.reductions
        self.improving = options.improving
        self.cut_nodes = options.cut_nodes
        self.check_extension = options.check_extension
        self.singular = options.singular
        self.internal_reduction = options.internal_reduction
        self.reverse_futility = options.reverse_futility
        self.futility = options.futility
        self.late_move_pruning = options.late_move_pruning
        self.exchange_pruning = options.exchange_pruning
        self.static = zeros(MAX_PLY)
        self.cut = zeros(MAX_PLY + 1)
        self.skipped = [-1 for _ in range(MAX_PLY)]
        self.no_pass_before = 0
        self.horizon = 0
        self.stopped = False

    def negamax(self, alpha: int, beta: int, depth: int, ply: int, at: int) -> int:
        """The score of the node, as `Search.negamax` promises it."""
        raise NotImplementedError

    def _is_forced(self) -> bool:
        """True where a static score says nothing: in check, and where standing pat is not allowed."""
        return self.board.in_check() or not self.board.can_stand_pat()

    def _judge(self, ply: int, forced: bool, known: bool) -> int:
        """The static score of the node, also left in `static[ply]`; UNKNOWN where it says nothing."""
        static = UNKNOWN
        if not forced:
            static = self.table.static if known else UNKNOWN
            if static == UNKNOWN:
                static = self.board.evaluate()
        self.static[ply] = static
        return static

    def _is_improving(self, ply: int) -> bool:
        """True if the side to move stands better than at its last turn."""
        return ply < 2 or self.static[ply - 2] == UNKNOWN or self.static[ply] > self.static[ply - 2]

    def _prune(self, beta: int, depth: int, ply: int, at: int) -> int:
        """A score that makes it needless to search the node, or ONGOING."""
        pawn = self.board.pawn
        static = self.static[ply]
        # so far above that the other side will not catch up (reverse futility)
        margin = pawn * (depth - 1 if self._is_improving(ply) else depth) * 4 // 5
        if self.reverse_futility and pawn and depth <= 6 and beta > -BANNED and static - margin >= beta:
            return static
        # if passing is good enough, moving is better still (null move)
        if self.null_move and depth >= 3 and abs(beta) < BANNED and static >= beta:
            score = self._pass(beta, depth, ply, at)
            if score >= beta:
                return score
        return ONGOING

    def _pass(self, beta: int, depth: int, ply: int, at: int) -> int:
        """The score of letting the other side move twice, or -INFINITY where that proves nothing.

        A deep result is verified by a search without null moves, since having to move may be what loses.
        """
        if ply < self.no_pass_before or self.ordering.passed(ply) or not self.board.make_null():
            return -INFINITY
        less = 3 + (depth >> 2)
        self.ordering.note(self.board, ply, -1)
        self.cut[ply + 1] = not self.cut[ply]
        score = -self.negamax(-beta, 1 - beta, depth - less, ply + 1, at)
        self.board.unmake_null()
        if self.stopped or score < beta:
            return -INFINITY
        score = min(score, BANNED - 1)
        if depth < 10:
            return score
        self.no_pass_before = ply + (3 * (depth - less) >> 2)
        verified = self.negamax(beta - 1, beta, depth - less, ply, at)
        self.no_pass_before = 0
        return score if verified >= beta else -INFINITY

    def _more(self, table_move: int, depth: int, ply: int, at: int) -> int:
        """How much deeper to look: -1 at a node of which nothing is known, 1 at a move that stands out, else 0."""
        if table_move < 0:
            return -1 if self.internal_reduction and depth >= 4 else 0
        table = self.table
        if not self.singular or depth < 7 or ply >= 2 * self.horizon:
            return 0
        if not table.probe(self.board.key):  # again: since the first time a null move has read other entries
            return 0
        if table.depth < depth - 3 or table.bound & LOWER == 0 or abs(table.score) >= BANNED:
            return 0
        return self._stands_out(table_move, table.score - 2 * depth, depth, ply, at)

    def _stands_out(self, move: int, bar: int, depth: int, ply: int, at: int) -> bool:
        """True if every other move scores below `bar` (singular extension)."""
        self.skipped[ply] = move
        score = self.negamax(bar - 1, bar, depth - 1 >> 1, ply, at)
        self.skipped[ply] = -1
        return score < bar

    def _less(self, move: int, quiet: bool, alpha: int, depth: int, tried: int, wide: bool, best: int, ply: int) -> int:
        """How much less deep to look at a later move, or HOPELESS: not at all. A check is never hopeless."""
        hopeless = best > -BANNED and self._is_hopeless(move, quiet, alpha, depth, tried, ply)
        if hopeless and not self.board.gives_check(move):
            return HOPELESS
        if not self.reductions or not quiet or depth < 3 or tried < 2:
            return 0
        less = _REDUCTION[min(depth, 63) << 6 | min(tried, 63)]
        if wide:
            less -= 1
        if self.improving and not self._is_improving(ply):
            less += 1
        less -= self.ordering.merit(self.board, ply, move) >> 13
        if self.cut_nodes and self.cut[ply]:
            less += 1
        return max(0, min(less, depth - 2))

    def _is_hopeless(self, move: int, quiet: bool, alpha: int, depth: int, tried: int, ply: int) -> bool:
        """True if so near the horizon this move cannot be expected to raise alpha."""
        pawn = self.board.pawn
        if pawn == 0 or depth > 8:
            return False
        if quiet:
            late = 3 + depth * depth
            if self.late_move_pruning and tried >= (late if self._is_improving(ply) else late >> 1):
                self.ordering.leave_quiet(ply)
                return True
            if self.futility and depth <= 6 and self.static[ply] + pawn + pawn * depth <= alpha:
                return True
        if self.exchange_pruning and depth <= 6:
            bar = pawn * depth * (depth if quiet else 4) // 4
            return self.board.see(move) < -bar
        return False

    def _play(self, move: int, ply: int) -> bool:
        """Make the move, unless it is illegal."""
        self.ordering.note(self.board, ply, move)
        return self.board.make(move)

    def _follow(self, alpha: int, beta: int, depth: int, less: int, first: bool, ply: int) -> int:
        """The score of the move just made on `ply`: the first one in full, others proved worse if they are.

        That takes an empty window (NegaScout), `less` deep at first; what is better after all is searched again.
        """
        at = self.ordering.end[ply]
        if first or not self.null_window:
            self.cut[ply + 1] = beta - alpha == 1 and not self.cut[ply]
            return -self.negamax(-beta, -alpha, depth - 1, ply + 1, at)
        if depth - 1 - less > 0 and self.has_table:
            self.table.expect(self.board.key)
        self.cut[ply + 1] = True
        score = -self.negamax(-alpha - 1, -alpha, depth - 1 - less, ply + 1, at)
        if less and score > alpha:
            self.cut[ply + 1] = not self.cut[ply]
            score = -self.negamax(-alpha - 1, -alpha, depth - 1, ply + 1, at)
        if alpha < score < beta:
            self.cut[ply + 1] = False
            score = -self.negamax(-beta, -alpha, depth - 1, ply + 1, at)
        return score
