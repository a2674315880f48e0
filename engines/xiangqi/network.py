"""The evaluation by a small neural network: what piece-square tables do not say of a position.

There are two views of the board, as Red and as Black see it, each with one input for every kind of piece of either side
on every square, and WIDTH neurons. Half of these are mirror images of the others, with the same weights, so that left
and right count the same. The second layer has one set of weights for each stage of the game and reads the
mover's view first:

    correction = bias[stage] + sum of weight[stage][neuron] * clamp(sum[neuron], 0, 1) ** 2
"""

from engines.xiangqi import geometry, weights
from engines.xiangqi.geometry import EMPTY, NOWHERE, PASS
from engines.xiangqi.placement import XiangqiPlacement
from engines.xiangqi.weights import STAGES, VIEWS

_STAGE_OF = weights.STAGE_OF
_BIASES = weights.BIASES
_FIRST = weights.FIRST
_SECOND = weights.SECOND
_LAST = weights.LAST
_CLASS = geometry.CLASS


def correction(board: XiangqiPlacement) -> int:
    """What to add to the other scores of the position, in hundredths of a pawn, for the side to move."""
    sums = board.accumulator
    ply = sums.known(board.past_key, board.ply)
    if ply < 0:
        _sum_up(board)
    else:
        while ply < board.ply:
            ply += 1
            _step(board, ply)
    stage = _STAGE_OF[board.phase]
    return _LAST[stage] + sums.squares(board.ply, _SECOND, VIEWS * (STAGES * board.side + stage))


def _sum_up(board: XiangqiPlacement) -> None:
    """Computes the sums of the position from all its pieces."""
    board.accumulator.begin(board.ply, board.key, _BIASES)
    for piece in range(32):
        square = board.place[piece]
        if square != NOWHERE:
            board.accumulator.add(board.ply, _FIRST, VIEWS * (_CLASS[piece] + square))


def _step(board: XiangqiPlacement, ply: int) -> None:
    """Computes the sums at `ply` from those at the ply before, by the move between them."""
    sums = board.accumulator
    move = board.past_move[ply - 1]
    if move == PASS:
        sums.copy(ply, board.past_key[ply])
        return
    row = _CLASS[board.past_piece[ply - 1]]
    sums.move(ply, board.past_key[ply], _FIRST, VIEWS * (row + (move >> 7)), VIEWS * (row + (move & 127)))
    taken = board.past_taken[ply - 1]
    if taken != EMPTY:
        sums.remove(ply, _FIRST, VIEWS * (_CLASS[taken] + (move & 127)))
