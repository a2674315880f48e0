"""The numbers of the network (`network`) and the file that they stand in.

`network.weights` holds the blocks of LAYOUT, fitted to our own games. The first layer is by kind of piece (own man, own
king, enemy man, enemy king), square and neuron.
"""

from pathlib import Path

from engines.checkers.geometry import CELLS, SQUARE_OF, SQUARES
from engines.networks.accumulator import ONE, SECOND_ONE, UNIT
from engines.networks.weights import Block, read_weights, rows

WEIGHTS = Path(__file__).with_name("network.weights")
INPUTS = 4 * SQUARES
WIDTH = 32  # neurons of one view
VIEWS = 2 * WIDTH
STAGES = 8
LAYOUT = (
    Block("biases", (WIDTH,), ONE),
    Block("first", (INPUTS, WIDTH), ONE),
    Block("second", (STAGES, VIEWS + 1), (*VIEWS * [SECOND_ONE], UNIT)),  # own view first, and a bias
)


def _first_layer(numbers: list[int]) -> list[int]:
    """For each piece (2 * owner + 1 for a king) on each cell what it adds to Black's view, then to White's."""
    seen = rows(numbers, WIDTH)
    return [number for kind in range(4) for cell in range(CELLS) for number in _row(seen, kind, SQUARE_OF[cell])]


def _row(seen: list[list[int]], kind: int, square: int) -> list[int]:
    """White sees the board turned by half; a cell that is no square has no row, and never a piece."""
    if square < 0:
        return [0] * VIEWS
    return seen[SQUARES * kind + square] + seen[SQUARES * (kind ^ 2) + SQUARES - 1 - square]


def _second_layer(numbers: list[int]) -> list[int]:
    """By side to move, stage and neuron: Black's view stands first in the sums, the mover's in the file."""
    of_stages = [row[:VIEWS] for row in rows(numbers, VIEWS + 1)]
    turned = [row[WIDTH:] + row[:WIDTH] for row in of_stages]
    return [number for row in of_stages + turned for number in row]


_NUMBERS = read_weights(WEIGHTS, LAYOUT)
BIASES = 2 * _NUMBERS["biases"]  # of both views
FIRST = _first_layer(_NUMBERS["first"])
SECOND = _second_layer(_NUMBERS["second"])
LAST = _NUMBERS["second"][VIEWS :: VIEWS + 1]
