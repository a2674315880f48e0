"""The lobby in a real browser, with a small server."""

import asyncio
import re
import time
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image
from playwright.async_api import Route, expect

from bot.activity.messages import Accepted, Line, RequestRefused, Section, Told, Welcome
from bot.activity.page_texts import page_texts
from tests.bot.activity.server import LOBBY, MATCH, SmallServer
from tests.bot.activity.windows import PHONE
from tests.bot.conftest import eventually

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.slow
async def test_the_lobby_is_left_and_entered(open_match):
    """The button beside the title, a line and a second button lead to lobby and board; markup in names is text. Beside
    a name is room for a button; in large text the longest is broken, not cut off.
    """
    server, window = await open_match("connect4", size=PHONE, has_touch=True, is_mobile=True)
    lobby, board = window.locator("main.lobby"), window.frame.get_by_role("grid")
    await window.button("Overview").tap()
    await expect(lobby.get_by_text("With <b>")).to_be_visible()
    await expect(board).to_be_hidden()
    assert await window.locator("body").evaluate("(body) => body.scrollWidth") == PHONE[0]
    one, other = [await lobby.locator("li").nth(line).bounding_box() for line in (0, 1)]
    assert abs(one["height"] - other["height"]) < 2
    await window.frame.evaluate("document.documentElement.style.setProperty('--scale', 2)")
    await lobby.get_by_text("With <b>").evaluate("(line) => (line.textContent = 'Wolfeschlegelsteinhausenbergerdo')")
    assert await window.locator("body").evaluate("(body) => body.scrollWidth") == PHONE[0]
    await lobby.get_by_role("button", name="Show: Against Bo").tap()
    await expect(board).to_be_visible()
    await window.button("Overview").tap()
    await lobby.get_by_role("button", name="Back to the board").tap()
    await expect(board.locator(":focus")).to_have_count(1)  # keys and screen readers go on there
    await window.tap("d1")
    await window.shows({"d1": "x"})
    assert server.gone == ["", "open:1", "", "board"]


@pytest.mark.slow
async def test_a_change_leaves_the_focus_where_it_is(open_match):
    """When the bot sends the lobby again, or accepts what was asked for on the board; after a lost socket the page
    shows the lobby again, not the board, and goes where it could not go meanwhile. The focus begins at the title, and
    goes there if its button has gone. A button that is held down meanwhile is pressed. The keys that step through a
    match scroll.
    """
    server, window = await open_match("connect4")
    await window.button("Overview").click()
    await expect(window.frame.get_by_role("heading", name="Overview")).to_be_focused()
    await window.button("Renju").focus()
    anew = replace(LOBBY, title="Anew", sections=LOBBY.sections[1:])
    await server.say(anew)
    await expect(window.frame.get_by_role("heading", name="Anew")).to_be_visible()
    await expect(window.button("Renju")).to_be_focused()
    await window.button("Xiangqi").hover()
    await window.page.mouse.down()
    lines, more = (*LOBBY.sections[1].lines, Line("Go waits.")), Section("Challenges", (Line("Bo waits."),))
    await server.say(replace(LOBBY, sections=(replace(LOBBY.sections[1], lines=lines), more)))
    await expect(window.frame.get_by_text("Go waits.")).to_be_visible()
    assert server.gone == [""]
    await window.page.mouse.up()
    await eventually(lambda: server.gone == ["", "puzzle:a"])
    await expect(window.frame.get_by_role("heading", name="Overview")).to_be_visible()
    await window.page.set_viewport_size({"width": 200, "height": 301})
    await window.page.mouse.click(1, 1)
    await window.page.keyboard.press("End")
    await expect(window.button("Renju")).to_be_in_viewport()
    await window.button("Renju").focus()
    for said in (anew, Accepted(99), RequestRefused(99, "Later")):  # a hint that was asked for on the board
        await server.say(said)
    await expect(window.frame.get_by_role("alert")).to_have_text("Later")
    await expect(window.frame.get_by_role("heading", name="Anew")).to_be_visible()
    await server.say(replace(LOBBY, title="A part", sections=()))
    await expect(window.frame.get_by_role("heading", name="A part")).to_be_focused()
    server.cut()
    await expect(window.frame.get_by_role("heading", name="Overview")).to_be_visible()
    await expect(window.frame.get_by_role("grid")).to_be_hidden()
    await window.loses_the_line()
    await window.button("Show: Against Bo").click()
    server.reachable.set()
    await expect(window.frame.get_by_role("grid")).to_be_visible()
    assert server.gone[-2:] == ["", "open:1"]


