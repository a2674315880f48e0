"""The trainer: games, positions, what models see, their gradients, that they learn, and what is written."""

import ast
import hashlib
import json
import re

import numpy as np
import pytest

from engines.board import ONGOING
from engines.gomoku import values, weights
from tests import programs
from tests.benchmarks.train import games, learning, manifest, points, positions
from tests.benchmarks.train.subjects import SUBJECTS
from tests.benchmarks.train.two_views import TwoViews
from tests.cases import for_each
from tests.long import LONG

pytestmark = pytest.mark.slow

FEW_ATTACKERS = (  # too few for the defenders: the engine counts only a share of the advantage
    "2bak4/4a4/4b4/9/9/9/9/9/9/3K1R3 w - - 0 1",
    "2bak4/4a4/4b4/9/9/9/9/9/9/3K1R3 b - - 0 1",
    "3ak4/4a4/9/9/9/9/9/4N4/9/3K5 w - - 0 1",
    "3ak4/9/9/9/9/9/9/4C4/9/3K5 w - - 0 1",
    "3ak4/4a4/9/4P4/9/9/9/9/9/3K5 w - - 0 1",
    "4k4/9/9/9/9/9/9/9/4A4/3K1AB2 w - - 0 1",
)
FIRST_GAMES = {"checkers": 6, "gomoku": 4, "renju": 4, "xiangqi": 6}


@pytest.fixture(scope="module")
def played():
    """Some games of every kind with few nodes per move."""
    return {key: list(games.played(key, 3, 60, 0, count)) for key, count in FIRST_GAMES.items()}


@pytest.fixture(scope="module")
def entries(played):
    """Positions of the games, near them and inside searches, by subject."""
    found = {}
    for key, some in played.items():
        found[key] = list(positions.labelled(some, "games", 0, 1, 0, None))
        for source in positions.SOURCES:
            found[key] += positions.labelled(some, source, 60, 1, 0, 15)
    few = [positions.Labelled("xiangqi", text, 0, "", 0.5) for text in FEW_ATTACKERS]
    both = found["gomoku"] + found["renju"]
    return {
        "checkers": found["checkers"],
        "gomoku": both,
        "gomoku-order": both,
        "xiangqi": found["xiangqi"] + few,
        "xiangqi-tables": found["xiangqi"],
    }


@pytest.mark.parametrize("key", games.STYLES)
def test_games_go_on_where_they_stopped(key, played, tmp_path):
    """The same seed gives the same games, and a torn file is continued to the same file."""
    file = tmp_path / "games.jsonl"
    for game in played[key]:
        games.append(file, game)
    whole = file.read_text()
    file.write_text(whole[:-40])
    known = games.load(file)
    assert known == played[key][:-1]
    for game in games.played(key, 3, 60, len(known), len(known) + 1):
        games.append(file, game)
    assert file.read_text() == whole
    assert list(games.played(key, 4, 60, 0, 1)) != played[key][:1]


@for_each("key", games.STYLES)
def test_games_end_as_their_moves_say(key, played):
    """If the rules end a game, the points are theirs; each move chosen by a search has a score."""
    for game in played[key]:
        outcome = game.position(len(game.moves)).outcome()
        assert game.points in (0, 0.5, 1)
        assert outcome is None or game.points == (0.5 if outcome.winner is None else 1 - outcome.winner)
        assert 0 < len(game.scores) <= len(game.moves)


@pytest.mark.parametrize("source", ["games", *positions.SOURCES])
@pytest.mark.parametrize("key", games.STYLES)
def test_positions_are_calm_and_repeat(key, source, played, tmp_path):
    """No check, no proved end, no compulsory capture; entries are read as they were written, and a file is
    continued.
    """
    found = list(positions.labelled(played[key], source, 60, 1, 0, 12))
    assert len(found) == 12
    for entry in found:
        board = entry.board()
        assert not board.in_check()
        assert board.can_stand_pat()
        assert board.proven(1, 100) == ONGOING
        assert (entry.points is None) == (source != "games")
        games.append(tmp_path / "positions.jsonl", entry)
    assert positions.load(tmp_path / "positions.jsonl") == found
    assert list(positions.labelled(played[key], source, 60, 1, 9, 12)) == found[9:]


