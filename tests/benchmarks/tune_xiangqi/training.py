"""Training the network: the loss, its gradient and the steps downhill.

The loss is the cross entropy between the expected points that the evaluation foretells, a logistic curve of its score,
and a mixture of what a search foretold and what the game gave. Steps are Adam's (D. Kingma and J. Ba, 2015), long at
first and shorter along a cosine. What the engine computes in whole numbers is computed here in fractions.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np

from engines.xiangqi.material import FULL_PHASE
from engines.xiangqi.weights import ATTACK_UNIT, INPUTS, ONE, SECOND_ONE, STAGES, UNIT, WIDTH
from tests.benchmarks.tune_xiangqi.attacked import ATTACKS, FEATURES
from tests.benchmarks.tune_xiangqi.positions import NOTHING, REFLECTED, Numbers, Positions

HALF = WIDTH // 2  # neurons of a view, mirror images not counted
K = 0.00269  # of the logistic curve, as `fit` finds it
TRUST = 0.85  # in the search's score, against the game's result
_BATCH = 8192
_LARGEST = 1.98  # a weight that 16 bits can hold after rounding
_FIRST_STEP, _LAST_STEP = 2e-3, 1e-5


@dataclass
class Weights:
    """What is learned; also gradients and moments of it, which have the same shape."""

    first: Numbers  # INPUTS + 1 (nothing) by HALF
    bias: Numbers  # HALF
    second: Numbers  # STAGES by 2 * HALF, own view first
    last: Numbers  # STAGES
    attacks: Numbers  # STAGES by FEATURES

    @classmethod
    def zero(cls) -> "Weights":
        shapes = ((INPUTS + 1, HALF), (HALF,), (STAGES, 2 * HALF), (STAGES,), (STAGES, FEATURES))
        return cls(*(np.zeros(shape, np.float32) for shape in shapes))

    @classmethod
    def random(cls, rng: np.random.Generator) -> "Weights":
        weights = cls.zero()
        weights.first += 0.05 * rng.standard_normal(weights.first.shape)
        weights.first[NOTHING] = 0
        weights.bias += 0.2
        weights.second += 0.05 * rng.standard_normal(weights.second.shape)
        return weights

    def arrays(self) -> list[Numbers]:
        return [getattr(self, field.name) for field in fields(self)]

    def clip(self) -> None:
        """Keep to what the engine's whole numbers can hold."""
        for array in (self.first, self.second):
            np.clip(array, -_LARGEST, _LARGEST, out=array)
        self.first[NOTHING] = 0

    def write(self, file: Path) -> None:
        """In the format of engines/xiangqi/weights.py."""
        parts = [self.bias * ONE, self.first[:INPUTS].ravel() * ONE]
        for stage in range(STAGES):
            parts += [self.second[stage] * SECOND_ONE, self.last[stage : stage + 1] * UNIT]
        worth = self.attacks * ATTACK_UNIT * UNIT
        parts += [worth[:, :ATTACKS].ravel(), worth[:, ATTACKS:].ravel()]
        file.write_bytes(np.round(np.concatenate(parts)).astype("<i2").tobytes())


