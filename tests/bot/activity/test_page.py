"""The page in a real browser: a person plays with mouse, finger and keys, in every game."""

import asyncio
import re
from collections import Counter
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from playwright.async_api import Route, expect

from bot.activity.messages import LegalMove, RequestRefused, to_json
from tests.bot.activity.conftest import GAMES, Opener, Window
from tests.bot.activity.hosted import cells_of
from tests.bot.activity.server import SmallServer
from tests.bot.activity.windows import DESKTOP, PHONE, drag, tap
from tests.bot.conftest import eventually
from tests.cases import for_each
from tests.hopping import hopping
from tests.long import LONG

pytestmark = pytest.mark.asyncio(loop_scope="session")

BLACK_TO_MOVE = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1"
CAPTURE = ("h8", "i10", "a1", "h9")  # of the made-up game: leads to a position in which one stone must take two


def simple(server: SmallServer) -> LegalMove:
    """A legal move whose start and end no other move has."""
    moves = server.replay.moves()
    ends = [(move.start, move.stops[-1]) for move in moves]
    return next(move for move in moves[len(moves) // 2 :] + moves if ends.count((move.start, move.stops[-1])) == 1)


async def test_a_finger_plays_on_a_phone(open_window: Opener) -> None:
    """At 360 x 740 nothing is cut off sideways, and every cell and button can be hit. A puzzle's title ends with its
    rating, which must not be cut off.
    """
    server = SmallServer("tictactoe", bot_side=None)
    window = await open_window(server, 0, PHONE, has_touch=True, is_mobile=True)
    await plays_on_a_phone(window=window)


@for_each("game", [game for game in GAMES if LONG or game != "renju"])  # it has gomoku's board
async def plays_on_a_phone(window: Window, game: str) -> None:
    server, title = window.server, window.frame.locator("h1").first
    await window.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    await server.begin(game)
    await expect(title).to_have_text(server.state(0).title)
    assert await window.frame.locator("body").evaluate("(body) => body.scrollWidth") == PHONE[0]
    width = await window.board.evaluate("(board) => board.getBoundingClientRect().width")
    assert width == PHONE[0]
    await tap(window, cells_of(simple(server), server.replay.moves()))
    await window.shows_match(1)
    sizes = await window.frame.locator("button:visible").evaluate_all(
        "(all) => all.map((each) => each.getBoundingClientRect()).map(({width, height}) => Math.min(width, height))"
    )
    assert min(sizes) >= 24  # WCAG 2.2, 2.5.8
    fits = "(h1, title) => { h1.textContent = title; return h1.scrollWidth <= h1.clientWidth; }"
    assert await title.evaluate(fits, "問題：チェッカー・レーティング 1004")
    await window.page.set_viewport_size({"width": 844, "height": 390})  # turned, the board has the whole height
    assert await window.board.evaluate("(board) => Math.round(board.getBoundingClientRect().height)") == 370
    for name in await window.frame.locator(".name").all():
        assert await name.evaluate("(name) => name.scrollWidth <= name.clientWidth")
    await window.page.set_viewport_size({"width": 667, "height": 375})
    assert await title.evaluate("(h1) => { h1.textContent = 'Tiaojiaqi'; return h1.clientHeight < 30; }")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["checkers", "gomoku"])
async def test_a_finger_drags(open_window: Opener, game: str) -> None:
    """The touch drags the piece, and the board does not scroll."""
    server = SmallServer(game, bot_side=None)
    window = await open_window(server, 0, PHONE, has_touch=True, is_mobile=True)
    client = await window.page.context.new_cdp_session(window.page)
    move = simple(server)
    start = move.start or "o15"
    (x, y), (to_x, to_y) = await window.point(start), await window.point(move.stops[-1])

    async def touch(kind: str, *points: tuple[float, float]) -> None:
        await client.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b} for a, b in points]}
        )

    await touch("touchStart", (x, y))
    for step in (0.2, 0.6, 1.0):
        await touch("touchMove", (x + (to_x - x) * step, y + (to_y - y) * step))
    await touch("touchEnd")
    await window.shows_match(1)
    assert server.heard[-1].move == move.move
    x, y = await window.point("12" if move.start else "d4")
    await touch("touchStart", (x, y))
    await touch("touchStart", (x, y), (x + 20, y - 50))
    for step in range(8):
        await touch("touchMove", (x, y), (x + 20, y - 50 - 20 * step))
    await touch("touchEnd")
    await window.page.wait_for_function("visualViewport.scale > 1.2")
    await expect(window.frame.locator(".mark.planned, .pale, .ghost")).to_have_count(0)


