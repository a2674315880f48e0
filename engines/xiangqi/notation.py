"""Moves as text."""

from engines.game import IllegalMove, UnreadableMove
from engines.xiangqi.board import XiangqiBoard
from engines.xiangqi.fen import square_name, write_fen


def write_coordinates(move: int) -> str:
    """`h2e2`: from and to, files a to i, ranks 0 to 9 from Red's side."""
    return square_name(move // 90) + square_name(move % 90)


def read_move(board: XiangqiBoard, text: str) -> int:
    """The legal move that `text` means. Raises UnreadableMove, IllegalMove, AmbiguousMove."""
    move = _read_coordinates(text.strip().lower()) if len(text) <= 40 else None
    if move is None:
        raise UnreadableMove(text, write_fen(board), "is a move in no notation that is known here")
    if move not in board.legal_moves():
        raise IllegalMove(text, write_fen(board), _why_not(board, move))
    return move


def _read_coordinates(name: str) -> int | None:
    source, target = _read_square(name[:2]), _read_square(name[2:].removeprefix("-"))
    return None if source is None or target is None else 90 * source + target


def _read_square(name: str) -> int | None:
    if len(name) != 2 or name[0] not in "abcdefghi" or name[1] not in "0123456789":
        return None
    return "abcdefghi".index(name[0]) + 9 * int(name[1])


def _why_not(board: XiangqiBoard, move: int) -> str:
    owner = board.piece_at(move // 90) >> 4
    if owner != board.side:
        return "is not allowed: no piece of the side to move stands there"
    if move in board.pseudo_legal():
        return "is not allowed: the general could be taken"
    return "is not allowed: that piece does not move so here"
