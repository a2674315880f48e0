"""Glicko-2 against its author's example, and its properties."""

import math

from hypothesis import given
from hypothesis import strategies as st

from bot.match.glicko import LARGEST, RatedResult, Strength, after, rested


def expected_score(player: Strength, opponent: Strength) -> float:
    """E of the published formulas, in the scale of ratings."""
    phi = opponent.deviation / 173.7178
    g = 1 / math.sqrt(1 + 3 * (phi / math.pi) ** 2)
    return 1 / (1 + math.exp(-g * (player.rating - opponent.rating) / 173.7178))


STRENGTHS = st.builds(Strength, st.floats(400, 3200), st.floats(30, 350), st.floats(0.02, 0.1))


def test_the_published_example() -> None:
    """Glickman 2013: three matches in one period."""
    results = [
        RatedResult(Strength(1400, 30), 1),
        RatedResult(Strength(1550, 100), 0),
        RatedResult(Strength(1700, 300), 0),
    ]
    found = after(Strength(1500, 200, 0.06), results)
    assert (round(found.rating, 2), round(found.deviation, 2), round(found.volatility, 5)) == (1464.05, 151.52, 0.06)
    assert abs(found.rating - 1464.06) < 0.02
    assert abs(found.volatility - 0.05999) < 0.00001


@given(STRENGTHS, STRENGTHS, st.sampled_from([0.0, 0.5, 1.0]))
def test_who_does_better_than_expected_rises(player: Strength, other: Strength, score: float) -> None:
    """The rating changes with the surprise of the result; the deviation stays in bounds and grows with time."""
    found = after(player, [RatedResult(other, score)])
    surprise = score - expected_score(player, other)
    if abs(surprise) > 1e-9:  # else the change may be less than a float can tell
        assert (found.rating > player.rating) == (surprise > 0)
    assert 0 < found.deviation <= LARGEST
    assert rested(found, 10).deviation >= found.deviation
    assert rested(found, 10).rating == found.rating


def test_an_upset_makes_volatile() -> None:
    """Away from 1500, where a wrong step 5 would show: the numbers are those of an independent program."""
    found = after(Strength(2000, 60, 0.06), [RatedResult(Strength(1200, 60), 0)] * 5)
    assert (round(found.rating, 3), round(found.deviation, 4)) == (1896.883, 60.7172)
    assert abs(found.volatility - 0.060318256587) < 1e-9
