"""The weights of the network (`network`) and of `attacks`, and their file.

`network.weights` holds the blocks of LAYOUT, trained on our own games. In the first layer a view has HALF neurons: the
others are their mirror images. `attacks` has for each stage the value of an attacker's attack on, or protection of, a
piece, by the class of that piece; `mobility` has the value of the number of empty squares that an attacker may reach.
Attackers are the horses, rooks, cannons and pawns, the mover's first.
"""

from itertools import product
from pathlib import Path

from engines.networks.accumulator import ONE, SECOND_ONE, UNIT
from engines.networks.weights import Block, read_weights, rows
from engines.xiangqi.geometry import FILE, FILES, HORSE, KIND, KINDS, SET, SQUARES, mirrored
from engines.xiangqi.material import FULL_PHASE

WEIGHTS = Path(__file__).with_name("network.weights")
INPUTS = 2 * KINDS * SQUARES
WIDTH = 64  # neurons of one view: HALF, then their mirror images
VIEWS = 2 * WIDTH
STAGES = 8
STAGE_OF = [phase * STAGES // (FULL_PHASE + 1) for phase in range(FULL_PHASE + 1)]
ATTACKERS = 8  # kinds of attackers, of both sides
FREEDOMS = 18  # a rook may reach 0 to 17 empty squares
ATTACK_SHIFT = 4
ATTACK_UNIT = 1 << ATTACK_SHIFT  # values of attacks are in sixteenths of a centipawn

HALF = WIDTH // 2  # neurons of one view, without their mirror images
LAYOUT = (
    Block("biases", (HALF,), ONE),
    Block("first", (INPUTS, HALF), ONE),
    Block("second", (STAGES, WIDTH + 1), (*WIDTH * [SECOND_ONE], UNIT)),  # own view first, and a bias
    Block("attacks", (STAGES, ATTACKERS * 2 * KINDS), ATTACK_UNIT * UNIT),
    Block("mobility", (STAGES, ATTACKERS * FREEDOMS), ATTACK_UNIT * UNIT),
)


def _reflected(number: int) -> int:
    """The input of the same piece with left and right exchanged."""
    return number + FILES - 1 - 2 * FILE[number % SQUARES]


def _first_layer(numbers: list[int]) -> list[int]:
    """By piece and square: the weights for Red's view, then those for Black's."""
    halves = rows(numbers, HALF)
    views = [half + halves[_reflected(i)] for i, half in enumerate(halves)]
    return [number for i, view in enumerate(views) for number in view + views[_seen_by_black(i)]]


def _second_layer(numbers: list[int]) -> list[int]:
    """By side to move, stage and neuron. The sums have Red's view first, the file has the mover's."""
    of_views = [(row[:HALF], row[HALF:WIDTH]) for row in rows(numbers, WIDTH + 1)]
    return [number for side in (0, 1) for views in of_views for number in 2 * views[side] + 2 * views[1 - side]]


def _attacks(numbers: list[int]) -> list[int]:
    """By side to move, stage, attacker and piece: Red's pieces come first, in the file the mover's. 0 for itself."""
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
    """By side to move, stage, attacker and number of squares: Red's come first, in the file the mover's."""
    table = []
    for mover, stage, attacker in product((0, 1), range(STAGES), range(ATTACKERS)):
        at = FREEDOMS * (ATTACKERS * stage + (attacker ^ 4 if mover else attacker))
        table += numbers[at : at + FREEDOMS]
    return table


def _seen_by_black(number: int) -> int:
    row, square = divmod(number, SQUARES)
    return (row + KINDS) % (2 * KINDS) * SQUARES + mirrored(square)


_NUMBERS = read_weights(WEIGHTS, LAYOUT)
BIASES = 4 * _NUMBERS["biases"]  # of both views and their mirror images
FIRST = _first_layer(_NUMBERS["first"])
SECOND = _second_layer(_NUMBERS["second"])
LAST = _NUMBERS["second"][WIDTH :: WIDTH + 1]
ATTACKS = _attacks(_NUMBERS["attacks"])
MOBILITY = _mobility(_NUMBERS["mobility"])
