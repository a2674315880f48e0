"""Squares, lines and steps of the xiangqi board, as tables made once.

A square is `file + 9 * rank`: a0, Red's left corner, is 0 and i9 is 89. A side is 0 (Red, below) or 1 (Black, above).
The tables are lists, so that a compiled module takes them over as C arrays.
"""

from functools import cache
from itertools import chain

FILES, RANKS = 9, 10
SQUARES = FILES * RANKS
NOWHERE = -1
PASS = -1  # the move of a passed turn
UNKNOWN = 2  # for values of 0 or 1 that are not computed yet

GENERAL, ADVISOR, ELEPHANT, HORSE, ROOK, CANNON, PAWN = range(7)
KINDS = 7

# A piece is 0 to 31, Red's first; each side's sixteen stand in this order. EMPTY is the piece on an empty square, so
# that `piece >> 4` is its side, or 2 for none.
SET = (GENERAL,) + (ADVISOR,) * 2 + (ELEPHANT,) * 2 + (HORSE,) * 2 + (ROOK,) * 2 + (CANNON,) * 2 + (PAWN,) * 5
EMPTY = 32
KIND = [*SET, *SET, KINDS]
PIECES = len(SET)
FIRST_OF = [SET.index(kind) for kind in range(KINDS)]
FIRST_ADVISOR, FIRST_ELEPHANT, FIRST_HORSE, FIRST_ROOK, FIRST_CANNON, FIRST_PAWN = FIRST_OF[1:]
CLASS = [SQUARES * (KINDS * (piece >> 4) + KIND[piece]) for piece in range(32)]  # row of a table by side and kind

