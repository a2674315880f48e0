"""Material and position as a sum of numbers times counts: the counts of each number of parameters.py.

For positions in which no advantage is reduced (`plain`); a test compares this with the engine.
"""

from collections import defaultdict

from engines.xiangqi.board import XiangqiBoard
from engines.xiangqi.geometry import FILE, KIND, NOWHERE, RANK, mirrored
from engines.xiangqi.material import FULL_PHASE
from tests.benchmarks.train.numbers import Slot

Counts = defaultdict[Slot, float]

_DRAWINGS = ("_GENERAL", "_ADVISOR", "_ELEPHANT", "_HORSE", "_ROOK", "_CANNON", "_PAWN")
_WIDTHS = (10, 5, 5, 10, 10, 10, 10)  # of a row: two tables side by side, or one that counts with all phases


def plain(board: XiangqiBoard) -> bool:
    """True if both sides have two attacking pieces, so that an advantage counts in full."""
    return all(sum(board.square_of(16 * side + i) != NOWHERE for i in range(5, 11)) >= 2 for side in (0, 1))


def features(board: XiangqiBoard) -> dict[Slot, float]:
    """The factors of the numbers, whose sum of products is the score of material and position in Red's view."""
    mid, end = Counts(float), Counts(float)
    for side in (0, 1):
        sign = 1 - 2 * side
        _placed(board, side, sign, mid, end)
    share = board.phase / FULL_PHASE
    counts = {slot: share * mid[slot] + (1 - share) * end[slot] for slot in mid.keys() | end.keys()}
    return {slot: count for slot, count in counts.items() if count}


def _placed(board: XiangqiBoard, side: int, sign: int, mid: Counts, end: Counts) -> None:
    for piece in range(16 * side, 16 * side + 16):
        square = board.square_of(piece)
        if square != NOWHERE:
            kind = KIND[piece]
            seen = mirrored(square) if side else square
            row, file = _WIDTHS[kind] * (9 - RANK[seen]), min(FILE[seen], 8 - FILE[seen])
            mid["MATERIAL_MID", kind] += sign
            end["MATERIAL_END", kind] += sign
            mid[_DRAWINGS[kind], row + file] += sign
            end[_DRAWINGS[kind], row + _WIDTHS[kind] - 5 + file] += sign
