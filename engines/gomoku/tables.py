"""Tables by combination: what the shapes of a point's four lines are worth together, for each rule set.

A combination is four shapes in any order; COMBINATIONS lists them, 3060, each from its largest shape down, and
`codes()` gives the place in that list by the shapes as four groups of four bits.
"""

from functools import cache
from itertools import combinations_with_replacement, permutations

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
from engines.gomoku.weights import COUNTED, LEVELS, counts_of, level_of, meeting_of, order_of, threats_of, value_of

IN_A_SUM = 7  # levels counted in one 64-bit number: the uppermost bits stay free, for it has a sign
COMBINATIONS = tuple(combinations_with_replacement(range(SHAPES - 1, -1, -1), 4))


class Tables:
    """All tables of one rule set: `lines[side]`, and by side and combination `kinds`, `levels` and `sums`.

    `sums` are what is added up over all points, four 64-bit numbers for each combination: a one for its kind, eight
    bits to each kind from OPEN_THREE to DOUBT; what it is worth in `evaluate` to the side to move, times 2**32, plus
    what it is worth to the other one; and a one for its level, eight bits to each level that is counted, in two
    numbers. `meetings`, by Black's level and White's, is what a point of both is worth with Black to move, times 2**32,
    plus what it is worth with White to move. `own` and `foe` are what playing and denying a combination promises.
    `threats`, by side to move and then as `Stones.threat_index`, is what it is worth that both sides have such points,
    `counts`, by side to move and then as `counts_of`, that they have so many of each level.
    """

    def __init__(self, renju: bool) -> None:
        self.reach = 5 if renju else 4
        inner = LineTable(2, False, 4)
        self.lines = (LineTable(1, renju, self.reach), _widened(inner) if renju else inner)
        self.codes = codes()
        self.kinds = memoryview(bytes(_kind(c, exact) for exact in (renju, False) for c in COMBINATIONS))
        self.levels = _levels()
        self.sums = _sums(self.kinds, self.levels, renju)
        self.meetings = _meetings(renju)
        self.own, self.foe = _orders(True), _orders(False)
        self.threats = _shorts([value for side in (0, 1) for value in threats_of(side, renju)])
        self.counts = _shorts([value for side in (0, 1) for value in counts_of(side, renju)])


@cache
def tables(renju: bool) -> Tables:
    """The tables of a rule set, made at the first call."""
    return Tables(renju)


@cache
def codes() -> memoryview:
    """The place in COMBINATIONS by four groups of four bits; 15 is no shape and has place 0."""
    found = memoryview(bytearray(2 << 16)).cast("H")
    for place, combination in enumerate(COMBINATIONS):
        for a, b, c, d in set(permutations(combination)):
            found[a | b << 4 | c << 8 | d << 12] = place
    return found


@cache
def _levels() -> memoryview:
    """The levels by side and combination, the same for both sides and in all rule sets."""
    return memoryview(bytes(2 * [level_of(combination) for combination in COMBINATIONS]))


@cache
def _orders(own: bool) -> memoryview:
    """What playing or denying promises by side and combination, the same for both sides and in all rule sets."""
    return _shorts(2 * [order_of(combination, own) for combination in COMBINATIONS])


def _widened(inner: LineTable) -> LineTable:
    """The same lines with a point more on both sides, which changes nothing."""
    inner.shape = memoryview(bytearray(bytes(inner.shape) * 9))
    inner.cells = memoryview(bytearray(bytes(inner.cells) * 9)).cast("H")
    return inner


def _sums(kinds: memoryview, levels: memoryview, renju: bool) -> memoryview:
    found = memoryview(bytearray(32 * len(kinds))).cast("q")
    for i, kind in enumerate(kinds):
        side, combination = i // len(COMBINATIONS), COMBINATIONS[i % len(COMBINATIONS)]
        waits = value_of(combination, side, False, renju)
        found[4 * i] = 1 << 8 * (kind - OPEN_THREE) if OPEN_THREE <= kind <= DOUBT else 0
        found[4 * i + 1] = (value_of(combination, side, True, renju) << 32) + waits
        place = levels[i] - (LEVELS - COUNTED)
        if place >= 0:
            found[4 * i + 2 + place // IN_A_SUM] = 1 << 8 * (place % IN_A_SUM)
    return found


def _meetings(renju: bool) -> memoryview:
    found = memoryview(bytearray(8 * LEVELS * LEVELS)).cast("q")
    for black in range(LEVELS):
        for white in range(LEVELS):
            waits = meeting_of(white, black, 1, renju)
            found[LEVELS * black + white] = (meeting_of(black, white, 0, renju) << 32) + waits
    return found


def _shorts(values: list[int]) -> memoryview:
    filled = memoryview(bytearray(2 * len(values))).cast("h")
    for i, value in enumerate(values):
        filled[i] = value
    return filled


def _kind(combination: tuple[int, ...], exact: bool) -> int:
    threes = combination.count(THREE) + combination.count(THREE_WIDE)
    fours = combination.count(FOUR) + combination.count(OPEN_FOUR) + 2 * combination.count(TWIN_FOURS)
    if FIVE in combination:
        return MAKES_FIVE
    if exact and (fours > 1 or LONG in combination):
        return FORBIDDEN
    if exact and threes > 1:
        return DOUBT
    if fours > 1 or OPEN_FOUR in combination:
        return WIN
    if fours:
        return FOUR_THREE if threes else ONE_FOUR
    if threes:
        return TWO_THREES if threes > 1 else OPEN_THREE
    return PAIR if combination[0] >= TWO or combination[0] == THREE_CLOSED else CALM
