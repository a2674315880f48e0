"""The network of xiangqi and of checkers: two views of the board, squared clamped sums, weights for each stage.

The engine's whole numbers (`engines.networks.accumulator`) are floating-point here.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engines.networks.accumulator import UNIT
from engines.networks.weights import Block
from tests.benchmarks.train.learning import Model, Numbers, Weights, Whole, logistic, zeros

LARGEST = 1.98  # the largest weight that 16 bits can hold in all its products


@dataclass(frozen=True, slots=True)
class Inputs:
    """Arrays with one entry for each position, all in the view of the side to move.

    A view is a row of the inputs that are 1, padded with the number of all inputs. `counts` are the factors of each
    stage's numbers beside the network, in the order of their blocks; a share is how much of its advantage a side keeps.
    """

    own: Whole
    other: Whole
    stage: Whole
    static: Numbers  # what the engine adds to the network, in hundredths
    counts: NDArray[np.uint8]
    own_share: Numbers
    other_share: Numbers


class TwoViews(Model):
    """The network on positions. `reflected` has each input's mirror image if neurons come in mirrored pairs."""

    batch, step = 8_192, 2e-3

    def __init__(self, weights: Weights, inputs: Inputs, wanted: Numbers, unit: float, reflected: Whole | None) -> None:
        Model.__init__(self, weights, wanted)
        self._inputs, self._unit, self._reflected = inputs, unit, reflected
        self._beside = [name for name in weights if name not in ("biases", "first", "second")]

    def foretold(self, chosen: Whole) -> Numbers:
        return self._forward(chosen)[-1]

    def scores(self, chosen: Whole) -> Numbers:
        """The scores of the chosen positions, in hundredths."""
        foretold = self.foretold(chosen).astype(np.float64)
        return np.asarray(-self._unit * np.log(1 / foretold - 1))

    def _forward(self, chosen: Whole) -> tuple[Numbers, list[Numbers], Numbers, Numbers, Numbers]:
        """Inputs (own views, then the others), sums by hand, the second layer's inputs, shares, expected points."""
        weights, at = self.weights, self._inputs
        ones = np.concatenate([self._ones(at.own[chosen]), self._ones(at.other[chosen])])
        sums = [ones @ first + weights["biases"] for first in self._hands()]
        squares = np.add.reduce([np.clip(each, 0, 1) ** 2 for each in sums])
        read = np.concatenate([squares[: len(chosen)], squares[len(chosen) :], np.ones((len(chosen), 1))], 1)
        stage = at.stage[chosen]
        output = (read * weights["second"][stage]).sum(1)
        if self._beside:
            output += (at.counts[chosen] * np.concatenate([weights[name] for name in self._beside], 1)[stage]).sum(1)
        score = at.static[chosen] + UNIT * output
        share = np.where(score > 0, at.own_share[chosen], at.other_share[chosen])
        return ones, sums, read, share, logistic(share * score / self._unit)

    def _ones(self, rows: Whole) -> Numbers:
        ones = np.zeros((len(rows), len(self.weights["first"]) + 1), np.float32)
        ones[np.arange(len(rows))[:, None], rows] = 1
        return ones[:, :-1]

    def _hands(self) -> list[Numbers]:
        """The first layer, and its mirrored copy if neurons come in pairs."""
        first = self.weights["first"]
        return [first] if self._reflected is None else [first, first[self._reflected]]

    def gradient(self, chosen: Whole) -> Weights:
        ones, sums, read, share, foretold = self._forward(chosen)
        slope = (share * (foretold - self.wanted[chosen]) / len(chosen)).astype(np.float32)
        stage, found = self._inputs.stage[chosen], {name: np.zeros_like(a) for name, a in self.weights.items()}
        found["second"] += (slope[:, None] * (stage[:, None] == np.arange(len(found["second"])))).T @ read
        views = slope[:, None] * self.weights["second"][stage, :-1]
        half = views.shape[1] // 2
        below = np.concatenate([views[:, :half], views[:, half:]])
        for hand, each in enumerate(sums):
            through = below * 2 * each * ((each > 0) & (each < 1))
            first = ones.T @ through
            found["first"] += first if hand == 0 else first[self._reflected]
            found["biases"] += through.sum(0)
        self._add_beside(found, chosen, stage, slope)
        return found

    def _add_beside(self, found: Weights, chosen: Whole, stage: Whole, slope: Numbers) -> None:
        ends = np.cumsum([self.weights[name].shape[1] for name in self._beside])[:-1]
        for number in range(len(self.weights["second"]) if self._beside else 0):
            here = stage == number
            total = slope[here] @ self._inputs.counts[chosen[here]].astype(np.float32)
            for name, part in zip(self._beside, np.split(total, ends), strict=True):
                found[name][number] = part

    def clip(self) -> None:
        np.clip(self.weights["first"], -LARGEST, LARGEST, out=self.weights["first"])
        np.clip(self.weights["second"][:, :-1], -LARGEST, LARGEST, out=self.weights["second"][:, :-1])


def random_weights(layout: tuple[Block, ...], rng: np.random.Generator) -> Weights:
    """The weights that learning begins with."""
    weights = zeros(layout)
    weights["biases"] += 0.2
    weights["first"] += 0.05 * rng.standard_normal(weights["first"].shape)
    weights["second"][:, :-1] += 0.05 * rng.standard_normal(weights["second"][:, :-1].shape)
    return weights
