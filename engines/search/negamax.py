"""Search: iterative deepening, negamax with alpha-beta, quiescence. It knows no game, only Board.

D. E. Knuth and R. W. Moore, "An analysis of alpha-beta pruning", 1975, gives the heart of it; A. Reinefeld's NegaScout
(1983) the null windows; J. Slagle and J. Dixon, D. Slate and L. Atkin the iterative deepening; C. Donninger (1993) the
null move. Short names: alpha and beta bound the window, ply counts from the root, `pv` is the principal variation.
"""

from collections.abc import Callable
from math import log
from time import perf_counter, sleep

from engines.board import BAN, MATE, MAX_PLY, ONGOING, PROVEN, Board, zeros
from engines.search.ordering import Ordering
from engines.search.table import EXACT, LOWER, NONE, UNKNOWN, UPPER, TranspositionTable
from engines.search.terms import Limit, Line, Options, Report

_INFINITY = 31_000
_BANNED = BAN - MAX_PLY  # from here to PROVEN: decided by repetition, true on this path only
_ASPIRATION = 25
_REDUCTION = [  # by depth and number of the move, both up to 63
    int(0.6 + log(depth) * log(number) / 2.1) if depth and number else 0 for depth in range(64) for number in range(64)
]
_HOPELESS = MAX_PLY
_WATCH = 1023  # nodes between two looks at the clock, a power of two less one


