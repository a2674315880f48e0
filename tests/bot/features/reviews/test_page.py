"""Reviews in words."""

from bot.features.reviews.page import why
from bot.features.reviews.rules import BestMove
from bot.locales import catalogue
from bot.match.prospects import Kind, Prospect
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
    ],
)
def test_what_the_best_move_is_said_to_do(kind: Kind, chance: float, said: str) -> None:
    """Only in a lost position is it said to hold out longest."""
    best = BestMove("4", ("4",), Prospect(kind, 1), chance)
    assert why(catalogue("en"), "connect4", best) == said