@pytest.mark.slow
async def test_a_piece_let_go_elsewhere_goes_back(open_window: Opener) -> None:
    """A drag to an unreachable cell or beside the board moves nothing; Escape and a second click deselect the piece.

    When the board is turned cells and seats change places, and moves go where they are meant.
    """
    server = SmallServer("xiangqi", bot_side=None)
    window = await open_window(server)
    await window.drag("h2", "i9")
    await window.page.mouse.move(*await window.point("h2"))
    await window.page.mouse.down()
    await window.page.mouse.move(5, 5, steps=3)
    await window.page.mouse.up()
    await expect(window.frame.locator(".mark.chosen")).to_have_count(0)
    await window.page.mouse.click(*await window.point("h2"))
    await expect(window.cell("h2")).to_have_attribute("aria-selected", "true")
    await expect(window.frame.locator(".mark.target, .mark.taking")).to_have_count(12)
    await window.page.mouse.click(*await window.point("h2"))
    await expect(window.cell("h2")).to_have_attribute("aria-selected", "false")
    await window.page.mouse.click(*await window.point("h2"))
    await window.cell("h2").focus()
    await window.page.keyboard.press("Escape")
    await expect(window.cell("h2")).to_have_attribute("aria-selected", "false")
    assert server.heard == []
    await window.shows_match(0)
    below = await window.point("a0")
    names = await window.frame.locator(".name").all_text_contents()
    await window.frame.get_by_role("button", name="Turn the board").click()
    await expect(window.frame.locator(".name").first).to_have_text(names[1])
    assert (await window.point("a0"))[1] < below[1]
    await window.drag("h2", "e2")
    await window.shows_match(1)
    assert server.moves == ("h2e2",)


@pytest.mark.slow
async def test_a_column_takes_a_disc_wherever_it_is_touched(open_window: Opener) -> None:
    """In a game of columns each cell of a column means the one where the disc comes to rest. A double tap drops one
    disc, and prepares none; nor does a key that is held.
    """
    server = SmallServer("connect4", bot_side=None)
    window = await open_window(server, clock=True)
    await window.page.clock.pause_at(datetime.now() + timedelta(seconds=5))
    await window.page.mouse.click(*await window.point("d6"))
    await window.shows({"d1": "x"})
    assert server.heard[-1].move == "4"
    await expect(window.frame.locator(".seat.turn")).to_contain_text("Bo")
    await window.page.mouse.click(*await window.point("d6"))
    await window.settled()
    await expect(window.frame.locator(".mark.planned")).to_have_count(0)
    await window.page.clock.run_for(600)
    await window.page.mouse.click(*await window.point("d6"))
    await expect(window.frame.locator(".mark.planned").first).to_be_attached()
    await window.page.keyboard.press("Escape")
    await server.change(("4", "4"))
    await window.cell("a6").focus()
    await window.page.keyboard.down("Enter")
    await window.shows_match(3)
    await expect(window.frame.locator(".seat.turn")).to_contain_text("Bo")
    await window.page.keyboard.down("Enter")  # again without a release: it is held
    await expect(window.frame.locator(".mark.planned")).to_have_count(0)


@pytest.mark.slow
async def test_a_move_is_shown_before_its_answer_and_taken_back_when_refused(open_window: Opener) -> None:
    """The mover sees the move at once; a refusal restores the board and says why."""
    server = SmallServer("checkers")
    server.answering.clear()
    window = await open_window(server)
    before = await window.standing()
    await window.page.mouse.click(*await window.point("11"))
    await window.page.mouse.click(*await window.point("15"))
    await window.shows({**{cell: letter for cell, letter in before.items() if cell != "11"}, "15": "b"})
    assert server.moves == ()
    server.refusal = "Not <i>now</i>"
    server.answering.set()
    await expect(window.frame.get_by_role("alert")).to_have_text("Not <i>now</i>")
    await window.shows(before)
    await window.drag("11", "15")
    await window.shows_match(1)


