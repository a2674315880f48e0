"""Learning gomoku's numbers from own games: the same games again, what training sees, and that it learns."""

import ast

import numpy as np
import pytest

from engines.gomoku import values, weights
from engines.gomoku.points import NAMED
from tests.benchmarks.tune_gomoku import games, order, training
from tests.benchmarks.tune_gomoku.__main__ import fitted, sorted_by, written

REST = (weights.HIDDEN + 1) * weights.WIDTH + 2 * weights.HIDDEN + 1 + weights.THREATS  # numbers of a view


@pytest.fixture(scope="module")
def known():
    """Some games of both rule sets at a few nodes for each move."""
    return [game for key in ("gomoku", "renju") for game in games.played(key, 1, 40, 0, 3)]


@pytest.fixture(scope="module")
def entries(known):
    """Positions near theirs."""
    return list(games.labelled(known, 1, 30, 0, 80))


def test_files_go_on_where_they_stopped(known, tmp_path):
    """The third game is the same whether the first two were played now or before; entries read as they were written."""
    (third,) = games.played("gomoku", 1, 40, 2, 3)
    assert third == known[2]
    file = tmp_path / "games.jsonl"
    for game in known:
        games.append(file, game)
    file.write_text(file.read_text() + '{"game": "gom')
    assert games.load_games(file) == known


def test_labelled_positions_are_open(entries, tmp_path):
    """Nobody has won there, and no five is to be made or stopped at once."""
    for entry in entries:
        board = training.board_of(entry.game, entry.moves)
        assert not board.in_check()
        assert board.legal_moves()
    games.append(tmp_path / "positions.jsonl", entries[0])
    assert games.load_labelled(tmp_path / "positions.jsonl") == entries[:1]


@pytest.mark.parametrize("game", ["gomoku", "renju"])
def test_training_sees_what_the_engine_sees(game, entries):
    """With the shipped numbers it foretells what `evaluate` says, but for what is lost in whole numbers."""
    chosen = [entry for entry in entries if entry.game == game]
    found = training.Network(training.load(chosen), shipped(game)).scores(np.arange(len(chosen)))
    said = [training.board_of(entry.game, entry.moves).evaluate() for entry in chosen]
    assert found * weights.UNIT == pytest.approx(said, abs=3, rel=0.002)


def shipped(game):
    """The weights of the game as training has them."""
    numbers = np.frombuffer(weights.WEIGHTS.read_bytes(), "<i2").astype(np.float32)
    views, width = (1, weights.WIDTH // 2) if game == "gomoku" else (2, weights.WIDTH)
    if game == "renju":
        numbers = numbers[len(training.Weights.zero(1).numbers()) :]
    found = training.Weights.zero(views)
    first, numbers = np.split(numbers[: (training.INPUTS + 1) * width + views * REST], [(training.INPUTS + 1) * width])
    found.first[:, :width] = first[:-width].reshape(-1, width) / weights.ONE
    found.bias[:width] = first[-width:] / weights.ONE
    if views == 1:
        found.exchange()
    for view, row in enumerate(numbers.reshape(views, REST)):
        ends = np.cumsum([weights.HIDDEN * weights.WIDTH, weights.WIDTH, weights.HIDDEN, weights.HIDDEN, 1])
        parts = np.split(row, ends)
        found.second[view] = parts[0].reshape(weights.HIDDEN, -1) / weights.SECOND_ONE
        found.direct[view], found.hidden_bias[view] = parts[1] / weights.SECOND_ONE, parts[2] / weights.SECOND_ONE
        found.output[view] = parts[3] / weights.DIRECT
        found.last[view], found.threats[view] = parts[4][0] / weights.UNIT, parts[5] / weights.UNIT
    return found


def test_what_is_written_is_what_was_read():
    """The shipped numbers are written as they stand."""
    numbers = [shipped(game).numbers() for game in ("gomoku", "renju")]
    assert np.concatenate(numbers).tobytes() == weights.WEIGHTS.read_bytes()


@pytest.mark.parametrize("game", ["gomoku", "renju"])
def test_the_shipped_numbers_fit_where_the_engine_adds_them_up(game):
    """16 bits hold what a point can come to and what all points can, 32 bits what a neuron of the second layer can."""
    found, most = shipped(game), 225 * weights.ONE
    assert most < 1 << 15
    assert (4 * np.abs(found.first).max(0) + np.abs(found.bias)).max() * weights.ONE < 1 << 15
    neurons = np.abs(found.second).sum(2) * most + np.abs(found.hidden_bias) * weights.ONE * weights.SHARE
    assert neurons.max() * weights.SECOND_ONE < 1 << 31
    assert (np.abs(found.direct).sum(1) * most).max() * weights.SECOND_ONE < 1 << 31


@pytest.mark.parametrize("views", [1, 2])
def test_the_gradient_is_the_slope_of_the_loss(views, entries):
    """A small step along each of some weights changes the loss as the gradient says."""
    chosen = training.load([entry for entry in entries if entry.game == ("gomoku" if views == 1 else "renju")])
    network = training.Weights.random(np.random.default_rng(1), views)
    everything = np.arange(len(chosen.points))
    seen = training.Network(chosen, network)
    gradient = seen.gradient(everything)
    for name in ("second", "hidden_bias", "output", "direct", "last"):
        array = getattr(network, name)
        place = np.unravel_index(np.abs(getattr(gradient, name)).argmax(), array.shape)
        losses, here = [], array[place].copy()
        for step in (0.02, -0.02):
            array[place] = here + step
            losses.append(seen.loss(everything))
        array[place] = here
        assert (losses[0] - losses[1]) / 0.04 == pytest.approx(getattr(gradient, name)[place], rel=0.1, abs=1e-3)


def test_it_learns_and_writes_what_the_engine_reads(entries):
    """Losses fall in both rule sets, and the file is as long as the shipped one."""
    for game, views in (("gomoku", 1), ("renju", 2)):
        positions = training.load([entry for entry in entries if entry.game == game])
        losses = list(training.train(positions, training.Weights.random(np.random.default_rng(1), views), 12, 1))
        assert losses[-1].learned < losses[0].learned
    assert len(fitted(entries, 1, 1)) == weights.WEIGHTS.stat().st_size


def test_the_order_is_learned_and_written(entries):
    """What was chosen surprises less; the text has as many numbers as the shipped one."""
    choices = order.choices(entries)
    found = order.fit_order(choices)
    assert order.surprise(choices, found) < order.surprise(choices, np.zeros_like(found))
    made = {node.targets[0].id: ast.literal_eval(node.value) for node in ast.parse(sorted_by(entries)).body[1:]}
    assert {name: len(row) for name, row in made.items()} == {name: len(getattr(values, name)) for name in made}
    assert len(made) == 2


def test_the_shipped_order_is_written_as_it_stands():
    """What is written is values.py as it is, when the numbers are."""
    rows = [(name, 1, row) for name, row in vars(values).items() if name.isupper()]
    with open(values.__file__) as file:
        assert written(rows) == file.read()


def test_moves_are_candidates_with_the_features_of_their_points(entries):
    """One move was chosen in each position, and it is one of the candidates."""
    choices = order.choices(entries)
    ends = np.append(choices.begins[1:], len(choices.places))
    assert ((choices.begins <= choices.played) & (choices.played < ends)).all()
    assert choices.places.max() < 2 * order.FEATURES
    assert len(NAMED) == 225
