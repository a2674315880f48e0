"""Windows: the points of a line within reach of an empty one, and what is looked up by them.

A window is a number with two bits for each point in the order of the line, the lowest bits first, without the empty
point in its middle: 0 empty, 1 a stone of the first side, 2 of the second, WALL. Its lower half lies below the point,
the upper one above it. So it is cut out of a whole line's points, kept in one number, without a look at any of them.
"""

from array import array

from engines import memory
from engines.gomoku.kinds import THREE, THREE_CLOSED, TWO_CLOSED
from engines.gomoku.points import WALL
from engines.gomoku.shapes import POWERS, LineTable

MATTERS = 8
_MATTERS = MATTERS  # typed in the .pxd


class WindowTable:
    """What is known of windows of `reach` points on either side, for the shapes of these two sides.

    By window `shapes` has the first side's shape in its four lowest bits and the second's above them; so has `large`,
    where THREE is 1, the next one 2 and so on, any smaller one 0, and MATTERS is set where a stone of that side in the
    middle may change a shape from THREE on of any point of the line.

    By half of a window `open_below` and `open_above` have a bit for each point whose shapes a stone in the middle may
    change at all, from the lowest point on: those that are empty, and no stones of both sides, nor a wall, between.
    By side and half `codes_below` and `codes_above`, added up, are the code of the window's line in `lines`.
    """

    def __init__(self, first: LineTable, second: LineTable, reach: int) -> None:
        self.reach = reach
        self.lines = (first, second)
        halves = range(1 << 2 * reach)
        below = [[half >> 2 * (reach - 1 - i) & 3 for i in range(reach)] for half in halves]  # the nearest point first
        above = [[half >> 2 * i & 3 for i in range(reach)] for half in halves]
        self.codes_below = array("i", [_code(line, half, 0) for line in (first, second) for half in below])
        self.codes_above = array("i", [_code(line, half, 1) for line in (first, second) for half in above])
        self.open_below = array("H", [sum(1 << reach - 1 - i for i in _open(half)) for half in below])
        self.open_above = array("H", [sum(1 << reach + 1 + i for i in _open(half)) for half in above])
        self.shapes = memoryview(memory.own(1 << 4 * reach))
        self.large = memoryview(memory.own(1 << 4 * reach))
        self.fill(first, second)

    def fill(self, first_line: LineTable, second_line: LineTable) -> int:
        """Look both sides' shapes up for every window."""
        first, second = first_line.shape, second_line.shape
        half = 1 << 2 * self.reach
        for above in range(half):
            for below in range(half):
                code = self.codes_below[half + below] + self.codes_above[half + above]
                window = half * above + below
                shapes = second[code] << 4 | first[self.codes_below[below] + self.codes_above[above]]
                self.shapes[window] = shapes
                self.large[window] = _large(shapes & 15, shapes >> 4) | _large(shapes >> 4, shapes & 15) << 4
                if first_line.exactly_five and window & ~(window >> 1) & 0x55555:  # six in a row make none
                    self.large[window] |= _MATTERS
        return 0


def _large(shape: int, other: int) -> int:
    """A side's shape as in `large`, where a stone of the other side would make the `other` one.

    What a point in sight makes from THREE on together with the middle, these two and a stone make in five points: two
    of a side there are TWO_CLOSED, three of the other side THREE_CLOSED.
    """
    large = max(shape - THREE + 1, 0)
    return large | _MATTERS if shape >= TWO_CLOSED or other >= THREE_CLOSED else large


def _code(line: LineTable, half: list[int], above: int) -> int:
    """The part of a line's code that half of the points give: a wall is a stone of the other side."""
    digits = [3 - line.own if point == WALL else point for point in half[: line.reach]]
    return sum(digit * POWERS[2 * i + above] for i, digit in enumerate(digits))


def _open(half: list[int]) -> list[int]:
    """Which points of a half are empty and seen from the middle, the nearest first."""
    found, seen = [], 0
    for i, point in enumerate(half):
        seen |= point
        if seen == WALL:
            break
        if point == 0:
            found.append(i)
    return found
