"""The network's part of the evaluation, by its formula."""

import random
from array import array

from engines.checkers import Checkers
from engines.checkers.geometry import CELL_OF, SQUARES
from engines.checkers.network import correction
from engines.checkers.weights import INPUTS, STAGES, VIEWS, WEIGHTS, WIDTH
from engines.networks.accumulator import ONE, SECOND_ONE, UNIT
from tests.engines.networks.test_networks import wandering

GAME = Checkers()


def plainly(board):
    """The module's formula in floating point, straight from the file."""
    numbers = array("h", WEIGHTS.read_bytes())
    inputs: tuple[list[int], list[int]] = ([], [])
    for square in range(SQUARES):
        for owner in (0, 1):
            if board.bits(owner) >> CELL_OF[square] & 1:
                king = board.king_bits() >> CELL_OF[square] & 1
                inputs[0].append(SQUARES * (2 * owner + king) + square)
                inputs[1].append(SQUARES * (2 * (1 - owner) + king) + SQUARES - 1 - square)
    stage = min((len(inputs[0]) - 1) // 3, STAGES - 1)
    at = WIDTH * (INPUTS + 1) + stage * (VIEWS + 1)
    output = 0.0
    for number, view in enumerate((inputs[board.side], inputs[1 - board.side])):
        for neuron in range(WIDTH):
            total = numbers[neuron] + sum(numbers[WIDTH + WIDTH * each + neuron] for each in view)
            output += (min(max(total / ONE, 0), 1)) ** 2 * numbers[at + WIDTH * number + neuron] / SECOND_ONE
    return output * UNIT + numbers[at + VIEWS]


def test_the_correction_is_the_formula():
    """In whole numbers it differs by less than two hundredths of a man."""
    rng = random.Random(4)
    for _ in range(10):
        for board in wandering(GAME.read(GAME.start), rng, 120):
            assert abs(correction(board) - plainly(board)) < 2


def test_a_man_more_is_worth_about_a_man():
    """The start without one man is worth much less than nothing, and more than without two men."""
    board = GAME.read("B:W21-32:B1-10,12")
    assert -320 < board.evaluate() < -40
