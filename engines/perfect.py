"""Perfect play in the form of the search's lines, for games that know the exact values of positions."""

from collections.abc import Callable
from typing import TypeVar

from engines.board import DRAW, ONGOING, Board
from engines.search.terms import Line

B = TypeVar("B", bound=Board)


def solved_lines(board: B, value: Callable[[B], int], to_draws: bool = False) -> tuple[Line[int], ...] | None:
    """Every legal move with its exact score, best first, each with perfect play to the end; None if one is unknown.

    `value` gives the exact value of an unfinished position for the side to move: DRAW, or MATE or -MATE less the plies
    to the end; ONGOING if it is unknown. A drawn line has its first move only, unless `to_draws`.
    """
    scores = {move: score_of(board, move, value) for move in board.legal_moves()}
    if value(board) == ONGOING or ONGOING in scores.values():
        return None
    order = sorted(scores, key=lambda move: -scores[move])
    return tuple(_line(board, move, scores[move], value, to_draws) for move in order)


def score_of(board: B, move: int, value: Callable[[B], int]) -> int:
    """The exact value of a legal move for the side that makes it; ONGOING if it is unknown."""
    board.make(move)
    score = board.verdict()
    if score == ONGOING and (score := value(board)) != ONGOING:
        score = max(score, -board.reply_bound())
    board.unmake()
    if score == ONGOING:
        return ONGOING
    return (score > DRAW) - (score < DRAW) - score


def _line(board: B, move: int, score: int, value: Callable[[B], int], to_draws: bool) -> Line[int]:
    def worth(reply: int) -> int:
        known = score_of(board, reply, value)
        return DRAW if known == ONGOING else known  # a rule may draw the game first

    moves = [move]
    board.make(move)
    while (to_draws or score != DRAW) and board.verdict() == ONGOING and (legal := board.legal_moves()):
        moves.append(max(legal, key=worth))
        board.make(moves[-1])
    for _ in moves:
        board.unmake()
    return Line(move, score, tuple(moves), len(moves))
