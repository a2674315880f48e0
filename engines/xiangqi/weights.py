"""The numbers of the network (`network`) and of `attacks`, and the file that they stand in.

`network.weights` holds 16-bit little-endian numbers, fitted to our own games by
`python -m tests.benchmarks.tune_xiangqi train`: WIDTH / 2 biases; the weights of the first layer by class, square and
neuron; for each stage the weights of the second layer, own view first, and its bias in centipawns; then for each stage
what it is worth that an attacker attacks or protects a piece, by the class of that piece, and then for each attacker
what it is worth that it may move to so many empty squares. Attackers are the horses, rooks, cannons and pawns, the
mover's first.
"""

from array import array
from itertools import product
from pathlib import Path
from sys import byteorder

from engines.xiangqi.geometry import FILE, FILES, HORSE, KIND, KINDS, SET, SQUARES, mirrored

WEIGHTS = Path(__file__).with_name("network.weights")
INPUTS = 2 * KINDS * SQUARES
WIDTH = 64  # neurons of one view, each beside its mirror image
VIEWS = 2 * WIDTH
STAGES = 8
ONE = 255  # a sum of 1
SECOND_ONE = 64  # a weight of 1 in the second layer
UNIT = 400  # what an output of 1 is worth
ATTACKERS = 8  # kinds of attackers, of both sides
FREEDOMS = 18  # a rook may move to 0 to 17 empty squares
ATTACK_UNIT = 16  # what an attack is worth is told in sixteenths of a centipawn

_HALF = WIDTH // 2
_SECOND_AT = _HALF * (INPUTS + 1)
_ATTACKS_AT = _SECOND_AT + STAGES * (WIDTH + 1)
_MOBILITY_AT = _ATTACKS_AT + STAGES * ATTACKERS * 2 * KINDS


def _read() -> list[int]:
    numbers = array("h", WEIGHTS.read_bytes())
    if byteorder == "big":
        numbers.byteswap()
    return numbers.tolist()


def _twins(row: list[int], mirror: list[int]) -> list[int]:
    both = row + mirror
    both[::2], both[1::2] = row, mirror
    return both


def _reflected(number: int) -> int:
    """The input of the same piece with left and right exchanged."""
    file = FILE[number % SQUARES]
    return number + FILES - 1 - 2 * file


def _first_layer(numbers: list[int]) -> list[int]:
    """For each piece on each square what it adds to Red's view, then to Black's."""
    halves = [numbers[_HALF * i : _HALF * i + _HALF] for i in range(INPUTS)]
    rows = [_twins(half, halves[_reflected(i)]) for i, half in enumerate(halves)]
    layer = []
    for i, row in enumerate(rows):
        layer += row + rows[_seen_by_black(i)]
    return layer


def _second_layer(numbers: list[int]) -> list[int]:
    """By side to move, stage and neuron: Red's view stands first in the sums, the mover's in the file."""
    layer = []
    for side in (0, 1):
        for at in range(0, (WIDTH + 1) * STAGES, WIDTH + 1):
            views = (numbers[at : at + _HALF], numbers[at + _HALF : at + WIDTH])
            layer += _twins(views[side], views[side]) + _twins(views[1 - side], views[1 - side])
    return layer


def _attacks(numbers: list[int]) -> list[int]:
    """By side to move, stage, attacking piece and piece: Red's stand first, in the file the mover's. 0 for itself."""
    table = []
    for mover, stage, piece in product((0, 1), range(STAGES), range(2 * len(SET))):
        if KIND[piece] >= HORSE:
            at = 2 * KINDS * (ATTACKERS * stage + KIND[piece] - HORSE + (0 if piece >> 4 == mover else ATTACKERS // 2))
            by_class = numbers[at : at + KINDS], numbers[at + KINDS : at + 2 * KINDS]
            row = [by_class[side ^ mover][kind] for side in (0, 1) for kind in SET]
            row[piece] = 0
            table += [*row, 0]
    return table


def _mobility(numbers: list[int]) -> list[int]:
    """By side to move, stage, attacker and squares, likewise."""
    table = []
    for mover, stage, attacker in product((0, 1), range(STAGES), range(ATTACKERS)):
        at = FREEDOMS * (ATTACKERS * stage + (attacker ^ 4 if mover else attacker))
        table += numbers[at : at + FREEDOMS]
    return table


def _seen_by_black(number: int) -> int:
    row, square = divmod(number, SQUARES)
    return (row + KINDS) % (2 * KINDS) * SQUARES + mirrored(square)


_NUMBERS = _read()
BIASES = _twins(_NUMBERS[:_HALF], _NUMBERS[:_HALF])
FIRST = _first_layer(_NUMBERS[_HALF:])
SECOND = _second_layer(_NUMBERS[_SECOND_AT:])
LAST = _NUMBERS[_SECOND_AT + WIDTH : _ATTACKS_AT : WIDTH + 1]
ATTACKS = _attacks(_NUMBERS[_ATTACKS_AT:_MOBILITY_AT])
MOBILITY = _mobility(_NUMBERS[_MOBILITY_AT:])
