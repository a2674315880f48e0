"""Iterative deepening: depth 1, 2, 3 and so on from the root until the limit, the best lines of each depth kept.

Each depth begins with a narrow window around the score of the last one (aspiration) and with its best move first
(D. Slate and L. Atkin 1977). Here the search also counts its nodes and looks at the clock.
"""

from collections.abc import Callable
from time import perf_counter, sleep

from engines.board import MATE, MAX_PLY, Board, ints, zeros
from engines.search.pruning import Pruning
from engines.search.table import UNKNOWN, TranspositionTable
from engines.search.terms import BANNED, INFINITY, Limit, Line, Options, Report

_ASPIRATION = 25
_CALM = 5  # a best move that has stood for so many depths is taken for settled
_WATCH = 1023  # nodes between two looks at the clock, a power of two less one


class Deepening(Pruning):
    """The root of a search: its moves, its lines, its limits. Row `ply` of `pv` is the best line from there."""

    def __init__(self, board: Board, table: TranspositionTable | None = None, options: Options | None = None) -> None:
        options = options or Options()
        Pruning.__init__(self, board, table, options)
        self.aspiration = options.aspiration
        self.candidates = options.candidates
        self.root_moves = ints(board.max_moves)
        self.pv = zeros(MAX_PLY * MAX_PLY)
        self.pv_end = zeros(MAX_PLY + 1)

    def think(
        self, limit: Limit, lines: int = 1, age: int = 0, listener: Callable[[Report], None] | None = None
    ) -> Report:
        """The best `lines` moves, found within `limit`; `listener` hears of every depth that is finished.

        Always returns at least one line where a legal move exists, however small the limit.
        Raises ValueError if the game is over.
        """
        self._begin(limit, age, lines)
        self.board.mark_root()
        try:
            return self._report(self._deepen(limit, lines, listener))
        finally:
            self.board.clear_root()

    def _deepen(self, limit: Limit, lines: int, listener: Callable[[Report], None] | None) -> list[Line]:
        """The best lines of the deepest iteration: depth 1, 2, 3 and so on, until the limit is reached."""
        best = [Line(self.root_moves[0], 0, (self.root_moves[0],), 0)]
        calm = 0  # depths for which the best move has stood
        for depth in range(1, limit.depth + 1):
            found = self._iterate(depth, min(lines, self.root_count), best)
            if found:
                calm = min(calm + 1, _CALM) if self._stands(best[0], found[0]) else 0
                best = found
                if listener is not None and not self.stopped:
                    listener(self._report(best))
            solved = MATE - abs(best[0].score) <= depth and lines == 1
            if self.stopped or solved or (limit.soft and self._spent() > limit.soft * (1 - calm / (_CALM + 2))):
                break
        return best

    def _stands(self, last: Line, now: Line) -> bool:
        """True if the best move is the same and not much worse than it seemed."""
        return now.move == last.move and now.score > last.score - self.board.pawn // 4

    def _spent(self) -> float:
        return perf_counter() - self.started

    def _begin(self, limit: Limit, age: int, lines: int) -> None:
        self.started = perf_counter()
        self.deadline = self.started + limit.seconds if limit.seconds else 0.0
        self.node_limit = limit.nodes or 1 << 62
        self.flag = limit.flag
        self.nodes = 0
        self.stopped = False
        self.ordering.forget()
        self.table.renew(age)
        moves = self._root_choice(lines)
        if not moves:
            raise ValueError("the game is over: there is nothing to search")
        self.root_count = len(moves)
        self._judge(0, self._is_forced(), False)
        self.ordering.begin(0, 0, -1, False, 0)
        for i, move in enumerate(sorted(moves, key=self._first_guess)):
            self.root_moves[i] = move

    def _root_choice(self, lines: int) -> list[int]:
        """The legal moves that are worth a search; all where there are fewer of them than lines are wanted."""
        legal = self.board.legal_moves()
        worth = self.board.candidates() if self.candidates and legal else []
        chosen = [move for move in legal if move in worth]
        return chosen if len(chosen) >= min(lines, len(legal)) else legal

    def _first_guess(self, move: int) -> int:
        return -8 * max(self.board.see(move), 0) - self.board.ordering_score(move)

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
        alpha, beta = -INFINITY, INFINITY
        if self.aspiration and depth >= 4 and abs(guess) < BANNED:
            alpha, beta = guess - margin, guess + margin
        while True:
            score = self._root(alpha, beta, depth, index)
            if self.stopped or alpha < score < beta or score <= -INFINITY or score >= INFINITY:
                return score
            margin *= 4
            if score <= alpha:
                alpha = -INFINITY if margin > 500 else score - margin
            else:
                beta = INFINITY if margin > 500 else score + margin
            if alpha == -INFINITY and beta == INFINITY and margin > 50_000:
                return score

    def _root(self, alpha: int, beta: int, depth: int, index: int) -> int:
        """One pass over the root moves from `index` on. A best move that was found stands at `index` then."""
        best = -INFINITY
        self.pv_end[0] = 0
        self.cut[0] = False
        for i in range(index, self.root_count):
            move = self.root_moves[i]
            less = 0
            if i > index and self.static[0] != UNKNOWN:
                quiet = self.board.captured_value(move) == 0
                less = self._less(move, quiet, alpha, depth, i - index, True, -INFINITY, 0)
            self._play(move, 0)
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

    def _report(self, lines: list[Line]) -> Report:
        return Report(tuple(lines), lines[0].depth, self.nodes, self._spent(), self.table.kept)


def _worst_last(line: Line) -> int:
    return -line.score
