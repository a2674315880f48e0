"""A short week in the life of a server. The long one: python -m tests.bot.e2e.week"""

import pytest

from bot.playground.laws.rates import Rate

from .conftest import own_here
from .week import live

pytestmark = pytest.mark.slow

here = own_here


async def test_all_boards_and_tables_are_right_at_the_end(tmp_path):
    """Challenges, a tournament, daily puzzles, days off, time-outs, a deletion, and a restart."""
    week = await live(3, tmp_path, Rate(3, 0.8))
    assert week.problems == []
    assert week.done["matches of the tournament"] >= 2
    assert week.done["boards"] >= 10
