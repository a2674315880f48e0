"""A small neural network's part of the evaluation: what material and position tables cannot say of a position.

Two views of the board, Red's and Black's, each with one input for every kind of piece of either side on every square as
that side sees it. WIDTH neurons sum up a view; only a few inputs change from one position to the next, so the sums are
kept for the last plies and brought up to date when they are asked for (Y. Nasu's NNUE, 2018). The second layer has one
set of weights for each stage of the game and reads the mover's view first:

    correction = bias[stage] + sum of weight[stage][neuron] * clamp(sum[neuron], 0, 1) ** 2

All in whole numbers: sums in 255ths, weights of the second layer in 64ths. Every second neuron is the mirror image of
the one before it, with the same weight, so that left and right count the same. The numbers stand in `network.weights`,
fitted to our own games by `python -m tests.benchmarks.tune_xiangqi train`; the file says 16-bit little-endian: WIDTH / 2
biases, the weights of the first layer by class and square and neuron, then for each stage the weights of the second
layer, own view first, and its bias in centipawns.
"""

from array import array
from pathlib import Path
from sys import byteorder

from engines.board import zeros
from engines.xiangqi import geometry
from engines.xiangqi.geometry import EMPTY, KINDS, NOWHERE, PASS, SQUARES, mirrored
from engines.xiangqi.placement import Placement

WEIGHTS = Path(__file__).with_name("network.weights")
INPUTS = 2 * KINDS * SQUARES
WIDTH = 32  # neurons of one view, each beside its mirror image
VIEWS = 2 * WIDTH
STAGES = 8
ONE = 255  # a sum of 1
SECOND_ONE = 64  # a weight of 1 in the second layer
UNIT = 400  # what an output of 1 is worth
KEPT = 128  # plies whose sums are kept, a power of two
_MASK = KEPT - 1
_FAR = 6  # plies: from further back it costs less to sum up all pieces anew


def _numbers() -> list[int]:
    numbers = array("h", WEIGHTS.read_bytes())
    if byteorder == "big":
        numbers.byteswap()
    return numbers.tolist()


def _reflected(square: int) -> int:
    return square - 2 * (square % 9) + 8


def _twins(row: list[int], mirror: list[int]) -> list[int]:
    return [number for pair in zip(row, mirror, strict=True) for number in pair]


def _first_layer(numbers: list[int]) -> list[int]:
    half = WIDTH // 2
    rows = [numbers[half * i : half * i + half] for i in range(INPUTS)]
    mirrors = [rows[i - i % SQUARES + _reflected(i % SQUARES)] for i in range(INPUTS)]
    return [number for row, mirror in zip(rows, mirrors, strict=True) for number in _twins(row, mirror)]


def _second_layer(numbers: list[int]) -> list[int]:
    """By side to move, stage and neuron: Red's view stands first in the sums, the mover's in the file."""
    half = WIDTH // 2
    layer = []
    for side in (0, 1):
        for stage in range(STAGES):
            row = numbers[(WIDTH + 1) * stage : (WIDTH + 1) * stage + WIDTH]
            views = (row[:half], row[half:])
            layer += _twins(views[side], views[side]) + _twins(views[1 - side], views[1 - side])
    return layer


def _seen_by_black(row: int) -> int:
    place, square = divmod(row, SQUARES)
    return (place + KINDS) % (2 * KINDS) * SQUARES + mirrored(square)


_FILE = _numbers()
_SECOND_AT = WIDTH // 2 * (INPUTS + 1)
_BIASES = _twins(_FILE[: WIDTH // 2], _FILE[: WIDTH // 2])
_FIRST = _first_layer(_FILE[WIDTH // 2 :])
_SECOND = _second_layer(_FILE[_SECOND_AT:])
_LAST = [_FILE[_SECOND_AT + (WIDTH + 1) * stage + WIDTH] for stage in range(STAGES)]
_RED_ROW = [WIDTH * row for row in range(INPUTS)]  # where the weights of a piece on a square begin, by view
_BLACK_ROW = [WIDTH * _seen_by_black(row) for row in range(INPUTS)]
_CLASS = geometry.CLASS
_CLAMPED = zeros(VIEWS)
_WEIGHED = zeros(VIEWS)


def correction(board: Placement) -> int:
    """What to add to the other scores of the position, in hundredths of a pawn, in the view of the side to move."""
    at = _settled(board)
    stage = board.phase * STAGES // 33
    row = VIEWS * (STAGES * board.side + stage)
    total = 0
    for i in range(VIEWS):
        value = board.sums[at + i]
        value = value if value > 0 else 0
        _CLAMPED[i] = value if value < ONE else ONE
    for i in range(VIEWS):
        _WEIGHED[i] = _CLAMPED[i] * _SECOND[row + i]
    for i in range(VIEWS):
        total += _WEIGHED[i] * _CLAMPED[i]
    size = (total if total > 0 else -total) // ONE * UNIT // (ONE * SECOND_ONE)
    return _LAST[stage] + (size if total > 0 else -size)


def _settled(board: Placement) -> int:
    """Bring the sums of the position up to date; returns where they begin."""
    ply = board.ply
    oldest = max(ply - _FAR, 0)
    while board.sums_key[ply & _MASK] != board.past_key[ply]:
        if ply == oldest:
            return _sum_up(board)
        ply -= 1
    while ply < board.ply:
        _step(board, ply)
        ply += 1
    return VIEWS * (ply & _MASK)


def _sum_up(board: Placement) -> int:
    """The sums from all pieces."""
    at = VIEWS * (board.ply & _MASK)
    board.sums_key[board.ply & _MASK] = board.key
    for i in range(WIDTH):
        board.sums[at + i] = _BIASES[i]
        board.sums[at + WIDTH + i] = _BIASES[i]
    for piece in range(32):
        square = board.place[piece]
        if square != NOWHERE:
            red = _RED_ROW[_CLASS[piece] + square]
            black = _BLACK_ROW[_CLASS[piece] + square]
            for i in range(WIDTH):
                board.sums[at + i] += _FIRST[red + i]
            for i in range(WIDTH):
                board.sums[at + WIDTH + i] += _FIRST[black + i]
    return at


def _step(board: Placement, ply: int) -> None:
    """The sums after the move made at `ply` from those before it."""
    before = VIEWS * (ply & _MASK)
    after = VIEWS * (ply + 1 & _MASK)
    board.sums_key[ply + 1 & _MASK] = board.past_key[ply + 1]
    if board.past_move[ply] == PASS:
        for i in range(VIEWS):
            board.sums[after + i] = board.sums[before + i]
    else:
        _change(board, ply, before, after)


def _change(board: Placement, ply: int, before: int, after: int) -> None:
    move = board.past_move[ply]
    taken = board.past_taken[ply]
    source = move // 90
    target = move - 90 * source
    row = _CLASS[board.past_piece[ply]]
    _move(board, before, after, _RED_ROW[row + source], _RED_ROW[row + target])
    _move(board, before + WIDTH, after + WIDTH, _BLACK_ROW[row + source], _BLACK_ROW[row + target])
    if taken != EMPTY:
        row = _CLASS[taken] + target
        _remove(board, after, _RED_ROW[row])
        _remove(board, after + WIDTH, _BLACK_ROW[row])


def _move(board: Placement, before: int, after: int, source: int, target: int) -> None:
    for i in range(WIDTH):
        board.sums[after + i] = board.sums[before + i] + _FIRST[target + i] - _FIRST[source + i]


def _remove(board: Placement, at: int, row: int) -> None:
    for i in range(WIDTH):
        board.sums[at + i] -= _FIRST[row + i]