async def test_a_lost_socket_is_opened_again_and_nothing_is_lost_or_doubled(open_window: Opener) -> None:
    """Moves made meanwhile are shown; a move that the server did not receive is made once. If the server had made it
    when the connection broke the page sees that and sends nothing more.
    """
    server = SmallServer("xiangqi", bot_side=None)
    window = await open_window(server)
    lost = window.frame.get_by_text("The connection was lost.")
    server.cut(until_reachable=True)
    await expect(lost).to_have_count(1)
    await server.change(("h2e2", "h9g7"))
    server.reachable.set()
    await expect(lost).to_have_count(0)
    await window.shows_match(2)
    server.cut(until_reachable=True)
    await expect(lost).to_have_count(1)
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


@pytest.mark.slow
async def test_an_open_puzzle_is_asked_for_again(open_window: Opener) -> None:
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
        await expect(window.frame.locator('main[data-match="7"]')).to_be_visible()
    arrived, asked = asyncio.Event(), Counter[str]()

    async def late(route: Route) -> None:
        await arrived.wait()
        await route.continue_()

    async def lost(route: Route) -> None:
        asked[route.request.url] += 1
        await (route.abort() if asked[route.request.url] == 1 else route.continue_())

    open_window.problems_expected("ERR_FAILED")  # type: ignore[attr-defined]
    await window.page.route("**/board.json*", late)
    await window.page.route("**/*.webp*", lost)
    look, server.look, server.exercise = server.look, server.replay.game.looks[-1], "abcdef0123"
    await server.change(("a1",))
    shown, server.look, server.exercise = server.look, look, ""
    await server.change()
    async with window.page.expect_request_finished(lambda request: "board.json" in request.url):
        arrived.set()
    await window.frame.locator("body").evaluate("() => new Promise((done) => setTimeout(done, 50))")
    await expect(window.frame.locator('main[data-match="7"]')).to_be_visible()
    server.look = shown
    await server.change(("a1", "b2"))
    await eventually(lambda: sum("board.webp" in url and times > 1 for url, times in asked.items()) == 1)
    loaded = "(all) => all.length === 2 && all.every((img) => img.complete && img.naturalWidth > 0)"
    pieces = window.frame.locator(".field img")
    while not await pieces.evaluate_all(loaded):
        await window.page.wait_for_timeout(50)


@pytest.mark.slow
async def test_a_control_that_the_bot_did_not_hear_is_asked_for_once_more(open_window: Opener) -> None:
    """One used while the connection is lost, or never answered before that, reaches the bot afterwards, with the number
    of the board that the person saw; one that the match shows to be done is not used again.
    """
    server = SmallServer("tictactoe", bot_side=None)
    window = await open_window(server)
    hint, lost = window.frame.get_by_role("button", name="Hint"), window.frame.get_by_text("The connection was lost.")
    server.cut(until_reachable=True)
    await expect(lost).to_have_count(1)
    await hint.click()
    server.thinking = True
    server.reachable.set()
    await eventually(lambda: len(server.asked) == 1)
    server.cut(until_reachable=True)
    await expect(lost).to_have_count(1)
    await server.change(("a1", "b2"))
    server.thinking = False
    server.reachable.set()
    await eventually(lambda: len(server.asked) == 2)
    assert [(request.key, request.board_number) for request in server.asked] == [("hint", 0)] * 2
    server.thinking = True
    await window.frame.get_by_role("button", name="Resign", exact=True).click()
    await window.frame.get_by_role("button", name="Yes, I resign").click()
    await eventually(lambda: len(server.asked) == 3)
    server.cut(until_reachable=True)
    await expect(lost).to_have_count(1)
    await server.change(("a1", "b1", "a2", "b2", "a3"))
    server.reachable.set()
    await expect(lost).to_have_count(0)
    await window.shows_match(5)
    assert [request.key for request in server.asked] == ["hint", "hint", "resign"]


