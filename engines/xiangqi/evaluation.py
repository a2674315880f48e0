"""The static evaluation of a xiangqi position, in hundredths of a pawn before the river.

The board keeps the scores of material and squares, which are interpolated by phase. The network and the attacks add
what these miss: exposed generals, pieces that work together. An advantage that cannot be won is scaled down.
"""

from engines.board import EVAL_MAX
from engines.xiangqi.attacks import attacks
from engines.xiangqi.geometry import (
    FIRST_ADVISOR,
    FIRST_CANNON,
    FIRST_ELEPHANT,
    FIRST_HORSE,
    FIRST_PAWN,
    FIRST_ROOK,
    PIECES,
)
from engines.xiangqi.material import FULL_PHASE
from engines.xiangqi.network import correction
from engines.xiangqi.parameters import LONE_MINOR, LONE_PAWN, LONE_ROOK, NO_ATTACKER
from engines.xiangqi.placement import XiangqiPlacement
from engines.xiangqi.weights import ATTACK_SHIFT

_BOTH_ATTACK = FULL_PHASE // 2 + 4  # more than all pieces of one side and a rook: both have two attackers


def evaluate(board: XiangqiPlacement) -> int:
    """The score of the board in the view of the side to move."""
    score = _mix(board.score, board.phase)
    score = correction(board) + (attacks(board) >> ATTACK_SHIFT) + (-score if board.side else score)
    score = max(-EVAL_MAX, min(score, EVAL_MAX))
    if board.phase > _BOTH_ATTACK:
        return score
    if score > 0:
        return score * _winnable(board, board.side) // 64
    return -(-score * _winnable(board, board.side ^ 1) // 64)


def _mix(both: int, phase: int) -> int:
    """The score between those of a pair that fits the phase."""
    mid = ((both + 0x8000) & 0xFFFF) - 0x8000
    end = (both + 0x8000) >> 16
    score = mid * phase + end * (FULL_PHASE - phase)
    return score // FULL_PHASE if score >= 0 else -(-score // FULL_PHASE)


def _winnable(board: XiangqiPlacement, side: int) -> int:
    """The part of an advantage, of 64, that `side` keeps: less if its attackers are too few for the defenders."""
    first = 16 * side
    rooks = _count(board, first + FIRST_ROOK)
    minors = _count(board, first + FIRST_HORSE) + _count(board, first + FIRST_CANNON)
    if rooks + minors > 1:
        return 64
    pawns = 0
    for piece in range(first + FIRST_PAWN, first + PIECES):
        pawns += board.place[piece] >= 0
    if pawns > 1 or (minors == 1 and pawns == 1):
        return 64
    enemy = 16 - first
    guards = _count(board, enemy + FIRST_ADVISOR) + _count(board, enemy + FIRST_ELEPHANT)
    if rooks:
        return LONE_ROOK if guards == 4 and pawns == 0 else 64
    if minors:
        return LONE_MINOR if guards >= 2 else 40
    if pawns:
        return LONE_PAWN
    return NO_ATTACKER


def _count(board: XiangqiPlacement, piece: int) -> int:
    """The number of a piece and its twin on the board."""
    return (board.place[piece] >= 0) + (board.place[piece + 1] >= 0)
