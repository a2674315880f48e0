"""A small neural network's part of the evaluation: what counting pieces cannot say of a position.

Two views of the board, Black's and White's, each with one input for men and kings of either side on every square, as
that side sees it: White's view is turned by half. WIDTH neurons sum up a view; only a few inputs change from one
position to the next, so the sums are kept for the last plies and brought up to date when they are asked for (Y. Nasu's
NNUE, 2018). The second layer has one set of weights for each stage of the game and reads the mover's view first:

    correction = bias[stage] + sum of weight[stage][neuron] * clamp(sum[neuron], 0, 1) ** 2

All in whole numbers: sums in 255ths, weights of the second layer in 64ths.
"""

import cython

from engines.board import zeros
from engines.checkers import geometry, weights
from engines.checkers.geometry import CELLS, STEPS
from engines.checkers.placement import Placement
from engines.checkers.weights import ONE, SECOND_ONE, STAGES, UNIT, VIEWS, WIDTH

if not cython.compiled:
    from engines.checkers.bits import lowest

_KEPT = 127  # plies whose sums are kept, less one; one less than a power of two
_FAR = 6  # plies: from further back it costs less to sum up all pieces anew
_PIECES_OF_A_STAGE = 3
_BIASES = weights.BIASES
_FIRST = weights.FIRST
_SECOND = weights.SECOND
_LAST = weights.LAST
_BLACK_ROW = weights.BLACK_ROW
_WHITE_ROW = weights.WHITE_ROW
_SOURCE = geometry.SOURCE
_TARGET = geometry.TARGET
_TAKEN = geometry.TAKEN
_CLAMPED = zeros(VIEWS)
_WEIGHED = zeros(VIEWS)


def correction(board: Placement) -> int:
    """What to add to the other scores of the position, in hundredths of a man, in the view of the side to move."""
    at = _settled(board)
    stage = min((board.pieces_left() - 1) // _PIECES_OF_A_STAGE, STAGES - 1)
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
    while board.sums_key[ply & _KEPT] != board.past_key[ply]:
        if ply == oldest:
            return _sum_up(board)
        ply -= 1
    while ply < board.ply:
        _step(board, ply)
        ply += 1
    return VIEWS * (ply & _KEPT)


def _sum_up(board: Placement) -> int:
    """The sums from all pieces."""
    at = VIEWS * (board.ply & _KEPT)
    board.sums_key[board.ply & _KEPT] = board.key
    for i in range(WIDTH):
        board.sums[at + i] = _BIASES[i]
        board.sums[at + WIDTH + i] = _BIASES[i]
    for owner in range(2):
        pieces = board.pieces[owner]
        while pieces:
            cell = lowest(pieces)
            pieces &= pieces - 1
            row = CELLS * (2 * owner + (board.kings >> cell & 1)) + cell
            _add(board, at, _BLACK_ROW[row])
            _add(board, at + WIDTH, _WHITE_ROW[row])
    return at


def _step(board: Placement, ply: int) -> None:
    """The sums after the move made at `ply` from those before it."""
    before = VIEWS * (ply & _KEPT)
    after = VIEWS * (ply + 1 & _KEPT)
    board.sums_key[ply + 1 & _KEPT] = board.past_key[ply + 1]
    move = board.past_move[ply]
    side = board.side ^ (board.ply - ply & 1)
    old = board.past_kings[ply]
    new = board.past_kings[ply + 1] if ply + 1 < board.ply else board.kings
    source = _SOURCE[move]
    target = _TARGET[move]
    source += CELLS * (2 * side + (old >> source & 1))
    target += CELLS * (2 * side + (new >> target & 1))
    _move(board, before, after, _BLACK_ROW[source], _BLACK_ROW[target])
    _move(board, before + WIDTH, after + WIDTH, _WHITE_ROW[source], _WHITE_ROW[target])
    if move >= STEPS:
        taken = _TAKEN[move]
        while taken:
            cell = lowest(taken)
            taken &= taken - 1
            row = CELLS * (2 * (side ^ 1) + (old >> cell & 1)) + cell
            _remove(board, after, _BLACK_ROW[row])
            _remove(board, after + WIDTH, _WHITE_ROW[row])


def _move(board: Placement, before: int, after: int, source: int, target: int) -> None:
    for i in range(WIDTH):
        board.sums[after + i] = board.sums[before + i] + _FIRST[target + i] - _FIRST[source + i]


def _add(board: Placement, at: int, row: int) -> None:
    for i in range(WIDTH):
        board.sums[at + i] += _FIRST[row + i]


def _remove(board: Placement, at: int, row: int) -> None:
    for i in range(WIDTH):
        board.sums[at + i] -= _FIRST[row + i]
