"""Moves in PDN: `11-15` a step, `9x18` a capture, with all its squares (`1x10x19`) if two captures share their ends."""

import re

from engines.checkers.board import CheckersBoard
from engines.checkers.fen import write_fen
from engines.checkers.geometry import STEPS, path
from engines.checkers.refusal import why_not
from engines.game import AmbiguousMove, IllegalMove, UnreadableMove

_MOVE = re.compile(r"\d{1,2}(?:[-x:X]\d{1,2}){1,9}", re.ASCII)  # no capture has more than nine jumps


def write_move(board: CheckersBoard, move: int) -> str:
    """The text of a legal move."""
    squares = path(move)
    if move < STEPS:
        return f"{squares[0]}-{squares[1]}"
    same = [other for other in board.noisy_moves() if _ends(other) == _ends(move)]
    return "x".join(map(str, squares if len(same) > 1 else _ends(move)))


def read_move(board: CheckersBoard, text: str) -> int:
    """The legal move of a text; squares between the ends may be left out if that is not ambiguous.

    Of captures that lead to the same position the first is chosen. Raises UnreadableMove, IllegalMove, AmbiguousMove.
    """
    name = text.strip()
    if not _MOVE.fullmatch(name):
        raise UnreadableMove(text, write_fen(board), "is not a move such as 11-15 or 9x18")
    squares = tuple(int(square) for square in re.split(r"[-x:X]", name))
    legal = board.legal_moves()
    found = [move for move in legal if path(move) == squares] or [move for move in legal if _fits(path(move), squares)]
    if not found:
        raise IllegalMove(text, write_fen(board), refusal=why_not(board, squares))
    if len({_result(board, move) for move in found}) > 1:
        raise AmbiguousMove(text, write_fen(board), tuple(write_move(board, move) for move in found))
    return found[0]


def _ends(move: int) -> tuple[int, int]:
    squares = path(move)
    return squares[0], squares[-1]


def _fits(squares: tuple[int, ...], wanted: tuple[int, ...]) -> bool:
    """True if the ends are the same and the squares wanted between them come in that order."""
    rest = iter(squares[1:-1])
    return (squares[0], squares[-1]) == (wanted[0], wanted[-1]) and all(square in rest for square in wanted[1:-1])


def _result(board: CheckersBoard, move: int) -> int:
    board.make(move)
    key = board.key
    board.unmake()
    return key
