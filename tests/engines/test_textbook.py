"""The textbook algorithms: one score, different costs."""

import random

import pytest

from engines.game import Position
from engines.registry import GAMES
from tests import programs
from tests.cases import for_each
from tests.engines.dummy import DummyBoard, random_tree
from tests.long import LONG
from tests.textbook import ALGORITHMS, knuth_moore, run


@pytest.mark.slow
def test_every_algorithm_finds_minimax_on_random_trees():
    rng = random.Random(2)
    for _ in range(200 if LONG else 30):
        tree = random_tree(rng, 5)
        scores = {name: run(name, DummyBoard(tree), 4).score for name in ALGORITHMS}
        assert set(scores.values()) == {scores["minimax"]}, (tree, scores)


ENOUGH = 100_000 if LONG else 30_000  # nodes of one game


def affordable(game):
    """A depth that plain minimax can search quickly, by the number of moves of a position."""
    return 4 if game.move_codes < 100 else 3 if game.read(game.start).max_moves < 150 else 2


@for_each("quiescence", [False, True])
@for_each("game", GAMES.values())
def test_every_algorithm_finds_minimax_in_every_game(game, quiescence):
    """The scores are equal on real boards, with and without quiescence."""
    rng, visited = random.Random(3), 0
    for _ in range(8):
        position = Position(game)
        for _ in range(rng.randint(0, 20)):
            if position.legal_moves():
                position.push(rng.choice(position.legal_moves()))
        for depth in range(1, affordable(game)):
            if visited > ENOUGH:
                return
            found = {name: run(name, position.board, depth, quiescence) for name in ALGORITHMS}
            visited += sum(each.nodes for each in found.values())
            scores = {name: each.score for name, each in found.items()}
            assert set(scores.values()) == {scores["minimax"]}, (position.text, depth, scores)


@pytest.mark.slow
@for_each("game", GAMES.values())
def test_alpha_beta_never_visits_more_than_minimax(game):
    """On the start position cutoffs save leaves, and ordering never costs any."""
    depth = affordable(game)
    leaves = {name: run(name, game.read(game.start), depth).leaves for name in ALGORITHMS}
    assert leaves["alpha-beta, fail-hard"] <= leaves["minimax"] == leaves["negamax"]
    assert leaves["alpha-beta, ordered"] <= leaves["alpha-beta, fail-hard"] < leaves["minimax"]
    if game.key != "checkers":  # near its start there are no captures to order by
        assert leaves["alpha-beta, ordered"] < leaves["alpha-beta, fail-hard"]


def test_the_knuth_moore_minimum():
    """b^ceil(d/2) + b^floor(d/2) - 1, computed by hand."""
    assert knuth_moore(3, 2) == 5
    assert knuth_moore(2, 3) == 5
    assert knuth_moore(7, 4) == 97


def test_perfect_ordering_reaches_the_minimum():
    """On a uniform tree with the best move first, alpha-beta visits exactly the Knuth-Moore minimum of leaves."""
    tree = "((5 9 9) (3 9 9) (2 9 9))"
    assert run("alpha-beta, fail-hard", DummyBoard(tree), 2).leaves == knuth_moore(3, 2)


def compare(*arguments: str) -> list[str]:
    """The output lines of `python -m tests.benchmarks.compare ...`."""
    return programs.run("tests.benchmarks.compare", *arguments).stdout.decode().splitlines()


@pytest.mark.slow
@for_each("game", GAMES)
def test_compare_finds_one_score_in_every_game(game: str) -> None:
    """Every algorithm finds the same score, and none visits more leaves than minimax."""
    lines = compare(game, "--depth", "2")
    assert lines[0] == "depth 2"
    rows = [line for line in lines[2:] if not line.startswith("branching") and "quiescence" not in line]
    assert len({line.split()[-2] for line in rows}) == 1
    assert max(float(line.split()[-1]) for line in rows) == 1.0
    assert "Knuth and Moore" in lines[-1]


def test_compare_finds_a_depth() -> None:
    """Without --depth it chooses one that takes some seconds."""
    assert compare("tictactoe")[0] == "depth 7"


def test_compare_plays_a_match() -> None:
    """With --match a search with quiescence plays one without."""
    assert (
        "with quiescence against without, depth 2, 4 games: " in compare("connect4", "--depth", "2", "--match", "4")[-1]
    )
