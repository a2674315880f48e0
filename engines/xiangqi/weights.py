"""The numbers of the network (`network`) and the file that they stand in.

`network.weights` holds 16-bit little-endian numbers, fitted to our own games by
`python -m tests.benchmarks.tune_xiangqi train`: WIDTH / 2 biases; the weights of the first layer by class, square and
neuron; for each stage the weights of the second layer, own view first, and its bias in centipawns.
"""

from array import array
from pathlib import Path
from sys import byteorder

from engines.xiangqi.geometry import FILE, FILES, KINDS, SQUARES, mirrored

WEIGHTS = Path(__file__).with_name("network.weights")
INPUTS = 2 * KINDS * SQUARES
WIDTH = 32  # neurons of one view, each beside its mirror image
VIEWS = 2 * WIDTH
STAGES = 8
ONE = 255  # a sum of 1
SECOND_ONE = 64  # a weight of 1 in the second layer
UNIT = 400  # what an output of 1 is worth

_HALF = WIDTH // 2
_SECOND_AT = _HALF * (INPUTS + 1)


def _read() -> list[int]:
    numbers = array("h", WEIGHTS.read_bytes())
    if byteorder == "big":
        numbers.byteswap()
    return numbers.tolist()


def _twins(row: list[int], mirror: list[int]) -> list[int]:
    return [number for pair in zip(row, mirror, strict=True) for number in pair]


def _reflected(number: int) -> int:
    """The input of the same piece with left and right exchanged."""
    file = FILE[number % SQUARES]
    return number + FILES - 1 - 2 * file


def _first_layer(numbers: list[int]) -> list[int]:
    """For each piece on each square what it adds to Red's view, then to Black's."""
    halves = [numbers[_HALF * i : _HALF * i + _HALF] for i in range(INPUTS)]
    rows = [_twins(half, halves[_reflected(i)]) for i, half in enumerate(halves)]
    return [number for i, row in enumerate(rows) for view in (row, rows[_seen_by_black(i)]) for number in view]


def _second_layer(numbers: list[int]) -> list[int]:
    """By side to move, stage and neuron: Red's view stands first in the sums, the mover's in the file."""
    layer = []
    for side in (0, 1):
        for at in range(0, (WIDTH + 1) * STAGES, WIDTH + 1):
            views = (numbers[at : at + _HALF], numbers[at + _HALF : at + WIDTH])
            layer += _twins(views[side], views[side]) + _twins(views[1 - side], views[1 - side])
    return layer


def _seen_by_black(number: int) -> int:
    row, square = divmod(number, SQUARES)
    return (row + KINDS) % (2 * KINDS) * SQUARES + mirrored(square)


_NUMBERS = _read()
BIASES = _twins(_NUMBERS[:_HALF], _NUMBERS[:_HALF])
FIRST = _first_layer(_NUMBERS[_HALF:])
SECOND = _second_layer(_NUMBERS[_SECOND_AT:])
LAST = _NUMBERS[_SECOND_AT + WIDTH :: WIDTH + 1]
