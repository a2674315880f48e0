"""The buttons of a match, and the questions that the page asks."""

import re
from datetime import datetime, timedelta

import pytest
from playwright.async_api import expect

from bot.activity.messages import Control, RequestRefused
from tests.bot.activity.server import SmallServer
from tests.bot.activity.windows import DESKTOP, PHONE
from tests.bot.conftest import eventually
from tests.long import LONG

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.slow
async def test_controls_are_asked_for_and_some_twice(open_window):
    """A control sends its key, once for a double tap; one that cannot be undone asks first; Escape answers no. Markup
    in a name is shown as text.
    """
    server = SmallServer("tictactoe")
    window = await open_window(server)
    await expect(window.frame.get_by_text("Ada <b>")).to_be_visible()
    await expect(window.button("Offer a draw")).to_be_disabled()
    await window.button("Hint").dblclick()
    resign = window.button("Resign", exact=True)
    await resign.click()
    await expect(window.frame.get_by_role("dialog")).to_contain_text("Do you really want to resign?")
    await window.page.keyboard.press("Escape")
    await expect(window.frame.get_by_role("dialog")).to_be_hidden()
    await resign.click()
    await window.button("Yes, I resign").click()
    await eventually(lambda: len(server.asked) == 2)
    await resign.click()
    said, notices = window.locator("body > .unseen[aria-live]"), window.locator(".notices[aria-live]")
    server.exercise, server.notices = "another", ("A draw is offered.",)
    await server.change()
    await expect(window.frame.get_by_role("dialog")).to_be_hidden()  # it was about the match that was shown before
    await expect(said).to_have_text(re.compile("^Tic-tac-toe "))
    await expect(notices).to_have_text("A draw is offered.")
    await notices.locator("p").evaluate("(told) => (told.id = 'same')")
    await server.change()
    await expect(notices.locator("#same")).to_be_attached()  # what is told already is not told again
    assert [(request.key, request.match, request.board_number) for request in server.asked] == [
        ("hint", 7, 0),
        ("resign", 7, 0),
    ]


async def test_a_press_means_what_was_there_when_it_was_aimed(open_window):
    """No offer that came under the finger; and the second of a double tap neither the button that takes an offer back,
    which stands where that which makes it was, nor the answer of a question, nor the board to which a button leads; a
    tap on another button is none of them.
    """
    server = SmallServer("tictactoe")
    window = await open_window(server, clock=True)
    mouse, question = window.page.mouse, window.frame.get_by_role("dialog")
    await window.page.clock.pause_at(datetime.now() + timedelta(seconds=5))
    server.controls = (Control("accept:1", "Accept the draw", sudden=True), *server.controls[-1:])
    await server.change()
    await window.button("Accept the draw").click()
    await window.page.clock.run_for(700)
    assert server.asked == []
    await window.button("Accept the draw").click()
    server.controls = (Control("draw", "Offer a draw"), *server.controls[-1:])
    await server.change()
    await window.page.clock.run_for(700)
    await window.button("Offer a draw").click()
    server.controls = (Control("withdraw:1", "Withdraw the offer"), *server.controls[-1:])
    await server.change()
    withdraw = window.button("Withdraw the offer")
    await withdraw.click()
    resign = window.button("Resign", exact=True)
    await resign.click()
    box = await window.button("Yes, I resign").bounding_box()
    await window.page.keyboard.press("Escape")
    await resign.evaluate(
        "({style}, {x, y}) => Object.assign(style, {position: 'fixed', left: `${x}px`, top: `${y}px`})", box
    )
    for _ in range(2):
        await mouse.click(box["x"] + 30, box["y"] + 20)
    await expect(question).to_be_visible()
    await window.page.clock.run_for(600)
    await window.button("No, play on").click()
    await withdraw.click()
    await eventually(lambda: len(server.asked) > 2)
    assert [request.key for request in server.asked] == ["accept:1", "draw", "withdraw:1"]
    x, y = await window.point("b2")
    await window.button("Overview").click()
    show = window.button("Show: Against Bo")
    await show.evaluate(
        "({style}, [x, y]) => Object.assign(style, {position: 'fixed', left: `${x}px`, top: `${y}px`})", [x, y]
    )
    await mouse.click(x + 20, y + 20)
    await expect(window.board).to_be_visible()
    await mouse.click(x + 20, y + 20)
    await expect(window.locator(".cell:focus")).to_have_count(1)
    await window.page.clock.run_for(600)
    await window.click("a1")
    await window.shows_match(1)
    assert [each.move for each in server.heard] == ["a1"]


