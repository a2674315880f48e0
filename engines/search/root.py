"""The root of a search: iterative deepening, depth 1, 2, 3 and so on until the limit, with the best lines of each.

Each depth begins with a narrow window around the last score (aspiration) and the last best move (Slate, Atkin 1977).
"""

from collections.abc import Callable
from operator import attrgetter

from engines.board import MATE, MAX_PLY, Board, ints
from engines.search.negamax import Negamax
from engines.search.table import UNKNOWN, TranspositionTable
from engines.search.terms import ALL_PARTS, INFINITY, REPETITION_BAND, USUAL_MARGINS, Limit, Line, Margins, Part, Report

_ASPIRATION = 25
_CALM = 5  # a best move that stayed the same for as many depths is settled
_ASPIRE = int(Part.ASPIRATION)
_NULL_WINDOW = int(Part.NULL_WINDOW)
_CANDIDATES = int(Part.CANDIDATES)
_PROOFS = int(Part.PROOFS)


class Search:
    """A search of one board; with a table it keeps its results from one `think` to the next.

    The board is left unchanged. Not to be shared between threads.
    """

    def __init__(
        self,
        board: Board,
        table: TranspositionTable | None = None,
        parts: Part = ALL_PARTS,
        margins: Margins = USUAL_MARGINS,
    ) -> None:
        self.board = board
        self.parts = int(parts)
        self.tree = Negamax(board, table, parts, margins)
        self.root_moves = ints(board.max_moves)
        self.root_count = 0
        self.bounds: dict[int, int] = {}

    def think(self, limit: Limit, lines: int = 1, listener: Callable[[Report], None] | None = None) -> Report:
        """The best `lines` moves, found within `limit`; `listener` is called after every finished depth.

        Returns at least one line, however small the limit. Raises ValueError if the game is over.
        """
        self._begin(limit, lines)
        self.tree.ordering.age_histories()
        self.tree.table.begin_search()  # last: helping processes wait for it
        self.board.begin_search(self.tree.clock)
        try:
            return self._report(self._deepen(limit, lines, listener))
        finally:
            self.board.end_search()

    def search_along(self, limit: Limit, age: int) -> None:
        """Helps the `think` of another process until the limit: both search the same position over the same table.

        `age` is that of the other's entries. This search waits until the other has begun, and leaves its histories as
        they are. It begins one depth later, and the two soon search different parts of the tree ("Lazy SMP"). Raises
        ValueError if the game is over.
        """
        self._begin(limit, 1)
        while not self.tree.table.join_search(age):
            if self.tree.clock.wait():
                return
        self.board.begin_search(self.tree.clock)
        try:
            best = [Line(self.root_moves[0], 0, (self.root_moves[0],), 0)]
            for depth in range(2, limit.depth + 1):
                best = self._iterate(depth, 1, best) or best
                if self.tree.clock.stopped:
                    break
        finally:
            self.board.end_search()

    def _begin(self, limit: Limit, lines: int) -> None:
        tree = self.tree
        tree.clock.start(limit.seconds, limit.nodes, limit.flag)
        moves = self._choice(lines)
        if not moves:
            raise ValueError("the game is over: there is nothing to search")
        tree.ordering.forget_killers()
        tree.selectivity.set_static_eval(0, self.board.in_check() or not self.board.can_stand_pat(), UNKNOWN)
        tree.ordering.begin(0, 0, -1, False, 0)
        self.bounds = {move: self._bound(move) for move in moves}
        self.root_count = len(moves)
        for i, move in enumerate(moves):
            self.root_moves[i] = move

    def _choice(self, lines: int) -> list[int]:
        """The legal moves that are worth searching, by a first guess; then the others if those are too few."""
        legal = sorted(self.board.legal_moves(), key=self._first_guess)
        worth = self.board.candidates() if self.parts & _CANDIDATES and legal else []
        chosen = [move for move in legal if move in worth]
        return chosen if len(chosen) >= min(lines, len(legal)) else sorted(legal, key=lambda move: move not in worth)

    def _bound(self, move: int) -> int:
        """The most that a root move can be worth, whatever the table says of the position after it."""
        self.board.make(move)
        bound = self.board.reply_bound()
        self.board.unmake()
        return bound

    def _first_guess(self, move: int) -> int:
        return -8 * max(self.board.see(move), 0) - self.board.ordering_score(move)

    def _deepen(self, limit: Limit, lines: int, listener: Callable[[Report], None] | None) -> list[Line[int]]:
        """The best lines of the deepest iteration before the limit."""
        clock = self.tree.clock
        best = [Line(self.root_moves[0], 0, (self.root_moves[0],), 0)]
        calm = 0  # depths for which the best move stayed the same
        for depth in range(1, limit.depth + 1):
            if self.parts & _PROOFS:
                self.board.proven(depth, MAX_PLY)  # a proof found here is known to the nodes below
            found = self._iterate(depth, min(lines, self.root_count), best)
            if found:
                calm = min(calm + 1, _CALM) if self._is_stable(best[0], found[0]) else 0
                best = found
                if listener is not None and not clock.stopped:
                    listener(self._report(best))
            solved = MATE - abs(best[0].score) <= depth and lines == 1
            if clock.stopped or solved or (limit.soft and clock.spent() > limit.soft * (1 - calm / (_CALM + 2))):
                break
        return best

    def _is_stable(self, last: Line[int], now: Line[int]) -> bool:
        """True if the best move is the same and its score did not fall much."""
        return now.move == last.move and now.score > last.score - self.board.eval_unit // 4

    def _iterate(self, depth: int, lines: int, last: list[Line[int]]) -> list[Line[int]]:
        """The best lines at this depth; if the search was stopped, those finished, or those of the last depth."""
        tree = self.tree
        tree.root_depth = depth
        found: list[Line[int]] = []
        for index in range(lines):
            guess = last[index].score if index < len(last) else 0
            score = self._aspire(depth, index, guess)
            if tree.pv_end[0] == 0 or (tree.clock.stopped and score <= -REPETITION_BAND):
                break  # a loss is proved only when every move has been searched
            found.append(Line(tree.pv[0], score, tuple(tree.pv[i] for i in range(tree.pv_end[0])), depth))
            if tree.clock.stopped:
                break
        if tree.clock.stopped and (not found or (lines > 1 and len(last) == lines)):
            return last  # scores of two depths do not compare
        if lines > 1:
            found.sort(key=attrgetter("score"), reverse=True)
        return found

    def _aspire(self, depth: int, index: int, guess: int) -> int:
        """The score of the best root move from `index` on; that move is then at `index`, its line in row 0 of `pv`.

        A move that failed high keeps its line during the re-search with a wider window: it is the answer if time ends.
        """
        alpha, beta, margin, proven = -INFINITY, INFINITY, _ASPIRATION, -INFINITY
        if self.parts & _ASPIRE and depth >= 4 and abs(guess) < REPETITION_BAND:
            alpha, beta = guess - margin, guess + margin
        while True:
            if proven == -INFINITY:
                self.tree.pv_end[0] = 0
            score = self._search_root(alpha, beta, depth, index)
            if self.tree.clock.stopped:
                return proven if score == -INFINITY else score
            if alpha < score < beta or score <= -INFINITY or score >= INFINITY:
                return score
            margin *= 4
            if score <= alpha:
                alpha = -INFINITY if margin > 500 else score - margin
                proven = -INFINITY
            else:
                beta = INFINITY if margin > 500 else score + margin
                proven = score
            if alpha == -INFINITY and beta == INFINITY and margin > 50_000:
                return score

    def _search_root(self, alpha: int, beta: int, depth: int, index: int) -> int:
        """Makes one pass over the root moves from `index` on. A best move that was found is then at `index`."""
        tree, best = self.tree, -INFINITY
        for i in range(index, self.root_count):
            move = self.root_moves[i]
            reduction, better, bound = 0, -INFINITY, self.bounds[move]
            if i > index and tree.selectivity.static[0] != UNKNOWN:
                quiet = self.board.captured_value(move) == 0
                reduction = tree.selectivity.reduction(move, quiet, alpha, depth, i - index, True, -INFINITY, 0)
            tree.ordering.enter(self.board, 0, move)
            self.board.make(move)
            tree.selectivity.cut_node[1] = i > index
            if i == index or not self.parts & _NULL_WINDOW:
                score = min(-tree.negamax(-beta, -alpha, depth - 1, 1, 0), bound)
            else:
                score = min(-tree.negamax(-alpha - 1, -alpha, depth - 1 - reduction, 1, 0), bound)
                if reduction and score > alpha:
                    score = min(-tree.negamax(-alpha - 1, -alpha, depth - 1, 1, 0), bound)
                if alpha < score < beta and not tree.clock.stopped:
                    better = score
                    tree.selectivity.cut_node[1] = False
                    score = min(-tree.negamax(-beta, -alpha, depth - 1, 1, 0), bound)
            self.board.unmake()
            if tree.clock.stopped:
                if better == -INFINITY:
                    break
                score = better  # it is better; by how much is not known yet
            if score > best:
                best = score
                if score > alpha or i == index:  # a move that fails low may be worse than the first
                    tree.update_pv(move, 0)
                    self._to_front(i, index)
                alpha = max(alpha, score)
            if tree.clock.stopped or alpha >= beta:
                break
        return best

    def _to_front(self, i: int, index: int) -> int:
        move = self.root_moves[i]
        while i > index:
            self.root_moves[i] = self.root_moves[i - 1]
            i -= 1
        self.root_moves[index] = move
        return 0

    def _report(self, lines: list[Line[int]]) -> Report:
        clock = self.tree.clock
        return Report(tuple(lines), lines[0].depth, clock.nodes, clock.spent(), self.tree.table.kept)
