"""Fitting the values of combinations of shapes, and the order of moves, by Adam's steps (D. Kingma and J. Ba, 2015).

A combination is one number for its two largest shapes as a pair and one for each of the others, as in
engines/gomoku/weights.py: FEATURES numbers for the side to move and as many for the other one. After these come one for
each of THREATS, one for each pair of levels of a point, one for each level counted of either side, and one for each
product of two such counts, in all WEIGHTS.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engines.board import EVAL_MAX, ONGOING
from engines.gomoku.board import GomokuBoard
from engines.gomoku.kinds import SHAPES
from engines.gomoku.points import NAMED, POINTS
from engines.gomoku.tables import COMBINATIONS
from engines.gomoku.weights import COUNTED, LEVELS, MANY, THREATS, level_of
from tests.benchmarks.tune_gomoku.games import Game, Labelled, position_of

Numbers = NDArray[np.float64]
Places = NDArray[np.int64]

PAIRS = SHAPES * (SHAPES + 1) // 2
FEATURES = PAIRS + SHAPES
PRODUCTS = COUNTED * (2 * COUNTED + 1)
PARTS = np.cumsum([FEATURES, FEATURES, THREATS, LEVELS * LEVELS, 2 * COUNTED, PRODUCTS])  # where each of these ends
WEIGHTS = int(PARTS[-1])
UNIT = 500  # a score of so much is expected points of the logistic curve at 1
COUNT_UNIT = 16 * UNIT // 4  # counts are learnt as quarters and kept in 16ths
PRODUCT_UNIT = 16 * UNIT // 16
ORDER_UNIT = 600  # so much of the order of moves is a chance e times as large
_WON = 3.0  # on the logistic curve, a score that is a win
_STEPS = 600
_FEW = 25  # candidates: with fewer, what to play is no question of order
_PRIOR = 1e-4  # how firmly numbers stay where they begin
_PLACES = np.array([[a * (a + 1) // 2 + b, PAIRS + c, PAIRS + d] for a, b, c, d in COMBINATIONS], np.int64)
_LEVEL = np.array([level_of(each) for each in COMBINATIONS])
_FIRST, _SECOND = np.triu_indices(2 * COUNTED)  # of a product
_COUNTS = np.stack([np.bincount(row, minlength=FEATURES) for row in _PLACES])


@dataclass(frozen=True, slots=True)
class Positions:
    """How often each feature counts, own ones first, and the expected points; one row for each position."""

    features: NDArray[np.float32]
    points: Numbers
    side: NDArray[np.int64]

    def of(self, side: int) -> "Positions":
        """Those in which this side is to move."""
        chosen = self.side == side
        return Positions(self.features[chosen], self.points[chosen], self.side[chosen])


def load(entries: list[Labelled]) -> Positions:
    """The positions as arrays."""
    scores = [float(np.sign(e.score)) * _WON if abs(e.score) > EVAL_MAX else e.score / UNIT for e in entries]
    points = logistic(np.clip(np.array(scores), -_WON, _WON))
    features = np.zeros((len(entries), WEIGHTS), np.float32)
    for row, entry in zip(features, entries, strict=True):  # a board has large arrays: one at a time
        row[:] = counts(board_of(entry.game, entry.moves))
    return Positions(features, points, np.array([len(entry.moves) & 1 for entry in entries]))


def board_of(game: str, moves: tuple[str, ...]) -> GomokuBoard:
    """The board after these moves."""
    board = position_of(game, moves).board
    assert isinstance(board, GomokuBoard)
    return board


def counts(board: GomokuBoard) -> Numbers:
    """How often each feature counts: the mover's, the other side's with a minus, and those of both sides together."""
    places = [np.array(board.combinations(side)) for side in (board.side, board.side ^ 1)]
    own, foe = (np.bincount(each, minlength=len(COMBINATIONS)) @ _COUNTS for each in places)
    threats = np.arange(THREATS) == board.threat_index()
    levels = [_LEVEL[each] for each in places]
    meetings = np.bincount(LEVELS * levels[0] + levels[1], minlength=LEVELS * LEVELS)
    counted = [np.bincount(each, minlength=LEVELS)[LEVELS - COUNTED :] for each in levels]
    many = np.minimum(np.concatenate(counted), MANY) / 4
    return np.concatenate([own, -foe, threats, meetings, many, many[_FIRST] * many[_SECOND]]).astype(np.float64)


def logistic(values: Numbers) -> Numbers:
    """Expected points."""
    return 1 / (1 + np.exp(-values))


def loss(positions: Positions, weights: Numbers) -> float:
    """Mean cross entropy."""
    foretold = np.clip(logistic(positions.features @ weights.astype(np.float32)), 1e-6, 1 - 1e-6)
    points = positions.points
    return float(-(points * np.log(foretold) + (1 - points) * np.log(1 - foretold)).mean())


def fit(positions: Positions, start: Numbers, steps: int = _STEPS) -> Numbers:
    """The weights that foretell the points best, and stay near `start` where little is known."""
    features, points = positions.features, positions.points

    def slope(weights: Numbers) -> Numbers:
        misses = logistic(features @ weights.astype(np.float32)) - points  # 32 bits: else all features are copied
        return features.T @ misses.astype(np.float32) / len(points) + _PRIOR * (weights - start)

    return descend(start, slope, 0.02, steps)


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


def choices(games: list[Game]) -> Choices:
    """The moves of the games after their openings, where there was a choice."""
    places: list[Places] = []
    begins, chosen, total = [], [], 0
    for game in games:
        position = position_of(game.game, game.moves[: game.opening])
        for name in game.moves[game.opening :]:
            board, candidates = position.board, position.board.candidates()
            assert isinstance(board, GomokuBoard)
            quiet = not board.in_check() and board.proven(0, 3) == ONGOING and len(candidates) > _FEW
            if quiet and NAMED[name] in candidates:
                places.append(_places(board, candidates))
                begins.append(total)
                chosen.append(total + candidates.index(NAMED[name]))
                total += len(candidates)
            position.push(NAMED[name])
    return Choices(np.concatenate(places), np.array(begins), np.array(chosen))


def _places(board: GomokuBoard, candidates: list[int]) -> Places:
    empty = [point for point in POINTS if board.stone(point) < 0]
    own, foe = (dict(zip(empty, board.combinations(side), strict=True)) for side in (board.side, board.side ^ 1))
    rows = [[*_PLACES[own[point]], *(FEATURES + _PLACES[foe[point]])] for point in candidates]
    return np.array(rows, np.int64)


def surprise(known: Choices, weights: Numbers) -> float:
    """Mean of minus the logarithm of the chance that a candidate played had, by its order."""
    return float(-np.log(_chances(known, weights)[known.played]).mean())


def fit_order(known: Choices, steps: int = _STEPS // 4) -> Numbers:
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
