"""What the page answers where a person touches what can do nothing, or touches it for too long."""

import pytest
from playwright.async_api import expect

from tests.bot.activity.server import SmallServer
from tests.bot.conftest import eventually

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.slow
async def test_a_piece_that_cannot_move_shows_those_that_can(open_match):
    """Where a capture is compulsory, whoever touches another piece is shown which one captures, until there is news.
    Where the bot has chosen the piece, as in a lesson, one touch makes the move.
    """
    server, window = await open_match("checkers", begun := ("11-15", "22-18"), has_touch=True)
    marks = window.locator(".mark.chosen, .mark.target, .mark.taking")
    for touch in (window.tap, window.press_keys):
        await touch("8")
        await expect(marks).to_have_count(1)
        await expect(window.cell("15")).to_have_attribute("aria-label", "15, Black, man: can be chosen")
        await expect(window.frame.get_by_text("15, Black, man: can be chosen")).to_be_attached()
        await touch("23")  # the opponent's
        await expect(marks).to_have_count(0)
        await touch("12")
        await expect(marks).to_have_count(1)
        await server.change(begun)
        await expect(marks).to_have_count(0)
        await touch("15")
        await touch("22")
        await window.shows_match(3)
        await expect(marks).to_have_count(0)
        await window.changes(begun)
    server.marks = {"target": ("18",)}
    await server.change()
    await window.tap("8")
    await expect(window.cell("15")).to_have_attribute("aria-label", "15, Black, man: can be chosen")
    server.chosen = "15"
    await server.change()
    await expect(window.cell("15")).to_have_attribute("aria-selected", "true")
    await window.tap("22")
    await window.shows_match(3)


@pytest.mark.slow
async def test_enter_presses_once_what_had_the_focus(open_window):
    """Held or pressed twice, it presses nothing that the page gave the focus to meanwhile; the next press counts."""
    window = await open_window(server := SmallServer("tictactoe"))
    keyboard, question = window.page.keyboard, window.frame.get_by_text("Do you really want to resign?")
    await window.button("Resign").focus()
    await keyboard.down("Enter")
    await expect(question).to_be_visible()
    for _ in range(3):
        await keyboard.down("Enter")  # it is not let go
    await expect(question).to_be_visible()
    await keyboard.up("Enter")
    await window.page.wait_for_timeout(600)  # longer than between the presses of a double tap
    await keyboard.press("Enter")
    await expect(question).to_be_hidden()
    await window.button("Hint").focus()
    for _ in range(3):
        await window.page.wait_for_timeout(600)
        await keyboard.down("Enter")
    assert [each.key for each in server.asked] == ["hint"]
    await keyboard.up("Enter")
    await window.frame.evaluate("performance.now = () => 0")  # all comes quickly
    for button in ("Overview", "Show: Against Bo"):
        await keyboard.press("Tab")
        await window.button(button).press("Enter")
    await expect(window.locator(".cell:focus")).to_have_count(1)
    for key in ("Enter", "ArrowRight", "Enter"):
        await keyboard.press(key)
    await eventually(lambda: server.heard)
    assert [each.move for each in server.heard] == ["b1"]


IS_WHOLE = """(arrow) => {
    const [shaft, head] = arrow.children;
    const { x, y } = shaft.getPointAtLength(shaft.getTotalLength());
    const { matrix } = head.transform.baseVal.consolidate();
    return head.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix.inverse()));
}"""


@pytest.mark.slow
async def test_circles_and_arrows_are_drawn_with_the_right_button(open_match):
    """Drawn once more they are wiped away, all of them by the next press or move. They let go what was chosen, and
    nothing of it reaches the bot.
    """
    server, window = await open_match("xiangqi")
    circles, arrows = window.locator(".mark.drawn:not(.arrow)"), window.locator(".mark.arrow.drawn")
    await window.click("h2")
    await expect(window.cell("h2")).to_have_attribute("aria-selected", "true")
    await window.drag("h2", "h9", "right")
    await expect(window.cell("h2")).to_have_attribute("aria-selected", "false")
    await window.drag("e3", "e3", "right")
    await window.drag("b0", "c2", "right")
    await expect(circles).to_have_count(1)
    await expect(arrows).to_have_count(2)
    assert [await arrow.evaluate(IS_WHOLE) for arrow in await arrows.all()] == [True, True]
    await window.drag("b0", "c2", "right")
    await window.drag("e3", "e3", "right")
    await expect(circles).to_have_count(0)
    await expect(arrows).to_have_count(1)
    await window.is_told("The same position")
    await expect(arrows).to_have_count(1)
    await window.click("e5")
    await expect(arrows).to_have_count(0)
    await window.drag("b0", "c2", "right")
    await window.drag("h0", "g2")
    await window.shows_match(1)
    await expect(arrows).to_have_count(0)
    assert [each.move for each in server.heard] == ["h0g2"]


@pytest.mark.slow
async def test_who_plays_by_mouse_steps_through_the_match_with_the_arrows(open_window):
    """A click on the board, or on a button, does not lead the arrows elsewhere; Tab leads them to the cell that was
    clicked last. Escape lets go what was chosen.
    """
    window = await open_window(SmallServer("xiangqi", ("h2e2", "h9g7"), bot_side=None))
    keyboard, current = window.page.keyboard, window.locator("[aria-current]")
    await window.click("b2")
    await expect(window.cell("b2")).to_have_attribute("aria-selected", "true")
    await keyboard.press("Escape")
    await expect(window.cell("b2")).to_have_attribute("aria-selected", "false")
    await keyboard.press("ArrowLeft")
    await expect(current).to_have_text("h2e2")
    await window.button("Sound").click()
    await keyboard.press("ArrowRight")
    await expect(current).to_have_text("h9g7")
    await window.button("h2e2").click()
    await keyboard.press("ArrowRight")
    await expect(current).to_have_text("h9g7")  # one step
    await window.cell("b2").focus()
    await keyboard.press("ArrowLeft")
    await expect(window.cell("a2")).to_be_focused()
    await expect(current).to_have_text("h9g7")
