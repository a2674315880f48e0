"""The time of a review: whatever its positions take, the total is kept."""

import pytest

from engines.review.budget import Budget


def test_what_a_position_leaves_is_for_the_others():
    """All together they take the whole time; one that needs little leaves more for those that follow."""
    budget = Budget(4, 8.0)
    assert budget.share() == 2.0
    budget.spend(0.5)
    assert budget.share() == 2.5
    for _ in range(2):
        budget.spend(budget.share())
    assert budget.share() == pytest.approx(2.5)


def test_there_is_always_a_little_left():
    """Although searches end a little late and a position may be asked for more often than expected."""
    budget = Budget(2, 1.0)
    for _ in range(5):
        budget.spend(3.0)
        assert budget.share() > 0
