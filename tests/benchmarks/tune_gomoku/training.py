"""Training the network: the loss, its gradient and the steps downhill.

The loss is the cross entropy between the expected points that the evaluation foretells, a logistic curve of its score,
and those that a search foretold. Steps are Adam's (D. Kingma and J. Ba, 2015), shorter along a cosine. What the engine
computes in whole numbers is computed here in fractions, but for the first layer, which is rounded as in the engine.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engines.board import EVAL_MAX
from engines.gomoku.board import GomokuBoard
from engines.gomoku.kinds import SHAPES
from engines.gomoku.weights import DIRECT, HIDDEN, ONE, SECOND_ONE, SHARE, THREATS, UNIT, WIDTH
from tests.benchmarks.tune_gomoku.games import Labelled, position_of

Numbers = NDArray[np.floating[Any]]
Places = NDArray[np.int64]

INPUTS = SHAPES * SHAPES
POINTS = 225
_WON = 3.0  # on the logistic curve, a score that is a win
_BATCH = 128
_STEP = 5e-3
_EXCHANGED = np.arange(INPUTS).reshape(SHAPES, SHAPES).T.ravel()  # the same shapes, the other side's first
_LINES = np.arange(4) * 4  # where the bits of each begin


@dataclass
class Weights:
    """What is learned; also gradients and moments of it, which have the same shape. The rest is by view."""

    first: Numbers  # INPUTS by WIDTH
    bias: Numbers  # WIDTH
    second: Numbers  # views by HIDDEN by WIDTH
    hidden_bias: Numbers  # views by HIDDEN
    output: Numbers  # views by HIDDEN
    direct: Numbers  # views by WIDTH
    last: Numbers  # views
    threats: Numbers  # views by THREATS

    @classmethod
    def zero(cls, views: int) -> "Weights":
        rest = ((HIDDEN, WIDTH), (HIDDEN,), (HIDDEN,), (WIDTH,), (), (THREATS,))
        shapes = ((INPUTS, WIDTH), (WIDTH,), *((views, *shape) for shape in rest))
        return cls(*(np.zeros(shape, np.float32) for shape in shapes))

    @classmethod
    def random(cls, rng: np.random.Generator, views: int) -> "Weights":
        weights = cls.zero(views)
        weights.first += 0.12 * rng.standard_normal(weights.first.shape, np.float32)
        weights.bias += 0.1
        weights.second += 0.5 / WIDTH**0.5 * rng.standard_normal(weights.second.shape, np.float32)
        weights.output += 0.3 / HIDDEN**0.5 * rng.standard_normal(weights.output.shape, np.float32)
        if views == 1:
            weights.exchange()
            weights.first *= 0.5**0.5
            weights.bias *= 0.5
        return weights

    def arrays(self) -> list[Numbers]:
        return [getattr(self, field.name) for field in fields(self)]

    def exchange(self) -> None:
        """Add the second half of the first layer to the first one, with the sides exchanged, and the reverse."""
        half = WIDTH // 2
        self.first[:, :half] += self.first[_EXCHANGED, half:]
        self.first[:, half:] = self.first[_EXCHANGED, :half]
        self.bias[:half] += self.bias[half:]
        self.bias[half:] = self.bias[:half]

    def numbers(self) -> Numbers:
        """In the format of engines/gomoku/weights.py."""
        shown = WIDTH // 2 if len(self.last) == 1 else WIDTH
        parts = [self.first[:, :shown].ravel() * ONE, self.bias[:shown] * ONE]
        for view, last in enumerate(self.last):
            parts += [self.second[view].ravel() * SECOND_ONE, self.direct[view] * SECOND_ONE]
            parts += [self.hidden_bias[view] * SECOND_ONE, self.output[view] * DIRECT]
            parts += [np.append(last, self.threats[view]) * UNIT]
        return np.round(np.concatenate(parts)).astype("<i2")


@dataclass(frozen=True, slots=True)
class Positions:
    """For each position the first layer's row for each line of each empty point, INPUTS where there is none; what both
    sides threaten; the view; and the expected points.
    """

    rows: NDArray[np.uint8]
    threats: Places
    view: Places
    points: Numbers


def load(entries: list[Labelled]) -> Positions:
    """The positions as arrays; in gomoku the side to move counts as the first one."""
    rows = np.full((len(entries), POINTS, 4), INPUTS, np.uint8)
    threats, view = np.zeros(len(entries), np.int64), np.zeros(len(entries), np.int64)
    for i, entry in enumerate(entries):  # a board has large arrays: one at a time
        board = board_of(entry.game, entry.moves)
        first = 0 if board.renju else board.side
        own, other = (np.array(board.shapes(side))[:, None] >> _LINES & 15 for side in (first, first ^ 1))
        rows[i, : len(own)] = SHAPES * own + other
        threats[i], view[i] = board.threat_index(), board.side if board.renju else 0
    scores = [float(np.sign(e.score)) * _WON if abs(e.score) > EVAL_MAX else e.score / UNIT for e in entries]
    points = logistic(np.clip(np.array(scores, np.float32), -_WON, _WON))
    return Positions(np.sort(rows), threats, view, points)


def board_of(game: str, moves: tuple[str, ...]) -> GomokuBoard:
    """The board after these moves."""
    board = position_of(game, moves).board
    assert isinstance(board, GomokuBoard)
    return board


def logistic(values: Numbers) -> Numbers:
    """Expected points."""
    return 1 / (1 + np.exp(-values))


class Network:
    """The network on positions, and how its loss changes with its weights."""

    def __init__(self, positions: Positions, weights: Weights) -> None:
        self._positions, self._weights = positions, weights

    def scores(self, chosen: Places) -> Numbers:
        """The scores of the chosen positions, as shares of UNIT."""
        return np.concatenate([self._forward(each)[-1] for each in _batches(chosen)])

    def loss(self, chosen: Places) -> float:
        """Mean cross entropy."""
        foretold = np.clip(logistic(self.scores(chosen)), 1e-6, 1 - 1e-6)
        points = self._positions.points[chosen]
        return float(-(points * np.log(foretold) + (1 - points) * np.log(1 - foretold)).mean())

    def _forward(self, chosen: Places) -> tuple[Numbers, Numbers, Numbers, Numbers, Numbers, Numbers]:
        """Inputs of each kind of point, how many of it each position has, what the first layer says of each, the sums,
        the second layer, the scores.
        """
        weights, at = self._weights, self._positions
        kinds, place = _kinds(at.rows[chosen].reshape(-1, 4))
        many = len(kinds)
        where = np.repeat(np.arange(len(chosen)), POINTS) * many + place
        counts = np.bincount(where, minlength=len(chosen) * many).reshape(-1, many).astype(np.float32)
        counts[:, kinds[:, 0] == INPUTS] = 0
        inputs = np.stack([np.bincount(kind, minlength=INPUTS + 1) for kind in kinds])[:, :INPUTS].astype(np.float32)
        each = inputs @ (np.round(weights.first * ONE) / ONE) + np.round(weights.bias * ONE) / ONE
        sums = counts @ np.clip(each, 0, 1) / SHARE
        view = at.view[chosen]
        hidden = np.einsum("nhw,nw->nh", weights.second[view], sums) + weights.hidden_bias[view]
        score = (np.maximum(hidden, 0) * weights.output[view]).sum(1) + (weights.direct[view] * sums).sum(1)
        score += weights.last[view] + weights.threats[view, at.threats[chosen]]
        return inputs, counts, each, sums, hidden, score

    def gradient(self, chosen: Places) -> Weights:
        """Of the mean loss over the chosen positions."""
        inputs, counts, each, sums, hidden, scores = self._forward(chosen)
        weights, view, threats = self._weights, self._positions.view[chosen], self._positions.threats[chosen]
        slope = (logistic(scores) - self._positions.points[chosen]) / len(chosen)
        found = Weights.zero(len(weights.last))
        np.add.at(found.last, view, slope)
        np.add.at(found.threats, (view, threats), slope)
        np.add.at(found.direct, view, slope[:, None] * sums)
        np.add.at(found.output, view, slope[:, None] * np.maximum(hidden, 0))
        through = slope[:, None] * weights.output[view] * (hidden > 0)
        np.add.at(found.hidden_bias, view, through)
        np.add.at(found.second, view, through[:, :, None] * sums[:, None])
        below = slope[:, None] * weights.direct[view] + np.einsum("nh,nhw->nw", through, weights.second[view])
        lowest = (counts.T @ below / SHARE) * ((each > 0) & (each < 1))
        found.first, found.bias = inputs.T @ lowest, lowest.sum(0)
        if len(weights.last) == 1:
            found.exchange()
        return found


def _kinds(rows: NDArray[np.uint8]) -> tuple[Places, Places]:
    """The rows that differ, and the place of each row among them."""
    keys, place = np.unique(np.ascontiguousarray(rows).view(np.uint32).ravel(), return_inverse=True)
    return keys.view(np.uint8).reshape(-1, 4).astype(np.int64), place


def _batches(chosen: Places) -> list[Places]:
    return [chosen[at : at + _BATCH] for at in range(0, len(chosen), _BATCH)]


@dataclass(frozen=True, slots=True)
class Pass:
    """The losses after one pass over the positions."""

    learned: float
    kept: float


def train(positions: Positions, weights: Weights, passes: int, seed: int) -> Iterator[Pass]:
    """Improve the weights in place, pass after pass; one in twenty, by stretches of a hundred, is kept apart."""
    rng = np.random.default_rng(seed)
    network, number = Network(positions, weights), np.arange(len(positions.points))
    kept, learned = (np.flatnonzero((number // 100 % 20 == 5) == apart) for apart in (True, False))
    mean, square = (Weights.zero(len(weights.last)) for _ in range(2))
    steps, done = passes * len(_batches(learned)), 0
    for _ in range(passes):
        for batch in _batches(rng.permutation(learned)):
            done += 1
            size = _STEP * max(0.5 + 0.5 * np.cos(np.pi * done / steps), 0.01)
            arrays = (each.arrays() for each in (weights, mean, square, network.gradient(batch)))
            for weight, low, high, slope in zip(*arrays, strict=True):
                low += 0.1 * (slope - low)
                high += 0.001 * (slope * slope - high)
                weight -= size * (low / (1 - 0.9**done)) / (np.sqrt(high / (1 - 0.999**done)) + 1e-8)
        yield Pass(network.loss(learned[:: max(len(learned) // 5000, 1)]), network.loss(kept) if len(kept) else 0.0)
