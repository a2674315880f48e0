"""Wins by continuous fours (VCF): every move of the winner makes a four, so that each answer is forced.

The search is complete up to its limits. As every four has one answer, only the winner's moves branch
(L. V. Allis, H. J. van den Herik, M. P. H. Huntjens, "Go-Moku and threat-space search", 1993).
"""

from engines.clock import Clock
from engines.gomoku.kinds import DOUBT, FOUR, FOUR_THREE, MAKES_FIVE, ONE_FOUR, OPEN_FOUR, TWIN_FOURS, TWO_CLOSED, WIN
from engines.gomoku.points import KEYS, SIZE
from engines.gomoku.stones import Stones
from engines.memory import own

_FAILED = 1 << 15  # positions without a win that are remembered, a power of two


class VcfSolver:
    """The solver of one board; `move` is the first move of the last win found, `nodes` the nodes that it took.

    Every node is a step of `clock`; once that has stopped, nothing is found.
    """

    def __init__(self, stones: Stones, clock: Clock, renju: bool) -> None:
        self.stones = stones
        self.clock = clock
        self.renju = renju
        self.keys = KEYS
        self.failed = memoryview(own(8 * _FAILED)).cast("Q")
        self.nodes = 0
        self.limit = 0
        self.move = -1

    def solve(self, side: int, key: int, limit: int, most: int) -> int:
        """The plies to five if `side`, to move, wins by fours within `most` plies; else 0.

        Gives up after about `limit` nodes. `key` identifies the position, the side to move included.
        """
        self.nodes = 0
        self.limit = limit
        self.move = -1
        return self._attack(side, key, most)

    def _attack(self, side: int, key: int, most: int) -> int:
        stones = self.stones
        if most < 1:
            return 0
        if stones.count(side, MAKES_FIVE):
            self.move = stones.find(side, MAKES_FIVE, 0)
            return 1
        must = -1
        threats = stones.count(side ^ 1, MAKES_FIVE)
        if threats > 1 or most < 3:
            return 0
        if threats:
            must = stones.find(side ^ 1, MAKES_FIVE, 0)
        elif stones.count(side, WIN):
            self.move = stones.find(side, WIN, 0)
            return 3
        if self._has_failed(key):
            return 0
        self.nodes += 1
        if self.clock.step():
            self.limit = 0
        if self.nodes > self.limit:
            return 0
        plies = self._four(side, key, must, most) if must >= 0 else self._each_four(side, key, most)
        if plies == 0 and self.nodes <= self.limit and most > 30:
            self.failed[key & _FAILED - 1] = key
        return plies

    def _has_failed(self, key: int) -> bool:
        """True if the position is remembered to have no win."""
        return self.failed[key & _FAILED - 1] == key

    def _each_four(self, side: int, key: int, most: int) -> int:
        """Tries every four, first those that also make a three."""
        plies = self._fours_of(side, key, FOUR_THREE, most) or self._fours_of(side, key, ONE_FOUR, most)
        if plies == 0 and self.renju and side == 0:
            plies = self._fours_of(side, key, DOUBT, most)
        return plies

    def _fours_of(self, side: int, key: int, kind: int, most: int) -> int:
        stones = self.stones
        left = stones.count(side, kind)
        point = -1
        while left > 0 and self.nodes <= self.limit:
            point = stones.find(side, kind, point + 1)
            left -= 1
            if kind == ONE_FOUR and not self._helps(side, point):
                continue
            plies = self._four(side, key, point, most)
            if plies:
                return plies
        return 0

    def _helps(self, side: int, point: int) -> bool:
        """True if the stone has others of its side nearby on a second line, so that more fours may follow."""
        lines = 0
        for direction in range(4):
            if self.stones.shape_now(side, point, direction) >= TWO_CLOSED:
                lines += 1
        return lines > 1

    def _four(self, side: int, key: int, point: int, most: int) -> int:
        """The plies of the win that begins with this move; 0 if it makes no four or does not win."""
        stones = self.stones
        direction = self._line_of_four(side, point)
        if direction < 0 or (self.renju and side == 0 and stones.is_forbidden(point)):
            return 0
        answer = self._point_of_five(side, point, direction)
        after = key ^ self.keys[SIZE * side + point] ^ self.keys[SIZE * (side ^ 1) + answer]
        if self._has_failed(after) and not (self.renju and side == 1):  # Black's answer may be forbidden
            return 0
        stones.probe(point, side)
        plies = self._answered(side, after, answer, most)
        stones.remove(point)
        if plies:
            self.move = point
        return plies

    def _answered(self, side: int, key: int, answer: int, most: int) -> int:
        """The plies of the win after a four was made, that move included; 0 if it does not win.

        `key` is that of the position after the other side's answer.
        """
        stones = self.stones
        if stones.count(side ^ 1, MAKES_FIVE):
            return 0
        if stones.count(side, MAKES_FIVE) > 1:
            return 3
        if not self._has_fours(side):
            return 0
        if self.renju and side == 1 and stones.is_forbidden(answer):
            return 3
        if self._has_failed(key):
            return 0
        stones.probe(answer, side ^ 1)
        plies = self._attack(side, key, most - 2)
        stones.remove(answer)
        return plies + 2 if plies else 0

    def _has_fours(self, side: int) -> bool:
        """True if the side may have another four to make; the other side's answer cannot create one."""
        stones = self.stones
        if stones.count(side, ONE_FOUR) + stones.count(side, FOUR_THREE) + stones.count(side, WIN):
            return True
        return self.renju and side == 0 and stones.count(side, DOUBT) > 0

    def _line_of_four(self, side: int, point: int) -> int:
        """A direction in which a stone on the point makes four, or -1."""
        for direction in range(4):
            shape = self.stones.shape(side, point, direction)
            if shape in (FOUR, OPEN_FOUR, TWIN_FOURS):
                return direction
        return -1

    def _point_of_five(self, side: int, point: int, direction: int) -> int:
        """The point where the four made through `point` becomes five."""
        cells = self.stones.cells(side, point, direction)
        digit = 0
        while not cells >> digit & 1:
            digit += 1
        return self.stones.beside(point, direction, digit)
