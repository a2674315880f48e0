"""The order of moves, fitted to what searches chose among the candidates, by Adam's steps (D. Kingma and J. Ba, 2015).

A combination is one number for its two largest shapes as a pair and one for each of the others, as in
engines/gomoku/weights.py: FEATURES numbers for the side to move and as many for the other one.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engines.gomoku.board import GomokuBoard
from engines.gomoku.kinds import SHAPES
from engines.gomoku.points import NAMED, POINTS
from engines.gomoku.tables import COMBINATIONS, codes
from tests.benchmarks.tune_gomoku.games import Labelled, position_of

Numbers = NDArray[np.float64]
Places = NDArray[np.int64]

PAIRS = SHAPES * (SHAPES + 1) // 2
FEATURES = PAIRS + SHAPES
ORDER_UNIT = 600  # so much of the order of moves is a chance e times as large
_STEPS = 150
_FEW = 3  # candidates: with fewer, what to play is no question of order
_PRIOR = 1e-4  # how firmly numbers stay where they begin
_PLACES = np.array([[a * (a + 1) // 2 + b, PAIRS + c, PAIRS + d] for a, b, c, d in COMBINATIONS], np.int64)


def descend(start: Numbers, slope: Callable[[Numbers], Numbers], size: float, steps: int) -> Numbers:
    """Adam's steps from `start`, shorter at the end."""
    weights, mean, square = start.copy(), np.zeros_like(start), np.zeros_like(start)
    for step in range(1, steps + 1):
        gradient = slope(weights)
        mean += 0.1 * (gradient - mean)
        square += 0.001 * (gradient * gradient - square)
        now = size if step < 0.7 * steps else 0.1 * size
        weights -= now * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return weights


@dataclass(frozen=True, slots=True)
class Choices:
    """Candidates of many positions below each other: their features, where a position begins, and what was played."""

    places: Places
    begins: Places
    played: Places


def choices(entries: list[Labelled]) -> Choices:
    """The moves that searches chose, where there was a choice."""
    places: list[Places] = []
    begins, chosen, total = [], [], 0
    for entry in entries:
        board = position_of(entry.game, entry.moves).board
        candidates, best = board.candidates(), NAMED[entry.move]
        assert isinstance(board, GomokuBoard)
        if len(candidates) >= _FEW and best in candidates:
            places.append(_places(board, candidates))
            begins.append(total)
            chosen.append(total + candidates.index(best))
            total += len(candidates)
    return Choices(np.concatenate(places), np.array(begins), np.array(chosen))


def _places(board: GomokuBoard, candidates: list[int]) -> Places:
    empty = [point for point in POINTS if board.stone(point) < 0]
    own, foe = (dict(zip(empty, board.shapes(side), strict=True)) for side in (board.side, board.side ^ 1))
    place = codes()
    rows = [[*_PLACES[place[own[point]]], *(FEATURES + _PLACES[place[foe[point]]])] for point in candidates]
    return np.array(rows, np.int64)


def surprise(known: Choices, weights: Numbers) -> float:
    """Mean of minus the logarithm of the chance that a candidate played had, by its order."""
    return float(-np.log(_chances(known, weights)[known.played]).mean())


def fit_order(known: Choices, steps: int = _STEPS) -> Numbers:
    """The weights by which the candidates that were played are the likeliest."""
    length = 2 * FEATURES
    played = np.bincount(known.places[known.played].ravel(), minlength=length)

    def slope(weights: Numbers) -> Numbers:
        chances = np.repeat(_chances(known, weights), known.places.shape[1])
        expected = np.bincount(known.places.ravel(), chances, length)
        return (expected - played) / len(known.played) + _PRIOR * weights

    return descend(np.zeros(length), slope, 0.15, steps)


def _chances(known: Choices, weights: Numbers) -> Numbers:
    scores = weights[known.places].sum(1)
    lengths = np.diff(np.append(known.begins, len(scores)))
    powers = np.exp(scores - np.repeat(np.maximum.reduceat(scores, known.begins), lengths))
    return np.asarray(powers / np.repeat(np.add.reduceat(powers, known.begins), lengths))
