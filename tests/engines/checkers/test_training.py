"""Learning from own games: what is kept of a game, that training sees what the engine sees, and that it learns."""

from array import array

import numpy as np
import pytest

from engines.checkers.board import CheckersBoard
from engines.checkers.weights import INPUTS, ONE, SECOND_ONE, STAGES, UNIT, VIEWS, WEIGHTS, WIDTH
from tests.benchmarks.tune_checkers import games, training


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    """Some games at a few nodes for each move."""
    path = tmp_path_factory.mktemp("games") / "games.bin"
    path.write_bytes(b"".join(games.played(3, 40, 12)))
    return path


def records(file):
    return [games.RECORD.unpack_from(file.read_bytes(), at) for at in range(0, file.stat().st_size, games.RECORD.size)]


def test_the_same_seed_gives_the_same_games(file):
    """And another seed others."""
    assert b"".join(games.played(3, 40, 12)) == file.read_bytes()
    assert b"".join(games.played(4, 40, 12)) != file.read_bytes()


def test_what_is_kept_are_quiet_positions_with_a_result(file):
    """Nothing can be captured there; results are of three kinds."""
    kept = records(file)
    assert len(kept) > 300
    for blacks, whites, kings, side, score, clock, result in kept:
        assert CheckersBoard(blacks, whites, kings, side).can_stand_pat()
        assert abs(score) < 28_000
        assert 0 <= clock <= 80
        assert result in (-1, 0, 1)
    assert len({row[-1] for row in kept}) > 1


def shipped(positions):
    """A network with the weights that the engine has."""
    network = training.Network(positions, np.random.default_rng(1))
    numbers = np.array(array("h", WEIGHTS.read_bytes()), np.float32)
    network.bias[:] = numbers[:WIDTH] / ONE
    network.first[:] = numbers[WIDTH : WIDTH * (INPUTS + 1)].reshape(INPUTS, WIDTH) / ONE
    rows = numbers[WIDTH * (INPUTS + 1) :].reshape(STAGES, VIEWS + 1)
    network.second[:], network.last[:] = rows[:, :VIEWS] / SECOND_ONE, rows[:, VIEWS] / UNIT
    return network


def test_training_sees_what_the_engine_sees(file, tmp_path):
    """With the shipped weights it foretells what `evaluate` says, and it writes the file that they came from."""
    positions = training.load([file])
    network = shipped(positions)
    foretold = network.foretold(np.arange(len(positions.stage)))
    said = [CheckersBoard(*row[:4]).evaluate() for row in records(file) if abs(row[4]) < 1_500]
    scores = -training.K * np.log(1 / foretold - 1)
    assert np.abs(scores - np.array(said)).max() < 4
    network.write(tmp_path / "again")
    assert (tmp_path / "again").read_bytes() == WEIGHTS.read_bytes()


def test_the_gradient_leads_downhill(file):
    """After some passes the loss is much lower."""
    positions, rng = training.load([file]), np.random.default_rng(2)
    network = training.Network(positions, rng)
    everything = np.arange(len(positions.stage))
    before = network.loss(everything)
    list(training.train(positions, network, 30, rng))
    assert network.loss(everything) < 0.8 * before


def test_the_gradient_is_the_slope_of_the_loss(file):
    """By small steps along some weights, with the constant that the module names left out."""
    positions = training.load([file])
    network, chosen = shipped(positions), np.arange(200)
    gradient = network.gradient(chosen)
    for array_, slope in zip(network.arrays(), gradient, strict=True):
        at = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        was, step = array_[at], np.float32(2e-2)
        array_[at] = was + step
        up = network.loss(chosen)
        array_[at] = was - step
        down = network.loss(chosen)
        array_[at] = was
        rise = (up - down) * len(chosen) / (2 * 2 * step) * training.K / UNIT
        assert rise == pytest.approx(slope[at], rel=0.15)
