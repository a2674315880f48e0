"""A small neural network's part of the evaluation: what material and position tables cannot say of a position.

Two views of the board, Red's and Black's, each with one input for every kind of piece of either side on every square as
that side sees it. WIDTH neurons sum up a view: half of them are mirror images of the others, with the same weights, so
that left and right count the same. The second layer has one set of weights for each stage of the game and reads the
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
    """What to add to the other scores of the position, in hundredths of a pawn, in the view of the side to move."""
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
    """The sums from all pieces."""
    board.accumulator.begin(board.ply, board.key, _BIASES)
    for piece in range(32):
        square = board.place[piece]
        if square != NOWHERE:
            board.accumulator.add(board.ply, _FIRST, VIEWS * (_CLASS[piece] + square))


def _step(board: XiangqiPlacement, ply: int) -> None:
    """The sums after the move that led to `ply` from those before it."""
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
