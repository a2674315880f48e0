"""Static exchange evaluation: the value of a capture if both sides go on capturing there, least valuable piece first.

Attackers are found again after each capture, so that rooks behind rooks and horses whose leg was freed join in, and
cannons gain and lose their screens. Pins are ignored.
"""

from engines.xiangqi import geometry, material
from engines.xiangqi.geometry import (
    BY_ADVISOR,
    BY_GENERAL,
    EMPTY,
    FIRST_ADVISOR,
    FIRST_CANNON,
    FIRST_ELEPHANT,
    FIRST_HORSE,
    FIRST_PAWN,
    FIRST_ROOK,
    NOWHERE,
    ON_LINE,
    PIECES,
)
from engines.xiangqi.placement import XiangqiPlacement

_HORSE_LEG = geometry.HORSE_LEG
_ELEPHANT_EYE = geometry.ELEPHANT_EYE
_GUARDS = geometry.GUARDS
_EXPOSES = geometry.EXPOSES
_PAWN_SOURCES = geometry.PAWN_SOURCES
_WORTH_OF = material.WORTH_OF


def see(board: XiangqiPlacement, move: int) -> int:
    """What the side to move wins by `move`, negative if it loses, in hundredths of a pawn."""
    source = move >> 7
    target = move & 127
    piece = board.cells[source]
    taken = board.cells[target]
    board.lift(source)
    if taken == EMPTY:
        board.drop(piece, target)
    won = _WORTH_OF[taken] - _answer(board, target, _WORTH_OF[piece], board.side ^ 1)
    if taken == EMPTY:
        board.lift(target)
    board.drop(piece, source)
    return won


def see_ge(board: XiangqiPlacement, move: int, least: int) -> bool:
    """True if `see` is at least `least`; exchanges that cannot change that are not played out."""
    source = move >> 7
    target = move & 127
    piece = board.cells[source]
    taken = board.cells[target]
    most = _WORTH_OF[taken] - least  # what the other side may win back
    if most < 0 or most >= _WORTH_OF[piece]:
        return most >= 0
    board.lift(source)
    if taken == EMPTY:
        board.drop(piece, target)
    lost = _gains(board, target, _WORTH_OF[piece], board.side ^ 1, most)
    if taken == EMPTY:
        board.lift(target)
    board.drop(piece, source)
    return not lost


def _gains(board: XiangqiPlacement, target: int, standing: int, side: int, most: int) -> bool:
    """True if `side` wins more than `most`, at least 0, by capturing what is on the target, worth `standing`."""
    if standing <= most:
        return False
    piece = _least_attacker(board, target, side)
    if piece == EMPTY:
        return False
    if standing - _WORTH_OF[piece] > most:
        return True
    square = board.place[piece]
    board.lift(square)
    gained = not _gains(board, target, _WORTH_OF[piece], side ^ 1, standing - most - 1)
    board.drop(piece, square)
    return gained


def _answer(board: XiangqiPlacement, target: int, standing: int, side: int) -> int:
    """What `side` wins by capturing what is on the target, worth `standing`; 0 if it should not capture."""
    piece = _least_attacker(board, target, side)
    if piece == EMPTY:
        return 0
    square = board.place[piece]
    board.lift(square)
    won = standing - _answer(board, target, _WORTH_OF[piece], side ^ 1)
    board.drop(piece, square)
    return won if won > 0 else 0


def _least_attacker(board: XiangqiPlacement, target: int, side: int) -> int:
    """The least valuable piece of `side` that could capture on `target` now, or EMPTY."""
    first = 16 * side
    i = 450 * side + 5 * target
    while _PAWN_SOURCES[i] >= 0:
        piece = board.cells[_PAWN_SOURCES[i]]
        if piece >= first + FIRST_PAWN and piece < first + PIECES:
            return piece
        i += 1
    home = (target >= 45) == (side == 1)
    if home:
        for piece in range(first + FIRST_ADVISOR, first + FIRST_ELEPHANT):
            square = board.place[piece]
            if square != NOWHERE and _GUARDS[90 * square + target] == BY_ADVISOR and board.cells[square] == piece:
                return piece
        for piece in range(first + FIRST_ELEPHANT, first + FIRST_HORSE):
            square = board.place[piece]
            if square != NOWHERE and _jumps(board, piece, square, _ELEPHANT_EYE[90 * square + target]):
                return piece
    for piece in range(first + FIRST_HORSE, first + FIRST_ROOK):
        square = board.place[piece]
        if square != NOWHERE and _jumps(board, piece, square, _HORSE_LEG[90 * square + target]):
            return piece
    for piece in range(first + FIRST_CANNON, first + FIRST_PAWN):
        if _takes_along(board, piece, target, 1):
            return piece
    for piece in range(first + FIRST_ROOK, first + FIRST_CANNON):
        if _takes_along(board, piece, target, 0):
            return piece
    return first if home and _GUARDS[90 * board.place[first] + target] == BY_GENERAL else EMPTY


def _jumps(board: XiangqiPlacement, piece: int, square: int, via: int) -> bool:
    """True if a horse or elephant, not used up in this exchange, may jump over `via`."""
    return via >= 0 and board.cells[via] == EMPTY and board.cells[square] == piece


def _takes_along(board: XiangqiPlacement, piece: int, target: int, screens: int) -> bool:
    """True if a rook or cannon, not used up in this exchange, sees the target with `screens` pieces between."""
    square = board.place[piece]
    if square in (NOWHERE, target) or _EXPOSES[90 * square + target] != ON_LINE:
        return False
    return board.cells[square] == piece and board.screens(square, target) == screens