class Search:
    """A search of one board; with a table it remembers from one `think` to the next.

    The board is left as it was given. Not to be shared between threads.
    """

    def __init__(self, board: Board, table: TranspositionTable | None = None, options: Options | None = None) -> None:
        options = options or Options()
        self.board = board
        self.table = table if table is not None else TranspositionTable(bytearray(64))
        self.has_table = table is not None
        self.ordering = Ordering(board.slots, options.killers, options.history, options.continuation)
        self.null_window = options.null_window
        self.aspiration = options.aspiration
        self.quiescence = options.quiescence
        self.null_move = options.null_move
        self.reductions = options.reductions
        self.improving = options.improving
        self.check_extension = options.check_extension
        self.singular = options.singular
        self.internal_reduction = options.internal_reduction
        self.reverse_futility = options.reverse_futility
        self.razoring = options.razoring
        self.futility = options.futility
        self.late_move_pruning = options.late_move_pruning
        self.exchange_pruning = options.exchange_pruning
        self.mate_distance = options.mate_distance
        self.static = zeros(MAX_PLY)
        self.skipped = [-1 for _ in range(MAX_PLY)]
        self.no_pass_before = 0
        self.horizon = 0
        self.root_moves = zeros(256)
        self.pv = zeros(MAX_PLY * MAX_PLY)
        self.pv_end = zeros(MAX_PLY + 1)

    def think(
        self, limit: Limit, lines: int = 1, age: int = 0, listener: Callable[[Report], None] | None = None
    ) -> Report:
        """The best `lines` moves, found within `limit`; `listener` hears of every depth that is finished.

        Always returns at least one line where a legal move exists, however small the limit.
        Raises ValueError if the game is over.
        """
        self._begin(limit, age)
        self.board.mark_root()
        try:
            return self._report(self._deepen(limit, lines, listener))
        finally:
            self.board.clear_root()

    def _deepen(self, limit: Limit, lines: int, listener: Callable[[Report], None] | None) -> list[Line]:
        """The best lines of the deepest iteration: depth 1, 2, 3 and so on, until the limit is reached."""
        best = [Line(self.root_moves[0], 0, (self.root_moves[0],), 0)]
        for depth in range(1, limit.depth + 1):
            found = self._iterate(depth, min(lines, self.root_count), best)
            if found:
                best = found
                if listener is not None and not self.stopped:
                    listener(self._report(best))
            if self.stopped or (MATE - abs(best[0].score) <= depth and lines == 1):
                break
        return best

    def _begin(self, limit: Limit, age: int) -> None:
        self.started = perf_counter()
        self.deadline = self.started + limit.seconds if limit.seconds else 0.0
        self.node_limit = limit.nodes or 1 << 62
        self.flag = limit.flag
        self.nodes = 0
        self.stopped = False
        self.ordering.forget()
        self.table.renew(age)
        moves = self.board.legal_moves()
        if not moves:
            raise ValueError("the game is over: there is nothing to search")
        self.root_count = len(moves)
        self._judge(0, self.board.in_check(), False)
        self.ordering.begin(0, 0, -1, False, 0)
        for i, move in enumerate(sorted(moves, key=self._first_guess)):
            self.root_moves[i] = move

    def _first_guess(self, move: int) -> int:
        return -8 * max(self.board.exchange(move), 0) - self.board.promise(move)

    def _iterate(self, depth: int, lines: int, last: list[Line]) -> list[Line]:
        """The best lines at this depth; those that were finished, and more than none, if the search was stopped."""
        found: list[Line] = []
        for index in range(lines):
            guess = last[index].score if index < len(last) else 0
            score = self._aspire(depth, index, guess)
            if self.pv_end[0] == 0:
                break
            found.append(Line(self.pv[0], score, tuple(self.pv[i] for i in range(self.pv_end[0])), depth))
            if self.stopped:
                break
        if self.stopped and lines > 1 and len(last) == lines:
            return last  # scores of two depths do not compare
        if self.stopped:  # complete the answer with what the last depth knew
            found += [line for line in last if all(line.move != new.move for new in found)]
        if lines > 1:
            found.sort(key=_worst_last)
        return found[:lines]

    def _aspire(self, depth: int, index: int, guess: int) -> int:
        """The score of the best root move from `index` on; that move then stands at `index`."""
        margin = _ASPIRATION
        self.horizon = depth
        alpha, beta = -_INFINITY, _INFINITY
        if self.aspiration and depth >= 4 and abs(guess) < _BANNED:
            alpha, beta = guess - margin, guess + margin
        while True:
            score = self._root(alpha, beta, depth, index)
            if self.stopped or alpha < score < beta or score <= -_INFINITY or score >= _INFINITY:
                return score
            margin *= 4
            if score <= alpha:
                alpha = -_INFINITY if margin > 500 else score - margin
            else:
                beta = _INFINITY if margin > 500 else score + margin
            if alpha == -_INFINITY and beta == _INFINITY and margin > 50_000:
                return score

    def _root(self, alpha: int, beta: int, depth: int, index: int) -> int:
        """One pass over the root moves from `index` on. A best move that was found stands at `index` then."""
        best = -_INFINITY
        self.pv_end[0] = 0
        for i in range(index, self.root_count):
            move = self.root_moves[i]
            less = 0
            if i > index and self.static[0] != UNKNOWN:
                less = self._less(move, self.board.noise(move) == 0, alpha, depth, i - index, True, -_INFINITY, 0)
            self._play(move, 0, 0)
            score = self._follow(alpha, beta, depth, less, i == index, 0)
            self.board.unmake()
            if self.stopped:
                break
            if score > best:
                best = score
                if score > alpha or i == index:  # what fails low is not known to be better than the first
                    self._keep_line(move, 0)
                    self._to_front(i, index)
                alpha = max(alpha, score)
                if alpha >= beta:
                    break
        return best

    def _to_front(self, i: int, index: int) -> int:
        move = self.root_moves[i]
        while i > index:
            self.root_moves[i] = self.root_moves[i - 1]
            i -= 1
        self.root_moves[index] = move
        return 0

    def negamax(self, alpha: int, beta: int, depth: int, ply: int, at: int) -> int:
        """The score s of the board for the side to move, searched to `depth`, moves written to the stack from `at`.

        Fail-soft: what is returned is s where alpha < s < beta, an upper bound of s where it is <= alpha, a lower
        bound where it is >= beta. Needs alpha < beta. The table may hold any of the three, marked as such, but no
        score that a repetition decided. A move that stands in `skipped[ply]` counts as if it were illegal, and then
        the table is left alone. Once `stopped` is set the result means nothing.
        """
        board = self.board
        # 1 horizon
        checked = board.in_check()
        if checked and self.check_extension:
            depth += 1
        if depth <= 0:
            return self.quiesce(alpha, beta, ply, at)
        # 2 count and stop
        if self._count():
            return 0
        self.pv_end[ply] = ply
        # 3 verdict
        verdict = board.verdict()
        if verdict != ONGOING or ply >= MAX_PLY - 1:
            return _from_root(verdict, ply) if verdict != ONGOING else board.evaluate()
        if self.mate_distance:
            alpha = max(alpha, ply - MATE)
            beta = min(beta, MATE - ply - 1)
            if alpha >= beta:
                return alpha
        # 4 table
        wide = beta - alpha > 1
        skipped = self.skipped[ply]
        known = skipped < 0 and self._probe()
        table_move = self.table.move if known else -1
        if known and not wide and self.table.depth >= depth and self._settles(alpha, beta, ply):
            return _from_root(self.table.score, ply)
        # 5 leave the node unsearched where that is safe, look more or less deep where that pays
        self._judge(ply, checked, known)
        more = 0
        if skipped < 0:
            score = ONGOING if wide or checked else self._prune(alpha, beta, depth, ply, at)
            if score != ONGOING:
                return score
            more = self._more(table_move, depth, ply, at)
            depth += min(more, 0)
        # 6 order, make, search, unmake
        self.ordering.begin(ply, at, table_move, True, 0)
        best, best_move, floor, tried = -_INFINITY, -1, alpha, 0
        while (move := self.ordering.next(board, ply)) >= 0:
            if move == skipped:
                continue
            quiet = board.noise(move) == 0
            less = 0
            if tried > 0 and not checked:
                less = self._less(move, quiet, alpha, depth, tried, wide, best, ply)
            if not self._play(move, less, ply):
                continue
            score = self._follow(alpha, beta, depth + max(more, 0), less, tried == 0, ply)
            board.unmake()
            tried += 1
            more = 0
            if self.stopped:
                return 0
            # 7 cut and remember
            if score > best:
                best, best_move = score, move
                if score > alpha:
                    alpha = score
                    self._keep_line(move, ply)
                    if score >= beta:
                        if quiet:
                            self.ordering.reward(board, ply, move, depth)
                        break
            if quiet:
                self.ordering.refuted(ply, move)
        # 8 no move: lost
        if best_move < 0:
            return ply - MATE
        # 9 store
        if skipped < 0:
            self._remember(best_move, best, floor, beta, depth, ply)
        return best

    def _probe(self) -> bool:
        return self.has_table and self.table.probe(self.board.key)

    def _settles(self, alpha: int, beta: int, ply: int) -> bool:
        """True if the score that the table has just found is enough for this window."""
        bound = self.table.bound
        score = _from_root(self.table.score, ply)
        return bound == EXACT or (score >= beta if bound == LOWER else bound == UPPER and score <= alpha)

    def _judge(self, ply: int, checked: bool, known: bool) -> int:
        """The static score of the node, also left in `static[ply]`; UNKNOWN in check."""
        static = UNKNOWN
        if not checked:
            static = self.table.static if known else UNKNOWN
            if static == UNKNOWN:
                static = self.board.evaluate()
        self.static[ply] = static
        return static

    def _is_improving(self, ply: int) -> bool:
        """True if the side to move stands better than at its last turn."""
        return ply < 2 or self.static[ply - 2] == UNKNOWN or self.static[ply] > self.static[ply - 2]

    def _prune(self, alpha: int, beta: int, depth: int, ply: int, at: int) -> int:
        """A score that makes it needless to search the node, or ONGOING."""
        pawn = self.board.pawn
        static = self.static[ply]
        # so far above that the other side will not catch up (reverse futility)
        margin = pawn * (depth - 1 if self._is_improving(ply) else depth) * 4 // 5
        if self.reverse_futility and pawn and depth <= 6 and beta > -_BANNED and static - margin >= beta:
            return static
        # so far below that only captures help (razoring)
        if self.razoring and pawn and depth <= 3 and alpha < _BANNED and static + pawn * (1 + 2 * depth) <= alpha:
            score = self.quiesce(alpha, beta, ply, at)
            if score <= alpha:
                return score
        # if passing is good enough, moving is better still (null move)
        if self.null_move and depth >= 3 and abs(beta) < _BANNED and static >= beta:
            score = self._pass(beta, depth, ply, at)
            if score >= beta:
                return score
        return ONGOING

    def _pass(self, beta: int, depth: int, ply: int, at: int) -> int:
        """The score of letting the other side move twice, or -_INFINITY where that proves nothing.

        A deep result is verified by a search without null moves, since having to move may be what loses.
        """
        if ply < self.no_pass_before or self.ordering.passed(ply) or not self.board.pass_turn():
            return -_INFINITY
        less = 3 + (depth >> 2)
        self.ordering.note(self.board, ply, -1)
        score = -self.negamax(-beta, 1 - beta, depth - less, ply + 1, at)
        self.board.take_turn()
        if self.stopped or score < beta:
            return -_INFINITY
        score = min(score, _BANNED - 1)
        if depth < 10:
            return score
        self.no_pass_before = ply + (3 * (depth - less) >> 2)
        verified = self.negamax(beta - 1, beta, depth - less, ply, at)
        self.no_pass_before = 0
        return score if verified >= beta else -_INFINITY

    def _more(self, table_move: int, depth: int, ply: int, at: int) -> int:
        """How much deeper to look: -1 at a node of which nothing is known, 1 at a move that stands out, else 0."""
        if table_move < 0:
            return -1 if self.internal_reduction and depth >= 4 else 0
        table = self.table
        if not self.singular or depth < 7 or ply >= 2 * self.horizon:
            return 0
        if table.depth < depth - 3 or table.bound & LOWER == 0 or abs(table.score) >= _BANNED:
            return 0
        return self._stands_out(table_move, table.score - 2 * depth, depth, ply, at)

    def _stands_out(self, move: int, bar: int, depth: int, ply: int, at: int) -> bool:
        """True if every other move scores below `bar` (singular extension)."""
        self.skipped[ply] = move
        score = self.negamax(bar - 1, bar, depth - 1 >> 1, ply, at)
        self.skipped[ply] = -1
        return score < bar

    def _less(self, move: int, quiet: bool, alpha: int, depth: int, tried: int, wide: bool, best: int, ply: int) -> int:
        """How much less deep to look at a later move; with _HOPELESS added: not at all, unless it gives check."""
        hopeless = best > -_BANNED and self._is_hopeless(move, quiet, alpha, depth, tried, ply)
        if hopeless and not self.board.may_check(move):
            return _HOPELESS
        if not self.reductions or not quiet or depth < 3 or tried < 2:
            return _HOPELESS if hopeless else 0
        less = _REDUCTION[min(depth, 63) << 6 | min(tried, 63)]
        if wide:
            less -= 1
        if self.improving and not self._is_improving(ply):
            less += 1
        less -= self.ordering.merit(self.board, ply, move) >> 13
        less = max(0, min(less, depth - 2))
        return _HOPELESS + less if hopeless else less

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
            return self.board.exchange(move) < -bar
        return False

    def _play(self, move: int, less: int, ply: int) -> bool:
        """Make the move, unless it is illegal, or hopeless and no check."""
        self.ordering.note(self.board, ply, move)
        if not self.board.make(move):
            return False
        if less >= _HOPELESS and not self.board.in_check():
            self.board.unmake()
            return False
        return True

    def _follow(self, alpha: int, beta: int, depth: int, less: int, first: bool, ply: int) -> int:
        """The score of the move just made on `ply`: the first one in full, others proved worse if they are.

        That takes an empty window (NegaScout), `less` deep at first; what is better after all is searched again.
        """
        at = self.ordering.end[ply]
        if first or not self.null_window:
            return -self.negamax(-beta, -alpha, depth - 1, ply + 1, at)
        if less >= _HOPELESS:
            less -= _HOPELESS
        score = -self.negamax(-alpha - 1, -alpha, depth - 1 - less, ply + 1, at)
        if less and score > alpha:
            score = -self.negamax(-alpha - 1, -alpha, depth - 1, ply + 1, at)
        if alpha < score < beta:
            score = -self.negamax(-beta, -alpha, depth - 1, ply + 1, at)
        return score

    def quiesce(self, alpha: int, beta: int, ply: int, at: int) -> int:
        """The score where the position is quiet: like `negamax`, over noisy moves only, or standing pat.

        In check every move is looked at, and standing pat is not allowed.
        """
        board = self.board
        if self._count():
            return 0
        self.pv_end[ply] = ply
        verdict = board.verdict()
        if verdict != ONGOING:
            return _from_root(verdict, ply)
        if not self.quiescence or ply >= MAX_PLY - 1:
            return board.evaluate()
        checked = board.in_check()
        best = ply - MATE if checked else board.evaluate()
        if best >= beta:
            return best
        alpha = max(alpha, best)
        least = alpha - best - 2 * board.pawn + 1 if board.pawn else 0  # what takes less cannot raise alpha
        self.ordering.begin(ply, at, -1, checked, least)
        while (move := self.ordering.next(board, ply)) >= 0:
            if not self._play(move, 0, ply):
                continue
            score = -self.quiesce(-beta, -alpha, ply + 1, self.ordering.end[ply])
            board.unmake()
            if self.stopped:
                return 0
            if score > best:
                best = score
                if score > alpha:
                    alpha = score
                    self._keep_line(move, ply)
                    if score >= beta:
                        break
        return best

    def _count(self) -> bool:
        """One more node; True if it is one too many."""
        if self.stopped:
            return True
        self.nodes += 1
        if self.nodes >= self.node_limit or (self.nodes & _WATCH == 0 and self._is_time_up()):
            self.stopped = True
        return self.stopped

    def _is_time_up(self) -> bool:
        if self.flag is not None:
            sleep(0)  # lets the thread run that may set the flag
            if self.flag[0]:
                return True
        return self.deadline > 0 and perf_counter() >= self.deadline

    def _keep_line(self, move: int, ply: int) -> int:
        """The best line at `ply` is `move` and then the line of the next ply."""
        row = MAX_PLY * ply
        self.pv[row + ply] = move
        end = max(self.pv_end[ply + 1], ply + 1)
        for i in range(ply + 1, end):
            self.pv[row + i] = self.pv[row + MAX_PLY + i]
        self.pv_end[ply] = end
        return 0

    def _remember(self, move: int, score: int, alpha: int, beta: int, depth: int, ply: int) -> int:
        if not self.has_table:
            return 0
        bound = LOWER if score >= beta else UPPER if score <= alpha else EXACT
        if _BANNED <= abs(score) < PROVEN:
            bound = NONE
            score = 0
        self.table.store(self.board.key, move, _to_node(score, ply), self.static[ply], depth, bound)
        return 0

    def _report(self, lines: list[Line]) -> Report:
        return Report(tuple(lines), lines[0].depth, self.nodes, perf_counter() - self.started, self.table.kept)


def _worst_last(line: Line) -> int:
    return -line.score


def _from_root(score: int, ply: int) -> int:
    """A score that counts from this node, as one that counts from the root."""
    if score >= _BANNED:
        return score - ply
    return score + ply if score <= -_BANNED else score


def _to_node(score: int, ply: int) -> int:
    if score >= _BANNED:
        return score + ply
    return score - ply if score <= -_BANNED else score
