"""How puzzles and people are rated."""

import pytest

from bot.features.puzzles.rules import rated


@pytest.mark.parametrize(
    ("person", "puzzle", "solved", "person_after", "puzzle_after"),
    [
        (1500, 1500, True, 1516, 1498),
        (1500, 1500, False, 1484, 1502),
        (1100, 1500, True, 1100 + 32 * 10 / 11, 1500 - 4 * 10 / 11),
        (1900, 1500, True, 1900 + 32 / 11, 1500 - 4 / 11),
    ],
)
def test_ratings_change_by_elos_formula(
    person: float, puzzle: float, solved: bool, person_after: float, puzzle_after: float
) -> None:
    """Who is rated 400 points less is expected to solve one puzzle in eleven. A puzzle's rating moves slowly."""
    assert rated(person, puzzle, solved) == pytest.approx((person_after, puzzle_after))
