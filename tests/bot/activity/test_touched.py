"""What the page answers where a person touches what can do nothing, or touches it for too long."""

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import expect

from tests.bot.activity.conftest import Opener
from tests.bot.activity.server import SmallServer
from tests.bot.activity.windows import BoardWindow

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("touch", [BoardWindow.tap, BoardWindow.press_keys])
async def test_a_piece_that_cannot_move_shows_those_that_can(
    open_window: Opener, touch: Callable[[BoardWindow, str], Awaitable[None]]
) -> None:
    """Where a capture is compulsory, whoever touches another piece is shown which one captures."""
    window = await open_window(SmallServer("checkers", ("11-15", "22-18"), bot_side=None), has_touch=True)
    marks = window.frame.locator(".mark.chosen, .mark.target, .mark.taking")
    await touch(window, "8")
    await expect(marks).to_have_count(1)
    await expect(window.cell("15")).to_have_attribute("aria-label", "15, Black, man: can be chosen")
    await expect(window.frame.get_by_text("15, Black, man: can be chosen")).to_be_attached()
    await touch(window, "23")  # the opponent's
    await expect(marks).to_have_count(0)
    await touch(window, "12")
    await expect(marks).to_have_count(1)
    await touch(window, "15")
    await touch(window, "22")
    await window.shows_match(3)
    await expect(marks).to_have_count(0)
