"""The page with the real bot, as a newcomer meets it."""

from pathlib import Path

import pytest

from tests.bot.playground.page.conftest import CHROMIUM

from .scrolling import measure
from .tour import take


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here")
async def test_the_tour(tmp_path: Path) -> None:
    """Three games, a hint, a challenge, history, a replay and the record show on the page what they should."""
    await take(tmp_path)


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here")
async def test_no_move_scrolls_the_board_away() -> None:
    """Not even where every picture arrives late; the command of the module plays as many moves as wanted."""
    assert await measure(3, ("Connect Four", "Xiangqi")) == []
