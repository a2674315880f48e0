"""Piece-square scores, material included, as a table by class and square, from the numbers in `parameters`.

An entry is a score for Red: Black's pieces are negative, and the mirrored square of the other side has the negative.
Scores are pairs, one for the middlegame and one for the endgame, in one int: `pair(mid, end)`. Pairs are added, negated
and multiplied like numbers.
"""

from engines.xiangqi.geometry import FILE, KIND, KINDS, RANK, RANKS, SET, SQUARES, mirrored
from engines.xiangqi.parameters import MATERIAL_END, MATERIAL_MID, PHASE, POSITION_END, POSITION_MID

Drawing = tuple[tuple[int, ...], ...]


def pair(mid: int, end: int) -> int:
    """Two scores, each within +-32767, as one number."""
    return mid + (end << 16)


def mid_of(both: int) -> int:
    """The first of a pair."""
    return ((both + 0x8000) & 0xFFFF) - 0x8000


def _values(material: int, drawing: Drawing, side: int) -> list[int]:
    seen = [square if side == 0 else mirrored(square) for square in range(SQUARES)]
    return [material + drawing[RANKS - 1 - RANK[square]][min(FILE[square], 8 - FILE[square])] for square in seen]


def _row(kind: int, side: int) -> list[int]:
    mids = _values(MATERIAL_MID[kind], POSITION_MID[kind], side)
    ends = _values(MATERIAL_END[kind], POSITION_END[kind], side)
    return [(1 - 2 * side) * pair(mid, end) for mid, end in zip(mids, ends, strict=True)]


SCORES = [score for side in (0, 1) for kind in range(KINDS) for score in _row(kind, side)]

FULL_PHASE = 2 * sum(PHASE[kind] for kind in SET)
PHASE_OF = [PHASE[kind] for kind in SET] * 2 + [0]  # by piece; EMPTY has none
WORTH = [5_000, *MATERIAL_MID[1:], 0]  # by kind, for exchanges: a general is beyond price, no piece is 0
WORTH_OF = [WORTH[kind] for kind in KIND]  # by piece
