"""A small neural network, which tells how good a position is by what every empty point would make for both sides.

A first layer of WIDTH neurons looks at each empty point by itself, and all points add up what it says of them; a second
one of HIDDEN neurons, and a straight way past it, read the sums. With the shapes that a stone of the first and one of
the second side would make along each of the point's four lines:

    sum[i] = sum over empty points of clamp(bias[i] + sum over lines of first[shapes][i], 0, 1)
    score  = last + threats[what both sides threaten] + sum of direct[i] * sum[i]
             + sum of output[j] * max(0, hidden_bias[j] + sum of second[j][i] * sum[i])

Half of the neurons see a point as the first side does, half as the second. All but the first layer stands once for each
side to move. Only a few points change from one position to the next, so the sums are kept stone by stone. All in
whole numbers, as `weights` says.
"""

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
_POINT = zeros(WIDTH)
_AFTER = zeros(WIDTH)
if (HIDDEN, ONE, WIDTH) != (32, 127, 64):
    raise ValueError("the loops below count with numbers, which the compiler needs to know, of another network")


class Network(Accumulator):
    """The sums of one board, by the number of its stones."""

    def __init__(self, renju: bool) -> None:
        Accumulator.__init__(self, WIDTH)
        self.rules = int(renju)

    def enter(self, first: int, second: int) -> int:
        """Count in a point of the empty board by its shapes for both sides, four bits for each line."""
        self._count(0, first, second, 1)
        return 0

    def add_stone(self, stones: int, first: int, second: int) -> int:
        """Begin the sums with so many stones from those with one less, without the point that is empty no more."""
        self.copy(stones, 0)
        self._count(64 * stones, first, second, -1)
        return 0

    def _count(self, at: int, first: int, second: int, times: int) -> int:
        """Add what the first layer says of a point, or take it away: `times` is -1 then."""
        self._look(first, second)
        _clamp(_POINT)
        for i in range(64):
            self.sums[at + i] += times * _POINT[i]
        return 0

    def change(self, stones: int, first: int, second: int, new_first: int, new_second: int, shift: int) -> int:
        """A point had these shapes and has new ones now, along the line at `shift` bits only."""
        at = 64 * stones
        old, new = self._row(first >> shift, second >> shift), self._row(new_first >> shift, new_second >> shift)
        self._look(first, second)
        for i in range(64):
            _AFTER[i] = _POINT[i] + _FIRST[new + i] - _FIRST[old + i]
        _clamp(_POINT)
        _clamp(_AFTER)
        for i in range(64):
            self.sums[at + i] += _AFTER[i] - _POINT[i]
        return 0

    def _look(self, first: int, second: int) -> int:
        """Write into _POINT what the first layer says of a point, before it is clamped."""
        a, b = self._row(first, second), self._row(first >> 4, second >> 4)
        c, d = self._row(first >> 8, second >> 8), self._row(first >> 12, second >> 12)
        bias = 64 * self.rules
        for i in range(64):
            _POINT[i] = _BIASES[bias + i] + _FIRST[a + i] + _FIRST[b + i] + _FIRST[c + i] + _FIRST[d + i]
        return 0

    def _row(self, first: int, second: int) -> int:
        """Where the first layer's weights for a line begin, by both sides' shapes in the four lowest bits."""
        return _LAYER * self.rules + 64 * (16 * (first & 15) + (second & 15))

    def output(self, stones: int, side: int, threats: int) -> int:
        """The score with so many stones for the side to move; `threats` as `Stones.threat_index`."""
        view = 2 * self.rules + side
        last = 33 * view + 32
        direct = self.neuron(stones, _SECOND, 64 * last)  # of 64 bits, as its product is
        total = direct * _OUTPUT[last] + self.hidden(stones, _SECOND, _HIDDEN_BIASES, _OUTPUT, 33 * view, last)
        return (total >> SHIFT) + _LAST[THREATS * view + threats]


def _clamp(values: list[int]) -> int:
    """Keep each value from 0 to ONE."""
    for i in range(64):
        value = values[i]
        value = value if value > 0 else 0
        values[i] = value if value < 127 else 127
    return 0
