"""Exact scores of every column, and lines that keep them."""

import random

from engines.board import MATE, ONGOING
from engines.connect4 import ConnectFour
from engines.connect4.perfect import mate_score
from engines.game import Position
from engines.search.root import Search
from engines.search.terms import PLAIN, Limit
from tests.cases import for_each

GAME = ConnectFour()


def position_after(rng, plies):
    while True:
        position = Position(GAME)
        for _ in range(plies):
            if position.outcome():
                break
            position.push(rng.choice(position.legal_moves()))
        if not position.outcome():
            return position


def test_every_column_has_the_score_of_a_full_search():
    """Near the end, where plain search sees everything, each move has the search's score."""
    rng = random.Random(8)
    for _ in range(40):
        position = position_after(rng, rng.randint(30, 38))
        left = 42 - len(position.moves)
        count = len(position.legal_moves())
        expected = Search(position.board, None, PLAIN).think(Limit(depth=left), lines=count)
        found = GAME.solve(position.board, 10.0)
        assert {line.move: line.score for line in found} == {line.move: line.score for line in expected.lines}


def test_lines_come_best_first_and_can_be_played():
    """Scores fall, every move is legal, and a decided line leads to its end."""
    rng = random.Random(9)
    for _ in range(25):
        position = position_after(rng, rng.randint(20, 36))
        found = GAME.solve(position.board, 10.0)
        scores = [line.score for line in found]
        assert scores == sorted(scores, reverse=True)
        for move in found[0].moves:
            assert move in position.legal_moves()
            position.push(move)
        if abs(scores[0]) > 1000 and len(found[0].moves) == MATE - abs(scores[0]):
            assert position.board.verdict() != ONGOING


@for_each("columns", ["", "4", "44", "4444", "444444", "4455", "1234567"])
def test_the_opening_is_known(columns):
    """Near the start every column's score is known at once."""
    position = Position(GAME, moves=columns)
    found = GAME.solve(position.board, 2.0)
    assert found is not None
    assert len(found) == len(position.legal_moves())


def test_the_empty_board_is_won_by_the_middle_column_alone():
    """The first moves score -2 -1 0 1 0 -1 -2, as published."""
    found = GAME.solve(Position(GAME).board, 2.0)
    by_column = [line.score for line in sorted(found, key=lambda line: line.move)]
    assert by_column == [mate_score(score, 0) for score in (-2, -1, 0, 1, 0, -1, -2)]
    assert found[0].score == MATE - 41


def test_a_set_flag_gives_none():
    """A stopped search gives no result."""
    far = Position(GAME, moves="712563441355")
    assert GAME.solve(far.board, 60.0, memoryview(bytearray(b"\1"))) is None
    assert GAME.solve(far.board, 60.0) is not None
