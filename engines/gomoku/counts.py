"""What it is worth that there are so many points of each level: for each number of points, and for each product of two.

What a three is worth depends on what else both sides have, which a sum over all points cannot say.
"""

from engines.board import zeros
from engines.gomoku.stones import Stones
from engines.gomoku.tables import Tables
from engines.gomoku.weights import COUNTED, MANY

_NUMBERS = 2 * COUNTED


class Counts:
    """The counts of one board; `many` holds them, those of the side to move first, each at most MANY."""

    def __init__(self, stones: Stones, tables: Tables) -> None:
        self.stones = stones
        self.values = tables.counts
        self.many = zeros(_NUMBERS)

    def worth(self, side: int) -> int:
        """What the counts are worth to the side, whose turn it is."""
        for level in range(COUNTED):
            self.many[level] = min(self.stones.level_count(side, level), MANY)
            self.many[COUNTED + level] = min(self.stones.level_count(side ^ 1, level), MANY)
        total = 0
        for i in range(_NUMBERS):
            if self.many[i]:
                total += self.many[i] * self._row((_NUMBERS * side + i) * (_NUMBERS + 1))
        return total >> 4

    def _row(self, at: int) -> int:
        """What one point more of a level is worth: the row of `counts_of` that begins at this place."""
        total = self.values[at]
        for i in range(_NUMBERS):
            total += self.values[at + 1 + i] * self.many[i]
        return total
