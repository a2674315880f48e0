"""Positions as FEN: ranks from the top joined by `/`, the side to move, two unused fields, and the counters.

`rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1`: capitals are Red's; the letters are K general,
A advisor, B elephant (E is read as well), N horse (H), R rook, C cannon, P pawn. `w` (or `r`) is Red to move. The
counters are the plies since the last capture and the move number. They may be left out, and so may the unused fields.
"""

import re

from engines.game import BadPosition
from engines.grid import write_row
from engines.xiangqi.board import XiangqiBoard
from engines.xiangqi.geometry import EMPTY, FILES, FIRST_OF, HOME, KIND, NOWHERE, RANKS, SET

START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"
LETTERS = "KABNRCP"
NAMES = ("general", "advisor", "elephant", "horse", "rook", "cannon", "pawn")
_OTHER_LETTERS = {"E": "B", "H": "N"}
_SIDES = {"w": 0, "r": 0, "b": 1}
_LONGEST = 160
_DIGITS = 4  # of a counter at most


def square_name(square: int) -> str:
    """The name of a square, `a0` to `i9`."""
    return "abcdefghi"[square % FILES] + str(square // FILES)


def read_fen(text: str) -> XiangqiBoard:
    """The board of a FEN. Raises BadPosition."""
    fields = text.split() if len(text) <= _LONGEST else []
    if not 2 <= len(fields) <= 6:
        raise BadPosition(text, "form", "expected ranks joined by '/', the side to move, '- -' and two counters")
    place = _read_pieces(text, fields[0])
    if fields[1] not in _SIDES:
        raise BadPosition(text, "form", f"the side to move is 'w' or 'b', not {fields[1]!r}")
    if any(field != "-" for field in fields[2:4]):
        raise BadPosition(text, "form", "the third and fourth field are '-' in xiangqi")
    clock, number = (_read_counter(text, field) for field in (fields[4:] + ["0", "1"][len(fields[4:]) :]))
    board = XiangqiBoard(place, _SIDES[fields[1]], clock, max(number, 1))
    _refuse_check(text, board)
    return board


def _read_counter(text: str, field: str) -> int:
    if not (field.isascii() and field.isdigit() and len(field) <= _DIGITS):
        raise BadPosition(text, "form", f"a counter is a number below 10000, not {field[:10]!r}")
    return int(field)


def _read_pieces(text: str, field: str) -> list[int]:
    ranks = field.split("/")
    if len(ranks) != RANKS:
        raise BadPosition(text, "rows", f"expected {RANKS} ranks, found {len(ranks)}")
    place = [NOWHERE] * 32
    for row, line in enumerate(ranks):
        for file, sign in _read_rank(text, line):
            _put(text, place, sign, file + FILES * (RANKS - 1 - row))
    for side, owner in enumerate(("Red", "Black")):
        if place[16 * side] == NOWHERE:
            raise BadPosition(text, "missing", f"{owner} has no general", "Kk"[side])
    return place


def _read_rank(text: str, line: str) -> list[tuple[int, str]]:
    """The files of one rank that have a piece, with its letter."""
    signs = re.sub("[1-9]", lambda run: " " * int(run[0]), line)
    if len(signs) != FILES:
        raise BadPosition(text, "row", f"a rank has {len(signs)} squares, not {FILES}:", line)
    return [(file, sign) for file, sign in enumerate(signs) if sign != " "]


def _put(text: str, place: list[int], sign: str, square: int) -> None:
    letter = sign.upper() if sign.isascii() else sign
    kind = LETTERS.find(_OTHER_LETTERS.get(letter, letter))
    if kind < 0:
        raise BadPosition(text, "sign", "unknown piece", sign)
    side = 0 if sign.isupper() else 1
    first = 16 * side + FIRST_OF[kind]
    free = [piece for piece in range(first, first + SET.count(kind)) if place[piece] == NOWHERE]
    owner = ("Red", "Black")[side]
    if not free:
        raise BadPosition(text, "too-many", f"{owner} has more than {SET.count(kind)} of the {NAMES[kind]}", sign)
    if square not in HOME[side][kind]:
        raise BadPosition(text, "cell", f"{owner}'s {NAMES[kind]} can never stand on", square_name(square))
    place[free[0]] = square


def _refuse_check(text: str, board: XiangqiBoard) -> None:
    red, black = board.square_of(0), board.square_of(16)
    if board.screens(red, black) == 0:
        raise BadPosition(text, "facing", "the generals face each other")
    if board.hangs(board.side ^ 1):
        raise BadPosition(text, "in-check", "the side that is not to move is in check")


def letter_of(piece: int) -> str:
    """The FEN letter of a piece, a capital for Red's."""
    letter = LETTERS[KIND[piece]]
    return letter if piece < 16 else letter.lower()


def write_fen(board: XiangqiBoard) -> str:
    """The FEN of the board, which `read_fen` reads."""
    ranks = [_write_rank(board, rank) for rank in range(RANKS - 1, -1, -1)]
    number = min(board.number_of_move(), 10**_DIGITS - 1)
    return f"{'/'.join(ranks)} {'wb'[board.side]} - - {board.clock} {number}"


def _write_rank(board: XiangqiBoard, rank: int) -> str:
    pieces = [board.piece_at(square) for square in range(FILES * rank, FILES * rank + FILES)]
    return write_row(tuple(["" if piece == EMPTY else letter_of(piece) for piece in pieces]))
