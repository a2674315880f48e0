"""The stones on the board, and what every empty point would make for either side, kept stone by stone.

For each side and empty point `combined` holds the shapes of its four lines in four bits each, `code` the place of that
combination in COMBINATIONS, and `kind` its kind, which is CALM where a stone lies. `tally` counts the kinds of all
empty points, `network` adds up what `evaluate` needs of them, and `log` tells what each stone changed, so that taking
it away costs little.
"""

from engines.board import zeros
from engines.gomoku.kinds import CALM, DOUBT, FORBIDDEN, MAKES_FIVE, OPEN_THREE, THREE, THREE_WIDE, WIN
from engines.gomoku.network import Network
from engines.gomoku.points import EMPTY, POINTS, SIZE, STEPS, STRIDE, WALL
from engines.gomoku.shapes import POWERS
from engines.gomoku.tables import Tables

_COMBINATIONS = 3060
_CELLS = 225
_CHANGES = 84  # most that one stone changes: both sides of forty points in reach and of its own
_FIRST, _LAST = min(POINTS), max(POINTS)
_WORD = 8  # bytes
_ONES, _TOPS = 0x0101010101010101, 0x8080808080808080  # typed in the .pxd: the numbers have 64 bits


class Stones:
    """An empty board; stones come and go in the order of a stack."""

    def __init__(self, tables: Tables, network: Network) -> None:
        self.network = network
        self.reach = tables.reach
        self.steps = list(STEPS)
        self.powers = POWERS
        self.first_shapes, self.second_shapes = tables.lines[0].shape, tables.lines[1].shape
        self.first_cells, self.second_cells = tables.lines[0].cells, tables.lines[1].cells
        self.codes, self.kinds, self.tallies = tables.codes, tables.kinds, tables.tallies
        self.owner = [WALL for _ in range(SIZE)]
        self.near = zeros(SIZE)
        self.line = zeros(4 * SIZE)
        self.wall = zeros(4 * SIZE)
        self.combined = zeros(2 * SIZE)
        self.code = zeros(2 * SIZE)
        kinds = memoryview(bytearray(2 * SIZE + _WORD - 2 * SIZE % _WORD))
        self.kind = kinds
        self.kind_words = kinds.cast("Q")  # the same memory
        self.tally = zeros(2 * (_CELLS + 1))
        self.taken = 0
        self.log = memoryview(bytearray(6 * _CHANGES * _CELLS)).cast("H")
        self.logged = 0
        self.start = zeros(_CELLS + 1)
        for point in POINTS:
            self.owner[point] = EMPTY
        for point in POINTS:
            self._clear(point)

    def _clear(self, point: int) -> int:
        """The shapes of an empty point on an empty board."""
        for direction in range(4):
            wall = 0
            for i in range(2 * self.reach):
                step = self.steps[direction] * (i // 2 + 1)
                if self._is_off(point, step if i & 1 else -step, direction):
                    wall += self.powers[i]
            self.wall[SIZE * direction + point] = wall
            self.combined[point] |= self.first_shapes[2 * wall] << 4 * direction
            self.combined[SIZE + point] |= self.second_shapes[wall] << 4 * direction
        self._enter(point, 0)
        self._enter(point, 1)
        self.network.enter(self.combined[point], self.combined[SIZE + point])
        return 0

    def _is_off(self, point: int, step: int, direction: int) -> bool:
        """True if the wall begins on the way of `step` from the point."""
        one = self.steps[direction] if step > 0 else -self.steps[direction]
        at = point
        while at != point + step:
            at += one
            if self.owner[at] == WALL:
                return True
        return False

    def place(self, point: int, side: int) -> int:
        """Put a stone of `side` on an empty point."""
        return self._put(point, side, 0)

    def probe(self, point: int, side: int) -> int:
        """The same to look ahead, at less cost: only shapes from THREE on, and the kinds from OPEN_THREE on, are kept.

        What points are worth means nothing then. `remove` takes this stone away, too; above it none is placed but by
        `probe`.
        """
        return self._put(point, side, THREE)

    def _put(self, point: int, side: int, least: int) -> int:
        at = 2 * self.taken
        self.tally[at + 2] = self.tally[at]
        self.tally[at + 3] = self.tally[at + 1]
        self.start[self.taken] = self.logged
        self.taken += 1
        if least == 0:
            self.network.add_stone(self.taken, self.combined[point], self.combined[SIZE + point])
        self._leave(point, 0)
        self._leave(SIZE + point, 1)
        self.owner[point] = side
        for direction in range(4):
            self._propagate(point, direction, side + 1, 0, least)
            self._propagate(point, direction, side + 1, 1, least)
        return 0

    def remove(self, point: int) -> int:
        """Take the stone away that was placed last."""
        self.taken -= 1
        side = self.owner[point]
        for direction in range(4):
            self._retract(point, direction, side + 1, 0)
            self._retract(point, direction, side + 1, 1)
        self.owner[point] = EMPTY
        for i in range(self.start[self.taken], self.logged, 3):
            at = self.log[i]
            self.combined[at] = self.log[i + 1]
            self.code[at] = self.log[i + 2]
            self.kind[at] = self.kinds[self.code[at]]
        self.logged = self.start[self.taken]
        return 0

    def _propagate(self, point: int, direction: int, digit: int, up: int, least: int) -> int:
        """Add the digit to the codes of the lines that the new stone is on, as far as it changes anything.

        It changes nothing beyond a stone of either side. Shapes that were and are below `least` are left as they were.
        """
        step = self.steps[direction] if up else -self.steps[direction]
        at = point
        seen = 0
        for i in range(self.reach):
            at += step
            owner = self.owner[at]
            if owner != EMPTY:
                seen |= owner + 1
                if seen > 2:
                    break
                continue
            self.line[SIZE * direction + at] += digit * self.powers[2 * i + 1 - up]
            self._see_line(at, direction, digit, least)
        return 0

    def _see_line(self, point: int, direction: int, digit: int, least: int) -> int:
        """Look the shapes of a line up again where a stone of the digit has come to it."""
        shift = 4 * direction
        line = self.line[SIZE * direction + point]
        wall = self.wall[SIZE * direction + point]
        first, second = self.combined[point], self.combined[SIZE + point]
        old = first >> shift & 15
        if digit == 1 or old >= least:  # a stone of the other side makes no shape larger
            shape = self.first_shapes[line + 2 * wall]
            if shape != old and (shape >= least or old >= least):
                self._change(point, 0, shape, shift)
        old = second >> shift & 15
        if digit == 2 or old >= least:
            shape = self.second_shapes[line + wall]
            if shape != old and (shape >= least or old >= least):
                self._change(SIZE + point, 1, shape, shift)
        if least == 0 and (first != self.combined[point] or second != self.combined[SIZE + point]):
            self.network.change(self.taken, first, second, self.combined[point], self.combined[SIZE + point], shift)
        return 0

    def _retract(self, point: int, direction: int, digit: int, up: int) -> int:
        step = self.steps[direction] if up else -self.steps[direction]
        at = point
        seen = 0
        for i in range(self.reach):
            at += step
            owner = self.owner[at]
            if owner != EMPTY:
                seen |= owner + 1
                if seen > 2:
                    break
                continue
            self.line[SIZE * direction + at] -= digit * self.powers[2 * i + 1 - up]
        return 0

    def _change(self, at: int, side: int, shape: int, shift: int) -> int:
        """A side's shape of one line of an empty point is another now; `at` is SIZE * side + point."""
        combined, old = self.combined[at], self.code[at]
        self._note(at, combined, old)
        combined = combined & ~(15 << shift) | shape << shift
        code = _COMBINATIONS * side + self.codes[combined]
        self.combined[at] = combined
        self.code[at] = code
        self.kind[at] = self.kinds[code]
        self.tally[2 * self.taken + side] += self.tallies[code] - self.tallies[old]
        return 0

    def _enter(self, point: int, side: int) -> int:
        """Count an empty point in."""
        at = SIZE * side + point
        code = _COMBINATIONS * side + self.codes[self.combined[at]]
        self.code[at] = code
        self.kind[at] = self.kinds[code]
        self.tally[side] += self.tallies[code]
        return 0

    def _leave(self, at: int, side: int) -> int:
        """Count an empty point out."""
        code = self.code[at]
        self._note(at, self.combined[at], code)
        self.kind[at] = CALM
        self.tally[2 * self.taken + side] -= self.tallies[code]
        return 0

    def _note(self, at: int, combined: int, code: int) -> int:
        """Write down what a point was to a side."""
        end = self.logged
        self.log[end] = at
        self.log[end + 1] = combined
        self.log[end + 2] = code
        self.logged = end + 3
        return 0

    def count(self, side: int, kind: int) -> int:
        """How many points are of a kind from OPEN_THREE to DOUBT for the side."""
        return self.tally[2 * self.taken + side] >> 8 * (kind - OPEN_THREE) & 255

    def threat_index(self, side: int) -> int:
        """Which kinds of points there are, a bit each: OPEN_THREE to FOUR_THREE for the side, to WIN for the other one.

        The first is the highest of nine bits.
        """
        found = 0
        for kind in range(OPEN_THREE, WIN):
            found = found << 1 | (self.count(side, kind) > 0)
        for kind in range(OPEN_THREE, WIN + 1):
            found = found << 1 | (self.count(side ^ 1, kind) > 0)
        return found

    def approach(self, point: int, change: int) -> int:
        """Keep count of the stones within two steps of every point: `change` is 1 for a stone more, -1 for one less.

        Whoever asks `near` has to say so; stones that are placed to look ahead need not be counted.
        """
        first = point - 2 * STRIDE - 2
        for _ in range(5):
            for at in range(first, first + 5):
                self.near[at] += change
            first += STRIDE
        return 0

    def find(self, side: int, kind: int, start: int) -> int:
        """The first point from `start` on that is of this kind for the side, -1 where there is none; never for CALM.

        A word without that kind is passed at once: no byte of its difference from eight such kinds is zero (H. Warren,
        "Hacker's Delight", 6-1).
        """
        at = SIZE * side + max(start, _FIRST)
        last = SIZE * side + _LAST
        while at <= last:
            if self.kind[at] == kind:
                return at - SIZE * side
            at += 1
            while at % _WORD == 0 and at <= last:
                word = self.kind_words[at // _WORD] ^ kind * _ONES
                if (word - _ONES) & ~word & _TOPS:
                    break
                at += _WORD
        return -1

    def shape(self, side: int, point: int, direction: int) -> int:
        """What a stone of `side` on the empty point would make along one line."""
        return self.combined[SIZE * side + point] >> 4 * direction & 15

    def shape_now(self, side: int, point: int, direction: int) -> int:
        """The same where stones are placed by `probe`, which leaves small shapes as they were."""
        line = self.line[SIZE * direction + point]
        wall = self.wall[SIZE * direction + point]
        return self.second_shapes[line + wall] if side else self.first_shapes[line + 2 * wall]

    def cells(self, side: int, point: int, direction: int) -> int:
        """The points that matter to that shape, a bit each, as `LineTable.cells`; see `beside`."""
        line = self.line[SIZE * direction + point]
        wall = self.wall[SIZE * direction + point]
        return self.second_cells[line + wall] if side else self.first_cells[line + 2 * wall]

    def beside(self, point: int, direction: int, digit: int) -> int:
        """The point that a digit of a line's code stands for."""
        step = self.steps[direction] * ((digit >> 1) + 1)
        return point + step if digit & 1 else point - step

    def is_forbidden(self, point: int) -> bool:
        """True if renju's rules forbid the first side the empty point; always false where none is in doubt."""
        kind = self.kind[point]
        return kind == FORBIDDEN or (kind == DOUBT and self._makes_threes(point))

    def _makes_threes(self, point: int) -> bool:
        """True if two of the threes that a stone there makes can become open fours, each by a point not forbidden."""
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
        for digit in range(2 * self.reach):
            if cells >> digit & 1:
                at = self.beside(point, direction, digit)
                if self.kind[at] != MAKES_FIVE and not self.is_forbidden(at):
                    return True
        return False
