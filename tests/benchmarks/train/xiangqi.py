"""What xiangqi's network, tables and attacks see of positions, as arrays.

A piece on a square is one number, `CLASS + square` as in the engine's tables; a position is a row of 32 of them, filled
up with NOTHING.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from engines.xiangqi.board import XiangqiBoard
from engines.xiangqi.geometry import (
    ADVISOR,
    CANNON,
    CLASS,
    ELEPHANT,
    HORSE,
    KINDS,
    NOWHERE,
    PAWN,
    ROOK,
    SQUARES,
    mirrored,
)
from engines.xiangqi.material import FULL_PHASE, SCORES, end_of, mid_of
from engines.xiangqi.parameters import LONE_MINOR, LONE_PAWN, LONE_ROOK, NO_ATTACKER
from engines.xiangqi.weights import INPUTS, STAGE_OF
from tests.benchmarks.train.attacked import counts
from tests.benchmarks.train.learning import Numbers
from tests.benchmarks.train.positions import Labelled
from tests.benchmarks.train.two_views import Inputs

Rows = NDArray[np.int16]

NOTHING = INPUTS
UNIT = 372.0  # hundredths of a pawn that the logistic curve counts in
TRUST = 0.85  # in the search's score, against the game's points
_ALL = 64  # as the engine counts shares
_LONE_MINOR_AT_BEST = 40


def _table(seen: Callable[[int, int], int]) -> Rows:
    return np.array([seen(*divmod(number, SQUARES)) for number in range(INPUTS)] + [NOTHING], np.int16)


_TURNED = _table(lambda row, square: (row + KINDS) % (2 * KINDS) * SQUARES + mirrored(square))
REFLECTED = _table(lambda row, square: row * SQUARES + square - 2 * (square % 9) + 8)[:-1]
_MID = np.array([*map(mid_of, SCORES), 0], np.float32)
_END = np.array([*map(end_of, SCORES), 0], np.float32)


def board_of(entry: Labelled) -> XiangqiBoard:
    """The board of a position."""
    board = entry.board()
    assert isinstance(board, XiangqiBoard)
    return board


def inputs(entries: list[Labelled]) -> Inputs:
    """The positions as arrays."""
    boards = [board_of(entry) for entry in entries]
    red = np.array([pieces(board) for board in boards], np.int16)
    black = np.array([board.side == 1 for board in boards])
    phase = np.array([board.phase for board in boards])
    static = (_MID[red].sum(1) * phase + _END[red].sum(1) * (FULL_PHASE - phase)) / FULL_PHASE
    own, other = np.where(black[:, None], _TURNED[red], red), np.where(black[:, None], red, _TURNED[red])
    return Inputs(
        own=own,
        other=other,
        stage=np.array(STAGE_OF)[phase],
        static=np.where(black, -static, static).astype(np.float32),
        counts=np.array([counts(board) for board in boards], np.uint8),
        own_share=share(own),
        other_share=share(other),
    )


def pieces(board: XiangqiBoard) -> list[int]:
    """The pieces, as Red sees them."""
    found = [CLASS[p] + board.square_of(p) for p in range(32) if board.square_of(p) != NOWHERE]
    return found + [NOTHING] * (32 - len(found))


def share(rows: Rows) -> Numbers:
    """How much of an advantage the side keeps that sees the pieces so: less where its attackers are too few."""
    rooks, pawns = _count(rows, ROOK), _count(rows, PAWN)
    minors = _count(rows, HORSE) + _count(rows, CANNON)
    guards = _count(rows, KINDS + ADVISOR) + _count(rows, KINDS + ELEPHANT)
    kept = np.full(len(rows), NO_ATTACKER)
    kept[pawns > 0] = LONE_PAWN
    kept[minors > 0] = np.where(guards >= 2, LONE_MINOR, _LONE_MINOR_AT_BEST)[minors > 0]
    kept[rooks > 0] = np.where((guards == 4) & (pawns == 0), LONE_ROOK, _ALL)[rooks > 0]
    kept[(rooks > 1) | (pawns > 1) | (rooks + minors > 1) | ((minors == 1) & (pawns == 1))] = _ALL
    return (kept / _ALL).astype(np.float32)


def _count(rows: Rows, row: int) -> NDArray[np.int64]:
    return (rows // SQUARES == row).sum(1)
