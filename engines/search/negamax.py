"""Search: negamax with alpha-beta, and quiescence beyond its horizon. It knows no game, only Board.

D. E. Knuth and R. W. Moore, "An analysis of alpha-beta pruning", 1975, gives the heart of it; A. Reinefeld's NegaScout
(1983) the null windows. What is left out or looked at more or less deep stands in `pruning`, the root in `deepening`.
Short names: alpha and beta bound the window, ply counts from the root, `pv` is the principal variation.
"""

from engines.board import MATE, MAX_PLY, ONGOING, PROVEN, Board
from engines.search.deepening import Deepening
from engines.search.table import EXACT, LOWER, NONE, UPPER, TranspositionTable
from engines.search.terms import BANNED, HOPELESS, INFINITY, Options


class Search(Deepening):
    """A search of one board; with a table it remembers from one `think` to the next.

    The board is left as it was given. Not to be shared between threads.
    """

    def __init__(self, board: Board, table: TranspositionTable | None = None, options: Options | None = None) -> None:
        options = options or Options()
        Deepening.__init__(self, board, table, options)
        self.quiescence = options.quiescence
        self.mate_distance = options.mate_distance
        self.proofs = options.proofs

    def negamax(self, alpha: int, beta: int, depth: int, ply: int, at: int) -> int:
        """The score s of the board for the side to move, searched to `depth`, moves written to the stack from `at`.

        Fail-soft: what is returned is s where alpha < s < beta, an upper bound of s where it is <= alpha, a lower
        bound where it is >= beta. Needs alpha < beta. The table may hold any of the three, marked as such, but no win
        or loss that a repetition decided; a draw by repetition it may, which other paths to the node then believe
        (graph-history interaction, M. Campbell 1985). A move that stands in `skipped[ply]` counts as if it were
        illegal, and then the table is left alone. Once `stopped` is set the result means nothing.
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
        if self.proofs and skipped < 0:
            proven = board.proven(depth, MAX_PLY - ply)
            if proven != ONGOING:
                return _from_root(proven, ply)
        # 5 leave the node unsearched where that is safe, look more or less deep where that pays
        forced = checked or not board.can_stand_pat()
        self._judge(ply, forced, known)
        more = 0
        if skipped < 0:
            score = ONGOING if wide or forced else self._prune(beta, depth, ply, at)
            if score != ONGOING:
                return score
            more = self._more(table_move, depth, ply, at)
            depth += min(more, 0)
        # 6 order, make, search, unmake
        self.ordering.begin(ply, at, table_move, True, 0)
        best, best_move, floor, tried = -INFINITY, -1, alpha, 0
        while (move := self.ordering.next(board, ply)) >= 0:
            if move == skipped:
                continue
            quiet = board.captured_value(move) == 0
            less = 0
            if tried > 0 and not forced:
                less = self._less(move, quiet, alpha, depth, tried, wide, best, ply)
            if less == HOPELESS or not self._play(move, ply):
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

    def quiesce(self, alpha: int, beta: int, ply: int, at: int) -> int:
        """The score where the position is quiet: like `negamax`, over noisy moves only, or standing pat.

        In check, and where the game says so, every move is looked at, and standing pat is not allowed.
        """
        board = self.board
        if self._count():
            return 0
        self.pv_end[ply] = ply
        verdict = board.verdict()
        if verdict != ONGOING:
            return _from_root(verdict, ply)
        if self.proofs:
            proven = board.proven(0, MAX_PLY - ply)
            if proven != ONGOING:
                return _from_root(proven, ply)
        if not self.quiescence or ply >= MAX_PLY - 1:
            return board.evaluate()
        forced = self._is_forced()
        best = ply - MATE if forced else board.evaluate()
        if best >= beta:
            return best
        alpha = max(alpha, best)
        least = alpha - best - 2 * board.pawn + 1 if board.pawn else 0  # what takes less cannot raise alpha
        self.ordering.begin(ply, at, -1, forced, least)
        while (move := self.ordering.next(board, ply)) >= 0:
            if not self._play(move, ply):
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

    def _probe(self) -> bool:
        return self.has_table and self.table.probe(self.board.key)

    def _settles(self, alpha: int, beta: int, ply: int) -> bool:
        """True if the score that the table has just found is enough for this window."""
        bound = self.table.bound
        score = _from_root(self.table.score, ply)
        return bound == EXACT or (score >= beta if bound == LOWER else bound == UPPER and score <= alpha)

    def _remember(self, move: int, score: int, alpha: int, beta: int, depth: int, ply: int) -> int:
        if not self.has_table:
            return 0
        bound = LOWER if score >= beta else UPPER if score <= alpha else EXACT
        if BANNED <= abs(score) < PROVEN:
            bound = NONE
            score = 0
        self.table.store(self.board.key, move, _to_node(score, ply), self.static[ply], depth, bound)
        return 0


def _from_root(score: int, ply: int) -> int:
    """A score that counts from this node, as one that counts from the root."""
    if score >= BANNED:
        return score - ply
    return score + ply if score <= -BANNED else score


def _to_node(score: int, ply: int) -> int:
    if score >= BANNED:
        return score + ply
    return score - ply if score <= -BANNED else score