@pytest.mark.slow
async def test_another_match_is_shown_when_its_board_is_there(open_match):
    """Until then the lobby stays: on a slow line people would press the buttons of the match before. No piece of it
    stays beside the new names.
    """
    server, window = await open_match("connect4")
    board, pieces = asyncio.Event(), asyncio.Event()

    async def late(route: Route) -> None:
        await (board if "board" in route.request.url else pieces).wait()
        await route.continue_()

    await window.button("Overview").click()
    await window.page.route("**/xiangqi/*", late)
    await server.begin("xiangqi")
    await window.button("Show: Against Bo").click()
    await window.page.wait_for_timeout(100)
    await expect(window.frame.get_by_role("heading", name="Overview")).to_be_visible()
    board.set()
    await expect(window.frame.get_by_role("heading", name="Xiangqi")).to_be_visible()
    pieces.set()
    icon = window.locator(".side-piece").first
    while await icon.evaluate("(img) => img.naturalWidth") == 0:
        await window.page.wait_for_timeout(20)
    pieces.clear()
    await window.page.route("**/checkers/piece.webp*", late)
    await server.begin("checkers")
    await expect(window.frame.get_by_role("heading", name="Checkers")).to_be_visible()
    seen = Image.open(BytesIO(await icon.screenshot())).convert("RGB").getextrema()
    assert all(least == most for least, most in seen), "a piece is drawn there"
    pieces.set()


@pytest.mark.slow
async def test_what_takes_long_is_seen_to_have_begun(open_match):
    """On a slow line the lobby, and the buttons of a match, are pale while they wait for an answer, so that nobody
    presses once more. A line that is lost is no answer. Another language is spoken from then on: the bot says what it
    shows in it by itself, and the page stays in the part of the lobby where it is.
    """
    server, window = await open_match("connect4")
    controls = window.locator(".side .controls")
    server.line.clear()
    await window.button("Hint").click()
    await expect(controls).to_have_css("opacity", "0.5")
    server.line.set()
    await expect(controls).to_have_css("opacity", "1")
    await window.button("Overview").click()
    sections, pale = window.locator(".sections"), re.compile("0.5")
    await expect(sections).to_have_css("opacity", "1")
    for name, cut in (("Renju", False), ("Xiangqi", True)):  # the same button so soon would be a double tap
        server.line.clear()
        await window.button(name).click()
        await expect(sections).to_have_css("opacity", pale)
        server.line.set()
        if cut:
            server.cut()
        await expect(sections).to_have_css("opacity", "1")
    await eventually(lambda: server.sockets)
    await expect(window.locator(".connection")).to_have_text("")
    await server.say(Welcome("de", server.pages.build, page_texts("de")))
    await server.say(replace(LOBBY, title="Übersicht"))
    await window.button("Zurück zum Brett").click()
    await expect(window.button("Brett drehen")).to_be_visible()
    await eventually(lambda: server.gone[-1] == "board")
    server.cut()
    await expect(window.button("Turn the board")).to_be_visible()


async def test_news_of_the_lobby_are_told_at_the_board(open_window):
    """The way to it is marked until it was seen, or the match that was told of is shown. Its title stands above the
    lines.
    """
    server = SmallServer("connect4", bot_side=None)
    await server.begin("connect4")
    window = await open_window(server)
    overview = window.button("Overview")
    for told in (MATCH + 1, MATCH):
        await server.say(Told("Bo challenges you.", told))
        await expect(window.frame.get_by_role("alert")).to_have_text("Bo challenges you.")
        await expect(overview).to_have_class("icon news")
        if told == MATCH:
            server.exercise = ""
            await server.change()
        else:
            await overview.click()
            title, line = window.locator(".lobby h1"), window.locator(".lobby h2").first
            assert (await title.bounding_box())["x"] == (await line.bounding_box())["x"]
            await window.button("Back to the board").click()
        await expect(overview).to_have_class("icon")


async def test_a_refusal_tells_times_locally(open_match):
    """A Discord timestamp is shown in the reader's own time zone and language."""
    server, window = await open_match("connect4", timezone_id="Asia/Tokyo")
    server.refusal = f"Wait: <t:{time.time() + 7200 - 60:.0f}:R>, until <t:1700000000:t>."
    await window.click("d1")
    alert = window.frame.get_by_role("alert")
    await expect(alert).to_have_text("Wait: in 2 hours, until 7:13\u202fAM.")
    await window.button("Overview").click()
    await expect(window.frame.get_by_role("heading", name="Overview")).to_be_visible()
    await expect(window.frame.get_by_role("alert")).to_be_empty()  # it is not about what the person does now
