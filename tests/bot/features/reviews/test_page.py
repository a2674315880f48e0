"""Reviews in words."""

from dataclasses import replace

from bot.discord.page import Drawing
from bot.features.reviews.page import ReviewPages, overview_page, step_page, why
from bot.features.reviews.rules import BestMove, GameReview
from bot.locales import catalogue
from bot.match.preferences import Preference
from bot.match.prospects import Kind, Prospect
from engines.review.chances import Verdict
from engines.review.review import Judgement, MoveReview, Review
from tests.bot.match.test_page import buttons, view_of
from tests.cases import for_each


@for_each(
    "kind, chance, said",
    [
        (Kind.BETTER, 0.7, "It keeps the advantage."),
        (Kind.EVEN, 0.5, "This keeps the game even."),
        (Kind.WORSE, 0.44, "It is the best defence."),
        (Kind.LOSES_MATERIAL, 0.2, "It is the best defence."),
        (Kind.WORSE, 0.05, "It holds out longest."),
        (Kind.LOSES, 0.0, "It holds out longest."),
        (Kind.LOSES, 0.45, "It is the best defence."),
        (Kind.WINS, 1.0, "This wins at once."),
        (Kind.WINS, 0.52, "This wins in 20 moves. But only with perfect play."),
    ],
)
def test_what_the_best_move_is_said_to_do(kind: Kind, chance: float, said: str) -> None:
    """Only in a lost position is it said to hold out longest, and of a win that is far away how it can be had."""
    best = BestMove("4", ("4",), Prospect(kind, 1 if chance == 1 else 20), chance)
    assert why(catalogue("en"), "connect4", best) == said


def pages_of(game: str, moves: tuple[str, ...], verdicts: tuple[Verdict, ...]) -> ReviewPages:
    """The pages of a review in which the first moves lost most."""
    made = [
        MoveReview(ply, ply % 2, move, 0, move, 0, (move,), 1 - ply / len(moves), verdict, True, False)
        for ply, (move, verdict) in enumerate(zip(moves, verdicts, strict=True))
    ]
    review = Review(game, tuple(made), (0.5, *[0.1] * len(moves)), (90.0, 100.0))
    view = replace(view_of(game, moves[:3], status="finished"), moves=moves)
    judged = (Judgement(0),) * (len(moves) + 1)
    return ReviewPages(GameReview(view, "", judged, review), Preference("en", "text"), None)


def test_a_move_has_the_number_that_the_replay_gives_it() -> None:
    """In checkers one ply of each side is a move: black's second is number 2 on the list, its button and its page."""
    moves = ("11-15", "22-18", "15x22")
    pages = pages_of("checkers", moves, (Verdict.GOOD, Verdict.GOOD, Verdict.BLUNDER))
    shown = overview_page(pages)
    told = "\n".join(block for block in shown.blocks if isinstance(block, str))
    assert "2\\. 🎱 Black **15x22 ??**" in told
    assert "Marked: 2 Black ??" in told
    assert buttons(shown)[0].label == "2. 15x22 ??"
    assert "Move 2 of 2" in str(step_page(pages, 3).blocks)


def test_a_long_game_of_many_mistakes_has_a_review() -> None:
    """The worst forty are marked in the graph and named in its words."""
    moves = ("11-15", "22-18", "15x22", *["26x17", "8-11"] * 150)
    pages = pages_of("checkers", moves, (Verdict.BLUNDER,) * len(moves))
    assert "19 White ??, 20 Black ??, 20 White ??." in str(overview_page(pages).blocks)


@for_each("board, is_drawn", [("picture", True), ("grid", False), ("text", False)])
def test_the_graph_is_a_picture_only_for_those_who_want_pictures(board: str, is_drawn: bool) -> None:
    """Boards of letters are for slow connections, too."""
    pages = pages_of("checkers", ("11-15", "22-18", "15x22"), (Verdict.GOOD, Verdict.GOOD, Verdict.BLUNDER))
    shown = overview_page(replace(pages, reader=Preference("en", board)))
    assert any(isinstance(block, Drawing) for block in shown.blocks) == is_drawn
