"""Windows: the points of a line around an empty one, REACH on either side, and the tables that they index.

The points of a line are in one number, two bits each in their order: 0 empty, 1 a stone of the first side, 2 of the
second, 3 WALL. A window is a part of it: its lower half is below the point in its middle, its upper half above. Points
beyond the wall or stones of both sides, seen from the middle, change nothing; halves that differ only there are equal.
So few are left that a small table has all windows.
"""

from array import array
from operator import or_

from engines.gomoku.kinds import THREE, THREE_CLOSED, TWO_CLOSED
from engines.gomoku.points import WALL
from engines.gomoku.shapes import POWERS, LineTable

REACH = 5
MATTERS = 8
Half = tuple[int, ...]  # points, the nearest to the middle first


class WindowTable:
    """What windows determine, for the shapes of these two sides, to which no point beyond `reach` matters.

    The index of a window is `below[lower half] + above[upper half]`. By index `shapes` has the first side's shape in
    its four lowest bits and the second's above them. `large` likewise has THREE as 1, the next shape as 2 and so on,
    any smaller one as 0; MATTERS is set if a stone of that side in the middle may change a shape from THREE on of any
    point of the line.

    By half `open_below` and `open_above` have a bit for each point of the window, the lowest first, whose shapes a
    stone in the middle may change at all. By side and half the sum of `codes_below` and `codes_above` is the window's
    code in `lines`.
    """

    def __init__(self, first: LineTable, second: LineTable, reach: int) -> None:
        self.lines = (first, second)
        points = [tuple(half >> 2 * i & 3 for i in range(REACH)) for half in range(1 << 2 * REACH)]
        above = [_seen(half[:reach]) for half in points]
        kinds = sorted(set(above))
        place_of = {kind: place for place, kind in enumerate(kinds)}
        lower, upper = [place_of[_seen(half[::-1][:reach])] for half in points], [place_of[half] for half in above]
        self.below, self.above = lower, [len(kinds) * place for place in upper]
        empty = [[i for i, point in enumerate(kind) if point == 0] for kind in kinds]
        opens = [(sum(1 << REACH - 1 - i for i in each), sum(1 << REACH + 1 + i for i in each)) for each in empty]
        self.open_below, self.open_above = [opens[place][0] for place in lower], [opens[place][1] for place in upper]
        codes = [[(_code(line, kind, 0), _code(line, kind, 1)) for kind in kinds] for line in self.lines]
        self.codes_below = array("i", [of_kinds[place][0] for of_kinds in codes for place in lower])
        self.codes_above = array("i", [of_kinds[place][1] for of_kinds in codes for place in upper])
        firsts, seconds = bytes(first.shape), bytes(second.shape)
        shapes = [
            firsts[code + above_first] | seconds[other + above_second] << 4
            for (_, above_first), (_, above_second) in zip(*codes, strict=True)
            for (code, _), (other, _) in zip(*codes, strict=True)
        ]
        large = bytes(shapes).translate(_LARGE)
        if first.exactly_five:  # six in a row do not win
            row = [1 in kind for kind in kinds]
            own = (MATTERS * (one or other) for one in row for other in row)
            large = bytes(map(or_, large, own))
        self.shapes, self.large = memoryview(bytes(shapes)), memoryview(large)


def _seen(half: Half) -> Half:
    """The points up to the wall, or up to where stones of both sides have been seen."""
    seen = 0
    for i, point in enumerate(half):
        seen |= point
        if seen == WALL:
            return half[: i + 1]
    return half


def _code(line: LineTable, half: Half, above: int) -> int:
    """The part of a line's code from half of its points: the wall counts as a stone of the other side."""
    digits = [3 - line.own if point == WALL else point for point in half[: line.reach]]
    return sum(digit * POWERS[2 * i + above] for i, digit in enumerate(digits))


def _large(shape: int, other: int) -> int:
    """A side's shape as in `large`; a stone of the other side in its place would make the shape `other`.

    A stone in the middle changes a shape from THREE on only if it makes TWO_CLOSED or more itself, or if it blocks one
    that would make THREE_CLOSED or more there.
    """
    large = max(shape - THREE + 1, 0)
    return large | MATTERS if shape >= TWO_CLOSED or other >= THREE_CLOSED else large


_LARGE = bytes(_large(both & 15, both >> 4) | _large(both >> 4, both & 15) << 4 for both in range(256))
