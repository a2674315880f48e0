"""The squares of checkers, and every step and capture on them.

        1     2     3     4         A square is 1 to 32, as in every book; Black starts on 1 to 12 and goes down.
     5     6     7     8            Inside, a square is a *cell*: 0 to 34 with a gap after every second row (cells
        9    10    11    12         8, 17 and 26 do not exist). So each of the four directions is one number on the
    13    14    15    16            whole board, down left 4, down right 5, up right -4, up left -5, and a step off
       17    18    19    20         the board always falls into a gap or beyond.
    21    22    23    24
       25    26    27    28             0  1  2  3  |  9 10 11 12  | 18 19 20 21  | 27 28 29 30
    29    30    31    32                4  5  6  7  | 13 14 15 16  | 22 23 24 25  | 31 32 33 34

A move is a number, its *code*: 4 * square + direction for a step (square from 0), and from STEPS on the number of a
*route*, a capture with all its jumps. Jumped pieces leave the board only at the end and none is jumped twice, so a
route is a walk over different pieces; there are 1,328 of them. They form trees: LONGER leads from a route to those
with one more jump.
"""

from dataclasses import dataclass
from itertools import pairwise

SQUARES = 32
CELLS = 35
CELL_OF = [square + square // 8 for square in range(SQUARES)]
SQUARE_OF = [CELL_OF.index(cell) if cell in CELL_OF else -1 for cell in range(CELLS)]
BOARD = sum(1 << cell for cell in CELL_OF)
DIRECTIONS = (4, 5, -4, -5)  # the first two are Black's forward, the last two White's
STEPS = 4 * SQUARES  # codes below it are steps
NONE = -1


@dataclass(frozen=True, slots=True)
class _Route:
    cells: tuple[int, ...]  # where it starts, and every cell that it lands on
    taken: int  # the cells that it jumps over, as bits


def _is_cell(cell: int) -> bool:
    return 0 <= cell < CELLS and BOARD >> cell & 1 == 1


def _longer(route: _Route, direction: int) -> _Route | None:
    over, target = route.cells[-1] + direction, route.cells[-1] + 2 * direction
    if not _is_cell(over) or not _is_cell(target) or route.taken >> over & 1:
        return None
    return _Route((*route.cells, target), route.taken | 1 << over)


def _grow(route: _Route, code: int) -> None:
    """Enters every route that extends this one; `code` is this route's, or NONE for a piece before its first jump."""
    for index, direction in enumerate(DIRECTIONS):
        longer = _longer(route, direction)
        if longer is None:
            continue
        new = STEPS + len(_ROUTES)
        _ROUTES.append(longer)
        LONGER.extend([NONE] * 4)
        if code == NONE:
            FIRST[4 * longer.cells[0] + index] = new
        else:
            LONGER[4 * (code - STEPS) + index] = new
        _grow(longer, new)


_ROUTES: list[_Route] = []
FIRST = [NONE] * (4 * CELLS)  # by cell and direction: the code of the single jump
LONGER: list[int] = []  # by route and direction: the code of the route with one more jump
for _cell in CELL_OF:
    _grow(_Route((_cell,), 0), NONE)


def _target(code: int) -> int:
    target = CELL_OF[code // 4] + DIRECTIONS[code % 4]
    return target if _is_cell(target) else NONE


CODES = STEPS + len(_ROUTES)
SOURCE = [CELL_OF[code // 4] for code in range(STEPS)] + [route.cells[0] for route in _ROUTES]
TARGET = [_target(code) for code in range(STEPS)] + [route.cells[-1] for route in _ROUTES]  # NONE: off the board
TAKEN = [0] * STEPS + [route.taken for route in _ROUTES]  # the cells that are jumped over, as bits
LANDINGS = [1 << target if target >= 0 else 0 for target in TARGET[:STEPS]]  # the cells that must be empty
LANDINGS += [sum(1 << cell for cell in set(route.cells[1:]) - {route.cells[0]}) for route in _ROUTES]
OVER = [0] * STEPS + [1 << (route.cells[-1] + route.cells[-2]) // 2 for route in _ROUTES]  # the cell jumped last
DOWN, UP = 1, 2


def _ways(cells: tuple[int, ...]) -> int:
    return sum({DOWN if b > a else UP for a, b in pairwise(cells)})


WAYS = [UP if code % 4 > 1 else DOWN for code in range(STEPS)] + [_ways(route.cells) for route in _ROUTES]


def path(code: int) -> tuple[int, ...]:
    """The squares, 1 to 32, that a move starts from and lands on, in order."""
    cells = (SOURCE[code], TARGET[code]) if code < STEPS else _ROUTES[code - STEPS].cells
    return tuple(SQUARE_OF[cell] + 1 for cell in cells)


def jumped(code: int) -> tuple[int, ...]:
    """The squares, 1 to 32, that a move jumps over, in order; none for a step."""
    cells = _ROUTES[code - STEPS].cells if code >= STEPS else ()
    return tuple(SQUARE_OF[(a + b) // 2] + 1 for a, b in pairwise(cells))