@pytest.mark.slow
async def test_changes_while_dragging(open_window: Opener) -> None:
    """An offer raises the revision, and a palm touches the board: the drag continues. After a takeback the dragged
    piece is back where it came from: the drag ends and makes no move.
    """
    server = SmallServer("xiangqi", bot_side=None)
    window = await open_window(server)
    await window.page.mouse.move(*await window.point("h2"))
    await window.page.mouse.down()
    await window.page.mouse.move(*await window.point("g3"), steps=3)
    await server.change()
    x, y = await window.point("h4")
    for kind in ("pointerdown", "pointermove", "pointerup", "pointercancel"):
        palm = {"pointerId": 99, "pointerType": "touch", "isPrimary": True, "clientX": x, "clientY": y}
        await window.board.dispatch_event(kind, palm)
    await expect(window.frame.locator(".pale")).to_have_count(1)
    await window.page.mouse.move(*await window.point("e2"), steps=3)
    await window.page.mouse.up()
    await window.shows_match(1)
    assert server.moves == ("h2e2",)
    server.heard.clear()
    await server.change(("h2e2", "h9g7", "b0c2", "b9c7"))
    await window.shows_match(4)
    await window.settled()
    await window.page.mouse.move(*await window.point("c2"))
    await window.page.mouse.down()
    await window.page.mouse.move(*await window.point("c3"), steps=3)
    await expect(window.frame.locator(".pale")).to_have_count(1)
    await server.change(("h2e2", "h9g7"))
    await expect(window.frame.locator(".pale, .dragging")).to_have_count(0)
    await window.shows_match(2)
    await window.page.mouse.move(*await window.point("d4"), steps=3)
    await window.page.mouse.up()
    await window.settled()
    assert server.heard == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "begun", "plan", "reply", "then"),
    [
        ("gomoku", ("h8",), "j10", "h9", "j10"),
        ("connect4", ("4",), "d5", "4", "4"),
    ],
)
async def test_a_move_is_prepared_while_the_other_thinks(
    open_window: Opener, game: str, begun: tuple[str, ...], plan: str, reply: str, then: str
) -> None:
    """A move prepared during the opponent's turn is marked, and made when its turn comes. A double tap prepares it, as
    one tap does.
    """
    server = SmallServer(game, begun, bot_side=None)
    window = await open_window(server)
    await window.page.mouse.dblclick(*await window.point(plan))
    await window.settled()
    await expect(window.frame.locator(".mark.planned").first).to_be_attached()
    await server.change((*begun, reply))
    await window.shows_match(3)
    assert server.moves == (*begun, reply, then)


@pytest.mark.slow
async def test_a_recapture_is_prepared_by_dragging(open_window: Opener) -> None:
    """A piece dropped on one's own means that the other side captures first; a tap there selects that piece instead. A
    tap on nothing forgets the prepared move; another one, by two taps, is made when its turn comes.
    """
    begun = ("h2e2", "h9g7", "b0c2", "b9c7", "e2e6")
    server = SmallServer("xiangqi", begun, bot_side=None)
    window = await open_window(server)
    await window.page.mouse.click(*await window.point("b2"))
    await window.page.mouse.click(*await window.point("c2"))
    await expect(window.cell("c2")).to_have_attribute("aria-selected", "true")
    await expect(window.frame.locator(".mark.planned")).to_have_count(0)
    await window.drag("c2", "e3")
    await expect(window.frame.locator(".mark.planned").first).to_be_attached()
    await window.page.mouse.click(*await window.point("e5"))
    await expect(window.frame.locator(".mark.planned")).to_have_count(0)
    assert server.heard == []
    await window.page.mouse.click(*await window.point("b2"))
    await window.page.mouse.dblclick(*await window.point("b4"))
    await window.settled()
    await expect(window.frame.locator(".mark.planned").first).to_be_attached()
    await server.change((*begun, "g7e6"))
    await window.shows_match(7)
    assert server.moves == (*begun, "g7e6", "b2b4")


@pytest.mark.slow
async def test_a_prepared_move_that_is_illegal_then_is_forgotten(open_window: Opener) -> None:
    """A prepared move that turns out illegal, or that Escape, a second tap or a takeback clears, is not made."""
    server = SmallServer("gomoku", ("h8",), bot_side=None)
    window = await open_window(server, clock=True)
    await window.page.mouse.click(*await window.point("c12"))
    await expect(window.frame.locator(".mark.planned").first).to_be_attached()
    for moves in ((), ("h8",)):
        await server.change(moves)
        await window.shows_match(len(moves))
        await expect(window.frame.locator(".mark.planned")).to_have_count(0)
    await window.page.mouse.click(*await window.point("h9"))
    await expect(window.frame.locator(".mark.planned").first).to_be_attached()
    await server.change(("h8", "h9"))
    await window.shows_match(2)
    await expect(window.frame.locator(".mark.planned")).to_have_count(0)
    await server.change(("h8", "h9", "a1"))
    await window.page.mouse.click(*await window.point("c3"))
    await expect(window.frame.locator(".mark.planned").first).to_be_attached()
    await window.page.clock.run_for(600)
    await window.page.mouse.click(*await window.point("c3"))
    await expect(window.frame.locator(".mark.planned")).to_have_count(0)
    await window.page.mouse.click(*await window.point("d3"))
    await expect(window.frame.locator(".mark.planned").first).to_be_attached()
    await window.page.keyboard.press("Escape")
    await expect(window.frame.locator(".mark.planned")).to_have_count(0)
    await server.change(("h8", "h9", "a1", "a2"))
    await window.shows_match(4)
    assert server.heard == []


