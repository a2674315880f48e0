"""Answers to a threat: points that stop every open four or double four of the other side, and fours of one's own.

Only these points stop such a win: that of its stone, and those where it would then make five.
"""

from engines.board import zeros
from engines.gomoku.kinds import DOUBT, FOUR, FOUR_THREE, MAKES_FIVE, ONE_FOUR, OPEN_FOUR, TWIN_FOURS, WIN
from engines.gomoku.points import EMPTY, SIZE
from engines.gomoku.stones import Stones

_CELLS = 225


class Defences:
    """Which points may be played on a board, and which answer its threats; `points` has the last answers found."""

    def __init__(self, stones: Stones, renju: bool) -> None:
        self.stones = stones
        self.renju = renju
        self.stops = zeros(SIZE)
        self.points = zeros(_CELLS)
        self.found = 0

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
        """Finds the points that answer the threats of the other side, which must have some; returns their number."""
        for i in range(SIZE):
            self.stops[i] = 0
        wins = self.stones.count(side ^ 1, WIN)
        point = -1
        for _ in range(wins):
            point = self.stones.find(side ^ 1, WIN, point + 1)
            self._add_stops(side ^ 1, point)
        self.found = 0
        self._keep_stops(side, point, wins)
        for kind in range(ONE_FOUR, DOUBT + 1):
            if kind != MAKES_FIVE:
                self._write_fours(side, kind, wins)
        return self.found

    def _keep_stops(self, side: int, point: int, wins: int) -> int:
        """Writes the points that stop all wins: only those that stop the win by `point` can."""
        self._write_stop(side, point, wins)
        for direction in range(4):
            cells = self._fives(side ^ 1, point, direction)
            for digit in range(10 if cells else 0):
                if cells >> digit & 1:
                    self._write_stop(side, self.stones.beside(point, direction, digit), wins)
        return 0

    def _write_stop(self, side: int, point: int, wins: int) -> int:
        if self.stops[point] == wins and self.may(side, point):
            self._write(point)
        return 0

    def _write_fours(self, side: int, kind: int, wins: int) -> int:
        """Writes the points of a kind where a stone makes four, except those that stop all wins."""
        point = -1
        for _ in range(self.stones.count(side, kind)):
            point = self.stones.find(side, kind, point + 1)
            if self.stops[point] != wins and self.makes_four(side, point) and self.may(side, point):
                self._write(point)
        return 0

    def _write(self, point: int) -> int:
        """Inserts the point in ascending order."""
        at = self.found
        self.found += 1
        while at and self.points[at - 1] > point:
            self.points[at] = self.points[at - 1]
            at -= 1
        self.points[at] = point
        return 0

    def _add_stops(self, side: int, point: int) -> int:
        """Counts the points that stop the side's win by `point`: itself, and those where it would then make five."""
        self.stops[point] += 1
        for direction in range(4):
            cells = self._fives(side, point, direction)
            for digit in range(10 if cells else 0):
                if cells >> digit & 1:
                    self.stops[self.stones.beside(point, direction, digit)] += 1
        return 0

    def _fives(self, side: int, point: int, direction: int) -> int:
        """The points, as in `LineTable.cells`, where the side makes five along the line after a stone on the point."""
        shape = self.stones.shape(side, point, direction)
        return self.stones.cells(side, point, direction) if shape in (FOUR, OPEN_FOUR, TWIN_FOURS) else 0
