"""Gomoku's and renju's network: the summed shapes of all empty points, and a second layer.

The engine's whole numbers are floating-point here, but for the first layer, which is rounded as in the engine. In
gomoku the second half of the first layer's neurons is the first half with the sides exchanged.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engines.gomoku.board import GomokuBoard
from engines.gomoku.kinds import SHAPES
from engines.gomoku.weights import HALF, HIDDEN, INPUTS, LAYOUT, ONE, SHARE, UNIT, WIDTH
from tests.benchmarks.train.learning import Model, Numbers, Weights, Whole, logistic, wanted_points
from tests.benchmarks.train.positions import Labelled

POINTS = 225
_EXCHANGED = [*np.arange(INPUTS).reshape(SHAPES, SHAPES).T.ravel(), INPUTS]  # the same shapes with the sides exchanged
_LINES = np.arange(4) * 4  # where the bits of each line begin
_SECOND = HIDDEN * WIDTH
_ENDS = (_SECOND, _SECOND + WIDTH, _SECOND + WIDTH + HIDDEN, _SECOND + WIDTH + 2 * HIDDEN)  # of the parts of a rest
FIRST, REST = {"gomoku": LAYOUT[:2], "renju": LAYOUT[2:]}, LAYOUT[1].size


@dataclass(frozen=True, slots=True)
class Inputs:
    """For each position the first layer's row for each line of each empty point, INPUTS if there is none; the
    threats of both sides; and the view.
    """

    rows: NDArray[np.uint8]
    threats: Whole
    view: Whole


def board_of(entry: Labelled) -> GomokuBoard:
    """The board of a position."""
    board = entry.board()
    assert isinstance(board, GomokuBoard)
    return board


def inputs(entries: list[Labelled]) -> Inputs:
    """The positions as arrays; in gomoku the side to move counts as the first one."""
    rows = np.full((len(entries), POINTS, 4), INPUTS, np.uint8)
    threats, view = np.zeros(len(entries), np.int64), np.zeros(len(entries), np.int64)
    for i, entry in enumerate(entries):  # a board has large arrays: one at a time
        board = board_of(entry)
        first = 0 if board.renju else board.side
        own, other = (np.array(board.shapes(side))[:, None] >> _LINES & 15 for side in (first, first ^ 1))
        rows[i, : len(own)] = SHAPES * own + other
        threats[i], view[i] = board.threat_index(), board.side if board.renju else 0
    return Inputs(np.sort(rows), threats, view)


def random_weights(game: str, rng: np.random.Generator) -> Weights:
    """The weights that learning begins with."""
    first, rest = (np.zeros(block.shape, np.float32) for block in FIRST[game])
    first[:-1] += 0.12 * rng.standard_normal(first[:-1].shape)
    first[-1] = 0.1
    rest[:, :_SECOND] += 0.5 / WIDTH**0.5 * rng.standard_normal(rest[:, :_SECOND].shape)
    rest[:, _ENDS[2] : _ENDS[3]] += 0.3 / HIDDEN**0.5 * rng.standard_normal((len(rest), HIDDEN))
    return {FIRST[game][0].name: first, FIRST[game][1].name: rest}


class Points(Model):
    """The network of one rule set on its positions."""

    batch, step = 128, 5e-3

    def __init__(self, weights: Weights, entries: list[Labelled]) -> None:
        Model.__init__(self, weights, wanted_points(entries, UNIT, 1.0))
        self._inputs = inputs(entries)
        self._first, self._rest = weights  # the names of the blocks

    def foretold(self, chosen: Whole) -> Numbers:
        return logistic(self.scores(chosen))

    def scores(self, chosen: Whole) -> Numbers:
        """The scores of the chosen positions, in units of UNIT."""
        parts = [self._forward(chosen[at : at + self.batch])[-1] for at in range(0, len(chosen), self.batch)]
        return np.concatenate(parts)

    def _layer(self) -> Numbers:
        """The whole first layer, rounded as in the engine."""
        first = np.round(self.weights[self._first] * ONE) / ONE
        return first if first.shape[1] == WIDTH else np.concatenate([first, first[_EXCHANGED]], 1)

    def _parts(self, view: Whole) -> tuple[Numbers, Numbers, Numbers, Numbers, Numbers]:
        """By position: the second layer, the direct connections past it, the biases, the output weights, and the
        last bias with the threats.
        """
        second, direct, biases, output, last = np.split(self.weights[self._rest][view], _ENDS, axis=1)
        return second.reshape(-1, HIDDEN, WIDTH), direct, biases, output, last

    def _forward(self, chosen: Whole) -> tuple[Numbers, Numbers, Numbers, Numbers, Numbers, Numbers]:
        """Inputs of each kind of point, its number in each position, its first layer, the sums, the second layer,
        the scores.
        """
        at, layer = self._inputs, self._layer()
        kinds, place = _kinds(at.rows[chosen].reshape(-1, 4))
        many = len(kinds)
        where = np.repeat(np.arange(len(chosen)), POINTS) * many + place
        counts = np.bincount(where, minlength=len(chosen) * many).reshape(-1, many).astype(np.float32)
        counts[:, kinds[:, 0] == INPUTS] = 0
        ones = np.stack([np.bincount(kind, minlength=INPUTS + 1) for kind in kinds]).astype(np.float32)
        ones[:, INPUTS] = 1
        each = ones @ layer
        sums = counts @ np.clip(each, 0, 1) / SHARE
        second, direct, biases, output, last = self._parts(at.view[chosen])
        hidden = np.einsum("nhw,nw->nh", second, sums) + biases
        score = (np.maximum(hidden, 0) * output).sum(1) + (direct * sums).sum(1)
        return ones, counts, each, sums, hidden, score + last[:, 0] + _chosen(last, 1 + at.threats[chosen])

    def gradient(self, chosen: Whole) -> Weights:
        ones, counts, each, sums, hidden, scores = self._forward(chosen)
        view, threats = self._inputs.view[chosen], self._inputs.threats[chosen]
        second, direct, _biases, output, last = self._parts(view)
        slope = ((logistic(scores) - self.wanted[chosen]) / len(chosen))[:, None]
        through = slope * output * (hidden > 0)
        ends = np.zeros_like(last)
        ends[:, 0] = slope[:, 0]
        ends[np.arange(len(chosen)), 1 + threats] = slope[:, 0]
        rest = np.zeros_like(self.weights[self._rest])
        upper = (through[:, :, None] * sums[:, None]).reshape(len(chosen), -1)
        np.add.at(rest, view, np.concatenate([upper, slope * sums, through, slope * np.maximum(hidden, 0), ends], 1))
        below = slope * direct + np.einsum("nh,nhw->nw", through, second)
        first = ones.T @ ((counts.T @ below / SHARE) * ((each > 0) & (each < 1)))
        if self.weights[self._first].shape[1] == HALF:
            first = first[:, :HALF] + first[_EXCHANGED, HALF:]
        return {self._first: first, self._rest: rest}


def _chosen(rows: Numbers, columns: Whole) -> Numbers:
    return np.asarray(rows[np.arange(len(rows)), columns])


def _kinds(rows: NDArray[np.uint8]) -> tuple[Whole, Whole]:
    """The different rows, and the index of each row among them."""
    keys, place = np.unique(np.ascontiguousarray(rows).view(np.uint32).ravel(), return_inverse=True)
    return keys.view(np.uint8).reshape(-1, 4).astype(np.int64), place
