"""The exact score of every column: from the book if it has it, else from the solver, within a deadline."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass

from engines.connect4.board import CELLS, COLUMNS, is_four
from engines.connect4.book import DENSE_PLIES, Book, BookEntry, one_stone_before
from engines.connect4.solver import CENTRE_FIRST, LOWEST, SearchStopped, Solver

LINE = 12  # most moves of the best line,
LINE_NODES = 50_000  # and most nodes to find them: some milliseconds
_BOTTOM = sum(1 << 7 * column for column in range(COLUMNS))
_BOARD = _BOTTOM * 0b111111


@dataclass(frozen=True, slots=True)
class Analysis:
    """The score of each column for the side to move (None: full), column 1 first; `solver` defines the scores."""

    scores: tuple[int | None, ...]

    @property
    def score(self) -> int:
        """The value of the position: that of its best move."""
        return max(score for score in self.scores if score is not None)

    @property
    def best(self) -> int:
        """The column (from 0) that wins soonest or loses latest; of equal ones the first from the centre."""
        return next(column for column in CENTRE_FIRST if self.scores[column] == self.score)


class Analyst:
    """Exact scores and perfect play from one solver and one book; not for two threads at once.

    A position is two sets of stones, those of the side to move and all: bit 7 * column + row. Every request ends when
    `monotonic()` reaches `deadline` (0: never) or the first byte of `flag` is set.
    """

    def __init__(self, solver: Solver, book: Book | None) -> None:
        self._solver = solver
        self._book = book

    def analyse(self, own: int, mask: int, deadline: float = 0.0, flag: memoryview | None = None) -> Analysis | None:
        """All columns of a position that is not over; None if time ran out. Raises `InvalidPosition`."""
        with self._limited(deadline, flag), suppress(SearchStopped):
            return Analysis(tuple(self._column(own, mask, column) for column in range(COLUMNS)))
        return None

    def play_on(
        self, own: int, mask: int, column: int, deadline: float = 0.0, flag: memoryview | None = None
    ) -> tuple[int, ...]:
        """The column and perfect play of both sides after it: at most `LINE` columns, as far as it is found quickly."""
        columns = [column]
        with self._limited(deadline, flag), suppress(SearchStopped):
            self._solver.node_limit = self._solver.nodes + LINE_NODES
            while len(columns) < LINE:
                cell = _landing(mask, columns[-1])
                own, mask, mover = mask ^ own, mask | cell, own | cell
                if is_four(mover) or mask == _BOARD:
                    break
                columns.append(self._choose(own, mask))
        return tuple(columns)

    @contextmanager
    def _limited(self, deadline: float, flag: memoryview | None) -> Iterator[None]:
        """Sets the solver's limits; releases the flag afterwards, since its owner may free the memory."""
        self._solver.deadline, self._solver.stop_flag = deadline, flag
        try:
            yield
        finally:
            self._solver.stop_flag = None
            self._solver.node_limit = 0

    def _choose(self, own: int, mask: int) -> int:
        known = self._look_up(own, mask)
        if known is not None and known.move is not None:
            return known.move
        return self._solver.best((own, mask))[1]

    def _column(self, own: int, mask: int, column: int) -> int | None:
        cell = _landing(mask, column)
        if not cell:
            return None
        if is_four(own | cell):
            return (CELLS + 1 - mask.bit_count()) // 2
        return -self._score(mask ^ own, mask | cell)

    def _score(self, own: int, mask: int) -> int:
        known = self._look_up(own, mask)
        if known is not None:
            return known.score
        return self._solver.solve((own, mask), least=self._least(own, mask))

    def _least(self, own: int, mask: int) -> int:
        """A lower bound from the book's positions one stone before: no move there is worth more than the position."""
        if mask.bit_count() != DENSE_PLIES + 1:
            return LOWEST
        known = (self._look_up(*before) for before in one_stone_before(own, mask))
        return max((-entry.score for entry in known if entry), default=LOWEST)

    def _look_up(self, own: int, mask: int) -> BookEntry | None:
        return self._book.look_up(own, mask) if self._book else None


def _landing(mask: int, column: int) -> int:
    """The cell to which a stone in the column falls; 0 if the column is full."""
    return mask + _BOTTOM & _BOARD & 0b111111 << 7 * column
