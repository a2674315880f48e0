"""A small neural network's part of the evaluation: what material and position tables cannot say of a position.

Two views of the board, Red's and Black's, each with one input for every kind of piece of either side on every square as
that side sees it. WIDTH neurons sum up a view; only a few inputs change from one position to the next, so the sums are
kept for the last plies and brought up to date when they are asked for (Y. Nasu's NNUE, 2018). The second layer has one
set of weights for each stage of the game and reads the mover's view first:

    correction = bias[stage] + sum of weight[stage][neuron] * clamp(sum[neuron], 0, 1) ** 2

All in whole numbers: sums in 255ths, weights of the second layer in 64ths. Every second neuron is the mirror image of
the one before it, with the same weight, so that left and right count the same.
"""

from engines.board import zeros
from engines.xiangqi import geometry, weights
from engines.xiangqi.geometry import EMPTY, NOWHERE, PASS
from engines.xiangqi.placement import Placement
from engines.xiangqi.weights import ONE, SECOND_ONE, STAGES, UNIT, VIEWS, WIDTH

_KEPT = 127  # plies whose sums are kept, less one; one less than a power of two
_FAR = 6  # plies: from further back it costs less to sum up all pieces anew
_FULL = 33  # more than the phase with all pieces
_BIASES = weights.BIASES
_FIRST = weights.FIRST
_SECOND = weights.SECOND
_LAST = weights.LAST
_CLASS = geometry.CLASS
_CLAMPED = zeros(VIEWS)
_WEIGHED = zeros(VIEWS)
if (WIDTH, VIEWS, ONE, SECOND_ONE, UNIT) != (64, 128, 255, 64, 400):
    raise ValueError("the loops below count with numbers, which the compiler needs to know, of another network")


def correction(board: Placement) -> int:
    """What to add to the other scores of the position, in hundredths of a pawn, in the view of the side to move."""
    at = _settled(board)
    stage = board.phase * STAGES // _FULL
    row = 128 * (STAGES * board.side + stage)
    total = 0
    for i in range(128):
        value = board.sums[at + i]
        value = value if value > 0 else 0
        _CLAMPED[i] = value if value < 255 else 255
    for i in range(128):
        _WEIGHED[i] = _CLAMPED[i] * _SECOND[row + i]
    for i in range(128):
        total += _WEIGHED[i] * _CLAMPED[i]
    size = (total if total > 0 else -total) // 255 * 400 // (255 * 64)
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
    return 128 * (ply & _KEPT)


def _sum_up(board: Placement) -> int:
    """The sums from all pieces."""
    at = VIEWS * (board.ply & _KEPT)
    board.sums_key[board.ply & _KEPT] = board.key
    for i in range(WIDTH):
        board.sums[at + i] = _BIASES[i]
        board.sums[at + WIDTH + i] = _BIASES[i]
    for piece in range(32):
        square = board.place[piece]
        if square != NOWHERE:
            row = 128 * (_CLASS[piece] + square)
            for i in range(128):
                board.sums[at + i] += _FIRST[row + i]
    return at


def _step(board: Placement, ply: int) -> None:
    """The sums after the move made at `ply` from those before it."""
    before = 128 * (ply & _KEPT)
    after = 128 * (ply + 1 & _KEPT)
    board.sums_key[ply + 1 & _KEPT] = board.past_key[ply + 1]
    move = board.past_move[ply]
    if move == PASS:
        for i in range(128):
            board.sums[after + i] = board.sums[before + i]
        return
    row = _CLASS[board.past_piece[ply]]
    source = 128 * (row + (move >> 7))
    target = 128 * (row + (move & 127))
    for i in range(128):
        board.sums[after + i] = board.sums[before + i] + _FIRST[target + i] - _FIRST[source + i]
    if board.past_taken[ply] != EMPTY:
        row = 128 * (_CLASS[board.past_taken[ply]] + (move & 127))
        for i in range(128):
            board.sums[after + i] -= _FIRST[row + i]
