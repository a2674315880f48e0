"""Xiangqi's tables as the trainer counts, reads and rewrites them."""

import random
from pathlib import Path

from engines.xiangqi import Xiangqi, parameters
from engines.xiangqi.attacks import attacks
from engines.xiangqi.network import correction
from tests.benchmarks.train.features import features, plain
from tests.benchmarks.train.numbers import places, rewritten
from tests.engines.boards import stroll

GAME = Xiangqi()
SOURCE = Path(str(parameters.__file__)).read_text()


def test_counts_times_numbers_are_the_score() -> None:
    """The counts times the numbers are the score of material and position, but for rounding."""
    rng, seen = random.Random(11), 0
    values = {slot: place.value for slot, place in places(SOURCE).items()}
    for _ in range(15):
        for board in stroll(GAME.read(GAME.start), rng, 200):
            if plain(board):
                score = sum(values[slot] * count for slot, count in features(board).items())
                without_network = board.evaluate() - correction(board) - (attacks(board) >> 4)
                assert abs(score - (1 - 2 * board.side) * without_network) < 3
                seen += 1
    assert seen > 1000


def test_numbers_are_read_as_the_module_has_them() -> None:
    """Single numbers, numbers assigned together, rows and drawings are read, with negative ones."""
    values = {slot: place.value for slot, place in places(SOURCE).items()}
    assert values["LONE_PAWN", 0] == parameters.LONE_PAWN
    assert tuple(values["MATERIAL_END", i] for i in range(7)) == parameters.MATERIAL_END
    horse = zip(parameters.POSITION_MID[3], parameters.POSITION_END[3], strict=True)
    assert tuple(values["_HORSE", i] for i in range(100)) == sum(((*mid, *end) for mid, end in horse), ())


def test_rewriting_changes_the_named_numbers_only() -> None:
    """New numbers replace the old ones, whatever their length, and everything else is kept."""
    text = '"""2 and 3."""\n\nA, B = -1, 2  # 7\nC = (10, 20)\n_D = """\n 0 -5\n 3 4\n"""\nE = f(9)\n'
    new = {("A", 0): 100, ("C", 1): -2, ("_D", 1): 0}
    assert rewritten(text, new) == (
        '"""2 and 3."""\n\nA, B = 100, 2  # 7\nC = (10, -2)\n_D = """\n 0 0\n 3 4\n"""\nE = f(9)\n'
    )
    assert rewritten(SOURCE, {slot: place.value for slot, place in places(SOURCE).items()}) == SOURCE