FILE = [square % FILES for square in range(SQUARES)]
RANK = [square // FILES for square in range(SQUARES)]


def mirrored(square: int) -> int:
    """The same square seen from the other side (the board turned upside down, files kept)."""
    return square % FILES + FILES * (RANKS - 1 - square // FILES)


def in_palace(square: int) -> bool:
    """True on the eighteen squares of the two palaces."""
    return 3 <= FILE[square] <= 5 and RANK[square] in (0, 1, 2, 7, 8, 9)


def crossed(side: int, square: int) -> bool:
    """True beyond the river, seen from `side`."""
    return (RANK[square] >= 5) == (side == 0)


def _shifted(square: int, dx: int, dy: int) -> int:
    """The square `dx` files and `dy` ranks away, or NOWHERE off the board."""
    file, rank = FILE[square] + dx, RANK[square] + dy
    return file + FILES * rank if 0 <= file < FILES and 0 <= rank < RANKS else NOWHERE


# Stops: for a place on a line and the line's occupied places as bits, the nearest and second nearest occupied places on
# both sides: four bits each, near low + 1 (0: none), near high (9 or 10: none), far low + 1, far high.


def _stops(place: int, length: int) -> list[int]:
    """By occupied places. What is below, from the lowest bit on, and what is above do not depend on each other."""
    lows = [_low_stops(below) for below in range(1 << place)]
    highs = [_high_stops(place, above, length) for above in range(1 << (length - 1 - place))]
    return [low | high for high in highs for _own_place in (0, 1) for low in lows]


def _low_stops(below: int) -> int:
    low = below.bit_length()
    return low | (below ^ (1 << low >> 1)).bit_length() << 8


def _high_stops(place: int, above: int, length: int) -> int:
    high = above & -above
    far_high = (above ^ high) & -(above ^ high)
    return _place_above(place, high, length) << 4 | _place_above(place, far_high, length) << 12


def _place_above(place: int, bit: int, length: int) -> int:
    return place + bit.bit_length() if bit else length


ROW_STOPS = [stops for place in range(FILES) for stops in _stops(place, FILES)]
COLUMN_STOPS = [stops for place in range(RANKS) for stops in _stops(place, RANKS)]


# Reach: the stops as steps from the own square, five numbers: down and up to the nearest, down and up to the second
# nearest, 0 if there is none; then the number of empty places up to the nearest on both sides.


@cache
def _reach(place: int, stops: int, length: int, stride: int) -> tuple[int, ...]:
    low, high, far_low, far_high = (stops >> shift & 15 for shift in (0, 4, 8, 12))
    lows = ((end - 1 - place) * stride if end else 0 for end in (low, far_low))
    highs = ((end - place) * stride if end < length else 0 for end in (high, far_high))
    (near, far), (above, beyond) = lows, highs
    return near, above, far, beyond, high - low - 1


ROW_REACH = [*chain.from_iterable(_reach(i >> FILES, stops, FILES, 1) for i, stops in enumerate(ROW_STOPS))]
COLUMN_REACH = [*chain.from_iterable(_reach(i >> RANKS, stops, RANKS, FILES) for i, stops in enumerate(COLUMN_STOPS))]


def _between(a: int, b: int) -> int:
    return sum(1 << i for i in range(min(a, b) + 1, max(a, b)))


BETWEEN = [_between(a, b) for a in range(RANKS) for b in range(RANKS)]  # the places strictly between two, as bits

# Steps: squares that a piece may reach where nothing can block it, five per square, closed by NOWHERE.
# General, advisor, Red's pawn, Black's pawn.

_SIDEWAYS, _SLANTED = ((1, 0), (-1, 0), (0, 1), (0, -1)), ((1, 1), (1, -1), (-1, 1), (-1, -1))


def _palace_steps(square: int, shifts: tuple[tuple[int, int], ...]) -> list[int]:
    if not in_palace(square):
        return []
    found = [_shifted(square, *shift) for shift in shifts]
    return [target for target in found if target != NOWHERE and in_palace(target)]


def _pawn_steps(square: int, side: int, ranks: int) -> list[int]:
    """The square `ranks` away and, across the river, those on both sides."""
    shifts = [(0, ranks)] + [(1, 0), (-1, 0)] * crossed(side, square)
    return [target for target in (_shifted(square, *shift) for shift in shifts) if target != NOWHERE]


def _closed(targets: list[int], width: int) -> list[int]:
    return targets + [NOWHERE] * (width - len(targets))


STEP_WIDTH = 5
STEPS = [
    target
    for table in (
        [_palace_steps(square, _SIDEWAYS) for square in range(SQUARES)],
        [_palace_steps(square, _SLANTED) for square in range(SQUARES)],
        [_pawn_steps(square, 0, 1) for square in range(SQUARES)],
        [_pawn_steps(square, 1, -1) for square in range(SQUARES)],
    )
    for targets in table
    for target in _closed(targets, STEP_WIDTH)
]
GENERAL_STEPS, ADVISOR_STEPS, PAWN_STEPS, _PAWN_STEPS_OF_BLACK = (STEP_WIDTH * SQUARES * row for row in range(4))

# The squares from which a pawn of Red, then of Black, attacks each square, five per square, closed by NOWHERE.
PAWN_SOURCES = [
    source
    for side in (0, 1)
    for target in range(SQUARES)
    for source in _closed(_pawn_steps(target, side, 2 * side - 1), STEP_WIDTH)
]

# Where the steps of a piece begin; meaningless for pieces without.
_BEGIN = [{GENERAL: GENERAL_STEPS, ADVISOR: ADVISOR_STEPS, PAWN: pawn} for pawn in (PAWN_STEPS, _PAWN_STEPS_OF_BLACK)]
STEPS_OF = [_BEGIN[piece >> 4].get(KIND[piece], 0) for piece in range(32)]

# Jumps: squares that a horse or elephant may reach over a leg or an eye, nine per square, closed by NOWHERE.

_HORSE_JUMPS = [(dx * a, dy * b) for dx, dy in ((1, 2), (2, 1)) for a in (1, -1) for b in (1, -1)]
_ELEPHANT_JUMPS = [(2 * dx, 2 * dy) for dx, dy in _SLANTED]


def _jumps(square: int, shifts: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The squares that are reached on the board, each with the one between."""
    pairs = [(_shifted(square, dx, dy), _shifted(square, int(dx / 2), int(dy / 2))) for dx, dy in shifts]
    return [pair for pair in pairs if pair[0] != NOWHERE]


def _elephant_jumps(square: int) -> list[tuple[int, int]]:
    return [pair for pair in _jumps(square, _ELEPHANT_JUMPS) if crossed(0, pair[0]) == crossed(0, square)]


JUMP_WIDTH = 9
_JUMPS = [[_jumps(s, _HORSE_JUMPS) for s in range(SQUARES)], [_elephant_jumps(s) for s in range(SQUARES)]]
JUMP_TO = [to for table in _JUMPS for pairs in table for to in _closed([pair[0] for pair in pairs], JUMP_WIDTH)]
JUMP_VIA = [via for table in _JUMPS for pairs in table for via in _closed([pair[1] for pair in pairs], JUMP_WIDTH)]
HORSE_JUMPS, ELEPHANT_JUMPS = 0, JUMP_WIDTH * SQUARES

# What a horse reaches, by its occupied legs (below 1, above 2, left 4, right 8): nine squares, closed by NOWHERE.
_LEGS = ((0, -1), (0, 1), (-1, 0), (1, 0))


def _horse_targets(square: int, taken: int) -> list[int]:
    legs = [leg for i, leg in enumerate(_SHIFTED_LEGS[square]) if not taken >> i & 1]
    return [target for target, leg in _JUMPS[0][square] if leg in legs]


_SHIFTED_LEGS = [[_shifted(square, *shift) for shift in _LEGS] for square in range(SQUARES)]
HORSE_TARGETS = [
    target
    for square in range(SQUARES)
    for taken in range(16)
    for target in _closed(_horse_targets(square, taken), JUMP_WIDTH)
]

# What must be empty for a horse (elephant) on the first square to reach the second; NOWHERE if it never can.


def _vias(jumps: list[list[tuple[int, int]]]) -> list[int]:
    table = [NOWHERE] * (SQUARES * SQUARES)
    for square, pairs in enumerate(jumps):
        for target, via in pairs:
            table[SQUARES * square + target] = via
    return table


HORSE_LEG, ELEPHANT_EYE = _vias(_JUMPS[0]), _vias(_JUMPS[1])

# Which palace piece may step from the first square to the second: BY_GENERAL, BY_ADVISOR, 0 for none.
BY_GENERAL, BY_ADVISOR = 1, 2
GUARDS = [0] * (SQUARES * SQUARES)
for _square in range(SQUARES):
    for _shifts, _guard in ((_SIDEWAYS, BY_GENERAL), (_SLANTED, BY_ADVISOR)):
        for _target in _palace_steps(_square, _shifts):
            GUARDS[SQUARES * _square + _target] = _guard


def _exposes(general: int, square: int) -> int:
    dx, dy = abs(FILE[general] - FILE[square]), abs(RANK[general] - RANK[square])
    if dx == 0 or dy == 0:
        return ON_LINE
    return AT_LEG if dx == dy == 1 else 0


# Not 0 if a change on the second square may open or close an attack on a general on the first: ON_LINE on its rank and
# file, AT_LEG where a horse's leg may be.
AT_LEG, ON_LINE = 1, 2
EXPOSES = [_exposes(general, square) for general in range(SQUARES) for square in range(SQUARES)]


def _home(kind: int, side: int) -> list[int]:
    """The squares where a piece can ever stand."""
    own = [square for square in range(SQUARES) if not crossed(side, square)]
    base = 0 if side == 0 else 9
    if kind == GENERAL:
        return [square for square in own if in_palace(square)]
    if kind == ADVISOR:
        return [s for s in own if in_palace(s) and (FILE[s] + abs(RANK[s] - base)) % 2 == 1]
    if kind == ELEPHANT:
        return [s for s in own if (FILE[s], abs(RANK[s] - base)) in _ELEPHANT_POINTS]
    if kind == PAWN:
        return [s for s in range(SQUARES) if crossed(side, s) or (abs(RANK[s] - base) in (3, 4) and FILE[s] % 2 == 0)]
    return list(range(SQUARES))


_ELEPHANT_POINTS = {(2, 0), (6, 0), (0, 2), (4, 2), (8, 2), (2, 4), (6, 4)}
HOME = [[frozenset(_home(kind, side)) for kind in range(KINDS)] for side in (0, 1)]
