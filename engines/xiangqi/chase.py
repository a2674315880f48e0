"""The pieces that a move chases.

A move *chases* an enemy piece if it makes a new threat to capture it, by the moved piece or one behind it, and the
capture pays:

* Generals and pawns may chase, and a pawn that has not crossed the river may be chased. A check is no chase.
* A protected piece is not chased, except a rook by horse or cannon, and rook, cannon or horse by advisor or elephant.
  A protector that is pinned to its general does not count, nor does the general where it would face the other general.
* Attacking a piece of the same kind is an exchange, not a chase, unless that piece is pinned, or is a horse that cannot
  strike back because its own leg is blocked.
* Pinning the protector of an attacked piece chases that piece. Setting up a discovered check chases each piece that
  could be captured with it.

Known difference from Fairy-Stockfish: there a pinned advisor or elephant seems to protect squares outside the palace or
beyond the river, too, so that it finds a chase where this rule finds none (1 of 35,000 cycles that were compared).
"""

import cython

from engines.xiangqi import geometry
from engines.xiangqi.geometry import (
    ADVISOR,
    CANNON,
    ELEPHANT,
    EMPTY,
    FIRST_ADVISOR,
    FIRST_CANNON,
    FIRST_ELEPHANT,
    FIRST_HORSE,
    FIRST_PAWN,
    FIRST_ROOK,
    GENERAL,
    HORSE,
    PAWN,
    PIECES,
    ROOK,
    crossed,
)
from engines.xiangqi.placement import XiangqiPlacement

if not cython.compiled:
    from engines.bits import size

_ALL = 0xFFFF
_ONE = 1  # typed in the .pxd: a shift of it has 64 bits
_KIND = geometry.KIND
_FILE = geometry.FILE
_RANK = geometry.RANK
_HORSE_LEG = geometry.HORSE_LEG


def chased(board: XiangqiPlacement) -> int:
    """The pieces of the side to move, one bit each, that the last move chased."""
    side = board.side
    move = board.unmake()
    before = blockers(board, side)
    taken = board.cells[move & 127]
    board.shift(move)
    now = blockers(board, side)
    source = move >> 7
    target = move & 127
    moved = board.cells[target]
    before &= ~(_ONE << moved)
    if taken != EMPTY and before >> taken & 1:
        before |= _ONE << moved
    pins = (now | _facing(board, side)) >> 16 * side & _ALL
    found = _by_the_moved(board, source, target, pins)
    found |= _by_those_behind(board, source, target, taken, pins)
    fresh = now & ~before
    found |= _by_new_pins(board, fresh >> 16 * side & _ALL)
    return found | _by_new_batteries(board, fresh >> 16 * (side ^ 1) & _ALL)


def blockers(board: XiangqiPlacement, side: int) -> int:
    """The pieces of both sides, one bit each, whose departure would uncover an attack on the general of `side`."""
    general = board.place[16 * side]
    enemy = 16 * (side ^ 1)
    hidden = _hidden_attackers(board, general, enemy)
    found = 0
    for i in range(FIRST_HORSE, FIRST_PAWN):
        square = board.place[enemy + i]
        if square < 0:
            continue
        kind = _KIND[enemy + i]
        if kind == CANNON:
            if board.screens(general, square) != 3:
                line = _between(board, general, square, 0)
                if size(line) == 2:
                    found |= line
        elif hidden >> (enemy + i) & 1:
            line = _between(board, general, square, hidden)
            if size(line) == 1:
                found |= line
    return found


def _hidden_attackers(board: XiangqiPlacement, general: int, enemy: int) -> int:
    """Rooks in line with a general, and horses within reach of it, whose attack on it is blocked."""
    hidden = 0
    for i in range(FIRST_HORSE, FIRST_CANNON):
        square = board.place[enemy + i]
        if square < 0:
            continue
        if i < FIRST_ROOK:
            leg = _HORSE_LEG[90 * square + general]
            if leg >= 0 and board.cells[leg] != EMPTY:
                hidden |= 1 << (enemy + i)
        elif board.screens(general, square) == 1 or board.screens(general, square) == 2:
            hidden |= 1 << (enemy + i)
    return hidden


