"""The algorithms as the books print them, in plain Python over the same Board as the search.

They are made to be read, are measured by `python -m tests.benchmarks.compare`, and judge the search in tests: at the
same depth and with the same leaves they all return the same score.

    minimax       C. E. Shannon 1950
    negamax       the same with one function for both sides
    alpha-beta    D. E. Knuth and R. W. Moore 1975 (fail-hard); J. P. Fishburn 1983 (fail-soft)
    ordering      captures by value, then the board's own promise
    table         transpositions, Zobrist 1970; the best move of the table first
    history       J. Schaeffer 1983
    NegaScout     A. Reinefeld 1983
    MTD(f)        A. Plaat et al. 1996
    deepening     iterative deepening: every shallower search orders the next, D. Slate and L. Atkin 1977
    shallow sort  every node orders its moves by a search of depth one
    quiescence    captures are searched beyond the leaves until none gains, L. R. Harris 1975
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from engines.board import MATE, ONGOING, PROVEN, Board

INFINITY = MATE + 1
TO_THE_END = 1 << 30  # plies that quiescence goes beyond a leaf: until no capture is left


@dataclass(frozen=True, slots=True)
class Result:
    """The result and the cost of a search of fixed depth: `leaves` are static evaluations, `nodes` are all
    positions.
    """

    name: str
    score: int
    nodes: int
    leaves: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Entry:
    """A table entry: a score at a depth. `bound` < 0: at most this score, > 0: at least, 0: exactly."""

    depth: int
    score: int
    bound: int
    move: int


class Textbook:
    """A search of one board to a fixed depth, which counts its nodes; its switches turn improvements on."""

    def __init__(self, board: Board, quiescence: bool = False) -> None:
        self.board = board
        self.quiescence = quiescence
        self.quiescence_plies = TO_THE_END
        self.nodes = 0
        self.leaves = 0
        self.ordered = False
        self.table: dict[int, Entry] | None = None
        self.history: dict[tuple[int, int], int] | None = None
        self.shallow = False

    def minimax(self, depth: int, ply: int = 0, sign: int = 1) -> int:
        """The score for the root's side to move; `sign` is 1 if that side moves here, else -1."""
        settled = self._settled(depth, ply)
        if settled is not None:
            return sign * settled
        scores = []
        for move in self._moves():
            if self.board.make(move):
                scores.append(self.minimax(depth - 1, ply + 1, -sign))
                self.board.unmake()
        if not scores:
            return sign * (ply - MATE)
        return max(scores) if sign > 0 else min(scores)

    def negamax(self, depth: int, ply: int = 0) -> int:
        settled = self._settled(depth, ply)
        if settled is not None:
            return settled
        best = ply - MATE
        for move in self._moves():
            if self.board.make(move):
                best = max(best, -self.negamax(depth - 1, ply + 1))
                self.board.unmake()
        return best

    def alpha_beta_hard(self, depth: int, alpha: int = -INFINITY, beta: int = INFINITY, ply: int = 0) -> int:
        """Returns the score if it is in the window, else the bound that it exceeds."""
        settled = self._settled(depth, ply)
        if settled is not None:
            return max(alpha, min(beta, settled))
        alpha = max(alpha, min(beta, ply - MATE))
        for move in self._moves():
            if alpha >= beta:
                break
            if self.board.make(move):
                alpha = max(alpha, -self.alpha_beta_hard(depth - 1, -beta, -alpha, ply + 1))
                self.board.unmake()
        return min(alpha, beta)

    def alpha_beta(self, depth: int, alpha: int = -INFINITY, beta: int = INFINITY, ply: int = 0) -> int:
        """Fail-soft: outside the window the result is the best known bound. Uses everything that is switched on."""
        settled = self._settled(depth, ply)
        if settled is not None:
            return settled
        known = self._known(depth, alpha, beta, ply)
        if known is not None:
            return known
        best, best_move, original_alpha = ply - MATE, -1, alpha
        for move in self._moves(depth):
            if not self.board.make(move):
                continue
            score = -self.alpha_beta(depth - 1, -beta, -alpha, ply + 1)
            self.board.unmake()
            if score > best or best_move < 0:
                best, best_move = score, move
            alpha = max(alpha, score)
            if alpha >= beta:
                self._credit(move, depth)
                break
        self._store(depth, best, original_alpha, beta, best_move, ply)
        return best

    def nega_scout(self, depth: int, alpha: int = -INFINITY, beta: int = INFINITY, ply: int = 0) -> int:
        """Only the first move gets the full window; null windows show whether others are better."""
        settled = self._settled(depth, ply)
        if settled is not None:
            return settled
        best, first = ply - MATE, True
        for move in self._moves(depth):
            if not self.board.make(move):
                continue
            if first:
                score = -self.nega_scout(depth - 1, -beta, -alpha, ply + 1)
            else:
                score = -self.nega_scout(depth - 1, -alpha - 1, -alpha, ply + 1)
                if alpha < score < beta:
                    score = -self.nega_scout(depth - 1, -beta, -score, ply + 1)
            self.board.unmake()
            first = False
            best = max(best, score)
            alpha = max(alpha, score)
            if alpha >= beta:
                break
        return best

    def mtdf(self, depth: int, guess: int = 0) -> int:
        """Null windows only, each next to the last result, over a table that keeps the work."""
        low, high = -INFINITY, INFINITY
        while low < high:
            beta = guess + 1 if guess == low else guess
            guess = self.alpha_beta(depth, beta - 1, beta)
            if guess < beta:
                high = guess
            else:
                low = guess
        return guess

    def deepening(self, depth: int) -> int:
        """Searches every depth in turn; the table's moves of one order the next."""
        score = 0
        for each in range(1, depth + 1):
            score = self.alpha_beta(each)
        return score

    def _settled(self, depth: int, ply: int) -> int | None:
        """The score of a node that is not searched: decided by the rules, or at the horizon."""
        self.nodes += 1
        verdict = self.board.verdict()
        if verdict != ONGOING:
            return _at_ply(verdict, ply)
        if depth > 0:
            return None
        if self.quiescence:
            return self._quiesce(-INFINITY, INFINITY, ply, self.quiescence_plies)
        self.leaves += 1
        return self.board.evaluate()

    def _quiesce(self, alpha: int, beta: int, ply: int, left: int) -> int:
        """The score if both sides may capture or stop, for at most `left` plies."""
        verdict = self.board.verdict()
        if verdict != ONGOING:
            return _at_ply(verdict, ply)
        self.leaves += 1
        best = self.board.evaluate() if self.board.can_stand_pat() else ply - MATE
        moves = self.board.noisy_moves() if left else []
        for move in sorted(moves, key=self.board.captured_value, reverse=True):
            alpha = max(alpha, best)
            if alpha >= beta:
                break
            if self.board.make(move):
                self.nodes += 1
                best = max(best, -self._quiesce(-beta, -alpha, ply + 1, left - 1))
                self.board.unmake()
        return best

    def _moves(self, depth: int = 0) -> list[int]:
        moves = self.board.pseudo_legal()
        if self.shallow and depth > 1:
            return sorted(moves, key=self._glance)
        if self.ordered or self.history is not None:
            moves.sort(key=self._worth, reverse=True)
        entry = self.table.get(self.board.key) if self.table is not None else None
        if entry and entry.move in moves:
            moves.remove(entry.move)
            moves.insert(0, entry.move)
        return moves

    def _worth(self, move: int) -> int:
        worth = self.board.captured_value(move) * 100 + self.board.ordering_score(move) if self.ordered else 0
        if self.history is not None:
            worth += self.history.get((self.board.side, self.board.history_slot(move)), 0)
        return worth

    def _glance(self, move: int) -> int:
        """The opponent's static score after the move."""
        if not self.board.make(move):
            return INFINITY
        score = self._settled(0, 1)
        self.board.unmake()
        return score if score is not None else 0

    def _credit(self, move: int, depth: int) -> None:
        if self.history is not None and self.board.captured_value(move) == 0:
            slot = (self.board.side, self.board.history_slot(move))
            self.history[slot] = self.history.get(slot, 0) + 2**depth

    def _known(self, depth: int, alpha: int, beta: int, ply: int) -> int | None:
        """The table's score for this node, if it is of the same depth and decides the window."""
        entry = self.table.get(self.board.key) if self.table is not None else None
        if entry is None or entry.depth != depth:
            return None
        score = _at_ply(entry.score, ply)
        fits = entry.bound == 0 or (score >= beta if entry.bound > 0 else score <= alpha)
        return score if fits else None

    def _store(self, depth: int, score: int, alpha: int, beta: int, move: int, ply: int) -> None:
        if self.table is not None:
            bound = 1 if score >= beta else -1 if score <= alpha else 0
            self.table[self.board.key] = Entry(depth, _at_ply(score, -ply), bound, move)


