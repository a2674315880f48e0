"""The network of xiangqi and of checkers: two views of the board, squared clamped sums, weights for each stage.

The engine's whole numbers (`engines.networks.accumulator`) are floating-point here.
"""

from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from engines.networks.accumulator import UNIT
from engines.networks.weights import Block
from tests.benchmarks.train.learning import Model, Numbers, Weights, Whole, host, logistic, xp, zeros

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


def joined(parts: list[Inputs]) -> Inputs:
    """The positions of all parts, one after the other."""
    return Inputs(*(np.concatenate([getattr(part, each.name) for part in parts]) for each in fields(Inputs)))


class TwoViews(Model):
    """The network on positions. `reflected` has each input's mirror image if neurons come in mirrored pairs."""

    batch, step = 8_192, 2e-3

    def __init__(self, weights: Weights, inputs: Inputs, wanted: Numbers, unit: float, reflected: Whole | None) -> None:
        Model.__init__(self, {name: xp.asarray(array) for name, array in weights.items()}, xp.asarray(wanted))
        self._inputs = Inputs(*(xp.asarray(getattr(inputs, field.name)) for field in fields(inputs)))
        self._unit, self._reflected = unit, None if reflected is None else xp.asarray(reflected)
        self._beside = [name for name in weights if name not in ("biases", "first", "second")]

    def loss(self, chosen: Whole) -> float:
        return Model.loss(self, xp.asarray(chosen))

    def foretold(self, chosen: Whole) -> Numbers:
        return self._forward(xp.asarray(chosen))[-1]

    def scores(self, chosen: Whole) -> Numbers:
        """The scores of the chosen positions, in hundredths."""
        foretold = host(self.foretold(chosen)).astype(np.float64)
        return np.asarray(-self._unit * np.log(1 / foretold - 1))

    def _forward(self, chosen: Whole) -> tuple[Numbers, list[Numbers], Numbers, Numbers, Numbers]:
        """Inputs (own views, then the others), sums by hand, the second layer's inputs, shares, expected points."""
        weights, at = self.weights, self._inputs
        ones = self._ones(xp.concatenate([at.own[chosen], at.other[chosen]]))
        sums = [ones @ first + weights["biases"] for first in self._hands()]
        squares = sum(xp.clip(each, 0, 1) ** 2 for each in sums)
        bias = xp.ones((len(chosen), 1), np.float32)
        read = xp.concatenate([squares[: len(chosen)], squares[len(chosen) :], bias], 1)
        stage = at.stage[chosen]
        output = (read * weights["second"][stage]).sum(1)
        if self._beside:
            output += (at.counts[chosen] * xp.concatenate([weights[name] for name in self._beside], 1)[stage]).sum(1)
        score = at.static[chosen] + UNIT * output
        share = xp.where(score > 0, at.own_share[chosen], at.other_share[chosen])
        return ones, sums, read, share, logistic(share * score / self._unit)

    def _ones(self, rows: Whole) -> Numbers:
        ones = xp.zeros((len(rows), len(self.weights["first"]) + 1), np.float32)
        ones[xp.arange(len(rows))[:, None], rows] = 1
        return ones[:, :-1]

    def _hands(self) -> list[Numbers]:
        """The first layer, and its mirrored copy if neurons come in pairs."""
        first = self.weights["first"]
        return [first] if self._reflected is None else [first, first[self._reflected]]

    def gradient(self, chosen: Whole) -> Weights:
        chosen = xp.asarray(chosen)
        ones, sums, read, share, foretold = self._forward(chosen)
        slope = (share * (foretold - self.wanted[chosen]) / len(chosen)).astype(np.float32)
        stage, stages = self._inputs.stage[chosen], len(self.weights["second"])
        by_stage = slope[:, None] * (stage[:, None] == xp.arange(stages))
        views = slope[:, None] * self.weights["second"][stage, :-1]
        half = views.shape[1] // 2
        below = xp.concatenate([views[:, :half], views[:, half:]])
        through = [below * 2 * each * ((each > 0) & (each < 1)) for each in sums]
        firsts = [ones.T @ each for each in through]
        first = firsts[0] if self._reflected is None else firsts[0] + firsts[1][self._reflected]
        found = {"biases": sum(each.sum(0) for each in through), "first": first, "second": by_stage.T @ read}
        total, end = by_stage.T @ self._inputs.counts[chosen].astype(np.float32), 0
        for name in self._beside:
            begin, end = end, end + self.weights[name].shape[1]
            found[name] = total[:, begin:end]
        return found

    def clip(self) -> None:
        for array in (self.weights["first"], self.weights["second"][:, :-1]):
            xp.clip(array, -LARGEST, LARGEST, out=array)


def random_weights(layout: tuple[Block, ...], rng: np.random.Generator) -> Weights:
    """The weights that learning begins with."""
    weights = zeros(layout)
    weights["biases"] += 0.2
    weights["first"] += 0.05 * rng.standard_normal(weights["first"].shape)
    weights["second"][:, :-1] += 0.05 * rng.standard_normal(weights["second"][:, :-1].shape)
    return weights
