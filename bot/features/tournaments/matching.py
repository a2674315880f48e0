"""Whether all of some people can be paired, if not everybody may meet everybody.

A graph has a perfect matching exactly if its Tutte matrix is regular (W. Tutte, 1947). With random numbers for the
unknowns of the matrix its determinant shows that (L. Lovász, "On determinants, matchings, and random algorithms",
1979): a singular matrix is never called regular, a regular one is called singular once in 10^16.
"""

import random
from collections.abc import Callable, Sequence

PRIME = (1 << 61) - 1  # of the field in which determinants are computed

Pair = tuple[int, int]


class MeetingGraph:
    """Which of the `people`, known by their numbers, may meet."""

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
        """Whether all of these people can be paired."""
        return _is_regular([[self._unknowns.get((one, other), 0) for other in people] for one in people])


def _is_regular(matrix: list[list[int]]) -> bool:
    """Whether a matrix is regular, by Gaussian elimination in the field. The matrix is overwritten."""
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