def _at_ply(score: int, ply: int) -> int:
    """A mate score counted from a node, converted to count from `ply` plies above it."""
    if score > PROVEN:
        return score - ply
    return score + ply if score < -PROVEN else score


Algorithm = Callable[[Textbook, int], int]


def _ordered(book: Textbook) -> Textbook:
    book.ordered = True
    return book


def _tabled(book: Textbook) -> Textbook:
    book.table = {}
    return _ordered(book)


def _historic(book: Textbook) -> Textbook:
    book.history = {}
    return _ordered(book)


def _sorted(book: Textbook) -> Textbook:
    book.shallow = True
    return book


ALGORITHMS: dict[str, Algorithm] = {
    "minimax": lambda book, depth: book.minimax(depth),
    "negamax": lambda book, depth: book.negamax(depth),
    "alpha-beta, fail-hard": lambda book, depth: book.alpha_beta_hard(depth),
    "alpha-beta, fail-soft": lambda book, depth: book.alpha_beta(depth),
    "alpha-beta, ordered": lambda book, depth: _ordered(book).alpha_beta(depth),
    "alpha-beta, table": lambda book, depth: _tabled(book).alpha_beta(depth),
    "alpha-beta, history": lambda book, depth: _historic(book).alpha_beta(depth),
    "alpha-beta, shallow sort": lambda book, depth: _sorted(book).alpha_beta(depth),
    "NegaScout": lambda book, depth: _ordered(book).nega_scout(depth),
    "MTD(f)": lambda book, depth: _tabled(book).mtdf(depth),
    "iterative deepening": lambda book, depth: _tabled(book).deepening(depth),
}


def run(name: str, board: Board, depth: int, quiescence: bool = False, plies: int = TO_THE_END) -> Result:
    """Searches `board` to `depth` (1 or more) with the algorithm of this name; quiescence goes on for `plies`.

    Raises KeyError for an unknown name.
    """
    book = Textbook(board, quiescence)
    book.quiescence_plies = plies
    started = perf_counter()
    score = ALGORITHMS[name](book, depth)
    return Result(name, score, book.nodes, book.leaves, perf_counter() - started)


def knuth_moore(branching: float, depth: int) -> float:
    """The fewest leaves that any alpha-beta must visit: b^ceil(d/2) + b^floor(d/2) - 1 (Knuth and Moore 1975)."""
    return branching ** -(-depth // 2) + branching ** (depth // 2) - 1
