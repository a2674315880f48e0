"""Answers to a threat: the points that stop every open four or double four of the other side, and fours of one's own.

Only the points of its own lines stop such a win: where its stone would come, and where it would then make five.
"""

from engines.board import zeros
from engines.gomoku.kinds import DOUBT, FOUR, FOUR_THREE, ONE_FOUR, OPEN_FOUR, TWIN_FOURS, WIN
from engines.gomoku.points import EMPTY, POINTS, SIZE
from engines.gomoku.stones import Stones

_CELLS = 225


class Answers:
    """What may be played on one board, and what answers its threats; `points` holds the answers found last."""

    def __init__(self, stones: Stones, renju: bool) -> None:
        self.stones = stones
        self.renju = renju
        self.all = list(POINTS)
        self.stops = zeros(SIZE)
        self.points = zeros(_CELLS)

    def may(self, side: int, point: int) -> bool:
        """True if the point is empty and not forbidden to the side."""
        if self.stones.owner[point] != EMPTY:
            return False
        return not self.renju or side == 1 or not self.stones.is_forbidden(point)

    def makes_four(self, side: int, point: int) -> bool:
        """True if a stone of the side on the empty point makes a four of any kind."""
        kind = self.stones.kind[SIZE * side + point]
        if kind in (ONE_FOUR, FOUR_THREE, WIN):
            return True
        if kind != DOUBT:
            return False
        for direction in range(4):
            shape = self.stones.shape(side, point, direction)
            if shape in (FOUR, OPEN_FOUR):
                return True
        return False

    def find(self, side: int) -> int:
        """How many points answer what the other side threatens; they stand in `points` then."""
        stones = self.stones
        for i in range(SIZE):
            self.stops[i] = 0
        wins = stones.count(side ^ 1, WIN)
        point = -1
        for _ in range(wins):
            point = stones.find(side ^ 1, WIN, point + 1)
            self._add_stops(side ^ 1, point)
        count = 0
        for i in range(_CELLS):
            point = self.all[i]
            if self.stops[point] != wins and stones.kind[SIZE * side + point] < ONE_FOUR:
                continue  # most points
            helps = stones.owner[point] == EMPTY if self.stops[point] == wins else self.makes_four(side, point)
            if helps and self.may(side, point):
                self.points[count] = point
                count += 1
        return count

    def _add_stops(self, side: int, point: int) -> int:
        """Count the points that stop the side's win by `point`: itself, and where it would make five then."""
        self.stops[point] += 1
        for direction in range(4):
            shape = self.stones.shape(side, point, direction)
            if shape in (FOUR, OPEN_FOUR, TWIN_FOURS):
                cells = self.stones.cells(side, point, direction)
                for digit in range(10):
                    if cells >> digit & 1:
                        self.stops[self.stones.beside(point, direction, digit)] += 1
        return 0
