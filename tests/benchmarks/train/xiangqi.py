"""The inputs of xiangqi's network, tables and attacks as arrays.

A piece on a square is one number, `CLASS + square` as in the engine's tables; a position is a row of 32 of them, padded
with NOTHING.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from engines.xiangqi.board import XiangqiBoard
from engines.xiangqi.geometry import (
    ADVISOR,
    CANNON,
    ELEPHANT,
    HORSE,
    KINDS,
    PAWN,
    ROOK,
    SQUARES,
    mirrored,
)
from engines.xiangqi.material import FULL_PHASE, SCORES, mid_of
from engines.xiangqi.parameters import LONE_MINOR, LONE_PAWN, LONE_ROOK, NO_ATTACKER, PHASE
from engines.xiangqi.weights import INPUTS, STAGE_OF
from tests.benchmarks.train import attacked
from tests.benchmarks.train.learning import Numbers
from tests.benchmarks.train.positions import Labelled
from tests.benchmarks.train.two_views import Inputs

Rows = NDArray[np.int16]

NOTHING = INPUTS
PIECES = 32  # at most, of both sides
UNIT = 372.0  # the unit of the logistic curve, in hundredths of a pawn
TRUST = 0.85  # in the search's score, compared with the game's points
_ALL = 64  # the engine's unit of shares
_LONE_MINOR_AT_BEST = 40


def _table(seen: Callable[[int, int], int]) -> Rows:
    return np.array([seen(*divmod(number, SQUARES)) for number in range(INPUTS)] + [NOTHING], np.int16)


_TURNED = _table(lambda row, square: (row + KINDS) % (2 * KINDS) * SQUARES + mirrored(square))
REFLECTED = _table(lambda row, square: row * SQUARES + square - 2 * (square % 9) + 8)[:-1]
_MID = np.array([*map(mid_of, SCORES), 0], np.float32)
_END = np.array([*(score - mid_of(score) >> 16 for score in SCORES), 0], np.float32)
_PHASE = np.array([*np.repeat(2 * PHASE, SQUARES), 0])


def board_of(entry: Labelled) -> XiangqiBoard:
    """The board of a position."""
    board = entry.board()
    assert isinstance(board, XiangqiBoard)
    return board


def inputs(entries: list[Labelled]) -> Inputs:
    """The positions as arrays."""
    boards = attacked.read(entry.position for entry in entries)
    own = pieces(boards)
    other = _TURNED[own]
    phase = _PHASE[own].sum(1)
    static = (_MID[own].sum(1) * phase + _END[own].sum(1) * (FULL_PHASE - phase)) / FULL_PHASE
    return Inputs(
        own=own,
        other=other,
        stage=np.array(STAGE_OF)[phase],
        static=static.astype(np.float32),
        counts=attacked.counts(boards),
        own_share=share(own),
        other_share=share(other),
    )


def pieces(boards: attacked.Boards) -> Rows:
    """The pieces of each board, as the side to move sees them."""
    found = np.full((len(boards), PIECES), NOTHING, np.int16)
    board, square = np.nonzero(boards != attacked.EMPTY)
    first = np.searchsorted(board, np.arange(len(boards)))
    found[board, np.arange(len(board)) - first[board]] = SQUARES * boards[board, square].astype(np.int16) + square
    return found


def share(rows: Rows) -> Numbers:
    """The share of an advantage that a side keeps: less if it has too few attackers."""
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
