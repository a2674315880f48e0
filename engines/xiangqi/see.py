"""Static exchange: what a capture is worth if both sides go on taking on that square, least valuable piece first.

Lines are looked at anew after each capture, so that rooks behind rooks join in, horses whose leg was freed too, and
cannons gain and lose their screens. Pins are not seen.
"""

from engines.xiangqi import geometry, material
from engines.xiangqi.geometry import EMPTY, NOWHERE
from engines.xiangqi.placement import Placement

_HORSE_LEG = geometry.HORSE_LEG
_PAWN_SOURCES = geometry.PAWN_SOURCES
_WORTH_OF = material.WORTH_OF


def see(board: Placement, move: int) -> int:
    """What the side to move wins by `move`, negative if it loses, in hundredths of a pawn."""
    source = move // 90
    target = move - 90 * source
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


def wins(board: Placement, move: int, least: int) -> bool:
    """True if `see` is at least `least`, seen without playing out what cannot change that."""
    source = move // 90
    target = move - 90 * source
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


def _gains(board: Placement, target: int, standing: int, side: int, most: int) -> bool:
    """True if `side` wins more than `most`, at least 0, by taking what stands on the target, worth `standing`."""
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


def _answer(board: Placement, target: int, standing: int, side: int) -> int:
    """What `side` wins by taking what stands on the target, worth `standing`; 0 if it had better not."""
    piece = _least_attacker(board, target, side)
    if piece == EMPTY:
        return 0
    square = board.place[piece]
    board.lift(square)
    won = standing - _answer(board, target, _WORTH_OF[piece], side ^ 1)
    board.drop(piece, square)
    return won if won > 0 else 0


def _least_attacker(board: Placement, target: int, side: int) -> int:
    """The least valuable piece of `side` that could take on `target` now, or EMPTY."""
    first = 16 * side
    i = 450 * side + 5 * target
    while _PAWN_SOURCES[i] >= 0:
        piece = board.cells[_PAWN_SOURCES[i]]
        if piece >= first + 11 and piece < first + 16:
            return piece
        i += 1
    home = (target >= 45) == (side == 1)
    if home:
        for piece in range(first + 1, first + 5):
            if _may_take(board, piece, target) and board.reaches(piece, board.place[piece], target):
                return piece
    for piece in range(first + 5, first + 7):
        if _may_take(board, piece, target):
            i = _HORSE_LEG[90 * board.place[piece] + target]
            if i >= 0 and board.cells[i] == EMPTY:
                return piece
    for piece in range(first + 9, first + 11):
        if _may_take(board, piece, target) and board.screens(board.place[piece], target) == 1:
            return piece
    for piece in range(first + 7, first + 9):
        if _may_take(board, piece, target) and board.screens(board.place[piece], target) == 0:
            return piece
    if home and board.place[first] != target and board.reaches(first, board.place[first], target):
        return first
    return EMPTY


def _may_take(board: Placement, piece: int, target: int) -> bool:
    """True if the piece is on the board, not used up in this exchange, and not what is being taken."""
    square = board.place[piece]
    return square != NOWHERE and square != target and board.cells[square] == piece
