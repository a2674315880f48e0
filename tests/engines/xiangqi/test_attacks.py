"""What attacks, protection and mobility add to the evaluation."""

import random
from array import array

import numpy as np
import pytest
from numpy.typing import NDArray

from engines.xiangqi import Xiangqi
from engines.xiangqi.attacks import attacks
from engines.xiangqi.board import XiangqiBoard
from engines.xiangqi.geometry import ELEPHANT, GENERAL, HORSE, PAWN
from engines.xiangqi.weights import ATTACKERS, FREEDOMS, STAGES, WEIGHTS
from tests.benchmarks.train.attacked import ATTACKS, FEATURES, MET, counts, read
from tests.engines.boards import stroll

GAME = Xiangqi()
OWN_HORSE, OWN_ROOK, OWN_CANNON, OWN_PAWN, THEIR_HORSE = range(5)
THEIR = 7  # the classes of the other side's pieces begin here


def table() -> list[list[int]]:
    """The weights of each stage, straight from the file."""
    numbers = array("h", WEIGHTS.read_bytes())
    begin = len(numbers) - STAGES * FEATURES
    free = begin + STAGES * ATTACKS
    width = FEATURES - ATTACKS
    return [
        [*numbers[begin + ATTACKS * i : begin + ATTACKS * (i + 1)], *numbers[free + width * i : free + width * (i + 1)]]
        for i in range(STAGES)
    ]


def counted(board: XiangqiBoard) -> NDArray[np.uint8]:
    """The trainer's counts of a position."""
    row: NDArray[np.uint8] = counts(read([GAME.without_past(board)]))[0]
    return row


@pytest.mark.slow
def test_the_score_is_the_sum_of_what_is_counted() -> None:
    """The engine's score is the sum of the trainer's counts times the weights, for both sides and in every stage."""
    rng, weights, stages = random.Random(31), table(), set()
    for _ in range(12):
        for board in stroll(GAME.read(GAME.start), rng, 240):
            if rng.random() < 0.2:
                stage = board.phase * STAGES // 33
                assert attacks(board) == sum(int(n) * w for n, w in zip(counted(board), weights[stage], strict=True))
                stages.add((stage, board.side))
    assert len(stages) > 10


def test_what_is_counted_in_a_position() -> None:
    """Attacked and protected pieces, a cannon's over its screens; horses with blocked legs; a pawn over the river."""
    board = GAME.read("4k4/9/4n4/4P4/9/2R1n4/4C4/4B4/2N6/4K4 w - - 0 1")
    found = counted(board)

    def row(attacker: int) -> dict[int, int]:
        return {met: n for met, n in enumerate(found[MET * attacker : MET * (attacker + 1)].tolist()) if n}

    assert row(OWN_ROOK) == {HORSE: 1, THEIR + HORSE: 1}
    assert row(OWN_CANNON) == {GENERAL: 1, PAWN: 1}
    assert row(OWN_PAWN) == {THEIR + HORSE: 1}
    assert row(OWN_HORSE) == {GENERAL: 1, ELEPHANT: 1}
    assert row(THEIR_HORSE) == {}
    free = {(i // FREEDOMS, i % FREEDOMS): n for i, n in enumerate(found[ATTACKS:].tolist()) if n}
    assert free == {(OWN_HORSE, 4): 1, (OWN_ROOK, 10): 1, (OWN_CANNON, 8): 1, (THEIR_HORSE, 6): 2}
    assert len(found) == FEATURES == ATTACKERS * (MET + FREEDOMS)
