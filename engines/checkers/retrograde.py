"""Retrograde analysis: classes of endgames solved backwards from their ends, for `tests/benchmarks/make`."""

from itertools import combinations

from engines.checkers.board import CheckersBoard
from engines.checkers.endgames import MISSING, Endgames, number_of, start_of
from engines.checkers.geometry import CELL_OF

_MEN = range(28)
_KINGS = range(32)


def _sets(squares: range, shift: int, count: int) -> list[int]:
    """All sets of `count` of the squares, as bits of cells, by rank."""
    chosen = sorted(combinations(squares, count), key=lambda some: some[::-1])
    return [sum(1 << CELL_OF[square + shift] for square in some) for some in chosen]


class EndgameSolver:
    """Solves classes into `tables`; a class must come after those that its moves lead to."""

    def __init__(self) -> None:
        self.tables = Endgames()
        self.values = memoryview(self.tables.store)
        self.board = CheckersBoard()
        self.longest = 0

    def solve(self, some: list[tuple[int, int, int, int]]) -> int:
        """Solves classes that lead to each other; returns the most plies to the end of any position."""
        last = plies = 0
        while plies <= max(last, self.longest) + 1:
            if sum([self.run(each, plies) for each in some]):
                last = plies
            plies += 1
        self.longest = max(self.longest, last)
        return last

    def run(self, each: tuple[int, int, int, int], plies: int) -> int:
        """Makes one pass over a class: enters the positions that end after `plies` and returns how many they are."""
        own_men = _sets(_MEN, 0, each[0])
        enemy_men = _sets(_MEN, 4, each[2])
        own_kings = _sets(_KINGS, 0, each[1])
        enemy_kings = _sets(_KINGS, 0, each[3])
        at = start_of(number_of(*each))
        found = 0
        for men in own_men:
            for others in enemy_men:
                for kings in own_kings:
                    if men & others or men & kings or others & kings:
                        at += len(enemy_kings)
                        continue
                    found += self.row(at, plies, men | kings, others, kings, enemy_kings)
                    at += len(enemy_kings)
        return found

    def row(self, at: int, plies: int, own: int, others: int, kings: int, enemy_kings: list[int]) -> int:
        """Does the work of `run` for positions that differ only in the enemy's kings; their bytes begin at `at`."""
        found = 0
        taken = own | others
        for i in range(len(enemy_kings)):
            enemy = enemy_kings[i]
            if enemy & taken == 0 and self.values[at + i] == 0:
                self.board.set_up(own, others | enemy, kings | enemy, 0)
                if self.ends(plies):
                    self.values[at + i] = plies + 1
                    found += 1
        return found

    def ends(self, plies: int) -> bool:
        """True if the board's position ends after exactly `plies`; all that end sooner must have been entered."""
        board = self.board
        end = board.generate(0)
        all_won = True
        for i in range(end):
            board.shift(board.moves[i])
            value = self.tables.value(board)
            board.unmake()
            if value == MISSING:
                raise ValueError("a table is missing: the classes are solved in the wrong order")
            if value == 0 or value > plies:
                all_won = False
            elif value & 1:
                return True
        return all_won
