"""Positions of games as arrays: what the network sees of each, what the search said and how the game ended.

A piece on a square is one number, `CLASS + square` as in the engine's tables; a position is a row of 32 of them, filled
up with NOTHING.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engines.xiangqi import Xiangqi
from engines.xiangqi.geometry import ADVISOR, CANNON, ELEPHANT, HORSE, KINDS, PAWN, ROOK, SQUARES, mirrored
from engines.xiangqi.material import FULL_PHASE, SCORES, end_of, mid_of
from engines.xiangqi.parameters import LONE_MINOR, LONE_PAWN, LONE_ROOK, NO_ATTACKER, PHASE
from engines.xiangqi.weights import INPUTS
from tests.benchmarks.tune_xiangqi import games
from tests.benchmarks.tune_xiangqi.attacked import counts

Numbers = NDArray[np.float32]
Rows = NDArray[np.int16]

NOTHING = INPUTS
_READER = Xiangqi()
_ROW = {letter: SQUARES * row for row, letter in enumerate("KABNRCPkabnrcp")}
_ALL = 64  # as the engine counts shares
_LONE_MINOR_AT_BEST = 40
_KEPT = 20  # one game in so many is kept out of the training


@dataclass(frozen=True, slots=True)
class Positions:
    """One entry of each array for one position, all in the view of the side to move."""

    own: Rows  # the pieces as the side to move sees them
    other: Rows  # and as the other side does
    phase: Numbers  # of FULL_PHASE
    static: Numbers  # material and position tables
    counts: NDArray[np.uint8]  # what attacks and protects, and free squares (`attacked`)
    own_share: Numbers  # of its advantage that the side to move keeps, as the engine has it
    other_share: Numbers  # and the other side
    score: Numbers  # what the search said
    points: Numbers  # of the game: 1, 0.5 or 0
    kept: NDArray[np.bool_]  # not for training


def _table(seen: Callable[[int, int], int]) -> Rows:
    return np.array([seen(*divmod(number, SQUARES)) for number in range(INPUTS)] + [NOTHING], np.int16)


_TURNED = _table(lambda row, square: (row + KINDS) % (2 * KINDS) * SQUARES + mirrored(square))
REFLECTED = _table(lambda row, square: row * SQUARES + square - 2 * (square % 9) + 8)
_MID = np.array([*map(mid_of, SCORES), 0], np.float32)
_END = np.array([*map(end_of, SCORES), 0], np.float32)
_PHASE = np.array([PHASE[number // SQUARES % KINDS] for number in range(INPUTS)] + [0], np.float32)


def load(files: list[Path]) -> Positions:
    """The positions of the files."""
    entries = [entry for file in files for game in games.load(file) for entry in _entries(game)]
    red = np.array([entry[0] for entry in entries], np.int16)
    black = np.array([entry[1] for entry in entries], bool)
    phase = _PHASE[red].sum(1)
    static = (_MID[red].sum(1) * phase + _END[red].sum(1) * (FULL_PHASE - phase)) / FULL_PHASE
    own, other = np.where(black[:, None], _TURNED[red], red), np.where(black[:, None], red, _TURNED[red])
    return Positions(
        own=own,
        other=other,
        phase=phase,
        static=np.where(black, -static, static).astype(np.float32),
        counts=np.array([entry[5] for entry in entries], np.uint8),
        own_share=share(own),
        other_share=share(other),
        score=np.array([entry[2] for entry in entries], np.float32),
        points=np.array([entry[3] for entry in entries], np.float32),
        kept=np.array([entry[4] for entry in entries], bool),
    )


def _entries(game: games.Game) -> Iterator[tuple[list[int], bool, int, float, bool, NDArray[np.uint8]]]:
    for text, score in zip(game.positions, game.scores, strict=True):
        board, side = text.split()[:2]
        black = side == "b"
        points = 1 - game.points if black else game.points
        yield pieces(board), black, score, points, game.number % _KEPT == 0, counts(_READER.read(text))


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


def pieces(board: str) -> list[int]:
    """The pieces of the first field of a FEN, as Red sees them."""
    found = []
    for rank, line in zip(range(9, -1, -1), board.split("/"), strict=True):
        square = 9 * rank
        for letter in line:
            if letter.isdigit():
                square += int(letter)
            else:
                found.append(_ROW[letter] + square)
                square += 1
    return found + [NOTHING] * (32 - len(found))