def _between(board: XiangqiPlacement, general: int, square: int, ignored: int) -> int:
    """The pieces, one bit each, between a general and a rook or cannon, or on a horse's leg; without the `ignored`."""
    if _FILE[general] != _FILE[square] and _RANK[general] != _RANK[square]:
        piece = board.cells[_HORSE_LEG[90 * square + general]]
        return (_ONE << piece) & ~ignored
    stride = 9 if _FILE[general] == _FILE[square] else 1
    found = 0
    low = general if general < square else square
    high = general + square - low
    low += stride
    while low < high:
        if board.cells[low] != EMPTY:
            found |= _ONE << board.cells[low]
        low += stride
    return found & ~ignored


def _facing(board: XiangqiPlacement, side: int) -> int:
    """The only other piece of `side` on the file of both generals, pinned there by the other general; 0 if none."""
    own, other = board.place[16 * side], board.place[16 * (side ^ 1)]
    if _FILE[own] != _FILE[other]:
        return 0
    found = 0
    for i in range(FIRST_ADVISOR, PIECES):
        square = board.place[16 * side + i]
        if square >= 0 and _FILE[square] == _FILE[own]:
            if found:
                return 0
            found = _ONE << (16 * side + i)
    return found


def _attacked_by(board: XiangqiPlacement, piece: int, square: int) -> int:
    """The pieces of the side to move, one bit each, that `piece` would attack from `square`."""
    found = 0
    for i in range(16):
        target = board.place[16 * board.side + i]
        if target >= 0 and target != square and board.reaches(piece, square, target):
            found |= 1 << i
    return found


def _attackers(board: XiangqiPlacement, side: int, target: int) -> int:
    """The pieces of `side`, one bit each, that attack or protect a square."""
    found = 0
    for i in range(16):
        square = board.place[16 * side + i]
        if square < 0 or square == target or board.cells[square] == EMPTY:
            continue
        if board.reaches(16 * side + i, square, target):
            found |= 1 << i
    return found


def _by_the_moved(board: XiangqiPlacement, source: int, target: int, pins: int) -> int:
    """The pieces chased by the moved piece itself; by a rook or cannon not along the line on which it moved."""
    piece = board.cells[target]
    kind = _KIND[piece]
    if kind in (GENERAL, PAWN):
        return 0
    attacked = _attacked_by(board, piece, target)
    if kind in (ROOK, CANNON):
        for i in range(16):
            if attacked >> i & 1 and _in_line(source, target, board.place[16 * board.side + i]):
                attacked ^= 1 << i
    return _chased_among(board, piece, attacked, pins)


def _in_line(source: int, target: int, square: int) -> bool:
    if _FILE[source] == _FILE[target]:
        return _FILE[square] == _FILE[source]
    return _RANK[square] == _RANK[source]


def _by_those_behind(board: XiangqiPlacement, source: int, target: int, taken: int, pins: int) -> int:
    """The pieces chased by others of the mover's side, whose way the move has opened."""
    found = 0
    first = 16 * (board.side ^ 1)
    for piece in range(first + FIRST_ELEPHANT, first + FIRST_PAWN):
        square = board.place[piece]
        if square >= 0 and _may_be_opened(_KIND[piece], square, source, target):
            attacked = _attacked_by(board, piece, square)
            if attacked:
                attacked &= ~_attacked_before(board, piece, source, target, taken)
            if attacked:
                found |= _chased_among(board, piece, attacked, pins)
    return found


def _may_be_opened(kind: int, square: int, source: int, target: int) -> bool:
    dx, dy = abs(_FILE[square] - _FILE[source]), abs(_RANK[square] - _RANK[source])
    if kind == HORSE:
        return dx + dy == 1
    if kind == ELEPHANT:
        return dx == 1 and dy == 1
    if dx == 0 or dy == 0:
        return True
    return kind == CANNON and square != target and (_FILE[square] == _FILE[target] or _RANK[square] == _RANK[target])


def _attacked_before(board: XiangqiPlacement, piece: int, source: int, target: int, taken: int) -> int:
    """The pieces that `piece` would have attacked from its present square before the last move."""
    moved = board.cells[target]
    square = board.place[piece]
    board.lift(target)
    board.drop(moved, source)
    if taken != EMPTY:
        board.drop(taken, target)
    found = _attacked_by(board, piece, square)
    if taken != EMPTY:
        board.lift(target)
    board.lift(source)
    board.drop(moved, target)
    return found