async def test_a_capture_round_trip_is_entered_step_by_step(open_window: Opener) -> None:
    """Two ways lead around back to the start: the page shows where they part, also after something else has changed,
    and the step there decides.
    """
    server = SmallServer("checkers", bot_side=None, start="B:W18,19,26,27:BK15")
    window = await open_window(server)
    await window.cell("15").click()
    await window.cell("15").click()
    for change in (server.say_all, server.change):
        await change()
        await expect(window.frame.locator('.cell[aria-label$="can be chosen"]')).to_have_count(2)
    assert server.heard == []
    await window.cell("24").click()
    await window.shows_match(1)
    assert server.moves == ("15x24x31x22x15",)


@pytest.mark.slow
async def test_two_people_see_each_others_moves(open_window: Opener) -> None:
    """Each person sees the other's move from their own side; a second window of one person shows the same."""
    server = SmallServer("xiangqi", bot_side=None)
    first, second, again = [await open_window(server, person) for person in (0, 1, 0)]
    await first.drag("h2", "e2")
    for window in (second, again):
        await window.shows_match(1)
    assert (await second.point("e2"))[1] < (await second.point("e9"))[1]
    await second.drag("h9", "g7")
    for window in (first, again):
        await window.shows_match(2)


@pytest.mark.slow
async def test_the_match_is_stepped_through(open_window: Opener) -> None:
    """Buttons, keys and the list step through the match; meanwhile no move can be made. Who looks back goes on doing so
    when the other moves, but not when a move is taken back.
    """
    line = ("h2e2", "h9g7", "b0c2", "b9c7")
    server = SmallServer("xiangqi", line, bot_side=None)
    window = await open_window(server)
    await window.frame.get_by_role("button", name="First").click()
    await window.shows(dict(server.replay.start))
    await window.drag("b2", "a2")
    await window.frame.get_by_role("button", name="Next").click()
    await window.page.keyboard.press("ArrowRight")
    server.replay.follow(line[:2])
    await window.shows(dict(server.replay.standing))
    server.replay.follow(line)
    await window.frame.get_by_role("button", name="b0c2").click()
    await expect(window.frame.locator("[aria-current]")).to_have_text("b0c2")
    await window.page.keyboard.press("End")
    await window.shows_match(4)
    await window.page.keyboard.press("Home")
    await window.shows(dict(server.replay.start))
    assert server.heard == []
    await server.change((*line, "b2a2"))
    await expect(window.frame.locator("[data-ply]")).to_have_count(5)
    assert await window.standing() == dict(server.replay.start)
    await server.change(line)
    await window.shows_match(4)


@pytest.mark.slow
async def test_a_long_match_is_stepped_through(open_window: Opener) -> None:
    """The list shows the move that is looked at, also of a match that was opened from the lobby, and when the phone is
    turned; a screen reader hears it, once.
    """
    moves = tuple(f"{column}{row}" for row in (1, 3) for column in "abcdefghijklmno")
    server = SmallServer("gomoku", bot_side=None)
    window = await open_window(server, 0, PHONE)
    await window.frame.get_by_role("button", name="Overview").click()
    server.exercise = "another"
    await server.change(moves)
    await window.frame.get_by_role("button", name="Show: Against Bo").click()
    for width, height in (PHONE[::-1], PHONE):
        await expect(window.frame.get_by_role("button", name="o3", exact=True)).to_be_in_viewport(ratio=0.9)
        await window.page.set_viewport_size({"width": width, "height": height})
    said = window.frame.locator("body > .unseen[aria-live]")
    await window.frame.get_by_role("button", name="Back", exact=True).click()
    await expect(said).to_have_text("n3")
    await window.frame.get_by_role("button", name="First").click()
    await expect(window.frame.get_by_role("button", name="a1", exact=True)).to_be_in_viewport(ratio=1)
    await window.frame.get_by_role("button", name="a1", exact=True).focus()
    await window.page.keyboard.press("End")
    await expect(window.frame.get_by_role("button", name="o3", exact=True)).to_be_focused()
    await expect(said).to_have_text("First")