async def test_the_focus_stays_among_the_buttons(open_match):
    """When the match is over the button that had it is gone. What is wanted then, the winning line and the winner stand
    out. On a phone that is not high it stands above what there is to be read of it.
    """
    server, window = await open_match("tictactoe", ("a1", "b1", "a2", "b2"))
    await window.button("Resign").focus()
    await server.change((*server.moves, "a3"))
    await expect(window.locator(".main:enabled")).to_have_text("Rematch")
    await expect(window.locator(".side > .controls")).to_be_focused()
    await expect(window.locator(".mark.line")).to_have_count(1)
    await expect(window.locator(".seat.won")).to_contain_text("Ada")
    await window.page.set_viewport_size({"width": 360, "height": 640})
    await window.is_told("The opening decides who plays which side.", "Swap2: " + 30 * "stones ")
    await expect(window.locator(".main:enabled")).to_be_in_viewport(ratio=1)


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, DESKTOP] if LONG else [PHONE])
async def test_a_warning_is_asked_about(open_window, size):
    """The move and the reply to it are shown until one button confirms, or the other or Escape cancels. After a lost
    socket the question stays open; if the match goes on elsewhere it is closed.
    """
    server = SmallServer("tictactoe", ("b2", "a1"))
    server.warned_by = ("c1",)
    window = await open_window(server, 0, size)
    before, dialog = await window.standing(), window.frame.get_by_role("dialog")
    for way in ("button", "Escape"):
        await window.cell("a3").click()
        await expect(dialog).to_have_accessible_name(re.compile("^Careful: .* with <b>.*A win is not rated.$"))
        await expect(window.button("Choose another move")).to_be_focused()
        await window.shows(before | {"a3": "x"})
        await expect(window.locator(".mark.hint")).to_have_count(1)
        if way == "button":
            await window.button("Choose another move").click()
        else:
            await window.page.keyboard.press("Escape")
        await expect(dialog).to_be_hidden()
        await window.shows(before)
        await expect(window.locator(".mark.hint")).to_have_count(0)
    await window.cell("a3").click()
    await expect(window.button("Choose another move")).to_be_focused()
    await window.page.keyboard.press("Shift+Tab")
    await expect(window.button("Play it all the same")).to_be_focused()
    await window.page.keyboard.press("Enter")
    await expect(dialog).to_be_hidden()
    await window.shows_match(4)
    assert server.moves[2] == "a3"
    assert [type(request).__name__ for request in server.heard] == ["MoveRequest"] * 3 + ["SureMove"]
    server.heard.clear()
    await server.change(server.moves[:2])
    await window.shows_match(2)
    await window.cell("a3").click()
    await dialog.wait_for()
    hellos = server.hellos
    server.cut()
    await eventually(lambda: server.hellos > hellos)
    await expect(dialog).to_be_visible()
    await window.button("Play it all the same").click()
    await window.shows_match(4)
    assert [type(request).__name__ for request in server.heard] == ["MoveRequest", "SureMove"]
    await window.cell(next(move.move for move in server.replay.moves())).click()
    await dialog.wait_for()
    await server.change(server.moves[:2])
    await expect(dialog).to_be_hidden()
    await window.shows_match(2)


@pytest.mark.slow
async def test_who_wants_it_is_asked_before_each_move(open_match):
    """The next page of this browser keeps that, and that sound is off. A move that is not meant, or whose board changed
    or match ended meanwhile, is not sent; a prepared one was meant.
    """
    server, window = await open_match("tictactoe")
    sound = window.button("Sound")
    await expect(sound).to_have_attribute("aria-pressed", "true")
    await sound.click()
    await expect(sound).to_have_attribute("aria-pressed", "false")
    await window.button("Ask before each move").click()
    await window.page.reload()
    await expect(window.button("Sound")).to_have_attribute("aria-pressed", "false")
    wish, dialog = window.button("Ask before each move"), window.frame.get_by_role("dialog")
    await expect(wish).to_have_attribute("aria-pressed", "true")
    await window.cell("a3").click()
    await expect(dialog).to_have_accessible_name("Make this move?")
    await window.shows({"a3": "x"})
    await server.say(RequestRefused(0, "Not from here"))  # what was pressed in the chat
    await expect(window.frame.get_by_role("alert")).to_have_text("Not from here")
    await window.shows({"a3": "x"})
    server.notices = ("A draw is offered.",)
    server.cut()
    await expect(window.frame.get_by_text("A draw is offered.")).to_be_visible()
    await window.button("Choose another move").click()
    await window.shows({})
    await window.cell("b2").click()
    await dialog.wait_for()
    await server.change(("a1",))
    await expect(dialog).to_be_hidden()
    await window.shows({"a1": "x"})
    assert server.heard == []
    await window.cell("c3").click()  # prepared
    await server.change(("a1", "b1"))
    await window.shows_match(3)
    await server.change(("a1", "b1", "c3", "c1"))
    await window.cell("b2").click()
    await window.button("Make the move").click()
    await window.shows_match(5)
    assert [(type(request).__name__, request.move) for request in server.heard] == [
        ("MoveRequest", "c3"),
        ("MoveRequest", "b2"),
    ]
    await window.changes(("a1", "b1"))
    await window.cell("c2").click()
    await dialog.wait_for()
    server.resigned = True
    await server.change()
    await expect(dialog).to_be_hidden()
    await window.shows_match(2)


NO_STORAGE = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("The storage is blocked", "SecurityError"); },
})"""


@pytest.mark.slow
async def test_a_frame_without_storage_serves_as_any_other(open_match):
    """Browsers may block it in a frame of another site: what a person chooses holds as long as the page is open."""
    _, window = await open_match("tictactoe", script=NO_STORAGE)
    for name, chosen in (("Sound", "false"), ("Ask before each move", "true")):
        button = window.button(name)
        await button.click()
        await expect(button).to_have_attribute("aria-pressed", chosen)
    await window.click("b2")
    await window.button("Make the move").click()
    await window.shows_match(1)
