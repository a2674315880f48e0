"""Wins by threats: found, believed, and played out to the end."""

import json
from pathlib import Path

import pytest

from engines.board import ONGOING, PROVEN
from engines.gomoku.points import NAMES
from engines.search.root import Search
from engines.search.table import TranspositionTable
from engines.search.terms import Limit
from tests.engines.gomoku.test_rules import after

DATA = Path(__file__).parents[2] / "data" / "gomoku"
BY_FOURS = [case for case in json.loads((DATA / "threats.json").read_text()) if case["type"] == "vcf"]


def best(position, nodes):
    return Search(position.board, TranspositionTable(bytearray(1 << 20))).think(Limit(nodes=nodes))


@pytest.mark.parametrize("case", BY_FOURS, ids=range(len(BY_FOURS)))
def test_wins_by_fours_are_seen_without_a_search(case):
    """The board proves the win by itself, in as many plies as the line that is known or more, and leaves no trace."""
    position = after(case["rule"], case["moves"])
    before = position.text, position.board.key, position.board.combinations(0), position.board.evaluate()
    assert position.board.proven(4, 100) >= PROVEN
    assert before == (position.text, position.board.key, position.board.combinations(0), position.board.evaluate())


@pytest.mark.parametrize("case", BY_FOURS, ids=range(len(BY_FOURS)))
def test_wins_by_fours_are_played_out(case):
    """From each position the side that has the win makes five, against the best defence that the search finds."""
    position = after(case["rule"], case["moves"])
    side = position.side
    while position.outcome() is None:
        report = best(position, 3000)
        assert position.side != side or report.score >= PROVEN, (case, position.text)
        position.push(report.move)
    assert position.outcome().winner == side


def test_nothing_is_proved_where_nothing_is_there():
    """The first moves of a game prove nothing."""
    for key in ("gomoku", "renju"):
        assert after(key, "h8 i9 h10").board.proven(9, 100) == ONGOING


def test_two_fives_cannot_be_stopped():
    """Where the other side can make five at two points, and this one at none, the game is lost in two plies."""
    board = after("gomoku", "h8 a1 i8 a3 j8 a5 k8").board
    assert board.proven(0, 100) == 2 - 30_000


def test_a_five_must_be_stopped():
    """The one candidate is the point where the other side would make five."""
    board = after("gomoku", "h8 g8 i8 a3 j8 a5 k8").board
    assert [NAMES[move] for move in board.candidates()] == ["l8"]


def test_white_wins_where_black_may_not_stop_the_five():
    """White's four can be stopped at one point only, which is forbidden to Black: no answer is left."""
    board = after("renju", "e8 h4 f8 h5 g8 h6 i8 h7 j8 a1 h3 a15").board
    assert [NAMES[point] for point in board.forbidden()] == ["h8"]
    assert board.proven(0, 100) == 2 - 30_000