NUMBERED = [
    ("xiangqi", "", ("h2e2", "h9g7", "b0c2"), ["1.", "2."]),
    ("xiangqi", BLACK_TO_MOVE, ("h9g7", "h0g2", "b9c7", "b0c2"), ["1…", "2.", "3."]),
    ("connect4", "7/7/7/7/7/3x3 o", ("4", "4", "3"), ["1.", "2.", "3."]),
]


async def test_moves_are_numbered_as_records_number_them(open_window: Opener) -> None:
    """Where players count so, one move of each side has one number; if the second side moved first, its move stands
    alone.
    """
    server = SmallServer("xiangqi", bot_side=None)
    window = await open_window(server)
    for game, start, moves, numbers in NUMBERED:
        await server.begin(game, moves[:1], start)
        await expect(window.frame.locator(".moves .number")).to_have_text(numbers[:1])
        await server.change(moves)
        await expect(window.frame.locator(".moves .number")).to_have_text(numbers)
        await expect(window.frame.locator(".moves button")).to_have_count(len(moves))


@pytest.mark.slow
async def test_what_was_captured_is_beside_the_players(open_window: Opener) -> None:
    """In the position that is looked at, beside who captured it, when the board is turned and after a takeback, too."""
    line = ("h2e2", "h9g7", "e2e6", "g7e6", "a3a4", "e6g5")
    server = SmallServer("xiangqi", line, bot_side=None)
    window = await open_window(server, 0, (320, 480))
    red, black = (window.frame.locator(".seat", has_text=name).locator(".material") for name in ("Ada", "Bo"))
    await expect(red.get_by_role("img")).to_have_accessible_name("Black, soldier × 1")
    await expect(black.get_by_role("img", name="Red, cannon × 1")).to_have_count(1)
    await expect(black).to_have_text("+3½")
    await window.frame.get_by_role("button", name="Turn the board").click()
    await window.frame.get_by_role("button", name="First").click()
    await expect(window.frame.locator(".kind")).to_have_count(0)
    await server.change(line[:3])
    await expect(red.get_by_role("img")).to_have_accessible_name("Black, soldier × 1")
    await expect(red).to_have_text("+1")
    await expect(black.get_by_role("img")).to_have_count(0)
    hunt = ("7x16x23x30x21x14x23x32", "10-14", "5-9", "3-7", "9x4", "7-11", "4-8", "13-17", "8x15")
    many = SmallServer("checkers", hunt, bot_side=None, start="W:WK5,K7:B3,8,10,11,13,15,17,18,19,25,26,27")
    full = (await open_window(many, 0, (320, 480), device_scale_factor=1)).frame.locator(".seat")
    await expect(full.first.get_by_role("img")).to_have_accessible_name("Black, man × 11")
    for seat in await full.all():
        assert await seat.evaluate("(seat) => seat.scrollWidth <= seat.clientWidth && seat.clientHeight <= 40")


@pytest.mark.slow
async def test_every_cell_has_a_name_and_moves_are_announced(open_window: Opener) -> None:
    """The name includes the piece and whether the cell can be chosen; the board is one stop of Tab."""
    server = SmallServer("xiangqi", bot_side=None)
    window = await open_window(server)
    labels = await window.frame.get_by_role("gridcell").evaluate_all("(all) => all.map((cell) => cell.ariaLabel)")
    assert len(set(labels)) == len(labels) == 90
    assert await window.cell("h2").get_attribute("aria-label") == "h2, Red, cannon"
    assert await window.frame.locator('.cell[tabindex="0"]').count() == 1
    await window.go_to("h2")
    await window.page.keyboard.press("Space")
    await expect(window.cell("e2")).to_have_attribute("aria-label", "e2: can be chosen")
    await window.page.keyboard.press("Home")
    await expect(window.cell("a2")).to_be_focused()
    await window.page.keyboard.press("Control+End")
    await expect(window.cell("i0")).to_be_focused()
    await window.page.keyboard.press("ArrowDown")
    await expect(window.cell("i0")).to_be_focused()
    await window.go_to("e2")
    await window.page.keyboard.press("Enter")
    await expect(window.frame.locator(".unseen[aria-live]")).to_have_text(re.compile("moved h2e2"))
    server.pieces = server.replay.game.piece_sets[-1]
    await server.change()  # as in a rematch, the board is laid out anew
    await expect(window.frame.locator(f'.field img[src*="{server.pieces}"]')).to_have_count(32)
    await expect(window.cell("e2")).to_be_focused()


