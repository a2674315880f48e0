"""The sums of a network's first layer, kept for the last plies of a board, and the layers that read them.

Only a few inputs change from one position to the next, so the sums of a position are those of the one before it with
the rows of some weights added and others subtracted (Y. Nasu's NNUE, 2018). A row has a number for each neuron. All
numbers are whole; sums fit 16 bits.
"""

import cython

from engines.board import zeros

MOST = 16_384  # sums that are kept for a board
BLOCK = 64  # neurons that are read at a time
ONE, SECOND_ONE, UNIT = 255, 64, 400  # for `squares`: how a sum of 1, a weight of 1 and an output of 1 are stored
_FAR = 6  # plies: from further back a sum over all inputs is cheaper
_CLAMPED = zeros(BLOCK)
_WEIGHED = zeros(BLOCK)
if (BLOCK, ONE, SECOND_ONE, UNIT) != (64, 255, 64, 400):
    raise ValueError("the loops below count with numbers, which the compiler needs to know, of another network")


class Accumulator:
    """The sums of `width` neurons for the last MOST // width plies.

    The width is a power of two and at least BLOCK. A row of a table of weights is named by the index of its beginning.
    """

    def __init__(self, width: int) -> None:
        if width % BLOCK or MOST % width:
            raise ValueError(f"an accumulator cannot have {width} neurons")
        self.width = width
        self.kept = MOST // width - 1  # one less than a power of two
        if not cython.compiled:  # compiled, they are arrays of zeros from the start
            self.sums = zeros(MOST)
            self.keys = zeros(MOST // BLOCK)

    def _place(self, ply: int) -> int:
        """The index at which the sums of the position at a ply begin."""
        return self.width * (ply & self.kept)

    def known(self, past_key: list[int], ply: int) -> int:
        """The last ply up to this one whose sums are kept; -1 if it is too far back. `past_key` has the keys by ply."""
        oldest = ply - _FAR if ply > _FAR else 0
        while self.keys[ply & self.kept] != past_key[ply]:
            if ply == oldest:
                return -1
            ply -= 1
        return ply

    def begin(self, ply: int, key: int, biases: list[int]) -> None:
        """Starts the sums of the position with this key: biases, no inputs yet."""
        at = self._place(ply)
        self.keys[ply & self.kept] = key
        for i in range(self.width):
            self.sums[at + i] = biases[i]

    def copy(self, ply: int, key: int) -> None:
        """Starts the sums of the position with this key as a copy of those at the ply before."""
        self.keys[ply & self.kept] = key
        before, after = self._place(ply - 1), self._place(ply)
        for i in range(self.width):
            self.sums[after + i] = self.sums[before + i]

    def move(self, ply: int, key: int, rows: list[int], source: int, target: int) -> None:
        """Starts the sums as `copy` does, with the row at `source` subtracted and that at `target` added."""
        self.keys[ply & self.kept] = key
        before, after = self._place(ply - 1), self._place(ply)
        for start in range(0, self.width, 64):
            for i in range(start, start + 64):  # a constant length makes the compiled loop shorter
                self.sums[after + i] = self.sums[before + i] + rows[target + i] - rows[source + i]

    def add(self, ply: int, rows: list[int], row: int) -> None:
        """Adds a row."""
        at = self._place(ply)
        for i in range(self.width):
            self.sums[at + i] += rows[row + i]

    def remove(self, ply: int, rows: list[int], row: int) -> None:
        """Subtracts a row."""
        at = self._place(ply)
        for start in range(0, self.width, 64):
            for i in range(start, start + 64):
                self.sums[at + i] -= rows[row + i]

    def squares(self, ply: int, weights: list[int], row: int) -> int:
        """The sum of weight * clamp(sum, 0, 1) ** 2 over all neurons, as a score, rounded towards 0.

        A weight times ONE must fit 16 bits, and the total 32.
        """
        total = _squares(self.sums, self._place(ply), weights, row, self.width)
        size = (total if total > 0 else -total) // 255 * 400 // (255 * 64)
        return size if total > 0 else -size

    def neuron(self, ply: int, weights: list[int], row: int) -> int:
        """The sum of weight * sum over BLOCK neurons; it must fit 32 bits."""
        return _neuron(self.sums, self._place(ply), weights, row)

    def hidden(self, ply: int, weights: list[int], biases: list[int], output: list[int], first: int, end: int) -> int:
        """The sum of output * max(0, bias + neuron) over the neurons of a second layer from `first` to before `end`."""
        at = self._place(ply)
        total = 0
        for j in range(first, end):
            value = biases[j] + _neuron(self.sums, at, weights, 64 * j)
            if value > 0:
                total += value * output[j]
        return total


def _squares(sums: list[int], at: int, weights: list[int], row: int, width: int) -> int:
    total = 0
    for start in range(0, width, 64):
        for i in range(64):
            value = sums[at + start + i]
            value = value if value > 0 else 0
            _CLAMPED[i] = value if value < 255 else 255
        for i in range(64):
            _WEIGHED[i] = _CLAMPED[i] * weights[row + start + i]
        for i in range(64):
            total += _WEIGHED[i] * _CLAMPED[i]
    return total


def _neuron(sums: list[int], at: int, weights: list[int], row: int) -> int:
    total = 0
    for i in range(64):
        total += weights[row + i] * sums[at + i]
    return total
