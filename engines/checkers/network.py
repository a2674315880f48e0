"""The evaluation by a small neural network: what the count of pieces does not say of a position.

There are two views of the board, as Black and as White see it: White's is rotated by 180 degrees. Each has one input
for men and kings of either side on every square, and WIDTH neurons. The second layer has one set of weights for each
stage of the game and reads the mover's view first:

    correction = bias[stage] + sum of weight[stage][neuron] * clamp(sum[neuron], 0, 1) ** 2
"""

import cython

from engines.checkers import geometry, weights
from engines.checkers.geometry import CELLS, STEPS
from engines.checkers.placement import CheckersPlacement
from engines.checkers.weights import STAGES, VIEWS

if not cython.compiled:
    from engines.bits import lowest

_PIECES_OF_A_STAGE = 3
_BIASES = weights.BIASES
_FIRST = weights.FIRST
_SECOND = weights.SECOND
_LAST = weights.LAST
_SOURCE = geometry.SOURCE
_TARGET = geometry.TARGET
_TAKEN = geometry.TAKEN


def correction(board: CheckersPlacement) -> int:
    """What to add to the count of pieces, in hundredths of a man, for the side to move."""
    sums = board.accumulator
    ply = sums.known(board.past_key, board.ply)
    if ply < 0:
        _sum_up(board)
    else:
        while ply < board.ply:
            ply += 1
            _step(board, ply)
    stage = min((board.pieces_left() - 1) // _PIECES_OF_A_STAGE, STAGES - 1)
    return _LAST[stage] + sums.squares(board.ply, _SECOND, VIEWS * (STAGES * board.side + stage))


def _sum_up(board: CheckersPlacement) -> None:
    """Computes the sums of the position from all its pieces."""
    board.accumulator.begin(board.ply, board.key, _BIASES)
    for owner in range(2):
        pieces = board.pieces[owner]
        while pieces:
            cell = lowest(pieces)
            pieces &= pieces - 1
            board.accumulator.add(board.ply, _FIRST, VIEWS * (CELLS * (2 * owner + (board.kings >> cell & 1)) + cell))


def _step(board: CheckersPlacement, ply: int) -> None:
    """Computes the sums at `ply` from those at the ply before, by the move between them."""
    sums = board.accumulator
    move = board.past_move[ply - 1]
    side = board.side ^ (board.ply - ply + 1 & 1)
    old = board.past_kings[ply - 1]
    new = board.past_kings[ply] if ply < board.ply else board.kings
    source = _SOURCE[move]
    target = _TARGET[move]
    source += CELLS * (2 * side + (old >> source & 1))
    target += CELLS * (2 * side + (new >> target & 1))
    sums.move(ply, board.past_key[ply], _FIRST, VIEWS * source, VIEWS * target)
    if move >= STEPS:
        taken = _TAKEN[move]
        while taken:
            cell = lowest(taken)
            taken &= taken - 1
            sums.remove(ply, _FIRST, VIEWS * (CELLS * (2 * (side ^ 1) + (old >> cell & 1)) + cell))
