"""The network's part of the evaluation: sums kept from ply to ply, and the numbers of its file."""

import random
from array import array

from engines.xiangqi import Xiangqi
from engines.xiangqi.board import XiangqiBoard
from engines.xiangqi.geometry import CLASS, NOWHERE, mirrored
from engines.xiangqi.network import correction
from engines.xiangqi.weights import ATTACKERS, FREEDOMS, ONE, SECOND_ONE, STAGES, UNIT, VIEWS, WEIGHTS, WIDTH

GAME = Xiangqi()
HALF = WIDTH // 2


def fresh(board: XiangqiBoard) -> int:
    """The correction of the same position on a board without a past."""
    return correction(XiangqiBoard([board.square_of(piece) for piece in range(32)], board.side))


def test_sums_kept_over_moves_are_those_of_the_position() -> None:
    """After moves, captures, passes and moves taken back, in any order, the correction is that of a fresh board."""
    rng, seen = random.Random(21), set()
    for _ in range(30):
        board = GAME.read(GAME.start)
        made: list[bool] = []
        for _ in range(300):
            moves = board.legal_moves()
            if made and (not moves or rng.random() < 0.35):
                _ = board.unmake() if made.pop() else board.unmake_null()
            elif rng.random() < 0.1 and board.make_null():
                made.append(False)
            elif moves:
                board.make(rng.choice(moves))
                made.append(True)
            if rng.random() < 0.6:
                assert correction(board) == fresh(board)
                seen.add(board.key)
    assert len(seen) > 2000


def plainly(board: XiangqiBoard) -> float:
    """The formula of the module, in fractions, straight from the file."""
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
    """What the engine computes in whole numbers is the module's formula, but for rounding down."""
    rng = random.Random(22)
    for _ in range(25):
        board = GAME.read(GAME.start)
        for _ in range(rng.randint(0, 120)):
            if moves := board.legal_moves():
                board.make(rng.choice(moves))
        assert abs(correction(board) - plainly(board)) < 2


def test_the_file_cannot_make_a_number_overflow() -> None:
    """Sums of 32 pieces fit in 16 bits, and so does a clamped sum times a weight of the second layer."""
    numbers = array("h", WEIGHTS.read_bytes())
    end = HALF * 1261 + STAGES * (WIDTH + 1)
    assert len(numbers) == end + STAGES * ATTACKERS * (14 + FREEDOMS)
    first, second = numbers[: HALF * 1261], numbers[HALF * 1261 : end]
    assert 33 * max(map(abs, first)) < 1 << 15
    weights = [number for i, number in enumerate(second) if i % (WIDTH + 1) != WIDTH]
    assert ONE * max(map(abs, weights)) < 1 << 15
    assert VIEWS * ONE * ONE * max(map(abs, weights)) < 1 << 31
