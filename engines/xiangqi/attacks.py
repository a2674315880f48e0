"""A part of the evaluation: what rooks, cannons, horses and pawns attack and protect, and their mobility.

Every attack on a piece, and every protection of one, counts by the kinds of both pieces. The mobility of a rook, cannon
or horse is the number of empty squares to which it may move. The weights are trained together with those of the network
(`network`); they are in sixteenths of a centipawn and differ by stage and by which side is to move.
"""

from engines.xiangqi import geometry, weights
from engines.xiangqi.geometry import EMPTY, PAWN_STEPS
from engines.xiangqi.placement import XiangqiPlacement
from engines.xiangqi.weights import ATTACKERS, FREEDOMS

_FILE = geometry.FILE
_RANK = geometry.RANK
_ROW_REACH = geometry.ROW_REACH
_COLUMN_REACH = geometry.COLUMN_REACH
_HORSE_TARGETS = geometry.HORSE_TARGETS
_STEPS = geometry.STEPS
_ATTACKS = weights.ATTACKS
_MOBILITY = weights.MOBILITY
_STAGES = weights.STAGES
_STAGE_OF = weights.STAGE_OF
if (ATTACKERS, FREEDOMS) != (8, 18):
    raise ValueError("the functions below count with numbers, which the compiler needs to know, of other tables")


def attacks(board: XiangqiPlacement) -> int:
    """The value of attacks, protection and mobility, in sixteenths of a centipawn, for the side to move."""
    table = _STAGES * board.side + _STAGE_OF[board.phase]
    total = 0
    for side in range(2):
        first = 16 * side
        row = 33 * (22 * table + 11 * side)  # of the first horse
        free = 18 * (8 * table + 4 * side)
        for i in range(2):
            square = board.place[first + 5 + i]
            if square >= 0:
                total += _horse(board, square, row + 33 * i, free)
            square = board.place[first + 7 + i]
            if square >= 0:
                total += _on_lines(board, square, row + 33 * (2 + i), free + 18, 0)
            square = board.place[first + 9 + i]
            if square >= 0:
                total += _on_lines(board, square, row + 33 * (4 + i), free + 36, 2)
        for i in range(5):
            square = board.place[first + 11 + i]
            if square >= 0:
                total += _pawn(board, PAWN_STEPS + 450 * side + 5 * square, row + 33 * (6 + i))
    return total


def _horse(board: XiangqiPlacement, square: int, row: int, free: int) -> int:
    x = _FILE[square]
    y = _RANK[square]
    taken = (board.columns[x] << 1 >> y & 1) | (board.columns[x] >> y & 2)
    taken |= (board.rows[y] << 1 >> x & 1) << 2 | (board.rows[y] >> x & 2) << 2
    total = 0
    i = 144 * square + 9 * taken
    while _HORSE_TARGETS[i] >= 0:
        met = board.cells[_HORSE_TARGETS[i]]
        total += _ATTACKS[row + met]
        free += met == EMPTY
        i += 1
    return total + _MOBILITY[free]


def _on_lines(board: XiangqiPlacement, square: int, row: int, free: int, far: int) -> int:
    """The value of a rook (`far` 0), or of a cannon (`far` 2), which attacks the second piece in each direction.

    Where there is no such piece it meets itself, which counts 0.
    """
    x = _FILE[square]
    y = _RANK[square]
    along = 5 * (x << 9 | board.rows[y])
    across = 5 * (y << 10 | board.columns[x])
    total = _ATTACKS[row + board.cells[square + _ROW_REACH[along + far]]]
    total += _ATTACKS[row + board.cells[square + _ROW_REACH[along + far + 1]]]
    total += _ATTACKS[row + board.cells[square + _COLUMN_REACH[across + far]]]
    total += _ATTACKS[row + board.cells[square + _COLUMN_REACH[across + far + 1]]]
    return total + _MOBILITY[free + _ROW_REACH[along + 4] + _COLUMN_REACH[across + 4]]


def _pawn(board: XiangqiPlacement, step: int, row: int) -> int:
    total = 0
    while _STEPS[step] >= 0:
        total += _ATTACKS[row + board.cells[_STEPS[step]]]
        step += 1
    return total
