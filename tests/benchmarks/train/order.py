"""The order of moves of gomoku and renju, fitted to what searches chose among the candidates.

A combination is one number for its two largest shapes as a pair and one for each of the others, as in
engines/gomoku/weights.py: FEATURES numbers for the side to move and as many for the other one.
"""

import textwrap
from typing import Any

import numpy as np

from engines.gomoku.board import GomokuBoard
from engines.gomoku.kinds import SHAPES
from engines.gomoku.points import NAMED, POINTS
from engines.gomoku.tables import COMBINATIONS, codes
from tests.benchmarks.train.learning import Model, Numbers, Weights, Whole
from tests.benchmarks.train.points import board_of
from tests.benchmarks.train.positions import Labelled

PAIRS = SHAPES * (SHAPES + 1) // 2
FEATURES = PAIRS + SHAPES
UNIT = 600  # added to the order, it makes a move's chance e times as large
_FEW = 3  # fewer candidates teach nothing about the order
_PRIOR = 1e-4  # how strongly numbers are held to their start
_PLACES = np.array([[a * (a + 1) // 2 + b, PAIRS + c, PAIRS + d] for a, b, c, d in COMBINATIONS], np.int64)
_HEAD = '"""In which order to try shapes, learnt from own games; `weights` says how to read it."""\n'
_COLUMNS = 108


class Order(Model):
    """The candidates of many positions in one array: their features, where each position begins, and the played
    move.
    """

    batch, step = 1 << 30, 0.15

    def __init__(self, weights: Weights, entries: list[Labelled]) -> None:
        places, begins, played, total = [], [], [], 0
        for entry in entries:
            board = board_of(entry)
            candidates, best = board.candidates(), NAMED[entry.move]
            if len(candidates) >= _FEW and best in candidates:
                places.append(_places(board, candidates))
                begins.append(total)
                played.append(total + candidates.index(best))
                total += len(candidates)
        Model.__init__(self, weights, np.ones(len(begins), np.float32))
        self._places, self._begins, self._played = np.concatenate(places), np.array(begins), np.array(played)
        self._lengths = np.diff(np.append(self._begins, total))

    @classmethod
    def weights_at_first(cls) -> Weights:
        """Weights with which all candidates are alike."""
        return {"order": np.zeros(2 * FEATURES)}

    def foretold(self, chosen: Whole) -> Numbers:
        """The chances that the order gave the played moves."""
        return np.asarray(self._chances()[self._played[chosen]])

    def gradient(self, chosen: Whole) -> Weights:
        of_positions = np.zeros(len(self._begins))
        of_positions[chosen] = 1 / len(chosen)
        width = self._places.shape[1]
        chances = np.repeat(self._chances() * np.repeat(of_positions, self._lengths), width)
        expected = np.bincount(self._places.ravel(), chances, 2 * FEATURES)
        played = np.bincount(self._places[self._played].ravel(), np.repeat(of_positions, width), 2 * FEATURES)
        return {"order": expected - played + _PRIOR * self.weights["order"]}

    def _chances(self) -> Numbers:
        scores = self.weights["order"][self._places].sum(1)
        powers = np.exp(scores - np.repeat(np.maximum.reduceat(scores, self._begins), self._lengths))
        return np.asarray(powers / np.repeat(np.add.reduceat(powers, self._begins), self._lengths))


def _places(board: GomokuBoard, candidates: list[int]) -> Whole:
    empty = [point for point in POINTS if board.stone(point) < 0]
    own, foe = (dict(zip(empty, board.shapes(side), strict=True)) for side in (board.side, board.side ^ 1))
    place = codes()
    rows = [[*_PLACES[place[own[point]]], *(FEATURES + _PLACES[place[foe[point]]])] for point in candidates]
    return np.array(rows, np.int64)


def text_of(weights: Weights) -> str:
    """The text of engines/gomoku/values.py."""
    own, foe = np.split(weights["order"], 2)
    return _HEAD + _assigned("ORDER_OWN", own) + _assigned("ORDER_FOE", foe)


def _assigned(name: str, row: np.ndarray[Any, Any]) -> str:
    inner = ", ".join(str(round(UNIT * float(value))) for value in row)
    filled = textwrap.fill(inner, _COLUMNS, initial_indent="    ", subsequent_indent="    ")
    return f"\n{name} = (\n{filled},\n)\n"
