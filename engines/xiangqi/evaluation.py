"""What a xiangqi position is worth without looking ahead.

Material and position come ready from the board. Added here, for each side in turn: how freely rooks, cannons and horses
move, pawns arm in arm, and how exposed the enemy's general is. Then middlegame and endgame are mixed by phase, and an
advantage that cannot be turned into a win is made small. The numbers stand in `parameters`; every term is a difference
of the same count for both sides, so that the exchanged position has the negative score.
"""

from engines.xiangqi import geometry, material, parameters
from engines.xiangqi.geometry import EMPTY, NOWHERE
from engines.xiangqi.material import FULL_PHASE, pair
from engines.xiangqi.parameters import (
    ADVISOR_LACK_CANNON,
    ADVISOR_LACK_HORSE,
    ADVISOR_LACK_ROOK,
    BACK_RANK_ROOK,
    BOTTOM_CANNON,
    DANGER_PER_SQUARE,
    ELEPHANT_LACK_CANNON,
    ELEPHANT_LACK_HORSE,
    ELEPHANT_LACK_ROOK,
    GENERAL_FILE_ROOK,
    HOLLOW_CANNON,
    LONE_MINOR,
    LONE_PAWN,
    LONE_ROOK,
    NO_ATTACKER,
    PALACE_FILE_ROOK,
    PINNING_ROOK,
    SCREENED_CANNON,
)
from engines.xiangqi.network import correction
from engines.xiangqi.placement import Placement


def _pairs(mids: tuple[int, ...], ends: tuple[int, ...]) -> list[int]:
    return [pair(mid, end) for mid, end in zip(mids, ends, strict=True)]


_FILE = geometry.FILE
_RANK = geometry.RANK
_ROW_STOPS = geometry.ROW_STOPS
_COLUMN_STOPS = geometry.COLUMN_STOPS
_JUMP_TO = geometry.JUMP_TO
_JUMP_VIA = geometry.JUMP_VIA
_ROOK_MOBILITY = _pairs(parameters.ROOK_MOBILITY_MID, parameters.ROOK_MOBILITY_END)
_CANNON_MOBILITY = _pairs(parameters.CANNON_MOBILITY_MID, parameters.CANNON_MOBILITY_END)
_HORSE_MOBILITY = _pairs(parameters.HORSE_MOBILITY_MID, parameters.HORSE_MOBILITY_END)
_CLASS = geometry.CLASS
_NEARNESS = material.NEARNESS
_LINKED_PAWNS = pair(parameters.LINKED_PAWNS_MID, parameters.LINKED_PAWNS_END)


