"""Why the rules forbid a move: which rule it is, and the squares and pieces concerned."""

from engines.checkers.board import CheckersBoard
from engines.checkers.geometry import CELL_OF, SOURCE, SQUARE_OF, SQUARES, STEPS, path
from engines.game import Refusal

REFUSALS = ("no-square", "empty", "not-yours", "capture-goes-on", "must-capture", "occupied", "man-backwards", "shape")


def why_not(board: CheckersBoard, squares: tuple[int, ...]) -> Refusal:
    """Why the side to move may not move over these squares, from first to last; the move must not be legal here."""
    for square in squares:
        if not 1 <= square <= SQUARES:
            return Refusal("no-square", (str(square),))
    start, end = squares[0], squares[-1]
    if not letter_at(board, start):
        return Refusal("empty", (str(start),))
    if not board.bits(board.side) >> CELL_OF[start - 1] & 1:
        return _refusal(board, "not-yours", start)
    captures = [move for move in board.legal_moves() if move >= STEPS]
    if any(end in path(move)[1:-1] for move in captures if path(move)[0] == start):
        return _refusal(board, "capture-goes-on", start)
    if captures:
        return _refusal(board, "must-capture", *sorted({SQUARE_OF[SOURCE[move]] + 1 for move in captures}))
    if letter_at(board, end):
        return _refusal(board, "occupied", end)
    ahead = end > start if board.side == 0 else end < start
    backwards = not ahead and not board.king_bits() >> CELL_OF[start - 1] & 1
    return _refusal(board, "man-backwards" if backwards else "shape", start)


def letter_at(board: CheckersBoard, square: int) -> str:
    """`b` or `w` for a man on the square, 1 to 32, a capital for a king; empty if the square is."""
    cell = CELL_OF[square - 1]
    for side, letter in enumerate("bw"):
        if board.bits(side) >> cell & 1:
            return letter.upper() if board.king_bits() >> cell & 1 else letter
    return ""


def _refusal(board: CheckersBoard, rule: str, *squares: int) -> Refusal:
    letters = [letter_at(board, square) for square in squares]
    pieces = tuple("K" if letter.isupper() else "M" for letter in letters if letter)
    sides = tuple("bw".index(letter.lower()) for letter in letters if letter)
    return Refusal(rule, tuple(map(str, squares)), pieces, sides)
