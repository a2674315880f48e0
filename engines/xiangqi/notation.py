"""Moves as text."""

from engines.game import IllegalMove, UnreadableMove
from engines.xiangqi.board import XiangqiBoard
from engines.xiangqi.fen import square_name, write_fen


def write_coordinates(move: int) -> str:
    """`h2e2`: from and to, files a to i, ranks 0 to 9 from Red's side."""
    return square_name(move // 90) + square_name(move % 90)


def read_move(board: XiangqiBoard, text: str) -> int:
    """The legal move that `text` means. Raises UnreadableMove, IllegalMove, AmbiguousMove."""
    name = text.strip().lower().replace("-", "", 1)
    if len(name) != 4 or not (name[0] in "abcdefghi" and name[1] in "0123456789"):
        raise UnreadableMove(text, write_fen(board), "is no move")
    if not (name[2] in "abcdefghi" and name[3] in "0123456789"):
        raise UnreadableMove(text, write_fen(board), "is no move")
    source, target = ("abcdefghi".index(name[i]) + 9 * int(name[i + 1]) for i in (0, 2))
    move = 90 * source + target
    if move not in board.legal_moves():
        raise IllegalMove(text, write_fen(board), "is not allowed here")
    return move
