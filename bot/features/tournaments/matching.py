"""Whether people can be paired so that nobody is left over, where not everybody may meet everybody.

A graph has a perfect matching exactly if its Tutte matrix is regular (W. Tutte, 1947), and with random numbers in the
place of the matrix's unknowns its determinant shows that (L. Lovász, "On determinants, matchings, and random
algorithms", 1979): a singular one is never called regular, a regular one singular once in 10^16.
"""

import random
from collections.abc import Callable, Sequence

PRIME = (1 << 61) - 1  # of the field in which determinants are reckoned

Pair = tuple[int, int]


class MeetingGraph:
    """People by number, and who may meet whom."""

    def __init__(self, people: Sequence[int], may_meet: Callable[[int, int], bool]) -> None:
        dice = random.Random(1)
        self._unknowns: dict[Pair, int] = {}
        for at, one in enumerate(people):
            for other in people[at + 1 :]:
                if may_meet(one, other):
                    number = dice.randrange(1, PRIME)
                    self._unknowns[one, other], self._unknowns[other, one] = number, PRIME - number

    def may_meet(self, one: int, other: int) -> bool:
        """Whether two people may meet."""
        return (one, other) in self._unknowns

    def has_matching(self, people: Sequence[int]) -> bool:
        """Whether these can all be paired."""
        return _is_regular([[self._unknowns.get((one, other), 0) for other in people] for one in people])


def _is_regular(matrix: list[list[int]]) -> bool:
    """By Gauss's elimination in the field; the matrix is used up."""
    for column in range(len(matrix)):
        pivot = next((row for row in range(column, len(matrix)) if matrix[row][column]), None)
        if pivot is None:
            return False
        matrix[column], matrix[pivot] = matrix[pivot], matrix[column]
        _clear_below(matrix, column)
    return True


def _clear_below(matrix: list[list[int]], column: int) -> None:
    head = matrix[column]
    inverse = pow(head[column], -1, PRIME)
    for row in matrix[column + 1 :]:
        if factor := row[column] * inverse % PRIME:
            for at in range(column, len(row)):
                row[at] = (row[at] - factor * head[at]) % PRIME
