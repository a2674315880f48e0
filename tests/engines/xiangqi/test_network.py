"""The network's part of the evaluation, by its formula."""

import random
from array import array

from engines.networks.accumulator import ONE, SECOND_ONE, UNIT
from engines.xiangqi import Xiangqi
from engines.xiangqi.board import XiangqiBoard
from engines.xiangqi.geometry import CLASS, NOWHERE, mirrored
from engines.xiangqi.network import correction
from engines.xiangqi.weights import STAGES, WEIGHTS, WIDTH

GAME = Xiangqi()
HALF = WIDTH // 2


def plainly(board: XiangqiBoard) -> float:
    """The module's formula in floating point, straight from the file."""
    numbers = array("h", WEIGHTS.read_bytes())
    pieces = [CLASS[piece] + board.square_of(piece) for piece in range(32) if board.square_of(piece) != NOWHERE]
    turned = [(row // 90 + 7) % 14 * 90 + mirrored(row % 90) for row in pieces]
    views = (turned, pieces) if board.side else (pieces, turned)
    stage = board.phase * STAGES // 33
    at = HALF * 1261 + stage * (WIDTH + 1)
    output = 0.0
    for view, rows in enumerate(views):
        for neuron in range(HALF):
            for hand in (rows, [row - 2 * (row % 9) + 8 for row in rows]):
                total = numbers[neuron] + sum(numbers[HALF + HALF * row + neuron] for row in hand)
                squared = max(0.0, min(1.0, total / ONE)) ** 2
                output += squared * numbers[at + HALF * view + neuron] / SECOND_ONE
    return output * UNIT + numbers[at + WIDTH]


def test_whole_numbers_follow_the_formula() -> None:
    """The engine's whole numbers are the module's formula, but for rounding down."""
    rng = random.Random(22)
    for _ in range(25):
        board = GAME.read(GAME.start)
        for _ in range(rng.randint(0, 120)):
            if moves := board.legal_moves():
                board.make(rng.choice(moves))
        assert abs(correction(board) - plainly(board)) < 2
