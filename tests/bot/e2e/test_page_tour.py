"""The page with the real bot, as a newcomer sees it.

The whole tour, and more moves: QIBOT_LONG_TESTS=1.
"""

import pytest
from playwright.async_api import Page

from bot.__main__ import PEOPLE
from tests.long import LONG

from .conftest import own_bot
from .guide import FORGIVEN, SIZE
from .scrolling import CROSSED, measure
from .test_page_matches import here  # noqa: F401
from .tour import take

pytestmark = [pytest.mark.timeout(600), pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]
bot = own_bot


async def test_the_tour(tmp_path, here, bot, windows):  # noqa: F811
    """The tour finds on the page what it should: a match, a hint, a challenge and Chinese; if it is whole, also the
    other games, history, a replay, the record, a lesson and the remaining commands.

    Before it, no move scrolls the board away, though every picture arrives late.
    """

    async def opened() -> Page:
        page = await windows.open((SIZE["width"], SIZE["height"]))
        await page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        return page

    async def problems(*forgiven: str) -> list[str]:
        return [each for each in await windows.put_back() if not any(part in each for part in (FORGIVEN, *forgiven))]

    for name, locale in PEOPLE:
        here.add_person(name, locale)
    moves, games = (3, ("Connect Four", "Xiangqi")) if LONG else (2, ("Xiangqi",))
    try:
        assert await measure(here.page, opened, moves, games) == []
        assert await problems(*CROSSED) == []
        await take(here.page, opened, tmp_path if LONG else None, LONG)
    finally:
        assert await problems() == []
