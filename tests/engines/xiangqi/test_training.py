"""The training of the network: what it reads, its gradient, and that it learns."""

import random
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from engines.xiangqi import Xiangqi
from engines.xiangqi.weights import ATTACK_UNIT, ONE, SECOND_ONE, WEIGHTS
from tests.benchmarks.tune_xiangqi import games
from tests.benchmarks.tune_xiangqi.attacked import ATTACKS
from tests.benchmarks.tune_xiangqi.positions import load
from tests.benchmarks.tune_xiangqi.training import UNIT, Network, Weights, loss, stage_of, train

GAME = Xiangqi()
FEW_ATTACKERS = (  # too few for the defenders: the engine believes only a share of such an advantage
    "2bak4/4a4/4b4/9/9/9/9/9/9/3K1R3 w - - 0 1",
    "2bak4/4a4/4b4/9/9/9/9/9/9/3K1R3 b - - 0 1",
    "3ak4/4a4/9/9/9/9/9/4N4/9/3K5 w - - 0 1",
    "3ak4/9/9/9/9/9/9/4C4/9/3K5 w - - 0 1",
    "3ak4/4a4/9/4P4/9/9/9/9/9/3K5 w - - 0 1",
    "4k4/9/9/9/9/9/9/9/4A4/3K1AB2 w - - 0 1",
)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some games of the engine, played fast, and positions with few attackers at the end."""
    path = tmp_path_factory.mktemp("games") / "games.jsonl"
    for game in games.played(seed=5, nodes=60, begin=0, end=20):
        games.append(path, game)
    games.append(path, games.Game(1, 0.5, FEW_ATTACKERS, (0,) * len(FEW_ATTACKERS)))
    return path


def test_what_is_trained_is_what_the_engine_computes(file: Path) -> None:
    """With the shipped weights, the training's fractions foretell what the engine's whole numbers say."""
    weights = _shipped()
    positions = load([file])
    foretold = Network(positions, weights).foretell(np.arange(len(positions.score)))
    texts = [text for game in games.load(file) for text in game.positions]
    assert len(texts) == len(foretold) > 500
    for text, points in zip(texts, foretold, strict=True):
        score = np.log(points / (1 - points)) / 0.00269
        assert abs(score - GAME.read(text).evaluate()) < 4


def _shipped() -> Weights:
    numbers = np.frombuffer(WEIGHTS.read_bytes(), "<i2").astype(np.float32)
    weights = Weights.zero()
    half, stages = len(weights.bias), len(weights.last)
    weights.bias[:] = numbers[:half] / ONE
    weights.first[:-1] = numbers[half : half * 1261].reshape(-1, half) / ONE
    end = half * 1261 + stages * (2 * half + 1)
    second = numbers[half * 1261 : end].reshape(stages, 2 * half + 1)
    weights.second[:] = second[:, :-1] / SECOND_ONE
    weights.last[:] = second[:, -1] / UNIT
    parts = numbers[end:][: stages * ATTACKS], numbers[end + stages * ATTACKS :]
    weights.attacks[:] = np.concatenate([part.reshape(stages, -1) for part in parts], 1) / (ATTACK_UNIT * UNIT)
    return weights


@pytest.mark.parametrize("last", [0, len(FEW_ATTACKERS)])
def test_the_gradient_is_the_slope_of_the_loss(file: Path, last: int) -> None:
    """Moving one weight a little changes the loss by its gradient, for weights of every array."""
    positions, rng = load([file]), random.Random(6)
    weights = Weights.random(np.random.default_rng(2))
    chosen = np.arange(len(positions.score))[-last:]
    net = Network(positions, weights)
    gradient = net.gradient(chosen)
    for array, slopes in zip(weights.arrays(), gradient.arrays(), strict=True):
        tried = np.argsort(-np.abs(slopes), axis=None)[:40]
        for at in rng.sample(list(tried), 5):
            kept = array.flat[at]
            array.flat[at] = kept + 0.01
            above = net.loss(chosen)
            array.flat[at] = kept - 0.01
            below = net.loss(chosen)
            array.flat[at] = kept
            assert (above - below) / 0.02 == pytest.approx(slopes.flat[at] * 0.00269 * UNIT, rel=0.1, abs=1e-5)


def test_training_learns_and_repeats(file: Path) -> None:
    """The loss of the learned positions falls, and the same seed gives the same losses."""
    positions = load([file])
    first, second, untrained = (Weights.random(np.random.default_rng(1)) for _ in range(3))
    steps = list(train(positions, first, passes=60, seed=1))
    known = np.flatnonzero(~positions.kept)
    assert Network(positions, first).loss(known) < Network(positions, untrained).loss(known) - 0.002
    assert list(islice(train(positions, second, passes=60, seed=1), 5)) == steps[:5]


def test_the_file_is_what_the_engine_reads(tmp_path: Path) -> None:
    """Written weights have the length and order of the engine's file."""
    weights = _shipped()
    weights.write(tmp_path / "weights")
    assert (tmp_path / "weights").read_bytes() == WEIGHTS.read_bytes()


def test_stages_and_loss() -> None:
    """The stage is the engine's, from none of the pieces to all; a perfect forecast has the entropy as its loss."""
    assert list(stage_of(np.array([0, 4, 5, 32], np.float32))) == [0, 0, 1, 7]
    assert loss(np.array([0.5]), np.array([0.5])) == pytest.approx(np.log(2))
