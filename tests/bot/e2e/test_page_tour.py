"""The page with the real bot, as a newcomer sees it.

The whole tour, and more moves: QIBOT_LONG_TESTS=1.
"""

from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.long import LONG

from . import guide
from .guide import playground
from .scrolling import measure
from .tour import take

pytestmark = [pytest.mark.timeout(600), pytest.mark.asyncio(loop_scope="session")]


async def test_the_tour(tmp_path: Path, browser: Browser) -> None:
    """The tour finds on the page what it should: a match, a hint, a challenge and Chinese; if it is whole, also the
    other games, history, a replay, the record, a lesson and the remaining commands.

    Before it, no move scrolls the board away, though every picture arrives late.
    """
    plan = (3, ("Connect Four", "Xiangqi")) if LONG else (2, ("Xiangqi",))
    async with playground(tmp_path) as address:
        assert await measure(address, *plan, browser) == []
        async with guide.browser(chromium=browser) as opened:
            await take(address, opened, tmp_path if LONG else None, LONG)
