"""Perfect play: the true score of every column, from the opening book and the solver."""

from functools import cache
from time import monotonic

from engines.board import DRAW, MATE
from engines.connect4.board import COLUMNS, ROWS, ConnectFourBoard
from engines.connect4.book import Book
from engines.connect4.solver import SearchStopped, Solver
from engines.search.terms import Line

LINE = 12  # moves of the best line that are worth looking up

_CENTRE_FIRST = sorted(range(COLUMNS), key=lambda column: abs(column - COLUMNS // 2))
_BOTTOM = sum(1 << 7 * column for column in range(COLUMNS))
_FULL = _BOTTOM * ((1 << ROWS) - 1)


class Oracle:
    """The book where it knows, else the solver; what the solver found once it remembers."""

    def __init__(self) -> None:
        self._book = Book()
        self._solver = Solver()

    def lines(self, board: ConnectFourBoard, seconds: float, flag: memoryview | None) -> tuple[Line, ...] | None:
        """Every legal move with its true score, best first, of equal ones the more central; None if time is over."""
        self._solver.deadline = monotonic() + seconds
        self._solver.stop_flag = flag
        own, mask = _stones(board)
        try:
            scores = self._scores(own, mask)
        except SearchStopped:
            return None
        finally:
            self._solver.stop_flag = None
        best, *others = sorted(scores, key=lambda column: -scores[column])
        lines = [self._line(own, mask, best), *((column,) for column in others)]
        return tuple(Line(moves[0], mate_score(scores[moves[0]], mask), moves, len(moves)) for moves in lines)

    def _scores(self, own: int, mask: int) -> dict[int, int]:
        """The solver's score of each column that is not full, the central ones first."""
        landing = mask + _BOTTOM & _FULL
        cells = {column: landing & 0b111111 << 7 * column for column in _CENTRE_FIRST}
        return {column: self._score_of(own, mask, cell) for column, cell in cells.items() if cell}

    def _score_of(self, own: int, mask: int, cell: int) -> int:
        if _has_four(own | cell):
            return (43 - mask.bit_count()) // 2
        return -self._score(mask ^ own, mask | cell)

    def _score(self, own: int, mask: int) -> int:
        if mask == _FULL:
            return DRAW
        entry = self._book.look_up(own, mask)
        return entry.score if entry is not None else self._solver.solve((own, mask))

    def _line(self, own: int, mask: int, column: int) -> tuple[int, ...]:
        """Perfect play of both sides after `column`, as far as time allows."""
        moves = [column]
        while len(moves) < LINE:
            cell = mask + _BOTTOM & 0b111111 << 7 * moves[-1]
            if _has_four(own | cell) or mask | cell == _FULL:
                break
            own, mask = mask ^ own, mask | cell
            try:
                scores = self._scores(own, mask)
            except SearchStopped:
                break
            moves.append(max(scores, key=lambda column: scores[column]))
        return tuple(moves)


@cache
def oracle() -> Oracle:
    """The one oracle of this process; the first call takes the solver's memory."""
    return Oracle()


def mate_score(score: int, mask: int) -> int:
    """A solver's score with the stones `mask` played, in the search's terms: MATE less the plies to the end.

    The winner's n-th stone ends the game: n is 22 less their stones so far, less the score.
    """
    stones = mask.bit_count()
    if score > 0:
        return MATE - (2 * (22 - stones // 2 - score) - 1)
    if score < 0:
        return 2 * (22 - (stones + 1) // 2 + score) - MATE
    return DRAW


def _stones(board: ConnectFourBoard) -> tuple[int, int]:
    """The stones of the side to move, and all."""
    sides = [0, 0]
    for cell in range(7 * COLUMNS):
        owner = board.stone(cell)
        if owner >= 0:
            sides[owner] |= 1 << cell
    return sides[board.side], sides[0] | sides[1]


def _has_four(stones: int) -> bool:
    for step in (1, 6, 7, 8):
        pairs = stones & stones >> step
        if pairs & pairs >> 2 * step:
            return True
    return False
