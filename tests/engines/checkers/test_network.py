"""The network's part of the evaluation: sums kept from ply to ply, and the numbers of its file."""

import random
from array import array

from engines.checkers import Checkers
from engines.checkers.geometry import CELL_OF, SQUARES
from engines.checkers.network import correction
from engines.checkers.weights import INPUTS, ONE, SECOND_ONE, STAGES, UNIT, VIEWS, WEIGHTS, WIDTH

GAME = Checkers()


def wandering(rng, plies):
    """A board after moves made and taken back in any order, at many of its positions."""
    board, made = GAME.read(GAME.start), 0
    for _ in range(plies):
        moves = board.legal_moves()
        if made and (not moves or rng.random() < 0.4):
            board.unmake()
            made -= 1
        elif moves:
            board.make(rng.choice(moves))
            made += 1
        if rng.random() < 0.6:
            yield board


def test_sums_kept_over_moves_are_those_of_the_position():
    """After moves, captures, crowned men and moves taken back the correction is that of a fresh board."""
    rng, seen = random.Random(21), set()
    for _ in range(30):
        for board in wandering(rng, 300):
            assert correction(board) == correction(GAME.read(GAME.write(board)))
            seen.add(board.key)
    assert len(seen) > 1000


def plainly(board):
    """The formula of the module, in fractions, straight from the file."""
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
    """In whole numbers it is the same to within two hundredths."""
    rng = random.Random(4)
    for _ in range(10):
        for board in wandering(rng, 120):
            assert abs(correction(board) - plainly(board)) < 2


def test_the_file_has_the_numbers_that_are_read():
    """Not one more, not one less."""
    assert WEIGHTS.stat().st_size == 2 * (WIDTH * (INPUTS + 1) + STAGES * (VIEWS + 1))


def test_a_man_more_is_worth_about_a_man():
    """What the numbers mean: the start less a man is worth much less than nothing, and more than two men less."""
    board = GAME.read("B:W21-32:B1-10,12")
    assert -250 < board.evaluate() < -40
