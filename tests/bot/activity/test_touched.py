"""What the page answers where a person touches what can do nothing, or touches it for too long."""

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import expect

from tests.bot.activity.conftest import Opener
from tests.bot.activity.server import SmallServer
from tests.bot.activity.windows import BoardWindow

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.slow
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


@pytest.mark.slow
async def test_enter_that_is_held_presses_once(open_window: Opener) -> None:
    """Neither the button again, nor the answer of the question that it asks; the next press counts."""
    window = await open_window(server := SmallServer("tictactoe"))
    keyboard, question = window.page.keyboard, window.frame.get_by_text("Do you really want to resign?")
    await window.frame.get_by_role("button", name="Resign").focus()
    await keyboard.down("Enter")
    await expect(question).to_be_visible()
    for _ in range(3):
        await keyboard.down("Enter")  # it is not let go
    await expect(question).to_be_visible()
    await keyboard.up("Enter")
    await keyboard.press("Enter")
    await expect(question).to_be_hidden()
    await window.frame.get_by_role("button", name="Hint").focus()
    for _ in range(3):
        await keyboard.down("Enter")
        await window.page.wait_for_timeout(600)  # longer than between the presses of a double tap
    assert [each.key for each in server.asked] == ["hint"]
