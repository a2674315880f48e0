"""What a line leads to."""

from dataclasses import replace

from bot.match.prospects import Kind, Prospect, prospect
from engines.board import BAN, MATE
from engines.game import Position
from engines.player import analyse
from engines.pool import Answer
from engines.registry import game_named
from engines.search.terms import Limit, Line
from tests.cases import for_each


def in_tictactoe(moves: str = "") -> Position:
    return Position(game_named("tictactoe"), "", moves.split())


def answer(score: int, moves: tuple[str, ...], *others: int) -> Answer:
    lines = (Line(moves[0], score, moves, 1), *(Line("a1", other, ("a1",), 1) for other in others))
    return Answer(moves[0], lines, depth=1, nodes=1, seconds=0.0, kept=0)


@for_each(
    "score, expected",
    [
        (MATE - 1, Prospect(Kind.WINS, 1)),
        (MATE - 2, Prospect(Kind.WINS, 2)),
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
    """Mates count the winner's moves; a win that the opponent's last move ends is not one at once. Rule bands and
    evaluations are told apart.
    """
    assert prospect(in_tictactoe(), answer(score, ("b2",))) == expected


@for_each(
    "game, moves, even", [("gomoku", ("h8",), True), ("checkers", ("11-15",), False), ("tiaojiaqi", ("d7e8",), False)]
)
def test_an_advantage_is_what_it_is_worth_in_the_game(game: str, moves: tuple[str, ...], even: bool) -> None:
    """The same score means little in gomoku, and much in checkers, whose scores are small."""
    told = [prospect(Position(game_named(game)), answer(score, moves)).kind for score in (100, -100)]
    assert told == ([Kind.EVEN, Kind.EVEN] if even else [Kind.BETTER, Kind.WORSE])


def test_a_line_that_fills_the_board_is_a_draw() -> None:
    """A line to a drawn end is a draw whatever its score; the position is not changed."""
    position = in_tictactoe("b2 a1 a2 c2 b1 b3")
    line = ("a3", "c1", "c3")
    assert prospect(position, answer(5, line)).kind is Kind.DRAWS
    assert position.moves == in_tictactoe("b2 a1 a2 c2 b1 b3").moves


def test_only_exact_scores_prove_a_draw() -> None:
    """Level estimates of all moves mean even; at the start of tiaojiaqi, where every move scores 0, too."""
    assert prospect(in_tictactoe(), replace(answer(0, ("b2",), 0, 4 - MATE), exact=True)).kind is Kind.DRAWS
    assert prospect(in_tictactoe(), answer(0, ("b2",), 0, 4 - MATE)).kind is Kind.EVEN
    start = Position(game_named("tiaojiaqi"))
    found = analyse(start, Limit(nodes=5_000), 3)
    assert [line.score for line in found.lines] == [0, 0, 0]
    assert prospect(start, found).kind is Kind.EVEN


def in_xiangqi(fen: str) -> Position:
    return Position(game_named("xiangqi"), fen)


CANNON_FREE = "4k4/9/9/9/4c4/9/4R4/9/9/3K5 w"


def test_a_captured_piece_is_named() -> None:
    """A line that captures a piece and is not answered names it; the side to move decides whose it was."""
    line = ("e3e5", "e9f9", "d0d1")
    assert prospect(in_xiangqi(CANNON_FREE), answer(900, line)) == Prospect(Kind.WINS_MATERIAL, 0, ("C",))


def test_a_capture_at_the_very_end_is_not_counted() -> None:
    """Whether the last capture is answered is not seen, so it is not promised."""
    assert prospect(in_xiangqi(CANNON_FREE), answer(900, ("e3e5",))).kind is Kind.BETTER


def test_an_exchange_names_both_sides() -> None:
    """Captures and losses are told apart, from the mover's side, in either colour."""
    position = in_xiangqi("4k4/9/4c4/9/4r4/9/9/9/4A4/4K4 b")
    line = ("e5e1", "e0e1", "e9d9")
    found = prospect(position, answer(-300, line))
    assert (found.kind, found.won, found.lost) == (Kind.LOSES_MATERIAL, ("A",), ("R",))


def test_an_even_exchange_gains_nothing() -> None:
    """What each side takes weighs the same."""
    position = in_xiangqi("4k4/9/9/9/r3r4/9/4R4/9/9/3K5 w")
    assert prospect(position, answer(0, ("e3e5", "a5e5", "d0d1"))).kind is Kind.EVEN