def _chased_among(board: XiangqiPlacement, piece: int, attacked: int, pins: int) -> int:
    """The attacked pieces that are chased by `piece`."""
    first = 16 * board.side
    found = 0
    one_sided = _KIND[piece] == HORSE and _has_slanted_neighbour(board, board.place[piece])
    for i in range(FIRST_ADVISOR, PIECES):
        square = board.place[first + i]
        if attacked >> i & 1 == 0 or (i >= FIRST_PAWN and not crossed(board.side, square)):
            continue
        if _outranks(_KIND[first + i], _KIND[piece]):
            found |= 1 << i
        elif _is_exchange(board, piece, first + i, one_sided, pins):
            continue
        elif not _is_protected(board, square, board.place[piece], pins):
            found |= 1 << i
    return found


def _has_slanted_neighbour(board: XiangqiPlacement, square: int) -> bool:
    """True if another horse's leg towards a horse on this square may be blocked."""
    x, y = _FILE[square], _RANK[square]
    if x > 0 and ((y > 0 and board.cells[square - 10] != EMPTY) or (y < 9 and board.cells[square + 8] != EMPTY)):
        return True
    return x < 8 and ((y > 0 and board.cells[square - 8] != EMPTY) or (y < 9 and board.cells[square + 10] != EMPTY))


def _outranks(kind: int, attacker: int) -> bool:
    """True if a piece of `kind` is chased by an `attacker` of the other kind even if it is protected."""
    if attacker in (HORSE, CANNON):
        return kind == ROOK
    return (attacker in (ELEPHANT, ADVISOR)) and (kind in (ROOK, CANNON, HORSE))


def _is_exchange(board: XiangqiPlacement, piece: int, target: int, one_sided: bool, pins: int) -> bool:
    """True if the attacked piece could capture the attacker instead."""
    if _KIND[piece] != _KIND[target]:
        return False
    if one_sided:
        return board.reaches(target, board.place[target], board.place[piece])
    return pins >> (target & 15) & 1 == 0


def _is_protected(board: XiangqiPlacement, square: int, attacker: int, pins: int) -> bool:
    """True if the side to move could recapture on `square` after the piece on `attacker` captured there."""
    piece = board.cells[attacker]
    board.lift(attacker)
    roots = _attackers(board, board.side, square) & ~pins
    if roots == 1 and board.screens(board.place[16 * (board.side ^ 1)], square) == 0:
        roots = 0
    board.drop(piece, attacker)
    return roots != 0


def _by_new_pins(board: XiangqiPlacement, pinned: int) -> int:
    """The attacked pieces whose protector is now pinned."""
    if pinned == 0:
        return 0
    side = board.side
    protected = 0
    for i in range(FIRST_ADVISOR, PIECES):
        if pinned >> i & 1:
            protected |= _attacked_by(board, 16 * side + i, board.place[16 * side + i])
    held = blockers(board, side ^ 1) >> 16 * (side ^ 1) & _ALL
    found = 0
    for i in range(FIRST_ADVISOR, PIECES):
        square = board.place[16 * side + i]
        if protected >> i & 1 == 0 or (i >= FIRST_PAWN and not crossed(side, square)):
            continue
        if _attackers(board, side ^ 1, square) & ~held:
            found |= 1 << i
    return found


def _by_new_batteries(board: XiangqiPlacement, openers: int) -> int:
    """The pieces that an opener captures with a discovered check, except those that the general can recapture."""
    found = 0
    if openers == 0:
        return 0
    side = board.side
    general = board.place[16 * side]
    for i in range(16):
        if openers >> i & 1 == 0:
            continue
        opener = 16 * (side ^ 1) + i
        square = board.place[opener]
        attacked = _attacked_by(board, opener, square)
        for j in range(16):
            target = board.place[16 * side + j]
            if attacked >> j & 1 and (
                not board.reaches(16 * side, general, target) or _is_covered(board, opener, target)
            ):
                found |= 1 << j
    return found


def _is_covered(board: XiangqiPlacement, opener: int, target: int) -> bool:
    """True if another piece of the opener's side protects `target` without the opener and the attacked general."""
    square, general = board.place[opener], board.place[16 * board.side]
    board.lift(square)
    board.lift(general)
    covers = _attackers(board, board.side ^ 1, target) & ~(1 << (opener & 15))
    board.drop(16 * board.side, general)
    board.drop(opener, square)
    return covers != 0
