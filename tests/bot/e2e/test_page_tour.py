"""The page with the real bot, as a newcomer meets it.

The whole tour, and more moves: QIBOT_LONG_TESTS=1.
"""

from pathlib import Path

import pytest

from tests.browser import CHROMIUM
from tests.long import LONG

from .scrolling import measure
from .tour import take

pytestmark = [pytest.mark.timeout(600), pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here")]


async def test_the_tour(tmp_path: Path) -> None:
    """A match, a hint, a challenge and Chinese show on the page what they should; the other games, history, a replay,
    the record, a lesson and the remaining commands, too, where the tour is whole.
    """
    await take(tmp_path, LONG)


async def test_no_move_scrolls_the_board_away() -> None:
    """Not even where every picture arrives late; the command of the module plays as many moves as wanted."""
    assert await measure(*(3, ("Connect Four", "Xiangqi")) if LONG else (2, ("Xiangqi",))) == []
