"""Search: iterative deepening, negamax with alpha-beta, quiescence. It knows no game, only Board.

D. E. Knuth and R. W. Moore, "An analysis of alpha-beta pruning", 1975, gives the heart of it; A. Reinefeld's NegaScout
(1983) the null windows; J. Slagle and J. Dixon, D. Slate and L. Atkin the iterative deepening; C. Donninger (1993) the
null move. Short names: alpha and beta bound the window, ply counts from the root, `pv` is the principal variation.
"""

from collections.abc import Callable
from time import perf_counter, sleep

from engines.board import BAN, MATE, MAX_PLY, ONGOING, PROVEN, Board, zeros
from engines.search.ordering import Ordering
from engines.search.table import EXACT, LOWER, NONE, UNKNOWN, UPPER, TranspositionTable
from engines.search.terms import Limit, Line, Options, Report

_INFINITY = 31_000
_BANNED = BAN - MAX_PLY  # from here to PROVEN: decided by repetition, true on this path only
_ASPIRATION = 25
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
        self.ordering = Ordering(options.killers, options.history)
        self.null_window = options.null_window
        self.aspiration = options.aspiration
        self.quiescence = options.quiescence
        self.null_move = options.null_move
        self.reductions = options.reductions
        self.check_extension = options.check_extension
        self.mate_distance = options.mate_distance
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
        best = [Line(self.root_moves[0], 0, (self.root_moves[0],), 0)]
        for depth in range(1, limit.depth + 1):
            found = self._iterate(depth, min(lines, self.root_count), best)
            if found:
                best = found
                if listener is not None and not self.stopped:
                    listener(self._report(best))
            if self.stopped or (MATE - abs(best[0].score) <= depth and lines == 1):
                break
        return self._report(best)

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
        if self.stopped:  # complete the answer with what the last depth knew
            found += [line for line in last if all(line.move != new.move for new in found)]
        else:
            found.sort(key=_worst_last)
        return found[:lines]

    def _aspire(self, depth: int, index: int, guess: int) -> int:
        """The score of the best root move from `index` on; that move then stands at `index`."""
        margin = _ASPIRATION
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
            self.board.make(move)
            if i == index or not self.null_window:
                score = -self.negamax(-beta, -alpha, depth - 1, 1, 0)
            else:
                score = -self.negamax(-alpha - 1, -alpha, depth - 1, 1, 0)
                if alpha < score < beta:
                    score = -self.negamax(-beta, -alpha, depth - 1, 1, 0)
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
        score that a repetition decided. Once `stopped` is set the result means nothing.
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
        table_move = -1
        open_window = beta - alpha > 1
        if self.has_table and self.table.probe(board.key):
            table_move = self.table.move
            if not open_window and self.table.depth >= depth:
                score = _from_root(self.table.score, ply)
                bound = self.table.bound
                if bound == EXACT or (score >= beta if bound == LOWER else bound == UPPER and score <= alpha):
                    return score
        # 5 null move: if passing is good enough, moving is better still
        if self.null_move and not open_window and not checked and depth >= 3 and beta < _BANNED:
            score = self._pass(beta, depth, ply, at)
            if score >= beta:
                return score
        # 6 order, make, search, unmake
        end = board.generate(at)
        self.ordering.rate(board, at, end, ply, table_move)
        best = -_INFINITY
        best_move = -1
        floor = alpha
        for i in range(at, end):
            move = self.ordering.next(board, i, end)
            quiet = board.noise(move) == 0
            if not board.make(move):
                continue
            if best_move < 0 or not self.null_window:
                score = -self.negamax(-beta, -alpha, depth - 1, ply + 1, end)
            else:
                score = self._prove_worse(alpha, beta, depth, ply, end, self._reduction(depth, i - at, quiet, checked))
            board.unmake()
            if self.stopped:
                return 0
            # 7 cut and remember
            if score > best:
                best = score
                best_move = move
                if score > alpha:
                    alpha = score
                    self._keep_line(move, ply)
                    if score >= beta:
                        if quiet:
                            self.ordering.reward(board, at, i, ply, depth)
                        break
        # 8 no move: lost
        if best_move < 0:
            return ply - MATE
        # 9 store
        self._remember(best_move, best, floor, beta, depth, ply)
        return best

    def _prove_worse(self, alpha: int, beta: int, depth: int, ply: int, at: int, less: int) -> int:
        """Search a later move with an empty window, `less` deep at first; again in full if it is better after all."""
        score = -self.negamax(-alpha - 1, -alpha, depth - 1 - less, ply + 1, at)
        if less and score > alpha:
            score = -self.negamax(-alpha - 1, -alpha, depth - 1, ply + 1, at)
        if alpha < score < beta:
            score = -self.negamax(-beta, -alpha, depth - 1, ply + 1, at)
        return score

    def _reduction(self, depth: int, tried: int, quiet: bool, checked: bool) -> int:
        """How much less deep to look at a late quiet move."""
        if not self.reductions or not quiet or checked or depth < 3 or tried < 4:
            return 0
        return 1 + (1 if tried >= 12 else 0) + (1 if depth >= 7 else 0)

    def _pass(self, beta: int, depth: int, ply: int, at: int) -> int:
        """The score of letting the other side move twice, or -_INFINITY where that proves nothing."""
        if self.board.evaluate() < beta or not self.board.pass_turn():
            return -_INFINITY
        score = -self.negamax(-beta, 1 - beta, depth - 3 - (depth >> 2), ply + 1, at)
        self.board.take_turn()
        return beta if score >= _BANNED else score

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
        end = board.generate(at) if checked else board.generate_noisy(at)
        self.ordering.rate(board, at, end, ply, -1)
        for i in range(at, end):
            move = self.ordering.next(board, i, end)
            if not checked and board.exchange(move) < 0:
                continue
            if not board.make(move):
                continue
            score = -self.quiesce(-beta, -alpha, ply + 1, end)
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
        self.table.store(self.board.key, move, _to_node(score, ply), UNKNOWN, depth, bound)
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
