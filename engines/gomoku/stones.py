"""The stones on the board, and what a stone on every empty point would make for either side, updated stone by stone.

For each empty point `shapes` holds what a stone would make along its four lines in four bits each, the first side's in
the lower half and the second's above. Shapes from THREE on, the large ones, are also in `large`, three bits each: they
determine the kind of a point, in `kind` by side and point, which is CALM where a stone is. `sets` are the points of
each kind, `tally` counts them, and `network` has the sums for `evaluate`. Logs have what each stone changed.
"""

import cython

from engines.board import zeros
from engines.gomoku.kinds import CALM, DOUBT, FORBIDDEN, KINDS, MAKES_FIVE, NO_SHAPE, OPEN_THREE, THREE, THREE_WIDE, WIN
from engines.gomoku.network import Network
from engines.gomoku.points import EMPTY, POINTS, SIZE, STEPS, STRIDE, WALL, WIDTH
from engines.gomoku.tables import Tables
from engines.gomoku.windows import MATTERS, REACH
from engines.memory import own

if not cython.compiled:
    from engines.bits import lowest

_CELLS = 225
_CHANGES = 41  # most points that one stone changes: forty in reach and its own
_LINES = 2 * WIDTH + 2 * (2 * WIDTH - 1)
_WORDS = 5  # of 64 points
_ONE, _FULL = 1, (1 << 64) - 1  # typed in the .pxd: numbers of 64 bits
_TALLIES = [1 << 8 * (kind - OPEN_THREE) if OPEN_THREE <= kind <= DOUBT else 0 for kind in range(KINDS)]


def _line(point: int, direction: int) -> tuple[int, int]:
    """The number of the line through a point, and the index of the point in it."""
    row, column = divmod(point - min(POINTS), STRIDE)
    rising, falling = 3 * WIDTH - 1 + row - column, 4 * WIDTH - 1 + row + column
    return ((row, column), (WIDTH + column, row), (rising, row), (falling, row))[direction]