def evaluate(board: Placement) -> int:
    """The score of the board in the view of the side to move."""
    score = _mix(board.score, board.phase)
    score += -correction(board) if board.side else correction(board)
    if score > 0:
        score = score * _winnable(board, 0) // 64
    elif score < 0:
        score = -(-score * _winnable(board, 1) // 64)
    return -score if board.side else score


def _mix(both: int, phase: int) -> int:
    """The number between the two of a pair that fits the phase."""
    mid = ((both + 0x8000) & 0xFFFF) - 0x8000
    end = (both + 0x8000) >> 16
    score = mid * phase + end * (FULL_PHASE - phase)
    return score // FULL_PHASE if score >= 0 else -(-score // FULL_PHASE)


def _activity(board: Placement, side: int) -> int:
    """Mobility and pawns of one side, a pair."""
    first = 16 * side
    total = 0
    for piece in range(first + 5, first + 7):
        if board.place[piece] != NOWHERE:
            total += _HORSE_MOBILITY[horse_moves(board, board.place[piece], side)]
    for piece in range(first + 7, first + 9):
        if board.place[piece] != NOWHERE:
            total += _ROOK_MOBILITY[line_moves(board, board.place[piece])]
    for piece in range(first + 9, first + 11):
        if board.place[piece] != NOWHERE:
            total += _CANNON_MOBILITY[line_moves(board, board.place[piece])]
    for piece in range(first + 11, first + 16):
        square = board.place[piece]
        if square != NOWHERE and (square >= 45) == (side == 0) and _FILE[square] < 8:
            neighbour = board.cells[square + 1] - first
            if neighbour >= 11 and neighbour < 16:
                total += _LINKED_PAWNS
    return total


def horse_moves(board: Placement, square: int, side: int) -> int:
    """The squares that a horse of `side` may go to from a square."""
    count = 0
    i = 9 * square
    while _JUMP_TO[i] >= 0:
        if board.cells[_JUMP_VIA[i]] == EMPTY and board.cells[_JUMP_TO[i]] >> 4 != side:
            count += 1
        i += 1
    return count


def line_moves(board: Placement, square: int) -> int:
    """The empty squares on the four lines from a square up to the first piece."""
    x = _FILE[square]
    y = _RANK[square]
    row = _ROW_STOPS[x << 9 | board.rows[y]]
    column = _COLUMN_STOPS[y << 10 | board.columns[x]]
    return (row >> 4 & 15) - (row & 15) - 1 + (column >> 4 & 15) - (column & 15) - 1


def _danger(board: Placement, side: int) -> int:
    """How much the general of `side` has to fear."""
    general = board.place[16 * side]
    enemy = 16 * (side ^ 1)
    rooks = _count(board, enemy + 7)
    cannons = _count(board, enemy + 9)
    horses = _count(board, enemy + 5)
    advisors = 2 - _count(board, 16 * side + 1)
    elephants = 2 - _count(board, 16 * side + 3)
    danger = advisors * (rooks * ADVISOR_LACK_ROOK + cannons * ADVISOR_LACK_CANNON + horses * ADVISOR_LACK_HORSE)
    danger += elephants * (rooks * ELEPHANT_LACK_ROOK + cannons * ELEPHANT_LACK_CANNON + horses * ELEPHANT_LACK_HORSE)
    for piece in range(enemy + 9, enemy + 11):
        if board.place[piece] != NOWHERE:
            danger += _cannon_threat(board, general, board.place[piece])
    for piece in range(enemy + 7, enemy + 9):
        if board.place[piece] != NOWHERE:
            danger += _rook_threat(board, general, board.place[piece], side)
    units = nearness(board, enemy)
    return danger + units * units * DANGER_PER_SQUARE // 100


def _count(board: Placement, piece: int) -> int:
    """How many of a piece and its twin are on the board."""
    return (board.place[piece] >= 0) + (board.place[piece + 1] >= 0)


def _cannon_threat(board: Placement, general: int, square: int) -> int:
    screens = board.screens(general, square)
    if screens == 0:
        return HOLLOW_CANNON if _FILE[square] == _FILE[general] else BOTTOM_CANNON
    return SCREENED_CANNON if screens == 2 and _FILE[square] == _FILE[general] else 0


def _rook_threat(board: Placement, general: int, square: int, side: int) -> int:
    threat = PINNING_ROOK if board.screens(general, square) == 1 else 0
    if _FILE[square] >= 3 and _FILE[square] <= 5:
        threat += PALACE_FILE_ROOK
        if _FILE[square] == _FILE[general]:
            threat += GENERAL_FILE_ROOK
    if _RANK[square] <= 1 if side == 0 else _RANK[square] >= 8:
        threat += BACK_RANK_ROOK
    return threat


def nearness(board: Placement, enemy: int) -> int:
    """How near the pieces from `enemy` on, one side's, are to the other general, by weight."""
    units = 0
    for piece in range(enemy + 5, enemy + 16):
        if board.place[piece] != NOWHERE:
            units += _NEARNESS[_CLASS[piece] + board.place[piece]]
    return units


def _winnable(board: Placement, side: int) -> int:
    """How much of an advantage, of 64, `side` keeps: less where its attackers are too few for the defenders."""
    first = 16 * side
    pawns = 0
    for piece in range(first + 11, first + 16):
        pawns += board.place[piece] >= 0
    rooks = _count(board, first + 7)
    minors = _count(board, first + 5) + _count(board, first + 9)
    if rooks > 1 or pawns > 1 or rooks + minors > 1 or (minors == 1 and pawns == 1):
        return 64
    guards = _count(board, 17 - first) + _count(board, 19 - first)
    if rooks:
        return LONE_ROOK if guards == 4 and pawns == 0 else 64
    if minors:
        return LONE_MINOR if guards >= 2 else 40
    if pawns:
        return LONE_PAWN
    return NO_ATTACKER
