"""The tuning of the xiangqi evaluation: its counts, its games, its fit and what it writes."""

import random
from pathlib import Path

import pytest

from engines.xiangqi import parameters
from engines.xiangqi.attacks import attacks
from engines.xiangqi.network import correction
from tests.benchmarks.tune_xiangqi.features import features, plain
from tests.benchmarks.tune_xiangqi.fit import Sample, best_k, fit, loss, sigmoid
from tests.benchmarks.tune_xiangqi.games import append, load, played
from tests.benchmarks.tune_xiangqi.numbers import places, rewritten
from tests.engines.xiangqi.test_evaluation import stroll

SOURCE = Path(str(parameters.__file__)).read_text()


def test_counts_times_numbers_are_the_score() -> None:
    """The sum over all numbers of what they count for is the score of material and position, but for rounding."""
    rng, seen = random.Random(11), 0
    values = {slot: place.value for slot, place in places(SOURCE).items()}
    for _ in range(15):
        for board in stroll(rng, 200):
            if plain(board):
                score = sum(values[slot] * count for slot, count in features(board).items())
                without_network = board.evaluate() - correction(board) - (attacks(board) >> 4)
                assert abs(score - (1 - 2 * board.side) * without_network) < 3
                seen += 1
    assert seen > 1000


def test_numbers_are_read_as_the_module_has_them() -> None:
    """Single numbers, numbers assigned together, rows and drawings are found with their values, negative ones too."""
    values = {slot: place.value for slot, place in places(SOURCE).items()}
    assert values["LONE_PAWN", 0] == parameters.LONE_PAWN
    assert tuple(values["MATERIAL_END", i] for i in range(7)) == parameters.MATERIAL_END
    assert tuple(values["_HORSE", i] for i in range(50)) == sum(parameters.POSITION_MID[3], ())


def test_rewriting_changes_the_named_numbers_only() -> None:
    """New numbers stand where the old ones stood, longer or shorter, and everything around them is kept."""
    text = '"""2 and 3."""\n\nA, B = -1, 2  # 7\nC = (10, 20)\n_D = """\n 0 -5\n 3 4\n"""\nE = f(9)\n'
    new = {("A", 0): 100, ("C", 1): -2, ("_D", 1): 0}
    assert rewritten(text, new) == (
        '"""2 and 3."""\n\nA, B = 100, 2  # 7\nC = (10, -2)\n_D = """\n 0 0\n 3 4\n"""\nE = f(9)\n'
    )
    assert rewritten(SOURCE, {slot: place.value for slot, place in places(SOURCE).items()}) == SOURCE


def test_games_repeat_and_go_on_where_they_stopped(tmp_path: Path) -> None:
    """The same seed gives the same games, and a file broken off in the middle of a line goes on to be the same file."""
    file = tmp_path / "games.jsonl"
    games = list(played(seed=3, nodes=60, begin=0, end=3))
    for game in games:
        append(file, game)
    whole = file.read_text()
    file.write_text(whole[: len(whole) - 40])
    kept = load(file)
    assert kept == games[:2]
    for game in played(seed=3, nodes=60, begin=len(kept), end=3):
        append(file, game)
    assert file.read_text() == whole
    assert sum(len(game.positions) for game in games) > 20


def planted(rng: random.Random, truth: list[float]) -> list[Sample]:
    """Samples whose results follow the scores by these numbers, with K 0.01."""
    samples = []
    for _ in range(3000):
        counts = tuple(float(rng.randint(-2, 2)) for _ in truth)
        score = sum(count * value for count, value in zip(counts, truth, strict=True))
        samples.append(Sample(tuple(range(len(truth))), counts, float(rng.random() < sigmoid(0.01 * score))))
    return samples


def test_the_fit_finds_the_numbers_behind_the_results() -> None:
    """From wrong numbers the fit comes near to those that made the results, and the loss of unseen samples falls."""
    rng = random.Random(12)
    truth, start = [80.0, 40.0, -30.0], [60.0, 60.0, 0.0]
    learned, kept = planted(rng, truth), planted(rng, truth)
    assert best_k(learned, truth) == pytest.approx(0.01, rel=0.15)
    step = list(fit(learned, kept, start, 0.01, passes=30, prior=0.1, seed=1))[-1]
    assert step.values == pytest.approx(truth, abs=12)
    assert step.kept == pytest.approx(loss(kept, truth, 0.01), abs=0.01)
    assert step.kept < loss(kept, start, 0.01)


def test_a_firm_prior_keeps_the_numbers() -> None:
    """What the results say is outweighed where the numbers are held firmly."""
    rng = random.Random(13)
    learned = planted(rng, [80.0, 40.0])
    step = list(fit(learned, learned, [60.0, 60.0], 0.01, passes=5, prior=1e7, seed=1))[-1]
    assert step.values == pytest.approx([60.0, 60.0], abs=2)
