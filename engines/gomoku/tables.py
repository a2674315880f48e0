"""Tables by combination: what the shapes of a point's four lines are worth together, for each rule set.

A combination is four shapes in any order; COMBINATIONS lists them, 3060, each from its largest shape down, and
`codes()` gives the place in that list by the shapes as four groups of four bits.
"""

from functools import cache
from itertools import combinations_with_replacement, permutations
from struct import calcsize
from typing import Literal

from engines import memory
from engines.gomoku.kinds import (
    CALM,
    DOUBT,
    FIVE,
    FORBIDDEN,
    FOUR,
    FOUR_THREE,
    LONG,
    MAKES_FIVE,
    ONE_FOUR,
    OPEN_FOUR,
    OPEN_THREE,
    PAIR,
    SHAPES,
    THREE,
    THREE_CLOSED,
    THREE_WIDE,
    TWIN_FOURS,
    TWO,
    TWO_THREES,
    WIN,
)
from engines.gomoku.shapes import LineTable
from engines.gomoku.weights import order_of

COMBINATIONS = tuple(combinations_with_replacement(range(SHAPES - 1, -1, -1), 4))


class Tables:
    """All tables of one rule set: `lines[side]`, and by side and combination `kinds` and `tallies`.

    `tallies` are what is added up over all points: a one for its kind, eight bits to each kind from OPEN_THREE to
    DOUBT. `own` and `foe` are what playing and denying a combination promises.
    """

    def __init__(self, renju: bool) -> None:
        self.reach = 5 if renju else 4
        inner = LineTable(2, False, 4)
        self.lines = (LineTable(1, renju, self.reach), _widened(inner) if renju else inner)
        self.codes = codes()
        self.kinds = memoryview(bytes(_kind(c, exactly_five) for exactly_five in (renju, False) for c in COMBINATIONS))
        self.tallies = _filled([_tally(kind) for kind in self.kinds], "q")
        self.own, self.foe = _orders(True), _orders(False)


@cache
def tables(renju: bool) -> Tables:
    """The tables of a rule set, made at the first call."""
    return Tables(renju)


@cache
def codes() -> memoryview:
    """The place in COMBINATIONS by four groups of four bits; 15 is no shape and has place 0."""
    found = memoryview(memory.own(2 << 16)).cast("H")
    for place, combination in enumerate(COMBINATIONS):
        for a, b, c, d in set(permutations(combination)):
            found[a | b << 4 | c << 8 | d << 12] = place
    return found


@cache
def _orders(own: bool) -> memoryview:
    """What playing or denying promises by side and combination, the same for both sides and in all rule sets."""
    return _filled(2 * [order_of(combination, own) for combination in COMBINATIONS], "h")


def _widened(inner: LineTable) -> LineTable:
    """The same lines with a point more on both sides, which changes nothing."""
    inner.shape, inner.cells = _repeated(inner.shape), _repeated(inner.cells).cast("H")
    return inner


def _repeated(table: memoryview) -> memoryview:
    """The same bytes, once for each pair of points more."""
    data = bytes(table) * 9
    found = memoryview(memory.own(len(data)))
    found[:] = data
    return found


def _tally(kind: int) -> int:
    return 1 << 8 * (kind - OPEN_THREE) if OPEN_THREE <= kind <= DOUBT else 0


def _filled(values: list[int], form: Literal["h", "q"]) -> memoryview:
    """Memory with these numbers, in a form of `struct`."""
    filled = memoryview(memory.own(calcsize(form) * len(values))).cast(form)
    for i, value in enumerate(values):
        filled[i] = value
    return filled


def _kind(combination: tuple[int, ...], exactly_five: bool) -> int:
    threes = combination.count(THREE) + combination.count(THREE_WIDE)
    fours = combination.count(FOUR) + combination.count(OPEN_FOUR) + 2 * combination.count(TWIN_FOURS)
    if FIVE in combination:
        return MAKES_FIVE
    if exactly_five and (fours > 1 or LONG in combination):
        return FORBIDDEN
    if exactly_five and threes > 1:
        return DOUBT
    if fours > 1 or OPEN_FOUR in combination:
        return WIN
    if fours:
        return FOUR_THREE if threes else ONE_FOUR
    if threes:
        return TWO_THREES if threes > 1 else OPEN_THREE
    return PAIR if combination[0] >= TWO or combination[0] == THREE_CLOSED else CALM