class Adam:
    """The running means that a step is made of."""

    def __init__(self, weights: Weights, steps: int) -> None:
        self._weights = weights
        self._mean, self._square = Weights.zero(), Weights.zero()
        self._steps, self._done = steps, 0

    def step(self, gradient: Weights) -> None:
        self._done += 1
        size = _LAST_STEP + (_FIRST_STEP - _LAST_STEP) * (0.5 + 0.5 * np.cos(np.pi * self._done / self._steps))
        arrays = (each.arrays() for each in (self._weights, self._mean, self._square, gradient))
        for weight, mean, square, slope in zip(*arrays, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weight -= size * (mean / (1 - 0.9**self._done)) / (np.sqrt(square / (1 - 0.999**self._done)) + 1e-8)
        self._weights.clip()


def stage_of(phase: Numbers) -> np.ndarray:
    """As in the engine."""
    return (phase * STAGES // (FULL_PHASE + 1)).astype(np.int64)


def target(positions: Positions) -> Numbers:
    """The points that the evaluation is to foretell."""
    return TRUST * logistic(positions.score) + (1 - TRUST) * positions.points


def logistic(score: Numbers) -> Numbers:
    """Expected points of a score in hundredths of a pawn."""
    return 1 / (1 + np.exp(-K * score))


def loss(foretold: Numbers, wanted: Numbers) -> float:
    """Mean cross entropy."""
    foretold = np.clip(foretold, 1e-6, 1 - 1e-6)
    return float(-(wanted * np.log(foretold) + (1 - wanted) * np.log(1 - foretold)).mean())


class Network:
    """The network on positions, and how its loss changes with its weights."""

    def __init__(self, positions: Positions, weights: Weights) -> None:
        self._positions, self._weights = positions, weights
        self._stage, self._target = stage_of(positions.phase), target(positions)

    def foretell(self, chosen: np.ndarray) -> Numbers:
        """Expected points of the chosen positions."""
        parts = [self._forward(chosen[at : at + _BATCH])[-1] for at in range(0, len(chosen), _BATCH)]
        return np.concatenate(parts)

    def loss(self, chosen: np.ndarray) -> float:
        return loss(self.foretell(chosen), self._target[chosen])

    def _forward(self, chosen: np.ndarray) -> tuple[Numbers, Numbers, Numbers, Numbers, Numbers]:
        """Inputs, sums (own views, then the others), squares that the second layer reads, shares, expected points."""
        weights, at = self._weights, self._positions
        inputs = np.concatenate([_inputs(at.own[chosen]), _inputs(at.other[chosen])])
        both = np.concatenate([weights.first, weights.first[REFLECTED]], 1)
        sums = inputs @ both + np.tile(weights.bias, 2)
        squares = np.clip(sums, 0, 1) ** 2
        pairs = squares[:, :HALF] + squares[:, HALF:]
        read = np.concatenate([pairs[: len(chosen)], pairs[len(chosen) :]], 1)
        stage = self._stage[chosen]
        output = (read * weights.second[stage]).sum(1) + weights.last[stage]
        output += (at.counts[chosen] * weights.attacks[stage]).sum(1)
        score = at.static[chosen] + UNIT * output
        share = np.where(score > 0, at.own_share[chosen], at.other_share[chosen])
        return inputs, sums, read, share, logistic(share * score)

    def gradient(self, chosen: np.ndarray) -> Weights:
        """Of the mean loss over the chosen positions, times a constant that Adam's steps do not feel."""
        inputs, sums, read, share, foretold = self._forward(chosen)
        slope = share * (foretold - self._target[chosen]) / len(chosen)
        stage, found = self._stage[chosen], Weights.zero()
        np.add.at(found.second, stage, slope[:, None] * read)
        np.add.at(found.last, stage, slope)
        for number in range(STAGES):
            here = stage == number
            found.attacks[number] = slope[here] @ self._positions.counts[chosen[here]].astype(np.float32)
        views = (slope[:, None] * self._weights.second[stage]).reshape(-1, 2, HALF)
        halves = np.concatenate([views[:, 0], views[:, 1]])
        through = np.tile(halves, (1, 2)) * 2 * sums * ((sums > 0) & (sums < 1))
        both = inputs.T @ through
        found.first = both[:, :HALF] + both[REFLECTED][:, HALF:]
        found.bias = through.reshape(-1, 2, HALF).sum((0, 1))
        return found


def _inputs(rows: np.ndarray) -> Numbers:
    inputs = np.zeros((len(rows), INPUTS + 1), np.float32)
    inputs[np.arange(len(rows))[:, None], rows] = 1
    inputs[:, NOTHING] = 0
    return inputs


@dataclass(frozen=True, slots=True)
class Pass:
    """The losses after one pass over the positions."""

    learned: float
    kept: float


def train(positions: Positions, weights: Weights, passes: int, seed: int) -> Iterator[Pass]:
    """Improve the weights in place, pass after pass."""
    rng = np.random.default_rng(seed)
    network = Network(positions, weights)
    learned, kept = np.flatnonzero(~positions.kept), np.flatnonzero(positions.kept)
    adam = Adam(weights, passes * -(-len(learned) // _BATCH))
    sample = learned[:: max(len(learned) // len(kept), 1)]
    for _ in range(passes):
        order = rng.permutation(learned)
        for at in range(0, len(order), _BATCH):
            adam.step(network.gradient(order[at : at + _BATCH]))
        yield Pass(network.loss(sample), network.loss(kept))
