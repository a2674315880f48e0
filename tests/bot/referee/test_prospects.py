"""What a line leads to."""

import pytest

from bot.referee.engine import AnswerLine
from bot.referee.prospects import Kind, Prospect, prospect
from engines.board import BAN, MATE
from engines.game import Position
from engines.registry import game_named


def in_tictactoe(moves: str = "") -> Position:
    return Position(game_named("tictactoe"), "", moves.split())


@pytest.mark.parametrize(
    ("score", "expected"),
    [
        (MATE - 1, Prospect(Kind.WINS, 1)),
        (MATE - 3, Prospect(Kind.WINS, 2)),
        (MATE - 9, Prospect(Kind.WINS, 5)),
        (2 - MATE, Prospect(Kind.LOSES, 1)),
        (6 - MATE, Prospect(Kind.LOSES, 3)),
        (BAN - 4, Prospect(Kind.WINS_BY_RULE)),
        (4 - BAN, Prospect(Kind.LOSES_BY_RULE)),
        (300, Prospect(Kind.BETTER)),
        (-300, Prospect(Kind.WORSE)),
        (0, Prospect(Kind.EVEN)),
    ],
)
def test_scores_become_words(score: int, expected: Prospect) -> None:
    """Mates count the winner's moves, the bands of the rules and of the evaluation are told apart."""
    assert prospect(in_tictactoe(), AnswerLine("b2", score, ("b2",))) == expected


def test_a_line_that_fills_the_board_is_a_draw() -> None:
    """A line to a drawn end is called a draw whatever its score; the position stays as it is."""
    position = in_tictactoe("b2 a1 a2 c2 b1 b3")
    line = ("a3", "c1", "c3")
    assert prospect(position, AnswerLine(line[0], 5, line)).kind is Kind.DRAWS
    assert position.moves == in_tictactoe("b2 a1 a2 c2 b1 b3").moves
