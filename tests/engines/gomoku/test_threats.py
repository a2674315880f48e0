"""Wins by threats are proved and played out to the end."""

import json
from pathlib import Path

import pytest

from engines.board import ONGOING, PROVEN
from engines.gomoku.points import NAMED, NAMES
from engines.search.root import Search
from engines.search.table import TranspositionTable
from engines.search.terms import Limit
from tests.cases import for_each
from tests.engines.gomoku.test_rules import after

DATA = Path(__file__).parents[2] / "data" / "gomoku"
CASES = json.loads((DATA / "threats.json").read_text())
BY_FOURS = [case for case in CASES if case["type"] == "vcf"]
BY_THREES = [case for case in CASES if case["type"] == "vct" and case["length"] < 9]
DEEP = 12  # depth for a proof of some thousand nodes


def best(position, nodes):
    return Search(position.board, TranspositionTable(bytearray(1 << 20))).think(Limit(nodes=nodes))


@for_each("case", BY_FOURS)
def test_wins_by_fours_are_seen_without_a_search(case):
    """The board proves the win by itself and is left as it was."""
    position = after(case["rule"], case["moves"])
    before = position.text, position.board.key, position.board.shapes(0), position.board.evaluate()
    assert position.board.proven(4, 100) >= PROVEN
    assert before == (position.text, position.board.key, position.board.shapes(0), position.board.evaluate())


@for_each("case", BY_FOURS)
def test_wins_by_fours_are_played_out(case):
    """The winning side makes five against the best defence that the search finds."""
    position = after(case["rule"], case["moves"])
    side = position.side
    while position.outcome() is None:
        report = best(position, 3000)
        assert position.side != side or report.score >= PROVEN, (case, position.text)
        position.push(report.move)
    assert position.outcome().winner == side


def wins_against_all(board):
    """True if the other side has a proved win after every legal reply."""
    for reply in board.legal_moves():
        board.make(reply)
        won = board.proven(16, 100) >= PROVEN
        board.unmake()
        if not won:
            return False
    return True


@pytest.mark.parametrize("case", BY_THREES[::3], ids=range(len(BY_THREES[::3])))
def test_no_answer_was_forgotten(case):
    """If a win by threats is proved, one of its known first moves wins against every reply."""
    position = after(case["rule"], case["moves"])
    if position.board.proven(DEEP, 100) < PROVEN:
        pytest.skip("needs a search")
    threats = [NAMED[name] for name in case["win"] if NAMED[name] in position.legal_moves()]
    won = 0
    for move in threats:
        position.push(move)
        won += wins_against_all(position.board)
        position.undo()
    assert won, case


def test_most_wins_by_threes_are_proved():
    """More than half of the wins of fewer than nine moves are proved."""
    proved = [case for case in BY_THREES if after(case["rule"], case["moves"]).board.proven(DEEP, 100) >= PROVEN]
    assert len(proved) > len(BY_THREES) // 2


# Black's two rows of two meet at j8, where one stone makes two open threes
CROSS = "h8 a1 i8 c2 j9 e1 j10"


def test_two_threes_win_in_gomoku():
    """The defender can stop only one of them; the proof leaves the board as it was."""
    board = after("gomoku", f"{CROSS} g2").board
    before = board.key, board.evaluate(), board.shapes(0)
    assert board.proven(DEEP, 100) >= PROVEN
    assert before == (board.key, board.evaluate(), board.shapes(0))


def test_two_threes_are_no_win_for_black_in_renju():
    """The same stone is forbidden there, and nothing else wins by threats."""
    board = after("renju", f"{CROSS} g2").board
    assert NAMES[board.forbidden()[0]] == "j8"
    board.make(NAMED["h10"])
    assert board.proven(DEEP, 100) > -PROVEN


def test_who_is_threatened_with_two_threes_that_stand_has_lost():
    """With both threes on the board and no four of its own, the side to move loses in four plies."""
    board = after("gomoku", f"{CROSS} g2 j8").board
    assert board.proven(DEEP, 100) == 4 - 30_000


def test_what_nothing_stops_is_lost_however_near_the_horizon():
    """Also without a search for threats; and there no static score is reliable."""
    board = after("gomoku", f"{CROSS} g2 j8").board
    assert board.proven(0, 100) == 4 - 30_000
    assert not board.static_eval_is_reliable()
    assert after("gomoku", "h8 i9 h10").board.static_eval_is_reliable()


def test_fours_of_the_defender_are_answers():
    """White's four comes before Black's open four; White's open three even becomes an open four."""
    moves = "h8 a1 i8 a2 j9 a3 j10 g2 j8"
    lost = after("gomoku", moves).board
    assert lost.proven(DEEP, 100) == 6 - 30_000  # White's four only delays the loss
    saved = after("gomoku", "h8 g6 i8 f6 j9 e6 j10 g2 j8").board
    assert saved.proven(DEEP, 100) > -PROVEN


def test_nothing_is_proved_where_nothing_is_there():
    for key in ("gomoku", "renju"):
        assert after(key, "h8 i9 h10").board.proven(9, 100) == ONGOING


def test_two_fives_cannot_be_stopped():
    """If the other side can make five at two points and this one at none, the game is lost in two plies."""
    board = after("gomoku", "h8 a1 i8 a3 j8 a5 k8").board
    assert board.proven(0, 100) == 2 - 30_000


def test_a_five_must_be_stopped():
    """The one candidate is the point where the other side would make five."""
    board = after("gomoku", "h8 g8 i8 a3 j8 a5 k8").board
    assert [NAMES[move] for move in board.candidates()] == ["l8"]


def test_white_wins_where_black_may_not_stop_the_five():
    """The only point that stops White's four is forbidden to Black."""
    board = after("renju", "e8 h4 f8 h5 g8 h6 i8 h7 j8 a1 h3 a15").board
    assert [NAMES[point] for point in board.forbidden()] == ["h8"]
    assert board.proven(0, 100) == 2 - 30_000
