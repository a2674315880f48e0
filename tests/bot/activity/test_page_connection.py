"""The page where the bot refuses, answers late, or cannot be reached."""

import asyncio
from collections import Counter
from datetime import datetime, timedelta

import pytest
from playwright.async_api import Route, WebSocket, expect

from tests.bot.activity.server import SmallServer
from tests.bot.activity.windows import after
from tests.bot.conftest import eventually

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.slow
async def test_a_move_is_shown_before_its_answer_and_taken_back_when_refused(open_window):
    """The mover sees the move at once; a refusal restores the board and says why."""
    server = SmallServer("checkers")
    server.answering.clear()
    window = await open_window(server)
    before = await window.standing()
    await window.click("11")
    await window.click("15")
    await window.shows({**{cell: letter for cell, letter in before.items() if cell != "11"}, "15": "b"})
    assert server.moves == ()
    server.refusal = "Not <i>now</i>"
    server.answering.set()
    await expect(window.frame.get_by_role("alert")).to_have_text("Not <i>now</i>")
    await window.shows(before)
    await window.drag("11", "15")
    await window.shows_match(1)


async def test_a_lost_socket_is_opened_again_and_nothing_is_lost_or_doubled(open_match):
    """Moves made meanwhile are shown; a move that the server did not receive is made once. If the server had made it
    when the connection broke the page sees that and sends nothing more. A bot that came back with a backup knows fewer
    moves than the page, in an earlier revision of the match: the page shows those and goes on.
    """
    server, window = await open_match("xiangqi")
    lost = window.frame.get_by_text("The connection was lost.")
    await window.loses_the_line()
    await server.change(("h2e2", "h9g7"))
    server.reachable.set()
    await expect(lost).to_have_count(0)
    await window.shows_match(2)
    await window.loses_the_line()
    await window.drag("h0", "g2")
    server.reachable.set()
    await window.shows_match(3)
    assert [request.move for request in server.heard] == ["h0g2"]
    assert server.moves == ("h2e2", "h9g7", "h0g2")
    await server.change((*server.moves, "b9c7"))
    await window.shows_match(4)
    server.answering.clear()
    await window.drag("b0", "c2")
    await eventually(lambda: len(server.heard) == 2)
    server.cut()
    server.answering.set()
    await window.shows_match(5)
    await expect(lost).to_have_count(0)
    assert server.moves == ("h2e2", "h9g7", "h0g2", "b9c7", "b0c2")
    server.moves, server.board_number, server.revision = server.moves[:2], 2, 2
    server.replay.follow(server.moves)
    server.cut()
    await window.shows_match(2)
    await window.drag("h0", "g2")
    await window.shows_match(3)
    assert server.moves == ("h2e2", "h9g7", "h0g2")


@pytest.mark.slow
async def test_a_socket_that_opens_while_the_net_comes_back_is_not_waited_for(open_match, open_window):
    """What it has sent may be lost: soon another one is tried."""
    server, window = await open_match("tictactoe", clock=True)
    tried: list[WebSocket] = []
    window.page.on("websocket", lambda socket: tried.append(socket))
    server.cut(until_reachable=True)
    await eventually(lambda: tried)
    open_window.problems_expected("closed before the connection is established")
    await window.page.clock.pause_at(datetime.now() + timedelta(seconds=5))
    await window.frame.evaluate("dispatchEvent(new Event('online'))")
    await window.page.clock.run_for(15_000)
    await eventually(lambda: len(tried) > 1)
    await window.page.clock.resume()
    server.reachable.set()
    await expect(window.frame.get_by_text("The connection was lost.")).to_have_count(0)


