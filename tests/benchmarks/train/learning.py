"""What all models share: the loss, Adam's steps, the positions kept apart, and numbers as the engine has them.

The loss is the cross entropy between predicted and wanted points. Steps are Adam's (D. Kingma and J. Ba, "Adam: a
method for stochastic optimization", 2015), long at first and shorter along a cosine.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from math import cos, pi
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engines.board import EVAL_MAX
from engines.networks.weights import Block, read_weights
from tests.benchmarks.train.positions import Labelled

Numbers = NDArray[np.floating[Any]]
Whole = NDArray[np.integer[Any]]
Weights = dict[str, Numbers]

# numpy, or CuPy where it is installed: the same functions on a graphics processor
xp: Any = import_module("cupy" if find_spec("cupy") else "numpy")

_AT_ONCE = 4_096  # positions of which the loss is computed at once
_MOST_MEASURED = 50_000  # training positions of which the loss is computed
_STRETCH, _KEPT = 1_000, 20  # one stretch of _STRETCH positions in _KEPT is kept apart
_LAST_STEP = 0.005  # of the first one
GOING_ON = 0.25  # of the usual steps, when learning begins with the shipped weights
_SURE = 3.0  # a won score, on the logistic curve


class Model(ABC):
    """Positions, the weights to learn, and their predictions.

    `wanted` are the points that each position should get, `batch` is the number of positions in a step of the size
    `step`.
    """

    batch: int
    step: float

    def __init__(self, weights: Weights, wanted: Numbers) -> None:
        self.weights = weights
        self.wanted = wanted

    @abstractmethod
    def foretold(self, chosen: Whole) -> Numbers:
        """The predicted points of the chosen positions."""

    @abstractmethod
    def gradient(self, chosen: Whole) -> Weights:
        """The gradient of the mean loss over the chosen positions, times a constant, which Adam ignores."""

    def loss(self, chosen: Whole) -> float:
        """The mean loss over the chosen positions; 0 if there are none."""
        parts = [self._losses(chosen[at : at + _AT_ONCE]).sum() for at in range(0, len(chosen), _AT_ONCE)]
        return float(sum(parts)) / max(len(chosen), 1)

    def _losses(self, chosen: Whole) -> Numbers:
        foretold, wanted = np.clip(self.foretold(chosen), 1e-6, 1 - 1e-6), self.wanted[chosen]
        losses: Numbers = -(wanted * np.log(foretold) + (1 - wanted) * np.log(1 - foretold))
        return losses

    def clip(self) -> None:
        """Limits the weights to what the engine can hold; by default nothing."""
        return


def logistic(values: Numbers) -> Numbers:
    """The expected points."""
    points: Numbers = 1 / (1 + np.exp(-values))
    return points


def wanted_points(entries: list[Labelled], unit: float, trust: float) -> Numbers:
    """The wanted points: a logistic curve of the search's score, mixed with the game's points by `trust`.

    `unit` is the score of logistic(1). Without points the score alone counts.
    """
    scores = np.array([np.sign(e.score) * _SURE * unit if abs(e.score) > EVAL_MAX else e.score for e in entries])
    by_search = logistic(scores / unit)
    points = np.array([np.nan if e.points is None else e.points for e in entries], float)
    mixed = np.where(np.isnan(points), by_search, trust * by_search + (1 - trust) * np.nan_to_num(points))
    return mixed.astype(np.float32)


def kept_apart(count: int) -> NDArray[np.bool_]:
    """Which of so many positions are not used for training: stretches, because neighbours are much alike."""
    return np.arange(count) // _STRETCH % _KEPT == _KEPT - 1


@dataclass(frozen=True, slots=True)
class Pass:
    """The losses after a pass over the positions: of the training positions and of those kept apart."""

    learned: float
    kept: float


def train(model: Model, passes: int, seed: int, part: float = 1) -> Iterator[Pass]:
    """Improves the weights in place, pass after pass, by this part of the model's usual steps.

    The first losses are those before the first pass.
    """
    rng, apart = np.random.default_rng(seed), kept_apart(len(model.wanted))
    learned, kept = np.flatnonzero(~apart), np.flatnonzero(apart)
    adam = Adam(model.weights, passes * -(-len(learned) // model.batch), part * model.step)
    measured = learned[:: len(learned) // _MOST_MEASURED + 1]
    yield Pass(model.loss(measured), model.loss(kept))
    for _ in range(passes):
        order = rng.permutation(learned)
        for at in range(0, len(order), model.batch):
            adam.go(model.gradient(order[at : at + model.batch]))
            model.clip()
        yield Pass(model.loss(measured), model.loss(kept))


class Adam:
    """A number of Adam's steps, with the size of the first, and their running means."""

    def __init__(self, weights: Weights, steps: int, first: float) -> None:
        self._weights, self._steps, self._first, self._done = weights, steps, first, 0
        self._means = {name: np.zeros_like(array) for name, array in weights.items()}
        self._squares = {name: np.zeros_like(array) for name, array in weights.items()}

    def go(self, gradient: Weights) -> None:
        """Makes one step against the gradient."""
        self._done += 1
        size = self._first * (_LAST_STEP + (1 - _LAST_STEP) * (0.5 + 0.5 * cos(pi * self._done / self._steps)))
        for name, slope in gradient.items():
            mean, square = self._means[name], self._squares[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            root = np.sqrt(square / (1 - 0.999**self._done)) + 1e-8
            self._weights[name] -= size * (mean / (1 - 0.9**self._done)) / root


def host(array: Any) -> Numbers:
    """The array in the memory of the processor."""
    return np.asarray(array.get() if hasattr(array, "get") else array)


def zeros(layout: Iterable[Block]) -> Weights:
    """Weights of these blocks, all 0."""
    return {block.name: np.zeros(block.shape, np.float32) for block in layout}


def shipped(file: Path, layout: tuple[Block, ...]) -> Weights:
    """The weights of a file as floating-point numbers."""
    found = read_weights(file, layout)
    shaped = {block.name: np.array(found[block.name], np.float32).reshape(block.shape) for block in layout}
    return {block.name: np.asarray(shaped[block.name] / np.array(block.unit, np.float32)) for block in layout}


def written(weights: Weights, layout: tuple[Block, ...]) -> bytes:
    """The file of weights. Raises OverflowError if a number does not fit."""
    parts = [np.round(host(weights[block.name]) * np.array(block.unit)).ravel() for block in layout]
    numbers = np.concatenate(parts)
    if np.abs(numbers).max() > np.iinfo(np.int16).max:
        raise OverflowError("a weight is too large for its file")
    return numbers.astype("<i2").tobytes()
