"""Why the rules forbid a move: which rule it is, and the squares and pieces concerned."""

from engines.checkers.board import CheckersBoard
from engines.checkers.geometry import CELL_OF, SQUARES, STEPS, path
from engines.game import Refusal

CAPTURES = ("capture-goes-on", "crowned", "must-capture")
REFUSALS = ("no-square", "empty", "not-yours", *CAPTURES, "occupied", "man-backwards", "shape")


def why_not(board: CheckersBoard, squares: tuple[int, ...]) -> Refusal:
    """Why the side to move may not move over these squares, from first to last; the move must not be legal here."""
    if strange := [square for square in squares if not 1 <= square <= SQUARES]:
        return Refusal("no-square", (str(strange[0]),))
    start, end = squares[0], squares[-1]
    piece, man = letter_at(board, start), "bw"[board.side]
    if piece.lower() != man:
        return _refusal(board, "not-yours" if piece else "empty", start)
    captures = [path(move) for move in board.legal_moves() if move >= STEPS]
    if any(end in stops for first, *stops, _ in captures if first == start):
        return _refusal(board, "capture-goes-on", start)
    for first, *_, crown in captures:
        goes_on = crown in squares[:-1] or abs(end - crown) in (7, 9)  # a jump leads 7 or 9 squares further
        if piece == man and first == start and not 4 < crown < 29 and goes_on:
            return _refusal(board, "crowned", crown)
    if captures:
        return _refusal(board, "must-capture", *sorted({capture[0] for capture in captures}))
    if letter_at(board, end):
        return _refusal(board, "occupied", end)
    backwards = piece == man and (end < start) == (board.side == 0)
    return _refusal(board, "man-backwards" if backwards else "shape", start)


def letter_at(board: CheckersBoard, square: int) -> str:
    """`b` or `w` for a man on the square, 1 to 32, a capital for a king; empty if the square is."""
    cell = CELL_OF[square - 1]
    letter = next((letter for side, letter in enumerate("bw") if board.bits(side) >> cell & 1), "")
    return letter.upper() if board.king_bits() >> cell & 1 else letter


def _refusal(board: CheckersBoard, rule: str, *squares: int) -> Refusal:
    letters = [letter_at(board, square) for square in squares]
    pieces = tuple("K" if letter.isupper() else "M" for letter in letters if letter)
    sides = tuple("bw".index(letter.lower()) for letter in letters if letter)
    return Refusal(rule, tuple(map(str, squares)), pieces, sides)