@pytest.mark.slow
async def test_an_open_puzzle_is_asked_for_again(open_window):
    """After a lost socket the page names the puzzle that it shows, and later the match. A board that comes late does
    not hide what was shown since; a picture that does not come is asked for again.
    """
    server = SmallServer("gomoku", bot_side=None)
    server.exercise = "abcdef0123"
    window = await open_window(server)
    for exercise, match in (("abcdef0123", 0), ("", 7)):
        before = server.hellos
        server.cut()
        await eventually(lambda: server.hellos > before)  # noqa: B023 - called in this turn
        server.exercise = ""
        assert (server.hello.exercise, server.hello.match) == (exercise, match)
        await server.change()
        await expect(window.locator('main[data-match="7"]')).to_be_visible()
    arrived, asked = asyncio.Event(), Counter[str]()

    async def lost(route: Route) -> None:
        asked[route.request.url] += 1
        await (route.abort() if asked[route.request.url] == 1 else route.continue_())

    open_window.problems_expected("ERR_FAILED")  # type: ignore[attr-defined]
    await window.page.route("**/board.json*", after(arrived))
    await window.page.route("**/*.webp*", lost)
    look, server.look, server.exercise = server.look, server.replay.game.looks[-1], "abcdef0123"
    await server.change(("a1",))
    shown, server.look, server.exercise = server.look, look, ""
    await server.change()
    async with window.page.expect_request_finished(lambda request: "board.json" in request.url):
        arrived.set()
    await window.locator("body").evaluate("() => new Promise((done) => setTimeout(done, 50))")
    await expect(window.locator('main[data-match="7"]')).to_be_visible()
    await window.shows(dict(server.replay.standing))
    server.look = shown
    await server.change(("a1", "b2"))
    await eventually(lambda: sum("board.webp" in url and times > 1 for url, times in asked.items()) == 1)
    loaded = "(all) => all.length === 2 && all.every((img) => img.complete && img.naturalWidth > 0)"
    pieces = window.locator(".field img")
    while not await pieces.evaluate_all(loaded):
        await window.page.wait_for_timeout(50)


@pytest.mark.slow
async def test_a_board_that_comes_when_it_is_wanted_no_more(open_window):
    """It was turned, and turned back while the other view was fetched: it lies as before."""
    server, arrived = SmallServer("xiangqi", bot_side=None), asyncio.Event()
    window = await open_window(server)
    below, turn = await window.point("a0"), window.button("Turn the board")

    await window.page.route("**/board.json*", after(arrived))
    await turn.click()
    await turn.click()
    async with window.page.expect_request_finished(lambda request: "board.json" in request.url):
        arrived.set()
    await window.locator("body").evaluate("() => new Promise((done) => setTimeout(done, 50))")
    assert await window.point("a0") == below
    await window.shows(dict(server.replay.standing))
    await turn.click()
    await window.shows(dict(server.replay.standing))
    assert await window.point("a0") != below


@pytest.mark.slow
async def test_a_control_that_the_bot_did_not_hear_is_asked_for_once_more(open_match):
    """One used while the connection is lost, or never answered before that, reaches the bot afterwards, with the number
    of the board that the person saw; one that the match shows to be done is not used again.
    """
    server, window = await open_match("tictactoe")
    hint, lost = window.button("Hint"), window.frame.get_by_text("The connection was lost.")
    await window.loses_the_line()
    await hint.click()
    server.thinking = True
    server.reachable.set()
    await eventually(lambda: len(server.asked) == 1)
    await window.loses_the_line()
    await server.change(("a1", "b2"))
    server.thinking = False
    server.reachable.set()
    await eventually(lambda: len(server.asked) == 2)
    assert [(request.key, request.board_number) for request in server.asked] == [("hint", 0)] * 2
    server.thinking = True
    await window.button("Resign", exact=True).click()
    await window.button("Yes, I resign").click()
    await eventually(lambda: len(server.asked) == 3)
    await window.loses_the_line()
    await server.change(("a1", "b1", "a2", "b2", "a3"))
    server.reachable.set()
    await expect(lost).to_have_count(0)
    await window.shows_match(5)
    assert [request.key for request in server.asked] == ["hint", "hint", "resign"]
