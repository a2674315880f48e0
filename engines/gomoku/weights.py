"""What combinations of shapes are worth: to `evaluate`, and for the order of moves.

A combination is worth what its two largest shapes are worth as a pair, and what the other two are worth each. Each list
of `values` has both: 120 pairs, (0, 0), (1, 0), (1, 1), (2, 0) and so on, then 15 shapes.
"""

from engines.gomoku.kinds import SHAPES
from engines.gomoku.values import (
    GOMOKU,
    GOMOKU_THREATS,
    ORDER_FOE,
    ORDER_OWN,
    RENJU_BLACK,
    RENJU_BLACK_THREATS,
    RENJU_WHITE,
    RENJU_WHITE_THREATS,
)

THREATS = 512  # what both sides together may threaten, as `Stones.threat_index`
_PAIRS = SHAPES * (SHAPES + 1) // 2
_USUAL = 2000  # added to the order of each side: a move that promises nothing is above 0


def value_of(combination: tuple[int, ...], side: int, moves: bool, renju: bool) -> int:
    """What a point of this combination is worth to `side`, whose turn it is (`moves`) or not."""
    mover, waiter = (RENJU_BLACK, RENJU_WHITE)[side] if renju else GOMOKU
    return _sum(combination, mover if moves else waiter)


def threats_of(side: int, renju: bool) -> tuple[int, ...]:
    """What it is worth to `side`, whose turn it is, that there are such threats."""
    return (RENJU_BLACK_THREATS, RENJU_WHITE_THREATS)[side] if renju else GOMOKU_THREATS


def order_of(combination: tuple[int, ...], own: bool) -> int:
    """How early to try a point that is this combination for oneself (`own`), or for the other side; 0 to 5000."""
    return max(0, min(5000, _USUAL + _sum(combination, ORDER_OWN if own else ORDER_FOE)))


def _sum(combination: tuple[int, ...], values: tuple[int, ...]) -> int:
    a, b, c, d = combination
    return values[a * (a + 1) // 2 + b] + values[_PAIRS + c] + values[_PAIRS + d]
