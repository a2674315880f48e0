"""Learning gomoku's numbers from own games: the same games again, what training sees, and that it learns."""

import ast

import numpy as np
import pytest

from engines.gomoku import values
from engines.gomoku.points import NAMED
from tests.benchmarks.tune_gomoku import games, training
from tests.benchmarks.tune_gomoku.__main__ import fitted, written


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


def test_training_sees_what_the_engine_sees(entries):
    """With the shipped numbers it foretells what `evaluate` says, to its whole part."""
    counts = np.array(values.GOMOKU_COUNTS) * training.UNIT / training.COUNT_UNIT
    pairs = np.array(values.GOMOKU_PAIRS) * training.UNIT / training.PRODUCT_UNIT
    weights = np.concatenate([*values.GOMOKU, values.GOMOKU_THREATS, values.GOMOKU_LEVELS, counts, pairs])
    for entry in entries:
        if entry.game == "gomoku":
            board = training.board_of(entry.game, entry.moves)
            assert np.floor(training.counts(board) @ weights) == board.evaluate()


def test_it_learns_and_writes_what_the_engine_reads(known, entries):
    """Losses fall, the text has every name and as many numbers as the shipped one."""
    positions, start = training.load(entries), np.zeros(training.WEIGHTS)
    assert training.loss(positions, training.fit(positions, start)) < training.loss(positions, start)
    choices = training.choices(known)
    order = training.fit_order(choices)
    assert training.surprise(choices, order) < training.surprise(choices, np.zeros_like(order))
    module = ast.parse(fitted(known, entries))
    made = {node.targets[0].id: ast.literal_eval(node.value) for node in module.body[1:]}
    assert {name: np.shape(value) for name, value in made.items()} == {
        name: np.shape(getattr(values, name)) for name in made
    }
    assert len(made) == 17


def test_the_shipped_numbers_are_written_as_they_stand():
    """What is written is values.py as it is, when the numbers are."""
    rows = {name: value for name, value in vars(values).items() if name.isupper()}
    tables = [(name, 1, list(value) if isinstance(value[0], tuple) else [value]) for name, value in rows.items()]
    with open(values.__file__) as file:
        assert written(tables) == file.read()


def test_moves_are_candidates_with_the_features_of_their_points(known):
    """One move was played in each position, and it is one of the candidates."""
    choices = training.choices(known)
    ends = np.append(choices.begins[1:], len(choices.places))
    assert ((choices.begins <= choices.played) & (choices.played < ends)).all()
    assert choices.places.max() < 2 * training.FEATURES
    assert len(NAMED) == 225
