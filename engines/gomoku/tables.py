"""Tables by combination: what the shapes of a point's four lines make together, for each rule set.

A combination is four shapes in any order. COMBINATIONS lists all 3060, each with its largest shape first; `codes()` has
the index in that list by the shapes as four groups of four bits.
"""

from array import array
from functools import cache
from itertools import combinations_with_replacement, permutations, product

from engines import memory
from engines.gomoku import kinds
from engines.gomoku.shapes import LineTable
from engines.gomoku.weights import order_of
from engines.gomoku.windows import WindowTable

COMBINATIONS = tuple(combinations_with_replacement(range(kinds.SHAPES - 1, -1, -1), 4))


class Tables:
    """All tables of one rule set: `windows`, and `kinds` by side and combination.

    `first_kinds` and `second_kinds` are kinds by four groups of three bits, as in `WindowTable.large`; points that make
    a pair are CALM there. `own` and `foe`, by four groups of four bits, are the ordering scores of playing a
    combination and of denying it to the other side.
    """

    def __init__(self, renju: bool) -> None:
        reach = 5 if renju else 4
        self.windows = WindowTable(LineTable(1, renju, reach), LineTable(2, False, 4), reach)
        self.kinds = memoryview(_kinds(renju) + _kinds(False))
        self.second_kinds = _large_kinds(False)
        self.first_kinds = _large_kinds(renju)
        self.own, self.foe = _orders(True), _orders(False)


@cache
def tables(renju: bool) -> Tables:
    """The tables of a rule set, made by the first call."""
    return Tables(renju)


@cache
def codes() -> memoryview:
    """The index in COMBINATIONS by four groups of four bits; the group 15 is no shape and gives index 0."""
    found = memoryview(memory.own(2 << 16)).cast("H")
    for place, combination in enumerate(COMBINATIONS):
        for a, b, c, d in set(permutations(combination)):
            found[a | b << 4 | c << 8 | d << 12] = place
    return found


@cache
def _kinds(exactly_five: bool) -> bytes:
    """The kinds of points by combination."""
    return bytes(_kind(combination, exactly_five) for combination in COMBINATIONS)


@cache
def _large_kinds(exactly_five: bool) -> memoryview:
    """The kinds of points by their shapes from THREE on, four groups of three bits."""
    shapes, found, places = (kinds.NO_SHAPE, *range(kinds.THREE, kinds.SHAPES)), _kinds(exactly_five), codes()
    return memoryview(bytes(found[places[a << 12 | b << 8 | c << 4 | d]] for a, b, c, d in product(shapes, repeat=4)))


@cache
def _orders(own: bool) -> memoryview:
    """The ordering scores of playing or denying, by codes; the same for both sides and rule sets."""
    values = [order_of(combination, own) for combination in COMBINATIONS]
    return memoryview(array("H", [values[place] for place in codes()]))


def _kind(combination: tuple[int, ...], exactly_five: bool) -> int:
    count = combination.count
    threes = count(kinds.THREE) + count(kinds.THREE_WIDE)
    fours = count(kinds.FOUR) + count(kinds.OPEN_FOUR) + 2 * count(kinds.TWIN_FOURS)
    if kinds.FIVE in combination:
        return kinds.MAKES_FIVE
    if exactly_five and (fours > 1 or kinds.LONG in combination):
        return kinds.FORBIDDEN
    if exactly_five and threes > 1:
        return kinds.DOUBT
    if fours > 1 or kinds.OPEN_FOUR in combination:
        return kinds.WIN
    if fours:
        return kinds.FOUR_THREE if threes else kinds.ONE_FOUR
    if threes:
        return kinds.TWO_THREES if threes > 1 else kinds.OPEN_THREE
    return kinds.PAIR if combination[0] >= kinds.TWO or combination[0] == kinds.THREE_CLOSED else kinds.CALM
