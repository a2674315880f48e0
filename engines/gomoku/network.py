"""The evaluation by a small neural network, from what a stone on each empty point would make for both sides.

A first layer of WIDTH neurons reads each empty point by itself, and its outputs are added up over all points. A second
layer of HIDDEN neurons reads the sums, and so do direct weights. `shapes` are those that a stone of the first and one
of the second side would make along one of the point's four lines:

    sum[i] = sum over empty points of clamp(bias[i] + sum over lines of first[shapes][i], 0, 1)
    score  = last + threats[what both sides threaten] + sum of direct[i] * sum[i]
             + sum of output[j] * max(0, hidden_bias[j] + sum of second[j][i] * sum[i])

Half of the neurons see a point as the first side does, half as the second. Except for the first layer there are weights
for each side to move. Few points change from one position to the next, so the sums are updated stone by stone. All
numbers are whole, in the units of `weights`.
"""

import cython

from engines.board import zeros
from engines.gomoku import weights
from engines.gomoku.kinds import SHAPES
from engines.gomoku.weights import HIDDEN, ONE, SHIFT, THREATS, WIDTH
from engines.networks.accumulator import Accumulator

_FIRST = weights.FIRST
_BIASES = weights.BIASES
_SECOND = weights.SECOND
_HIDDEN_BIASES = weights.HIDDEN_BIASES
_OUTPUT = weights.OUTPUT
_LAST = weights.LAST
_LAYER = 16 * SHAPES * WIDTH
_SLOTS = 4096
if not cython.compiled:  # compiled, they are arrays of zeros from the start
    _KNOWN = zeros(_SLOTS)
    _CACHE = zeros(WIDTH * (_SLOTS + 1))  # outputs of the first layer for recent points; the last row stays zero
_FACTOR, _BITS = 0x9E3779B1, 0xFFFFFFFF  # typed in the .pxd
if (HIDDEN, ONE, WIDTH) != (32, 127, 64):
    raise ValueError("the loops below count with numbers, which the compiler needs to know, of another network")


class Network(Accumulator):
    """The sums of one board, by its number of stones."""

    def __init__(self, renju: bool) -> None:
        Accumulator.__init__(self, WIDTH)
        self.rules = int(renju)

    def enter(self, shapes: int) -> int:
        """Adds a point of the empty board, by its shapes for both sides as in `Stones.shapes`."""
        cached = self._lookup(shapes)
        for i in range(64):
            self.sums[i] += _CACHE[cached + i]
        return 0

    def update(self, stones: int, log: memoryview, start: int, end: int) -> int:
        """Computes the sums with this number of stones from those with one stone less.

        From `start` to `end` the log has three numbers for each point that changed: the point, its shapes before and
        after. The first point is the one that is no longer empty.
        """
        self.copy(stones, 0)
        at = 64 * stones
        self._subtract(at, log[start + 1])
        for i in range(start + 3, end, 3):
            self._exchange(at, log[i + 1], log[i + 2])
        return 0

    def _subtract(self, at: int, shapes: int) -> int:
        cached = self._lookup(shapes)
        for i in range(64):
            self.sums[at + i] -= _CACHE[cached + i]
        return 0

    def _exchange(self, at: int, before: int, after: int) -> int:
        """Updates the sums for a point whose shapes have changed."""
        old = self._lookup(before)
        new = self._lookup(after)
        if old == new:  # a cache slot for both: the second takes it
            self._subtract(at, before)
            old, new = 64 * _SLOTS, self._lookup(after)
        for i in range(64):
            self.sums[at + i] += _CACHE[new + i] - _CACHE[old + i]
        return 0

    def _lookup(self, shapes: int) -> int:
        """The index in _CACHE of the first layer's outputs for a point."""
        slot = (shapes * _FACTOR & _BITS) >> 20
        key = self.rules + 1
        key = key << 32 | shapes
        if _KNOWN[slot] != key:
            _KNOWN[slot] = key
            self._compute(shapes, 64 * slot)
        return 64 * slot

    def _compute(self, shapes: int, at: int) -> int:
        """Computes the first layer's outputs for a point."""
        a, b, c, d = self._row(shapes), self._row(shapes >> 4), self._row(shapes >> 8), self._row(shapes >> 12)
        bias = 64 * self.rules
        for i in range(64):
            value = _BIASES[bias + i] + _FIRST[a + i] + _FIRST[b + i] + _FIRST[c + i] + _FIRST[d + i]
            value = value if value > 0 else 0
            _CACHE[at + i] = value if value < 127 else 127
        return 0

    def _row(self, shapes: int) -> int:
        """The index of the first layer's weights for a line, whose shapes are the lowest bits of both halves."""
        return _LAYER * self.rules + 64 * (16 * (shapes & 15) + (shapes >> 16 & 15))

    def output(self, stones: int, side: int, threats: int) -> int:
        """The score with this number of stones for the side to move; `threats` as from `Stones.threat_index`."""
        view = 2 * self.rules + side
        last = 33 * view + 32
        direct = self.neuron(stones, _SECOND, 64 * last)  # a variable of 64 bits, for the product
        total = direct * _OUTPUT[last] + self.hidden(stones, _SECOND, _HIDDEN_BIASES, _OUTPUT, 33 * view, last)
        return (total >> SHIFT) + _LAST[THREATS * view + threats]
