"""Perfect play: the exact score of every column as the search's lines, from the opening book and the solver."""

from functools import cache
from time import monotonic

from engines.board import DRAW, MATE
from engines.connect4.analysis import Analyst
from engines.connect4.board import COLUMNS, ConnectFourBoard
from engines.connect4.book import Book
from engines.connect4.solver import CENTRE_FIRST, Solver
from engines.grid import mask
from engines.search.terms import Line


@cache
def analyst() -> Analyst:
    """The one analyst of this process; the first call allocates the solver's memory."""
    return Analyst(Solver(), Book())


def solved_columns(
    board: ConnectFourBoard, seconds: float, flag: memoryview | None = None
) -> tuple[Line[int], ...] | None:
    """Every legal move with its exact score, best first, the more central of equal ones first; None if time ran out."""
    own, taken = stones_of(board)
    deadline = monotonic() + seconds
    analysis = analyst().analyse(own, taken, deadline, flag)
    if analysis is None:
        return None
    scores = {column: score for column in CENTRE_FIRST if (score := analysis.scores[column]) is not None}
    lines: dict[int, tuple[int, ...]] = {column: (column,) for column in scores}
    lines[analysis.best] = analyst().play_on(own, taken, analysis.best, deadline, flag)
    return tuple(
        Line(column, mate_score(scores[column], taken), lines[column], len(lines[column]))
        for column in sorted(scores, key=lambda column: -scores[column])
    )


def mate_score(score: int, taken: int) -> int:
    """A solver's score, with the stones `taken` played, as the search has it: MATE or -MATE less the plies to the end.

    The winner's n-th stone ends the game: n is 22 less their stones so far, less the score.
    """
    stones = taken.bit_count()
    if score > 0:
        return MATE - (2 * (22 - stones // 2 - score) - 1)
    if score < 0:
        return 2 * (22 - (stones + 1) // 2 + score) - MATE
    return DRAW


def stones_of(board: ConnectFourBoard) -> tuple[int, int]:
    """The stones of the side to move, and all stones, as bits 7 * column + row."""
    cells = [board.stone(cell) for cell in range(7 * COLUMNS)]
    own, other = mask(cells, board.side), mask(cells, board.side ^ 1)
    return own, own | other
