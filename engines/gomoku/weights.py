"""The weights of the network (`network`), their file, and the ordering scores of combinations.

`network.weights` holds the blocks of LAYOUT, trained on our own games: for gomoku and then for renju the first layer,
which has a row of weights for each pair of shapes and one of biases, and the rest: one for gomoku, and one for each
side to move in renju. A rest has HIDDEN rows of weights, one row of direct weights, HIDDEN biases, HIDDEN weights of
the output, the last bias and THREATS numbers. Gomoku's rows in the first layer have half of the neurons: the other half
are the same with the sides exchanged.

A sum of 1 is stored as ONE, a weight or bias of 1 in the second layer as SECOND_ONE; the weights of the output are
scaled so that it is the score times 2 ** SHIFT. Threats and the last bias are scores.

The ordering score of a combination adds up the value of its two largest shapes as a pair, and that of each of the other
two: each list of `values` has 120 pairs, (0, 0), (1, 0), (1, 1), (2, 0) and so on, then 15 shapes.
"""

from pathlib import Path

from engines.gomoku.kinds import SHAPES
from engines.gomoku.values import ORDER_FOE, ORDER_OWN
from engines.networks.weights import Block, read_weights, rows

WEIGHTS = Path(__file__).with_name("network.weights")
THREATS = 512  # values of `Stones.threat_index`
WIDTH = 64  # neurons of the first layer
HIDDEN = 32  # neurons of the second layer
ONE = 127
SHARE = 8  # the second layer reads the sums divided by this
SECOND_ONE = 1024
SHIFT = 20
UNIT = 500  # a score of this is 1 on the logistic curve of expected points
DIRECT = round((UNIT << SHIFT) / (ONE * SHARE * SECOND_ONE))  # a weight of 1 in the output
_PAIRS = SHAPES * (SHAPES + 1) // 2
_USUAL = 2000  # added to the ordering scores of both sides, so that poor moves are above 0, too
HALF = WIDTH // 2
INPUTS = SHAPES * SHAPES
_END = (HIDDEN + 1) * WIDTH  # end of the weights in a rest
_UNITS = (*(_END + HIDDEN) * [SECOND_ONE], *HIDDEN * [DIRECT], *(1 + THREATS) * [UNIT])
LAYOUT = (
    Block("gomoku first", (INPUTS + 1, HALF), ONE),
    Block("gomoku rest", (1, len(_UNITS)), _UNITS),
    Block("renju first", (INPUTS + 1, WIDTH), ONE),
    Block("renju rest", (2, len(_UNITS)), _UNITS),
)


def _first_layer(numbers: list[int]) -> list[int]:
    """The weights by `16 * shape + shape` and neuron, from rows by pair of shapes."""
    nothing = [0] * ((16 - SHAPES) * WIDTH)
    of_shapes = rows(numbers[: INPUTS * WIDTH], SHAPES * WIDTH)
    return [number for row in of_shapes for number in row + nothing]


def _both_halves(numbers: list[int]) -> list[int]:
    """Gomoku's first layer with all neurons."""
    halves = rows(numbers, HALF)
    return [number for i, half in enumerate(halves) for number in half + halves[_exchanged(i)]]


def _exchanged(row: int) -> int:
    """The row of the same shapes with the sides exchanged; the row of biases stays."""
    return row if row == INPUTS else row % SHAPES * SHAPES + row // SHAPES


def _other_side(rest: list[int]) -> list[int]:
    """The rest for the other side to move: the halves of the neurons change places."""
    return [number for row in rows(rest[:_END], WIDTH) for number in row[HALF:] + row[:HALF]] + rest[_END:]


def order_of(combination: tuple[int, ...], own: bool) -> int:
    """The ordering score of a point with this combination for oneself (`own`), or for the other side; 0 to 5000."""
    a, b, c, d = combination
    values = ORDER_OWN if own else ORDER_FOE
    worth = values[a * (a + 1) // 2 + b] + values[_PAIRS + c] + values[_PAIRS + d]
    return max(0, min(5000, _USUAL + worth))


_NUMBERS = read_weights(WEIGHTS, LAYOUT)
_LAYERS = (_both_halves(_NUMBERS["gomoku first"]), _NUMBERS["renju first"])
_RESTS = (_NUMBERS["gomoku rest"], _other_side(_NUMBERS["gomoku rest"]), *rows(_NUMBERS["renju rest"], len(_UNITS)))

# All are by rule set, gomoku first, and then
FIRST = [number for layer in _LAYERS for number in _first_layer(layer)]  # by 16 * shape + shape and neuron
BIASES = [number for layer in _LAYERS for number in layer[-WIDTH:]]  # by neuron
SECOND = [number for rest in _RESTS for number in rest[:_END]]  # by side to move, neuron there and neuron below
HIDDEN_BIASES = [
    ONE * SHARE * number for rest in _RESTS for number in (*rest[_END : _END + HIDDEN], 0)
]  # by side to move and neuron, as OUTPUT
OUTPUT = [number for rest in _RESTS for number in (*rest[_END + HIDDEN : _END + 2 * HIDDEN], DIRECT)]
LAST = [rest[-THREATS - 1] + number for rest in _RESTS for number in rest[-THREATS:]]  # by side to move and threats