def test_positions_inside_searches_are_none_of_the_games(played):
    known = {entry.position for entry in positions.labelled(played["checkers"], "games", 0, 1, 0, None)}
    inside = [entry.position for entry in positions.labelled(played["checkers"], "inside", 60, 1, 0, 30)]
    assert len(known.intersection(inside)) < 10


def models(subject, entries, seed=None):
    """The models of a subject with the shipped weights, or with those that learning begins with."""
    seen = [SUBJECTS[subject].seen(entries[subject])]
    return SUBJECTS[subject].models(seen, None if seed is None else np.random.default_rng(seed))


@for_each("subject", ["checkers", "xiangqi"])
def test_training_sees_the_board_as_the_engine_does(subject, entries):
    """With the shipped weights the models' floating-point scores are the engine's, shares of an advantage included."""
    (model,) = models(subject, entries).values()
    assert isinstance(model, TwoViews)
    said = [entry.board().evaluate() for entry in entries[subject]]
    assert len(said) > 150
    assert model.scores(np.arange(len(said))) == pytest.approx(said, abs=4)


def test_training_sees_the_points_as_the_engine_does(entries):
    """In both rule sets, but for rounding."""
    for game, model in models("gomoku", entries).items():
        said = [entry.board().evaluate() for entry in entries["gomoku"] if entry.game == game]
        assert len(said) > 30
        assert model.scores(np.arange(len(said))) * weights.UNIT == pytest.approx(said, abs=3, rel=0.002)


@for_each("subject", SUBJECTS)
def test_what_is_shipped_is_written_as_it_stands(subject, entries):
    """Untrained weights are written to the same file, byte for byte."""
    written = SUBJECTS[subject].written(models(subject, entries).values())
    assert written == SUBJECTS[subject].file.read_bytes()


@for_each("subject", SUBJECTS)
def test_the_gradient_is_the_slope_of_the_loss(subject, entries):
    """A small step along the largest weights changes the loss as the gradient says."""
    for model in models(subject, entries, seed=1).values():
        chosen, ratios = np.arange(len(model.wanted)), []
        for name, slopes in model.gradient(chosen).items():
            rounded = isinstance(model, points.Points) and "first" in name  # rounded, as in the engine
            for at in np.argsort(-np.abs(slopes), axis=None)[:4]:
                ratios += [] if rounded else [rise(model, name, at, chosen) / slopes.flat[at]]
        assert ratios == pytest.approx([ratios[0]] * len(ratios), rel=0.1)
        assert ratios[0] > 0


def rise(model, name, at, chosen):
    """How the loss changes with a weight."""
    array, losses = model.weights[name], []
    here = array.flat[at]
    for step in (0.01, -0.01):
        array.flat[at] = here + step
        losses.append(model.loss(chosen))
    array.flat[at] = here
    return (losses[0] - losses[1]) / 0.02


TAUGHT = SUBJECTS if LONG else ["checkers", "gomoku-order"]  # the smallest models


@for_each("subject", TAUGHT)
def test_training_learns(subject, entries):
    """The loss falls."""
    for model in models(subject, entries, seed=1).values():
        chosen = np.arange(len(model.wanted))
        before = model.loss(chosen)
        list(learning.train(model, 24, 1))
        assert model.loss(chosen) < before


@for_each("subject", TAUGHT)
def test_training_repeats(subject, entries):
    """The same seed gives the same file, of the engine's size, and another seed another one."""
    written = []
    for seed in (1, 1, 2):
        found = models(subject, entries, seed)
        for model in found.values():
            model.batch = 50
            list(learning.train(model, 1, seed))
        written.append(SUBJECTS[subject].written(found.values()))
    assert written[0] == written[1]
    assert written[0] != written[2]
    if SUBJECTS[subject].file.suffix == ".weights":
        assert len(written[0]) == SUBJECTS[subject].file.stat().st_size


