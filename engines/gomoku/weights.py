"""What combinations of shapes are worth: to `evaluate`, and for the order of moves.

A combination is worth what its two largest shapes are worth as a pair, and what the other two are worth each. Each list
of `values` has both: 120 pairs, (0, 0), (1, 0), (1, 1), (2, 0) and so on, then 15 shapes.

By its two largest shapes it has a level, too. Of levels `values` has what a point is worth by both sides' level, and
what it is worth that each side has so many points of a level: for each number, and for each product of two of them.
"""

from engines.gomoku import values
from engines.gomoku.kinds import FOUR, ONE, SHAPES, THREE, THREE_CLOSED, THREE_WIDE, TWO, TWO_CLOSED, TWO_FREE
from engines.gomoku.values import GOMOKU, ORDER_FOE, ORDER_OWN, RENJU_BLACK, RENJU_WHITE

THREATS = 512  # what both sides together may threaten, as `Stones.threat_index`
LEVELS = 14
COUNTED = 12  # levels whose points are counted: the upper ones
MANY = 6  # points of a level; more of them count as so many
_LEVELS = (  # the largest shape, up to which; the lowest level; from which second shape on it is one higher
    (ONE, 0, ()),
    (TWO_CLOSED, 1, ()),
    (TWO_FREE, 2, (TWO,)),
    (THREE_CLOSED, 4, (TWO, THREE_CLOSED)),
    (THREE_WIDE, 7, (TWO, THREE)),
    (FOUR, 10, (TWO, THREE, FOUR)),
    (SHAPES, 13, ()),
)
_PAIRS = SHAPES * (SHAPES + 1) // 2
_USUAL = 2000  # added to the order of each side: a move that promises nothing is above 0


def value_of(combination: tuple[int, ...], side: int, moves: bool, renju: bool) -> int:
    """What a point of this combination is worth to `side`, whose turn it is (`moves`) or not."""
    mover, waiter = (RENJU_BLACK, RENJU_WHITE)[side] if renju else GOMOKU
    return _sum(combination, mover if moves else waiter)


def threats_of(side: int, renju: bool) -> tuple[int, ...]:
    """What it is worth to `side`, whose turn it is, that there are such threats."""
    return (values.RENJU_BLACK_THREATS, values.RENJU_WHITE_THREATS)[side] if renju else values.GOMOKU_THREATS


def level_of(combination: tuple[int, ...]) -> int:
    """The level of a combination, below LEVELS: the higher, the more a stone there promises."""
    first, second = combination[:2]
    _, lowest, steps = next(row for row in _LEVELS if first <= row[0])
    return lowest + sum(second >= step for step in steps)


def meeting_of(own: int, foe: int, side: int, renju: bool) -> int:
    """What a point is worth to `side`, whose turn it is, with the level `own` for it and `foe` for the other side."""
    found = (values.RENJU_BLACK_LEVELS, values.RENJU_WHITE_LEVELS)[side] if renju else values.GOMOKU_LEVELS
    return found[LEVELS * own + foe]


def counts_of(side: int, renju: bool) -> list[int]:
    """What it is worth to `side`, whose turn it is, how many points each level has, in 16ths.

    In rows of each level of its own, then each of the other side: what each such point is worth, and what it is worth
    times the points of each level; 0 for a pair that stands elsewhere.
    """
    counts = (values.RENJU_BLACK_COUNTS, values.RENJU_WHITE_COUNTS)[side] if renju else values.GOMOKU_COUNTS
    pairs = iter((values.RENJU_BLACK_PAIRS, values.RENJU_WHITE_PAIRS)[side] if renju else values.GOMOKU_PAIRS)
    rows = range(2 * COUNTED)
    return [value for i in rows for value in (counts[i], *(next(pairs) if j >= i else 0 for j in rows))]


def order_of(combination: tuple[int, ...], own: bool) -> int:
    """How early to try a point that is this combination for oneself (`own`), or for the other side; 0 to 5000."""
    return max(0, min(5000, _USUAL + _sum(combination, ORDER_OWN if own else ORDER_FOE)))


def _sum(combination: tuple[int, ...], values: tuple[int, ...]) -> int:
    a, b, c, d = combination
    return values[a * (a + 1) // 2 + b] + values[_PAIRS + c] + values[_PAIRS + d]
