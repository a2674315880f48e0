"""Shapes: what a stone on an empty point would make along one line, looked up in a table.

A line's code is a number in base 3 with a digit for each point around the empty one, the nearest first, at each
distance the one below before the one above: 0 empty, 1 a stone of the first side, 2 of the second; the wall counts as a
stone of the other side. `kinds` names the shapes.
"""

from engines import memory
from engines.gomoku.kinds import (
    FIVE,
    FOUR,
    LONG,
    NO_SHAPE,
    ONE,
    ONE_CLOSED,
    OPEN_FOUR,
    SHAPES,
    THREE,
    THREE_CLOSED,
    THREE_WIDE,
    TWIN_FOURS,
    TWO,
    TWO_CLOSED,
    TWO_FREE,
    TWO_WIDE,
)

POWERS = [3**i for i in range(11)]


class LineTable:
    """The shapes of all lines of `reach` points on both sides, for the side whose stones are the digit `own`.

    With `exactly_five` only five in a row win: six or more are LONG, and two fours in one line that are no open four
    are TWIN_FOURS. `shape[code]` is the shape; `cells[code]` has a bit for each digit whose point makes a four into
    five or a three into an open four.
    """

    def __init__(self, own: int, exactly_five: bool, reach: int) -> None:
        self.own = own
        self.exactly_five = exactly_five
        self.reach = reach
        self.powers = POWERS
        size = POWERS[2 * reach]
        self.digits = [0 for _ in range(11)]
        self.tally = [0 for _ in range(SHAPES)]
        self.masks = [0 for _ in range(SHAPES)]
        self.shape = memoryview(memory.own(size))
        self.cells = memoryview(memory.own(2 * size)).cast("H")
        self.build(size)

    def build(self, size: int) -> int:
        """Fills both tables from the highest code down: a code with one stone more is higher, so it is done before."""
        for code in range(size - 1, -1, -1):
            self._unfold(code)
            shape = self._row()
            if shape == NO_SHAPE:
                self._count(code)
                shape = self._classify()
                self.cells[code] = self._points(shape)
            self.shape[code] = shape
        return 0

    def _unfold(self, code: int) -> int:
        for i in range(2 * self.reach):
            self.digits[i] = code % 3
            code //= 3
        return 0

    def _row(self) -> int:
        """FIVE or LONG if the stone makes that many in a row, else NO_SHAPE."""
        run = 1
        for first in range(2):
            i = first
            while i < 2 * self.reach and self.digits[i] == self.own:
                run += 1
                i += 2
        if run < 5:
            return NO_SHAPE
        return LONG if self.exactly_five and run > 5 else FIVE

    def _count(self, code: int) -> int:
        """Counts the points that make each shape with the next stone, and marks them."""
        for shape in range(SHAPES):
            self.tally[shape] = 0
            self.masks[shape] = 0
        for i in range(2 * self.reach):
            if self.digits[i] == 0:
                shape = self.shape[code + self.own * self.powers[i]]
                self.tally[shape] += 1
                self.masks[shape] |= 1 << i
        return 0

    def _classify(self) -> int:
        tally = self.tally
        if tally[FIVE] > 1:
            return OPEN_FOUR if not self.exactly_five or self._is_straight() else TWIN_FOURS
        if tally[FIVE]:
            return FOUR
        if tally[OPEN_FOUR]:
            return THREE_WIDE if tally[OPEN_FOUR] > 1 else THREE
        if tally[FOUR] or tally[TWIN_FOURS]:
            return THREE_CLOSED
        threes = tally[THREE] + tally[THREE_WIDE]
        if threes:
            return TWO + min(threes, 3) - 1
        if tally[THREE_CLOSED]:
            return TWO_CLOSED
        if tally[TWO] + tally[TWO_WIDE] + tally[TWO_FREE]:
            return ONE
        return ONE_CLOSED if tally[TWO_CLOSED] else NO_SHAPE

    def _is_straight(self) -> bool:
        """True if the points that make five are five steps apart: at both ends of four in a row."""
        low, high = 0, 0
        for i in range(2 * self.reach):
            if self.masks[FIVE] >> i & 1:
                place = i // 2 + 1 if i & 1 else -(i // 2) - 1
                low, high = min(low, place), max(high, place)
        return high - low == 5

    def _points(self, shape: int) -> int:
        if shape in (FOUR, OPEN_FOUR, TWIN_FOURS):
            return self.masks[FIVE]
        return self.masks[OPEN_FOUR] if shape in (THREE, THREE_WIDE) else 0
