"""Perfect play in endgames of up to four pieces: every move with its true score, as the search's lines."""

from engines.board import DRAW, MATE, ONGOING
from engines.checkers.board import CheckersBoard
from engines.checkers.endgames import DRAWN, MISSING, Endgames, endgames
from engines.checkers.placement import NO_CAPTURE
from engines.search.terms import Line


def exact_lines(board: CheckersBoard) -> tuple[Line[int], ...] | None:
    """Every legal move with its score, best first; None with more pieces, or where the clock may draw before that."""
    tables = endgames()
    value = tables.value(board)
    if value == MISSING or (value != DRAWN and board.clock + value - 1 > NO_CAPTURE):
        return None
    scores = {move: _score_of(board, tables, move) for move in board.legal_moves()}
    order = sorted(scores, key=lambda move: -scores[move])
    return tuple(_line(board, tables, move, scores[move]) for move in order)


def _score_of(board: CheckersBoard, tables: Endgames, move: int) -> int:
    """The score of a move for the side that makes it."""
    board.make(move)
    score = DRAW if board.verdict() != ONGOING else -_score(tables.value(board))
    board.unmake()
    return score - (1 if score > DRAW else -1 if score < DRAW else 0)


def _score(value: int) -> int:
    """A byte of the tables as a score: MATE less the plies to the end."""
    if value == DRAWN:
        return DRAW
    plies = value - 1
    return MATE - plies if plies % 2 else plies - MATE


def _line(board: CheckersBoard, tables: Endgames, move: int, score: int) -> Line[int]:
    """The move and, where it decides the game, the best play after it to the end."""
    moves = [move]
    board.make(move)
    while score != DRAW and board.can_move() and board.verdict() == ONGOING:
        best = max(board.pseudo_legal(), key=lambda each: _score_of(board, tables, each))
        moves.append(best)
        board.make(best)
    for _ in moves:
        board.unmake()
    return Line(move, score, tuple(moves), len(moves))