@pytest.mark.slow
async def test_controls_are_asked_for_and_some_twice(open_window: Opener) -> None:
    """A control sends its key, once for a double tap; one that cannot be undone asks first; Escape answers no. Markup
    in a name is shown as text.
    """
    server = SmallServer("tictactoe")
    window = await open_window(server)
    await expect(window.frame.get_by_text("Ada <b>")).to_be_visible()
    await expect(window.frame.get_by_role("button", name="Offer a draw")).to_be_disabled()
    await window.frame.get_by_role("button", name="Hint").dblclick()
    resign = window.frame.get_by_role("button", name="Resign", exact=True)
    await resign.click()
    await expect(window.frame.get_by_role("dialog")).to_contain_text("Do you really want to resign?")
    await window.page.keyboard.press("Escape")
    await expect(window.frame.get_by_role("dialog")).to_be_hidden()
    await resign.click()
    await window.frame.get_by_role("button", name="Yes, I resign").click()
    await eventually(lambda: len(server.asked) == 2)
    await resign.click()
    said, notices = window.frame.locator("body > .unseen[aria-live]"), window.frame.locator(".notices[aria-live]")
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


async def test_the_focus_stays_among_the_buttons(open_window: Opener) -> None:
    """When the match is over the button that had it is gone. What is wanted then, the winning line and the winner stand
    out.
    """
    server = SmallServer("tictactoe", ("a1", "b1", "a2", "b2"), bot_side=None)
    window = await open_window(server)
    await window.frame.get_by_role("button", name="Resign").focus()
    await server.change((*server.moves, "a3"))
    await expect(window.frame.locator(".main:enabled")).to_have_text("Rematch")
    await expect(window.frame.locator(".side > .controls")).to_be_focused()
    await expect(window.frame.locator(".mark.line")).to_have_count(1)
    await expect(window.frame.locator(".seat.won")).to_contain_text("Ada")


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, DESKTOP] if LONG else [PHONE])
async def test_a_warning_is_asked_about(open_window: Opener, size: tuple[int, int]) -> None:
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
        await expect(window.frame.get_by_role("button", name="Choose another move")).to_be_focused()
        await window.shows(before | {"a3": "x"})
        await expect(window.frame.locator(".mark.hint")).to_have_count(1)
        if way == "button":
            await window.frame.get_by_role("button", name="Choose another move").click()
        else:
            await window.page.keyboard.press("Escape")
        await expect(dialog).to_be_hidden()
        await window.shows(before)
        await expect(window.frame.locator(".mark.hint")).to_have_count(0)
    await window.cell("a3").click()
    await expect(window.frame.get_by_role("button", name="Choose another move")).to_be_focused()
    await window.page.keyboard.press("Shift+Tab")
    await expect(window.frame.get_by_role("button", name="Play it all the same")).to_be_focused()
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
    await window.frame.get_by_role("button", name="Play it all the same").click()
    await window.shows_match(4)
    assert [type(request).__name__ for request in server.heard] == ["MoveRequest", "SureMove"]
    await window.cell(next(move.move for move in server.replay.moves())).click()
    await dialog.wait_for()
    await server.change(server.moves[:2])
    await expect(dialog).to_be_hidden()
    await window.shows_match(2)