_LINE, _LOW = zeros(4 * SIZE), zeros(4 * SIZE)
_EMPTY_LINES = [_FULL for _ in range(_LINES)]
for _at in (4 * point + direction for point in POINTS for direction in range(4)):
    _number, _step = _line(_at // 4, _at % 4)
    _LINE[_at], _LOW[_at] = _number, 2 * _step
    _EMPTY_LINES[_number] ^= 3 * _ONE << 2 * (_step + REACH)


class Stones:
    """An empty board; stones are placed and removed as on a stack.

    `lines` has the points of each line as windows have them, two bits each, ten bits for half a window. By point and
    direction _LINE is the index of the line, and _LOW the bit in it at which the point's window begins. `sets` has
    eight words for each of sixteen kinds of a side, `tally` eight bits for each kind from OPEN_THREE to DOUBT, by
    number of stones and side. `start` and `large_start` are where the logs of each stone begin.
    """

    def __init__(self, tables: Tables, network: Network) -> None:
        self.network = network
        windows = tables.windows
        self.steps = list(STEPS)
        self.below, self.above = windows.below, windows.above
        self.window_shapes, self.window_large = windows.shapes, windows.large
        self.first_cells, self.second_cells = windows.lines[0].cells, windows.lines[1].cells
        self.codes_below, self.codes_above = windows.codes_below, windows.codes_above
        self.open_below, self.open_above = windows.open_below, windows.open_above
        self.first_kinds, self.second_kinds = tables.first_kinds, tables.second_kinds
        self.owner = [WALL for _ in range(SIZE)]
        self.empty = zeros(_WORDS)
        self.lines = list(_EMPTY_LINES)
        self.shapes = zeros(SIZE)
        self.large = zeros(SIZE)
        self.kind = zeros(2 * SIZE)
        self.sets = zeros(2 * 16 * 8)
        self.tally = zeros(2 * (_CELLS + 1))
        self.taken = self.summed = 0
        self.log = memoryview(own(4 * 3 * _CHANGES * _CELLS)).cast("I")
        self.large_log = memoryview(own(4 * 2 * _CHANGES * _CELLS)).cast("I")
        self.start = zeros(_CELLS + 1)
        self.large_start = zeros(_CELLS + 1)
        for point in POINTS:
            self.owner[point] = EMPTY
        for point in POINTS:
            self._clear(point)

    def _clear(self, point: int) -> int:
        """Sets the shapes of an empty point on an empty board: none of them is large."""
        for direction in range(4):
            pair = self.window_shapes[self._place(self._bits(point, direction))]
            self.shapes[point] |= (pair & 15 | pair << 12 & 0xF0000) << 4 * direction
        self.empty[point >> 6] |= _ONE << (point & 63)
        for side in range(2):
            self.sets[128 * side + 8 * CALM + (point >> 6)] |= _ONE << (point & 63)
        self.network.enter(self.shapes[point])
        return 0

    def place(self, point: int, side: int) -> int:
        """Puts a stone of `side` on an empty point."""
        self._take(point, side)
        end = self.start[self.taken - 1]
        self.log[end + 1] = self.shapes[point]
        self.start[self.taken] = end + 3
        for direction in range(4):
            self._update_line(point, direction, side + 1)
        return 0

    def probe(self, point: int, side: int) -> int:
        """Places a stone to look ahead, at less cost: only large shapes and the kinds of points are updated.

        `sum_up` must not be called then. `remove` removes this stone, too; above it stones are placed only by `probe`.
        """
        self._take(point, side)
        for direction in range(4):
            self._see_large(point, direction, side)
        return 0

    def _take(self, point: int, side: int) -> int:
        at = 2 * self.taken
        self.tally[at + 2] = self.tally[at]
        self.tally[at + 3] = self.tally[at + 1]
        self.taken += 1
        self.start[self.taken] = self.start[self.taken - 1]
        self.large_start[self.taken] = self.large_start[self.taken - 1]
        self._set_kind(point, 0, CALM)
        self._set_kind(point, 1, CALM)
        self.owner[point] = side
        self.empty[point >> 6] ^= _ONE << (point & 63)
        return 0

    def remove(self, point: int) -> int:
        """Removes the stone that was placed last."""
        digit = self.owner[point] + 1
        for direction in range(4):
            at = 4 * point + direction
            self.lines[_LINE[at]] ^= digit << _LOW[at] + 10
        self.owner[point] = EMPTY
        self.empty[point >> 6] ^= _ONE << (point & 63)
        self._update_kinds(point)
        for i in range(self.large_start[self.taken - 1], self.large_start[self.taken], 2):
            at = self.large_log[i]
            self.large[at] = self.large_log[i + 1]
            self._update_kinds(at)
        for i in range(self.start[self.taken - 1] + 3, self.start[self.taken], 3):
            self.shapes[self.log[i]] = self.log[i + 1]
        self.taken -= 1
        self.summed = min(self.summed, self.taken)
        return 0

    def _update_line(self, point: int, direction: int, digit: int) -> int:
        """Puts a stone of the digit into a line, and updates the shapes that it may change.

        It changes nothing beyond a stone of either side.
        """
        at = 4 * point + direction
        low = _LOW[at]
        line = self.lines[_LINE[at]]
        seen = self._open(line >> low)
        line |= digit << low + 10
        self.lines[_LINE[at]] = line
        step = self.steps[direction]
        at = point - 5 * step
        low -= 10
        end = self.start[self.taken]
        while seen:
            i = lowest(seen)
            seen &= seen - 1
            window = self._place(line >> low + 2 * i)
            pair = self.window_shapes[window]
            cell = at + step * i
            new = pair & 15 | pair << 12 & 0xF0000
            old = self.shapes[cell] >> 4 * direction & 0xF000F
            if new != old:
                self.log[end] = cell
                self.log[end + 1] = self.shapes[cell]
                self.shapes[cell] ^= (new ^ old) << 4 * direction
                self.log[end + 2] = self.shapes[cell]
                end += 3
                if (new | old) & 0x80008:
                    self._set_large(cell, direction, self.window_large[window])
        self.start[self.taken] = end
        return 0

    def _see_large(self, point: int, direction: int, side: int) -> int:
        """Puts a stone of `side` into a line, and updates the large shapes, if it may change any."""
        at = 4 * point + direction
        low = _LOW[at]
        line = self.lines[_LINE[at]]
        bits = line >> low
        line |= _ONE + side << low + 10
        self.lines[_LINE[at]] = line
        if not self.window_large[self._place(bits)] & MATTERS << 4 * side:
            return 0
        seen = self._open(bits)
        step = self.steps[direction]
        at = point - 5 * step
        low -= 10
        while seen:
            i = lowest(seen)
            seen &= seen - 1
            self._set_large(at + step * i, direction, self.window_large[self._place(line >> low + 2 * i)])
        return 0

    def _bits(self, point: int, direction: int) -> int:
        """The points of a line from the beginning of a point's window."""
        at = 4 * point + direction
        return self.lines[_LINE[at]] >> _LOW[at]

    def _place(self, bits: int) -> int:
        """The index of the window that begins with the lowest bits of a line."""
        return self.below[bits & 1023] + self.above[bits >> 12 & 1023]

    def _open(self, bits: int) -> int:
        """The points of that window, one bit each, whose shapes a stone in its middle may change."""
        return self.open_below[bits & 1023] | self.open_above[bits >> 12 & 1023]

    def _set_large(self, point: int, direction: int, pair: int) -> int:
        """Sets the large shapes of an empty point along one line."""
        old = self.large[point]
        change = (old >> 3 * direction ^ (pair | pair << 12)) & 0x70007
        if change:
            end = self.large_start[self.taken]
            self.large_log[end] = point
            self.large_log[end + 1] = old
            self.large_start[self.taken] = end + 2
            self.large[point] = old ^ change << 3 * direction
            self._update_kinds(point)
        return 0

    def _update_kinds(self, point: int) -> int:
        """Sets the kinds of an empty point from its large shapes."""
        large = self.large[point]
        self._set_kind(point, 0, self.first_kinds[large & 0xFFF])
        self._set_kind(point, 1, self.second_kinds[large >> 16])
        return 0

    def _set_kind(self, point: int, side: int, kind: int) -> int:
        at = SIZE * side + point
        old = self.kind[at]
        if kind != old:
            self.kind[at] = kind
            self.tally[2 * self.taken + side] += _TALLIES[kind] - _TALLIES[old]
            word = 128 * side + (point >> 6)
            bit = _ONE << (point & 63)
            self.sets[word + 8 * old] ^= bit
            self.sets[word + 8 * kind] ^= bit
        return 0

    def count(self, side: int, kind: int) -> int:
        """The number of points that are of a kind from OPEN_THREE to DOUBT for the side."""
        return self.tally[2 * self.taken + side] >> 8 * (kind - OPEN_THREE) & 255

    def threat_index(self, side: int) -> int:
        """The kinds of points that exist, one bit each: OPEN_THREE to FOUR_THREE for the side, to WIN for the other.

        The first kind is the highest of nine bits.
        """
        found = 0
        for kind in range(OPEN_THREE, WIN):
            found = found << 1 | (self.count(side, kind) > 0)
        for kind in range(OPEN_THREE, WIN + 1):
            found = found << 1 | (self.count(side ^ 1, kind) > 0)
        return found

    def sum_up(self) -> int:
        """Updates the network's sums to the last stone; no stone may have been placed by `probe`."""
        while self.summed < self.taken:
            self.summed += 1
            self.network.update(self.summed, self.log, self.start[self.summed - 1], self.start[self.summed])
        return 0

    def find(self, side: int, kind: int, start: int) -> int:
        """The first point from `start` on that is of this kind for the side, or -1."""
        at = 128 * side + 8 * kind
        word = start >> 6
        bits = self.sets[at + word] & _FULL << (start & 63)
        while bits == 0:
            word += 1
            if word == _WORDS:
                return -1
            bits = self.sets[at + word]
        return 64 * word + lowest(bits)

    def shape(self, side: int, point: int, direction: int) -> int:
        """The large shape that a stone of `side` on the empty point would make along one line, or NO_SHAPE."""
        large = self.large[point] >> 16 * side + 3 * direction & 7
        return large + THREE - 1 if large else NO_SHAPE

    def shape_now(self, side: int, point: int, direction: int) -> int:
        """The shape, large or not, that a stone of `side` on the empty point would make along one line; slower."""
        return self.window_shapes[self._place(self._bits(point, direction))] >> 4 * side & 15

    def cells(self, side: int, point: int, direction: int) -> int:
        """The points that complete that shape, one bit each as in `LineTable.cells`; see `beside`."""
        bits = self._bits(point, direction)
        below, above = bits & 1023, bits >> 12 & 1023
        if side == 0:
            return self.first_cells[self.codes_below[below] + self.codes_above[above]]
        return self.second_cells[self.codes_below[1024 + below] + self.codes_above[1024 + above]]

    def beside(self, point: int, direction: int, digit: int) -> int:
        """The point that a digit of a line's code stands for."""
        step = self.steps[direction] * ((digit >> 1) + 1)
        return point + step if digit & 1 else point - step

    def is_forbidden(self, point: int) -> bool:
        """True if renju's rules forbid the first side the empty point; always False in gomoku."""
        kind = self.kind[point]
        return kind == FORBIDDEN or (kind == DOUBT and self._makes_threes(point))

    def _makes_threes(self, point: int) -> bool:
        """True if a stone there makes two or more threes that can become open fours at points not forbidden."""
        threes = 0
        self.probe(point, 0)
        for direction in range(4):
            if self._is_three(point, direction):
                threes += 1
        self.remove(point)
        return threes > 1

    def _is_three(self, point: int, direction: int) -> bool:
        """True if the stone just placed makes a three along the line that can become an open four."""
        shape = self.shape(0, point, direction)
        if shape != THREE and shape != THREE_WIDE:
            return False
        cells = self.cells(0, point, direction)
        for digit in range(10):
            if cells >> digit & 1:
                at = self.beside(point, direction, digit)
                if self.kind[at] != MAKES_FIVE and not self.is_forbidden(at):
                    return True
        return False