def test_training_goes_on_with_what_is_shipped(tmp_path, entries):
    """It begins with the loss of the shipped weights."""
    file = tmp_path / "positions.jsonl"
    for entry in entries["checkers"]:
        games.append(file, entry)
    (model,) = models("checkers", entries).values()
    shipped = f"pass   0 learned {model.loss(np.flatnonzero(~learning.kept_apart(len(model.wanted)))):.5f}"
    assert shipped in command("train", "checkers", file, "--passes", 1, "--go-on")
    assert shipped not in command("train", "checkers", file, "--passes", 1)


def test_a_learnt_order_has_the_numbers_that_are_read(entries):
    text = SUBJECTS["gomoku-order"].written(models("gomoku-order", entries, seed=1).values())
    made = {node.targets[0].id: ast.literal_eval(node.value) for node in ast.parse(text).body[1:]}
    assert {name: len(row) for name, row in made.items()} == {name: len(getattr(values, name)) for name in made}
    assert len(made) == 2


def test_a_number_too_large_for_its_file_is_refused(entries):
    """It does not overflow to a negative one."""
    (model,) = models("checkers", entries).values()
    model.weights["second"][0, 0] = 600
    with pytest.raises(OverflowError):
        SUBJECTS["checkers"].written([model])


def test_points_count_where_there_are_some():
    """Points and a search's score are mixed by the given share; without points the score counts alone; a proved win
    is nearly sure.
    """
    entries = [
        positions.Labelled("checkers", "", score, "", known) for score, known in ((0, 1), (0, None), (31_000, None))
    ]
    assert learning.wanted_points(entries, 100, 0.6) == pytest.approx([0.7, 0.5, 1 / (1 + np.exp(-3))])


def command(*words):
    done = programs.run("tests.benchmarks.train", *map(str, words))
    assert done.returncode == 0, done.stderr
    return done.stdout.decode()


def test_the_commands_lead_from_games_to_numbers(tmp_path):
    """Games, labels, learning and a test run in processes of their own; nothing is written unless asked for."""
    played, found = tmp_path / "games.jsonl", tmp_path / "positions.jsonl"
    before = SUBJECTS["checkers"].file.read_bytes()
    command("play", "checkers", played, "--games", 2, "--nodes", 40)
    command("label", "checkers", played, found)
    count = len(positions.load(found))
    command("label", "checkers", played, tmp_path / "inside.jsonl", "--from", "inside", "--positions", 5, "--nodes", 40)
    assert "pass   2" in command("train", "checkers", found, tmp_path / "inside.jsonl", "--passes", 2)
    assert f"checkers: {count} positions, loss 0." in command("test", "checkers", found)
    assert SUBJECTS["checkers"].file.read_bytes() == before


def test_what_is_learnt_has_a_manifest(tmp_path):
    """The commands and their commits, hashes of numbers and positions, and their counts."""
    played, found, learnt = (tmp_path / name for name in ("games.jsonl", "positions.jsonl", "learnt"))
    command("play", "checkers", played, "--games", 1, "--nodes", 40)
    command("play", "checkers", played, "--games", 2, "--nodes", 40)
    command("label", "checkers", played, found)
    for _ in range(2):
        command("train", "checkers", found, "--passes", 1, "--write", learnt)
        entry = json.loads(manifest.manifest_of(learnt).read_text())
        assert entry["sha256"] == hashlib.sha256(learnt.read_bytes()).hexdigest()
        assert entry["made"]["data"] == {"positions.jsonl": hashlib.sha256(found.read_bytes()).hexdigest()}
        assert entry["made"]["counts"] == {"checkers": len(positions.load(found))}
        for commands in (entry["made"]["commands"], entry["again"]):
            kinds = [re.search(r"benchmarks.train (\w+) ", each)[1] for each in commands]
            assert kinds == ["play", "play", "label", "train"]
