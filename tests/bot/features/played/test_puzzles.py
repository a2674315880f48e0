"""Puzzles over the real client."""

import pytest

from tests.bot.e2e.playing import click, use

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_what_a_hint_costs_is_said_before(alice):
    """Until the puzzle has counted."""
    page = await use(alice, "puzzle", game="gomoku")
    assert "a hint or the solution counts as not solved" in page.text
    assert "counts as not solved" not in (await click(alice, page, "Hint")).text
