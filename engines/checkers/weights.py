"""The numbers of the network (`network`) and the file that they stand in.

`network.weights` holds 16-bit little-endian numbers, fitted to our own games by
`python -m tests.benchmarks.tune_checkers train`: WIDTH biases; the weights of the first layer by kind of piece (own
man, own king, enemy man, enemy king), square and neuron; for each stage the weights of the second layer, own view
first, and its bias in hundredths of a man.
"""

from array import array
from pathlib import Path
from sys import byteorder

from engines.checkers.geometry import CELLS, SQUARE_OF, SQUARES

WEIGHTS = Path(__file__).with_name("network.weights")
INPUTS = 4 * SQUARES
WIDTH = 32  # neurons of one view
VIEWS = 2 * WIDTH
STAGES = 8
ONE = 255  # a sum of 1
SECOND_ONE = 64  # a weight of 1 in the second layer
UNIT = 400  # what an output of 1 is worth

_SECOND_AT = WIDTH * (INPUTS + 1)


def _read() -> list[int]:
    numbers = array("h", WEIGHTS.read_bytes())
    if byteorder == "big":
        numbers.byteswap()
    return numbers.tolist()


def _second_layer(numbers: list[int]) -> list[int]:
    """By side to move, stage and neuron: Black's view stands first in the sums, the mover's in the file."""
    rows = [numbers[at : at + VIEWS] for at in range(0, (VIEWS + 1) * STAGES, VIEWS + 1)]
    turned = [row[WIDTH:] + row[:WIDTH] for row in rows]
    return [number for row in rows + turned for number in row]


def _row(kind: int, cell: int, side: int) -> int:
    """Where the weights begin of a piece (2 * owner + 1 for a king) on a cell, as a side sees it; 0 for no square."""
    square = SQUARE_OF[cell]
    if square < 0:
        return 0
    seen = (kind, square) if side == 0 else (kind ^ 2, SQUARES - 1 - square)
    return WIDTH * (SQUARES * seen[0] + seen[1])


_NUMBERS = _read()
BIASES = _NUMBERS[:WIDTH]
FIRST = _NUMBERS[WIDTH:_SECOND_AT]
SECOND = _second_layer(_NUMBERS[_SECOND_AT:])
LAST = _NUMBERS[_SECOND_AT + VIEWS :: VIEWS + 1]
BLACK_ROW, WHITE_ROW = ([_row(kind, cell, side) for kind in range(4) for cell in range(CELLS)] for side in (0, 1))
