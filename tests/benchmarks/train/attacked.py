"""What `engines.xiangqi.attacks` reads of a position, counted piece by piece, as the side to move sees it."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from engines.xiangqi.board import XiangqiBoard
from engines.xiangqi.geometry import CANNON, EMPTY, FILE, HORSE, KIND, KINDS, NOWHERE, PAWN, RANK, SQUARES
from engines.xiangqi.weights import ATTACKERS, FREEDOMS

MET = 2 * KINDS  # classes of pieces
ATTACKS = ATTACKERS * MET
FEATURES = ATTACKS + ATTACKERS * FREEDOMS
_LINES = [
    [other for other in range(SQUARES) if (FILE[other] == FILE[square]) != (RANK[other] == RANK[square])]
    for square in range(SQUARES)
]


def counts(board: XiangqiBoard) -> NDArray[np.uint8]:
    """FEATURES numbers: how often each attacker meets each class of piece, how often it has so many free squares."""
    found = np.zeros(FEATURES, np.uint8)
    pieces = [(piece, board.square_of(piece)) for piece in range(32) if board.square_of(piece) != NOWHERE]
    for piece, square in pieces:
        attacker = KIND[piece] - HORSE + (0 if piece >> 4 == board.side else ATTACKERS // 2)
        if KIND[piece] < HORSE:
            continue
        for met, target in pieces:
            if met != piece and board.reaches(piece, square, target):
                found[MET * attacker + KIND[met] + (0 if met >> 4 == board.side else KINDS)] += 1
        if KIND[piece] != PAWN:
            found[ATTACKS + FREEDOMS * attacker + sum(1 for _ in _free(board, piece, square))] += 1
    return found


def _free(board: XiangqiBoard, piece: int, square: int) -> Iterator[int]:
    """The empty squares that a horse, rook or cannon may move to."""
    is_cannon = KIND[piece] == CANNON
    for target in range(SQUARES) if KIND[piece] == HORSE else _LINES[square]:
        reached = board.screens(square, target) == 0 if is_cannon else board.reaches(piece, square, target)
        if reached and board.piece_at(target) == EMPTY:
            yield target
