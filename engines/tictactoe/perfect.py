"""Perfect play: every cell with its true score. There are 5,478 positions; each is worked out once in a process."""

from functools import cache

from engines.board import DRAW, MATE
from engines.search.terms import Line
from engines.tictactoe.board import CELLS, FULL, LINES, TicTacToeBoard


def exact_lines(board: TicTacToeBoard) -> tuple[Line[int], ...]:
    """Every legal move with its true score, best first, each with best play to the end."""
    own, other = (sum(1 << cell for cell in range(CELLS) if board.stone(cell) == side) for side in _sides(board))
    moves = [_line(own, other, cell) for cell in _free(own | other)]
    return tuple(sorted(moves, key=lambda line: -line.score))


def _sides(board: TicTacToeBoard) -> tuple[int, int]:
    return board.side, board.side ^ 1


def _line(own: int, other: int, cell: int) -> Line[int]:
    moves, score = [cell], _score_of(own, other, cell)
    own, other = other, own | 1 << cell
    while not _is_over(own, other):
        best = max(_free(own | other), key=lambda each: _score_of(own, other, each))
        moves.append(best)
        own, other = other, own | 1 << best
    return Line(cell, score, tuple(moves), len(moves))


def _score_of(own: int, other: int, cell: int) -> int:
    """What a move is worth to the side that makes it."""
    score = -_score(other, own | 1 << cell)
    return score - (1 if score > DRAW else -1 if score < DRAW else 0)


@cache
def _score(own: int, other: int) -> int:
    """What a position is worth to the side to move: DRAW, or MATE less the plies to the end."""
    if _has_line(other):
        return -MATE
    if own | other == FULL:
        return DRAW
    return max(_score_of(own, other, cell) for cell in _free(own | other))


def _is_over(own: int, other: int) -> bool:
    return _has_line(other) or own | other == FULL


def _has_line(stones: int) -> bool:
    return any(stones & line == line for line in LINES)


def _free(taken: int) -> list[int]:
    return [cell for cell in range(CELLS) if not taken >> cell & 1]
