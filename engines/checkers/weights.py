"""The weights of the network (`network`), and their file.

`network.weights` holds the blocks of LAYOUT, trained on our own games. The first layer is by kind of piece (own man,
own king, enemy man, enemy king), square and neuron.
"""

from pathlib import Path

from engines.checkers.geometry import CELLS, SQUARE_OF, SQUARES
from engines.networks.accumulator import ONE, SECOND_ONE, UNIT
from engines.networks.weights import Block, read_weights, rows

WEIGHTS = Path(__file__).with_name("network.weights")
INPUTS = 4 * SQUARES
WIDTH = 64  # neurons of one view
VIEWS = 2 * WIDTH
STAGES = 8
LAYOUT = (
    Block("biases", (WIDTH,), ONE),
    Block("first", (INPUTS, WIDTH), ONE),
    Block("second", (STAGES, VIEWS + 1), (*VIEWS * [SECOND_ONE], UNIT)),  # own view first, and a bias
)


def _first_layer(numbers: list[int]) -> list[int]:
    """By piece (2 * owner + 1 for a king) and cell: the weights for Black's view, then those for White's."""
    seen = rows(numbers, WIDTH)
    return [number for kind in range(4) for cell in range(CELLS) for number in _row(seen, kind, SQUARE_OF[cell])]


def _row(seen: list[list[int]], kind: int, square: int) -> list[int]:
    """White sees the board rotated by 180 degrees; a cell that is no square, and so never has a piece, has zeros."""
    if square < 0:
        return [0] * VIEWS
    return seen[SQUARES * kind + square] + seen[SQUARES * (kind ^ 2) + SQUARES - 1 - square]


def _second_layer(numbers: list[int]) -> list[int]:
    """By side to move, stage and neuron. The sums have Black's view first, the file has the mover's."""
    of_stages = [row[:VIEWS] for row in rows(numbers, VIEWS + 1)]
    turned = [row[WIDTH:] + row[:WIDTH] for row in of_stages]
    return [number for row in of_stages + turned for number in row]


_NUMBERS = read_weights(WEIGHTS, LAYOUT)
BIASES = 2 * _NUMBERS["biases"]  # of both views
FIRST = _first_layer(_NUMBERS["first"])
SECOND = _second_layer(_NUMBERS["second"])
LAST = _NUMBERS["second"][VIEWS :: VIEWS + 1]
