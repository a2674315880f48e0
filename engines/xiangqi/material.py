"""Material and position scores as tables by class and square, from the numbers in `parameters`.

An entry is Red's gain: Black's pieces count negative. The mirrored square of the other side has the negative entry.
"""

from engines.xiangqi.geometry import FILE, KINDS, RANK, RANKS, SET, SQUARES, mirrored
from engines.xiangqi.parameters import (
    MATERIAL_END,
    MATERIAL_MID,
    PHASE,
    POSITION_END,
    POSITION_MID,
)

Drawing = tuple[tuple[int, ...], ...]


def _row(material: int, drawing: Drawing, side: int) -> list[int]:
    seen = [square if side == 0 else mirrored(square) for square in range(SQUARES)]
    values = [material + drawing[RANKS - 1 - RANK[square]][min(FILE[square], 8 - FILE[square])] for square in seen]
    return [value if side == 0 else -value for value in values]


def _scores(material: tuple[int, ...], drawings: tuple[Drawing, ...]) -> list[int]:
    rows = [_row(material[kind], drawings[kind], side) for side in (0, 1) for kind in range(KINDS)]
    return [value for row in rows for value in row]


MID_SCORES = _scores(MATERIAL_MID, POSITION_MID)
END_SCORES = _scores(MATERIAL_END, POSITION_END)

FULL_PHASE = 2 * sum(PHASE[kind] for kind in SET)
PHASE_OF = [PHASE[kind] for kind in SET] * 2 + [0]  # by piece; EMPTY has none
WORTH = [*MATERIAL_MID, 0]  # by kind: what exchanges reckon with; KINDS (no piece) is worth nothing
WORTH[0] = 5_000  # a general is beyond price
