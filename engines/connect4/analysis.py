"""What every column is truly worth: from the book where it knows, else from the solver, within a deadline."""

from dataclasses import dataclass

from engines.connect4.book import Book, BookEntry, is_four
from engines.connect4.solver import CENTRE_FIRST, SearchStopped, Solver

COLUMNS, CELLS = 7, 42
_BOTTOM = sum(1 << 7 * column for column in range(COLUMNS))
_BOARD = _BOTTOM * 0b111111


@dataclass(frozen=True, slots=True)
class Analysis:
    """The score of each column for the side to move (None: full), column 1 first; `solver` says what it means."""

    scores: tuple[int | None, ...]

    @property
    def score(self) -> int:
        """What the position is worth: the best of its moves."""
        return max(score for score in self.scores if score is not None)

    @property
    def best(self) -> int:
        """The column (from 0) that wins soonest, or loses latest; of several the first from the centre."""
        return next(column for column in CENTRE_FIRST if self.scores[column] == self.score)


class Analyst:
    """Perfect play and true values. One solver, one book; not for two threads at once."""

    def __init__(self, solver: Solver, book: Book | None) -> None:
        self._solver = solver
        self._book = book

    def analyse(self, own: int, mask: int, deadline: float = 0.0) -> Analysis | None:
        """All columns of a position that is not over: stones of the side to move and all, bit 7 * column + row.

        None when `monotonic()` reached `deadline` (0: never) first. Raises `InvalidPosition`.
        """
        self._solver.deadline = deadline
        try:
            return Analysis(tuple(self._column(own, mask, column) for column in range(COLUMNS)))
        except SearchStopped:
            return None

    def choose(self, own: int, mask: int, deadline: float = 0.0) -> int | None:
        """The column (from 0) of perfect play, as `Analysis.best`; cheaper than all scores. None as in `analyse`."""
        known = self._look_up(own, mask)
        if known is not None and known.move is not None:
            return known.move
        self._solver.deadline = deadline
        try:
            return self._solver.best((own, mask))[1]
        except SearchStopped:
            return None

    def _column(self, own: int, mask: int, column: int) -> int | None:
        cell = (mask + _BOTTOM) & _BOARD & 0b111111 << 7 * column
        if not cell:
            return None
        if is_four(own | cell):
            return (CELLS + 1 - mask.bit_count()) // 2
        return -self._score(mask ^ own, mask | cell)

    def _score(self, own: int, mask: int) -> int:
        known = self._look_up(own, mask)
        return self._solver.solve((own, mask)) if known is None else known.score

    def _look_up(self, own: int, mask: int) -> BookEntry | None:
        return self._book.look_up(own, mask) if self._book else None
