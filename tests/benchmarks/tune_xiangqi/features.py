"""The evaluation as a sum of numbers times counts: what each number of parameters.py counts for in a position.

It says in counts what engines/xiangqi/evaluation.py says in scores, for positions in which no advantage is made small
(`plain`); a test holds the two together. The weights of NEAR stay as they are, since danger is their square.
"""

from collections import defaultdict

from engines.xiangqi.board import XiangqiBoard
from engines.xiangqi.evaluation import horse_moves, line_moves, nearness
from engines.xiangqi.geometry import CANNON, FILE, HORSE, KIND, NOWHERE, RANK, ROOK, crossed, mirrored
from engines.xiangqi.material import FULL_PHASE
from tests.benchmarks.tune_xiangqi.numbers import Slot

Counts = defaultdict[Slot, float]

_MID = ("_GENERAL", "_ADVISOR", "_ELEPHANT", "_HORSE", "_ROOK", "_CANNON", "_PAWN")
_END = ("_GENERAL_END", "_ADVISOR", "_ELEPHANT", "_HORSE_END", "_ROOK_END", "_CANNON_END", "_PAWN_END")
_TITLE = {HORSE: "HORSE", ROOK: "ROOK", CANNON: "CANNON"}


def plain(board: XiangqiBoard) -> bool:
    """True if both sides have two pieces that can attack, so that an advantage counts in full."""
    return all(sum(board.square_of(16 * side + i) != NOWHERE for i in range(5, 11)) >= 2 for side in (0, 1))


def features(board: XiangqiBoard) -> dict[Slot, float]:
    """What to multiply each number with to have the board's score in Red's view as their sum."""
    mid, end, both = Counts(float), Counts(float), Counts(float)
    for side in (0, 1):
        sign = 1 - 2 * side
        _placed(board, side, sign, mid, end)
        _activity(board, side, sign, mid, end)
        _attack(board, side, sign, both)
    share = board.phase / FULL_PHASE
    slots = mid.keys() | end.keys() | both.keys()
    counts = {slot: share * mid[slot] + (1 - share) * end[slot] + both[slot] for slot in slots}
    return {slot: count for slot, count in counts.items() if count}


def _placed(board: XiangqiBoard, side: int, sign: int, mid: Counts, end: Counts) -> None:
    for piece in range(16 * side, 16 * side + 16):
        square = board.square_of(piece)
        if square != NOWHERE:
            kind = KIND[piece]
            seen = mirrored(square) if side else square
            cell = 5 * (9 - RANK[seen]) + min(FILE[seen], 8 - FILE[seen])
            mid["MATERIAL_MID", kind] += sign
            end["MATERIAL_END", kind] += sign
            mid[_MID[kind], cell] += sign
            end[_END[kind], cell] += sign


def _activity(board: XiangqiBoard, side: int, sign: int, mid: Counts, end: Counts) -> None:
    for piece in range(16 * side + 5, 16 * side + 11):
        square = board.square_of(piece)
        if square != NOWHERE:
            kind = KIND[piece]
            free = horse_moves(board, square, side) if kind == HORSE else line_moves(board, square)
            mid[f"{_TITLE[kind]}_MOBILITY_MID", free] += sign
            end[f"{_TITLE[kind]}_MOBILITY_END", free] += sign
    pawns = {board.square_of(piece) for piece in range(16 * side + 11, 16 * side + 16)} - {NOWHERE}
    linked = sum(crossed(side, s) and FILE[s] < 8 and s + 1 in pawns for s in pawns)
    mid["LINKED_PAWNS_MID", 0] += sign * linked
    end["LINKED_PAWNS_END", 0] += sign * linked


def _attack(board: XiangqiBoard, side: int, sign: int, both: Counts) -> None:
    """What the general of the other side has to fear from `side`."""
    general = board.square_of(16 - 16 * side)
    for piece in range(16 * side + 5, 16 * side + 11):
        square = board.square_of(piece)
        if square != NOWHERE:
            title = _TITLE[KIND[piece]]
            both[f"ADVISOR_LACK_{title}", 0] += sign * _lack(board, 17 - 16 * side)
            both[f"ELEPHANT_LACK_{title}", 0] += sign * _lack(board, 19 - 16 * side)
            for name in _threats(board, KIND[piece], square, general, side):
                both[name, 0] += sign
    both["DANGER_PER_SQUARE", 0] += sign * nearness(board, 16 * side) ** 2 / 100


def _lack(board: XiangqiBoard, first: int) -> int:
    """How many of a piece and its twin are gone."""
    return sum(board.square_of(piece) == NOWHERE for piece in (first, first + 1))


def _threats(board: XiangqiBoard, kind: int, square: int, general: int, side: int) -> list[str]:
    screens = board.screens(general, square)
    on_file = FILE[square] == FILE[general]
    if kind == CANNON:
        if screens == 0:
            return ["HOLLOW_CANNON" if on_file else "BOTTOM_CANNON"]
        return ["SCREENED_CANNON"] * (screens == 2 and on_file)
    if kind != ROOK:
        return []
    found = ["PINNING_ROOK"] * (screens == 1)
    if 3 <= FILE[square] <= 5:
        found += ["PALACE_FILE_ROOK"] + ["GENERAL_FILE_ROOK"] * on_file
    if RANK[mirrored(square) if side == 0 else square] <= 1:
        found.append("BACK_RANK_ROOK")
    return found
