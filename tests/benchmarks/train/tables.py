"""Xiangqi's tables of material and places, moved so that they predict better (P. Österlund's "Texel's tuning",
2014).

Every number is held to its present value by a normal prior, wider for large numbers, so that numbers with little
evidence stay. The network must be learnt again after it.
"""

import numpy as np

from tests.benchmarks.train.features import features, plain
from tests.benchmarks.train.learning import Model, Numbers, Weights, Whole, logistic, wanted_points
from tests.benchmarks.train.numbers import places, rewritten
from tests.benchmarks.train.positions import Labelled
from tests.benchmarks.train.xiangqi import TRUST, UNIT, board_of

_DECIDED = 1_200  # hundredths: positions with larger scores teach nothing about small numbers
_MOST = 64  # numbers that count in a position: both tables of each piece, and of material


class Tables(Model):
    """The numbers of engines/xiangqi/parameters.py, by how many of their widths each has moved, on plain positions."""

    batch, step = 400, 0.03

    def __init__(self, text: str, entries: list[Labelled], prior: float = 1.0) -> None:
        self._text, self._slots = text, list(places(text))
        self._start = np.array([place.value for place in places(text).values()], float)
        self._widths = 8 + np.abs(self._start) / 8
        chosen = [entry for entry in entries if abs(entry.score) < _DECIDED and plain(board_of(entry))]
        self._black = np.array([board_of(entry).side == 1 for entry in chosen])
        self._places, self._counts = self._features(chosen)
        self._prior = prior / max(len(chosen), 1)
        Model.__init__(self, {"moved": np.zeros(len(self._slots))}, wanted_points(chosen, UNIT, TRUST))

    def _features(self, entries: list[Labelled]) -> tuple[Whole, Numbers]:
        index = {slot: i for i, slot in enumerate(self._slots)}
        at, counts = np.zeros((len(entries), _MOST), np.int64), np.zeros((len(entries), _MOST))
        for row, entry in enumerate(entries):
            for column, (slot, count) in enumerate(features(board_of(entry)).items()):
                at[row, column], counts[row, column] = index[slot], count
        return at, counts

    def values(self) -> Numbers:
        """The present numbers."""
        return np.asarray(self._start + self._widths * self.weights["moved"])

    def foretold(self, chosen: Whole) -> Numbers:
        red = (self.values()[self._places[chosen]] * self._counts[chosen]).sum(1)
        return logistic(np.where(self._black[chosen], -red, red) / UNIT)

    def gradient(self, chosen: Whole) -> Weights:
        slope = (self.foretold(chosen) - self.wanted[chosen]) / UNIT / len(chosen)
        red = np.where(self._black[chosen], -slope, slope)[:, None] * self._counts[chosen]
        total = np.bincount(self._places[chosen].ravel(), red.ravel(), len(self._start))
        return {"moved": total * self._widths + self._prior * self.weights["moved"]}

    def text(self) -> str:
        """The text of parameters.py with the present numbers and everything else kept."""
        values = zip(self._slots, self.values(), strict=True)
        return rewritten(self._text, {slot: round(float(value)) for slot, value in values})