@pytest.mark.slow
async def test_who_wants_it_is_asked_before_each_move(open_window: Opener) -> None:
    """The next page of this browser keeps that, and that sound is off. A move that is not meant, or whose board changed
    or match ended meanwhile, is not sent; a prepared one was meant.
    """
    server = SmallServer("tictactoe", bot_side=None)
    window = await open_window(server)
    sound = window.frame.get_by_role("button", name="Sound")
    await expect(sound).to_have_attribute("aria-pressed", "true")
    await sound.click()
    await expect(sound).to_have_attribute("aria-pressed", "false")
    await window.frame.get_by_role("button", name="Ask before each move").click()
    await window.page.reload()
    await expect(window.frame.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "false")
    wish, dialog = window.frame.get_by_role("button", name="Ask before each move"), window.frame.get_by_role("dialog")
    await expect(wish).to_have_attribute("aria-pressed", "true")
    await window.cell("a3").click()
    await expect(dialog).to_have_accessible_name("Make this move?")
    await window.shows({"a3": "x"})
    [socket] = server.sockets
    await socket.send_str(to_json(RequestRefused(0, "Not from here")))  # what was pressed in the chat
    await expect(window.frame.get_by_role("alert")).to_have_text("Not from here")
    await window.shows({"a3": "x"})
    server.notices = ("A draw is offered.",)
    server.cut()
    await expect(window.frame.get_by_text("A draw is offered.")).to_be_visible()
    await window.frame.get_by_role("button", name="Choose another move").click()
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
    await window.frame.get_by_role("button", name="Make the move").click()
    await window.shows_match(5)
    assert [(type(request).__name__, request.move) for request in server.heard] == [
        ("MoveRequest", "c3"),
        ("MoveRequest", "b2"),
    ]
    await server.change(("a1", "b1"))
    await window.shows_match(2)
    await window.cell("c2").click()
    await dialog.wait_for()
    server.resigned = True
    await server.change()
    await expect(dialog).to_be_hidden()
    await window.shows_match(2)


@pytest.mark.slow
async def test_marks_are_drawn(open_window: Opener) -> None:
    """Check, a hint's arrow, forbidden points."""
    server = SmallServer("xiangqi", ("h2e2", "d9e8", "e2e6"), bot_side=None)
    server.arrows = (("h9", "g7"),)
    window = await open_window(server)
    for mark in ("check", "arrow", "last"):
        await expect(window.frame.locator(f".mark.{mark}").first).to_be_attached()
    await server.begin("renju", ("h9", "a1", "h10", "a3", "i8", "a5", "j8", "c1"))
    await expect(window.frame.locator(".mark.barred")).to_have_count(1)


WAYS_PART = """async () => {
    const { Entering } = await import(document.querySelector("script").src.replace("page.js", "entering.js"));
    const moves = [
        { move: "one", start: "a", stops: ["b", "c", "z"] },
        { move: "two", start: "a", stops: ["d", "c", "z"] },
        { move: "three", start: "a", stops: ["e"] },
        { move: "round", start: "f", stops: ["g", "h", "i", "f"] },
        { move: "back", start: "f", stops: ["i", "h", "g", "f"] },
    ];
    const tapped = (...cells) => {
        const entering = new Entering(moves);
        entering.choose(cells[0]);
        let move = null;
        for (const cell of cells.slice(1)) move = entering.target(cell) && entering.go(cell);
        return move?.move ?? entering.targets();
    };
    return [tapped("a"), tapped("a", "e"), tapped("a", "z"), tapped("a", "z", "d"), tapped("a", "b"),
            tapped("a", "c"), tapped("a", "c", "b"), tapped("f", "f"), tapped("f", "f", "i"), tapped("f", "x")];
}"""


async def test_a_made_up_game_is_played(open_window: Opener, tmp_path: Path) -> None:
    """The page has no code for this game: stones are put, and one takes two in one move by dragging. If several
    captures end on one cell the page asks for the stop at which they part; also for round trips.
    """
    with hopping(tmp_path):
        server = SmallServer("hopping", bot_side=None)
        window = await open_window(server)
        await window.page.mouse.click(*await window.point("h8"))
        await window.shows({"h8": "x"})
        await server.change(CAPTURE)
        await window.shows_match(4)
        (move,) = server.replay.moves()
        server.answering.clear()
        await drag(window, cells_of(move, (move,)))
        await window.shows({"a1": "x", "j10": "x"})  # before the server has answered
        assert len(server.moves) == 4
        server.answering.set()
        await window.shows_match(5)
        assert server.moves[-1] == "h8xh10xj10"
        assert await window.frame.evaluate(WAYS_PART) == [
            ["z", "e"],
            "three",
            ["b", "d"],
            "two",
            "one",
            ["b", "d"],
            "one",
            ["g", "i"],
            "back",
            ["f"],
        ]
