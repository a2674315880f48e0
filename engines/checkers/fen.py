"""Positions as PDN's FEN: the side to move, White's pieces and Black's.

`B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12` is the start. K before a square is a king, `1-4` a
run of squares; the two lists may come in either order. Counters that other programs add (`:H0:F1`) are ignored.
"""

import re

from engines.checkers.board import CheckersBoard
from engines.checkers.geometry import CELL_OF, SQUARES
from engines.game import BadPosition

Pieces = dict[int, tuple[int, bool]]  # by square from 1 on: the side, and whether it is a king

START = "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"
SIDES = "BW"
_LONGEST = 200
_ITEM = re.compile(r"(K?)(\d{1,2})(?:-(\d{1,2}))?", re.ASCII)
_COUNTER = re.compile(r"[HF]\d{1,5}", re.ASCII)
_LAST_ROW = (range(29, 33), range(1, 5))  # where no man of a side can stand


def read_fen(text: str) -> CheckersBoard:
    """The board of a FEN. Raises BadPosition."""
    return _board(*read_pieces(text))


def read_pieces(text: str) -> tuple[Pieces, int]:
    """The pieces of a FEN and the side to move. Raises BadPosition."""
    fields = text.strip().rstrip(".").split(":") if len(text) <= _LONGEST else []
    while len(fields) > 3 and _COUNTER.fullmatch(fields[-1]):
        fields.pop()
    if len(fields) != 3 or fields[0] not in tuple(SIDES):
        raise BadPosition(text, "form", "expected the side to move, White's pieces and Black's, as in B:W18,K32:B1,K3")
    if sorted(field[:1] for field in fields[1:3]) != ["B", "W"]:
        raise BadPosition(text, "form", "expected one list of pieces that begins with W and one that begins with B")
    kinds: Pieces = {}
    for field in fields[1:3]:
        _read_pieces(text, field, kinds)
    if not kinds:
        raise BadPosition(text, "form", "the board is empty")
    return kinds, SIDES.index(fields[0])


def _read_pieces(text: str, field: str, kinds: Pieces) -> None:
    """Enters the side of every square in the list, and whether it holds a king."""
    side, items = SIDES.index(field[0]), field[1:].split(",") if field[1:] else []
    for item in items:
        found = _ITEM.fullmatch(item.strip())
        squares = range(int(found[2]), int(found[3] or found[2]) + 1) if found else range(0)
        if not found or not squares:
            raise BadPosition(text, "sign", "expected a square such as 7, K7 or 5-8, not", item)
        for square in squares:
            _put(text, kinds, square, side, bool(found[1]))


def _put(text: str, kinds: Pieces, square: int, side: int, king: bool) -> None:
    if not 1 <= square <= SQUARES:
        raise BadPosition(text, "cell", "there is no square", str(square))
    if square in kinds:
        raise BadPosition(text, "cell", "two pieces stand on", str(square))
    if not king and square in _LAST_ROW[side]:
        raise BadPosition(text, "cell", "a man would be a king on", str(square))
    kinds[square] = side, king


def _board(kinds: Pieces, side: int) -> CheckersBoard:
    blacks, whites = (sum(_bit(square) for square, kind in kinds.items() if kind[0] == owner) for owner in (0, 1))
    kings = sum(_bit(square) for square, kind in kinds.items() if kind[1])
    return CheckersBoard(blacks, whites, kings, side)


def _bit(square: int) -> int:
    return 1 << CELL_OF[square - 1]


def write_fen(board: CheckersBoard) -> str:
    """The FEN of the board, which `read_fen` reads."""
    lists = [_write_pieces(board, side) for side in (1, 0)]
    return f"{SIDES[board.side]}:W{lists[0]}:B{lists[1]}"


def _write_pieces(board: CheckersBoard, side: int) -> str:
    squares = [square for square in range(SQUARES) if board.bits(side) >> CELL_OF[square] & 1]
    return ",".join(("K" if board.king_bits() >> CELL_OF[square] & 1 else "") + str(square + 1) for square in squares)
