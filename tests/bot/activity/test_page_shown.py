"""What stands around the board, and what is said of it and marked on it."""

import asyncio
import re
from dataclasses import replace
from datetime import datetime, timedelta
from urllib.parse import quote

import pytest
from playwright.async_api import expect

from bot.activity.messages import Control, Reviewed, Told
from tests.bot.activity import server as small
from tests.bot.activity.server import MATCH, SmallServer, ticking
from tests.bot.activity.windows import DESKTOP, PHONE, after
from tests.bot.conftest import eventually

pytestmark = pytest.mark.asyncio(loop_scope="session")


BLACK_TO_MOVE = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1"


@pytest.mark.slow
async def test_the_match_is_stepped_through(open_match):
    """Buttons, keys and the list step through the match; meanwhile no move can be made. Who looks back goes on doing so
    when the other moves, but not when a move is taken back. Check, a hint's arrow and forbidden points are marked.
    """
    line = ("h2e2", "h9g7", "b0c2", "b9c7")
    server, window = await open_match("xiangqi", line)
    await window.button("First").click()
    await window.shows(dict(server.replay.start))
    await window.drag("b2", "a2")
    await window.button("Next").click()
    await window.page.keyboard.press("ArrowRight")
    server.replay.follow(line[:2])
    await window.shows(dict(server.replay.standing))
    server.replay.follow(line)
    await window.button("b0c2").click()
    await expect(window.locator("[aria-current]")).to_have_text("b0c2")
    await window.page.keyboard.press("End")
    await window.shows_match(4)
    await window.page.keyboard.press("Home")
    await window.shows(dict(server.replay.start))
    assert server.heard == []
    await server.change((*line, "b2a2"))
    await expect(window.locator("[data-ply]")).to_have_count(5)
    assert await window.standing() == dict(server.replay.start)
    await server.change(line)
    await window.shows_match(4)
    server.arrows = (("h9", "g7"),)
    await server.change(("h2e2", "d9e8", "e2e6"))
    for mark in ("check", "arrow", "last"):
        await expect(window.locator(f".mark.{mark}").first).to_be_attached()
    await server.begin("renju", ("h9", "a1", "h10", "a3", "i8", "a5", "j8", "c1"))
    await expect(window.locator(".mark.barred")).to_have_count(1)


RINGED = """(button) => {
    const [own, list] = [button, button.closest(".moves")].map((each) => each.getBoundingClientRect());
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(button);
    const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    return outlineStyle === "solid" && own.top - reach >= list.top && own.bottom + reach <= list.bottom;
}"""


@pytest.mark.slow
async def test_a_review_is_stepped_through_on_a_phone(open_window):
    """The buttons are in sight below the board, and stay where they are, however much is said of a move. A mistake at
    the edge of the graph is a whole dot, and the frame around the move that has the focus is whole. After a lost line
    it is asked for again. Another match is shown from its top.
    """
    server = SmallServer("tictactoe", ("a1", "b2", "a2", "c3", "a3"))
    server.review = Reviewed((0.5, 0.6, 0.5, 0.6, 1, 1), {"4": "??"}, {"4": ("It loses.",) * 5}, {}, ("You: 90 %",))
    window = await open_window(server, size=PHONE)
    previous, verdict = window.button("Back"), window.locator(".verdict")
    lain = await previous.bounding_box()
    await previous.click()
    await expect(verdict).to_contain_text("It loses.")
    graph, dot = [await window.locator(each).bounding_box() for each in (".graph", ".graph circle")]
    assert graph["y"] <= dot["y"]
    assert lain == await previous.bounding_box()
    await window.page.keyboard.press("Shift+Tab")
    await window.page.keyboard.press("Shift+Tab")
    assert await window.locator(".moves :focus").evaluate(RINGED)
    assert lain["y"] + lain["height"] <= PHONE[1]
    server.notices = ("The rules. " * 200,)
    await server.change()
    await window.locator(".notices").evaluate("(notices) => notices.scrollIntoView({block: 'end'})")
    server.review = None
    server.cut()
    await eventually(lambda: [each.key for each in server.asked] == ["review"])
    await server.begin("gomoku")
    await expect(window.frame.get_by_role("heading", name="Gomoku")).to_be_in_viewport(ratio=1)


@pytest.mark.slow
async def test_a_phone_on_its_side(open_window, monkeypatch):
    """Nothing is cut off where the seats and the rest are narrow: a name of one long word, days on a clock, also in
    large text, moves in characters. What is to be pressed at the end needs no scrolling.
    """
    moves = ("b2b5", "h7h0", "b5g5", "h0f0", "e0f0", "d9e8")
    server = SmallServer("xiangqi", moves, bot_side=None, language="zh-TW")
    monkeypatch.setattr(small, "NAMES", ("Wolfeschlegelsteinhausenbergerdorff", "Bo"))
    monkeypatch.setattr(server.replay, "played", lambda: type(server.replay).played(server.replay, "traditional"))
    server.notices = (f"{small.NAMES[0]}! " * 9,)
    server.clock = ticking(9 * 86_400_000 - 1, 0, 0)
    window = await open_window(server, size=(640, 360))
    clocks, names = window.locator(".clock"), window.locator(".name")
    for scale in (2, 1):
        await window.frame.evaluate(f"document.documentElement.style.setProperty('--scale', {scale})")
        beside = (await window.board.bounding_box())["x"]
        ends = await clocks.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().right)")
        assert max(ends) <= beside
        assert await names.evaluate_all("(all) => all.every((each) => each.clientWidth >= 50)")
        assert (await window.locator(".side-piece").first.bounding_box())["y"] >= 0
    assert await window.locator(".notices").evaluate("(all) => all.scrollWidth <= all.clientWidth")
    heights = await window.locator(".moves button").evaluate_all("(all) => all.map((each) => each.clientHeight)")
    assert len(heights) == len(moves)
    assert len(set(heights)) == 1
    await server.change((*moves, "g5g9"))
    await expect(window.button("Rematch")).to_be_in_viewport(ratio=1)


@pytest.mark.slow
async def test_a_small_phone_on_its_side_and_a_wide_window(open_window):
    """The whole board is in sight, also while the rest, of any size, is scrolled beside it, or a question is asked. In
    a wide window the seats are whole, and nothing is to be scrolled.
    """
    server = SmallServer("xiangqi", ("h2e2", "d9e8", "e2e6"), bot_side=None)
    server.clock = ticking(9 * 86_400_000 - 1, 8_000, 0)
    window = await open_window(server, size=(480, 320))
    resign, question = window.button("Resign", exact=True), window.frame.get_by_role("dialog")
    for scale in (1, 2):
        await window.frame.evaluate(f"document.documentElement.style.setProperty('--scale', {scale})")
        for way in (-2000, 2000):
            await window.page.mouse.move(400, 200)
            await window.page.mouse.wheel(0, way)
            await expect(window.board).to_be_in_viewport(ratio=1)
        await expect(resign).to_be_in_viewport(ratio=1)
        assert await window.frame.evaluate("document.documentElement.scrollWidth <= innerWidth")
        await resign.click()
        board, asked = await window.board.bounding_box(), await question.bounding_box()
        assert board["x"] + board["width"] <= asked["x"]
        await window.page.keyboard.press("Escape")
    await window.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    for scale in (1, 2):
        await window.frame.evaluate(f"document.documentElement.style.setProperty('--scale', {scale})")
        for seat in await window.locator(".seat").all():
            await expect(seat).to_be_in_viewport(ratio=1)
        assert await window.frame.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


@pytest.mark.slow
async def test_a_long_match_is_stepped_through(open_match):
    """The list shows the move that is looked at, also of a match that was opened from the lobby, and when the phone is
    turned; a screen reader hears it, once.
    """
    moves = tuple(f"{column}{row}" for row in (1, 3) for column in "abcdefghijklmno")
    server, window = await open_match("gomoku", size=PHONE)
    await window.button("Overview").click()
    server.exercise = "another"
    await server.change(moves)
    await window.button("Show: Against Bo").click()
    for width, height in (PHONE[::-1], PHONE):
        await expect(window.button("o3", exact=True)).to_be_in_viewport(ratio=0.9)
        await window.page.set_viewport_size({"width": width, "height": height})
    said = window.locator("body > .unseen[aria-live]")
    await window.button("Back", exact=True).click()
    await expect(said).to_have_text("n3")
    await window.button("First").click()
    await expect(window.button("a1", exact=True)).to_be_in_viewport(ratio=1)
    await window.button("a1", exact=True).focus()
    await window.page.keyboard.press("End")
    await expect(window.button("o3", exact=True)).to_be_focused()
    await expect(said).to_have_text("First")


NUMBERED = [
    ("xiangqi", "", ("h2e2", "h9g7", "b0c2"), ["1.", "2."]),
    ("xiangqi", BLACK_TO_MOVE, ("h9g7", "h0g2", "b9c7", "b0c2"), ["1…", "2.", "3."]),
    ("connect4", "7/7/7/7/7/3x3 o", ("4", "4", "3"), ["1.", "2.", "3."]),
]


async def test_moves_are_numbered_as_records_number_them(open_match, monkeypatch):
    """Where players count so, one move of each side has one number; if the second side moved first, its move stands
    alone; in a wide window the two stand beside one another. Seats that are exchanged, as in an opening, do not lay the
    board anew: who looks stays below, a finger on the board keeps what it holds. Of a name that is written from the
    right and too long the end is left out; where nobody sits, as in a puzzle, no room is left for a name.
    """
    server, window = await open_match("xiangqi")
    for game, start, moves, numbers in NUMBERED:
        await server.begin(game, moves[:1], start)
        await expect(window.locator(".moves .number")).to_have_text(numbers[:1])
        await server.change(moves)
        await expect(window.locator(".moves .number")).to_have_text(numbers)
        await expect(window.locator(".moves button")).to_have_count(len(moves))
        alone = int(numbers[0] == "1…")
        move, answer = [await window.locator(".moves li").nth(alone + i).bounding_box() for i in (0, 1)]
        assert move["y"] == answer["y"]
    await server.begin("gomoku", ("h8",))
    await expect(window.locator("h1").first).to_have_text("Gomoku")
    await window.shows_match(1)
    await window.frame.evaluate("document.querySelector('.field img').isFirst = true")
    await window.cell("h9").focus()
    server.exchanged = True
    await window.changes(("h8", "h9"))
    assert await window.frame.evaluate("[...document.querySelectorAll('.field img')].some((img) => img.isFirst)")
    await expect(window.cell("h9")).to_be_focused()
    await expect(window.locator(".seat .name")).to_have_text(["Bo", "Ada <b>"])
    await expect(window.locator(".seat .side-name")).to_have_text(["Black", "White"])
    await window.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    monkeypatch.setattr(small, "NAMES", ("عبد الله محمد الطويل جدا جدا جدا جدا جدا جدا جدا", ""))
    await server.change()
    nobody = window.locator(".player:has(.name:empty)")
    assert (await nobody.bounding_box())["x"] == (await nobody.locator(".side-name").bounding_box())["x"]
    name = window.frame.get_by_text("عبد الله")
    assert await name.evaluate("(name) => name.scrollWidth > name.clientWidth")
    assert await name.evaluate(FIRST_LETTER)


async def test_the_first_capture_does_not_move_the_board(open_match):
    """In large text neither: a press means what was under the finger."""
    server, window = await open_match("xiangqi", ("h2e2", "h9g7", "e2e6"), size=(320, 480))
    await window.frame.evaluate("document.documentElement.style.setProperty('--scale', 2)")
    point = await window.point("e5")
    await window.changes((*server.moves, "g7e6"))
    await expect(window.frame.get_by_role("img", name="Red, cannon × 1")).to_be_visible()
    assert await window.point("e5") == point


@pytest.mark.slow
async def test_what_was_captured_is_beside_the_players(open_match):
    """In the position that is looked at, beside who captured it, when the board is turned and after a takeback, too."""
    line = ("h2e2", "h9g7", "e2e6", "g7e6", "a3a4", "e6g5")
    server, window = await open_match("xiangqi", line, size=(320, 480))
    red, black = (window.locator(".seat").filter(has_text=name).locator(".material") for name in ("Ada", "Bo"))
    await expect(red.get_by_role("img")).to_have_accessible_name("Black, soldier × 1")
    await expect(black.get_by_role("img", name="Red, cannon × 1")).to_have_count(1)
    await expect(black).to_have_text("+3½")
    await window.button("Turn the board").click()
    await window.button("First").click()
    await expect(window.locator(".kind")).to_have_count(0)
    await server.change(line[:3])
    await expect(red.get_by_role("img")).to_have_accessible_name("Black, soldier × 1")
    await expect(red).to_have_text("+1")
    await expect(black.get_by_role("img")).to_have_count(0)
    hunt = ("7x16x23x30x21x14x23x32", "10-14", "5-9", "3-7", "9x4", "7-11", "4-8", "13-17", "8x15")
    await server.begin("checkers", hunt, start="W:WK5,K7:B3,8,10,11,13,15,17,18,19,25,26,27")
    await expect(window.frame.get_by_role("img", name="Black, man × 11")).to_be_visible()
    for seat in await window.locator(".seat").all():
        assert await seat.evaluate("(seat) => seat.scrollWidth <= seat.clientWidth && seat.clientHeight <= 40")


@pytest.mark.slow
async def test_every_cell_has_a_name_and_moves_are_announced(open_match):
    """The name includes the piece and whether the cell can be chosen; the board is one stop of Tab. What a lesson marks
    is marked as one's own targets are: no dot covers a piece.
    """
    server, window = await open_match("xiangqi")
    labels = await window.frame.get_by_role("gridcell").evaluate_all("(all) => all.map((cell) => cell.ariaLabel)")
    assert len(set(labels)) == len(labels) == 90
    assert await window.cell("h2").get_attribute("aria-label") == "h2, Red, cannon"
    assert await window.locator('.cell[tabindex="0"]').count() == 1
    said = window.locator("body > .unseen[aria-live]")
    await window.press_keys("h1")  # nothing stands there
    await expect(said).to_have_text(server.state(0).status)
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
    await expect(said).to_have_text(re.compile("moved h2e2"))
    await server.change(("h2e2", "h9g7"))
    await window.shows_match(2)
    for cell in ("h0", "g2"):
        await window.cell(cell).evaluate("(cell) => cell.click()")  # as an iPhone's screen reader does
    await window.shows_match(3)
    server.marks = {"target": ("g7", "h5")}
    await server.change()
    for mark in ("target", "taking"):
        await expect(window.locator(f".mark.{mark}")).to_have_count(1)
    server.pieces = server.replay.game.piece_sets[-1]
    await server.change()  # as in a rematch, the board is laid out anew
    await expect(window.locator(f'.field img[src*="{server.pieces}"]')).to_have_count(32)
    await expect(window.cell("e2")).to_be_focused()


FIRST_LETTER = """(name) => {
    const range = document.createRange();
    range.setStart(name.lastChild, 0);
    range.setEnd(name.lastChild, 1);
    const [letter, box] = [range.getBoundingClientRect(), name.getBoundingClientRect()];
    return letter.left >= box.left - 1 && letter.right <= box.right + 1;
}"""


PITCHES = """window.pitches = [];
window.AudioContext = class extends AudioContext {
    constructor() {
        super();
        window.sounding = this;
    }
    createOscillator() {
        const tone = super.createOscillator();
        const { frequency } = tone;
        frequency.setValueAtTime = (pitch, at) => {
            pitches.push(Math.round(pitch / 1.6));
            return AudioParam.prototype.setValueAtTime.call(frequency, pitch, at);
        };
        return tone;
    }
}"""


@pytest.mark.slow
async def test_the_pieces_of_a_board_come_together(open_window):
    """Where a few pictures are there and others are not, another position would be seen. The last ones are not waited
    for for ever.
    """
    server, arrived = SmallServer("connect4", bot_side=None), asyncio.Event()
    window = await open_window(server)

    pieces = window.locator(".field img")
    await window.page.route(re.compile("letter=o"), after(arrived))
    for game, moves in (("tictactoe", ("b2", "a1")), ("gomoku", ("h8", "h9"))):
        async with window.page.expect_response(re.compile("letter=x")):
            await server.begin(game, moves)
        await window.shows(dict(server.replay.standing))
        await expect(pieces.first).to_be_hidden()
        if game == "tictactoe":
            arrived.set()
        await expect(pieces.first).to_be_visible()
        arrived.clear()
    arrived.set()


@pytest.mark.slow
async def test_it_sounds_when_somebody_asks_something_and_at_the_end(open_match):
    """Once for each offer, and for a challenge that is told; also when one's own challenge is accepted. A choice in an
    opening does not sound as the end.
    """
    server, window = await open_match("gomoku", script=PITCHES)
    await window.click("h8")
    await window.shows_match(1)
    await window.frame.evaluate("sounding.resume()")
    await window.frame.evaluate("pitches.length = 0")
    server.choosing = True
    await window.changes(("h8", "h9"))
    assert await window.frame.evaluate("pitches") == [320]
    server.resigned = True
    await server.change()
    while await window.frame.evaluate("pitches") != [320, 392, 494, 587]:  # noqa: ASYNC110 - the page tells of no sound
        await asyncio.sleep(0.02)
    await window.frame.evaluate("pitches.length = 0")
    server.resigned, server.exercise = False, "another"
    await window.changes(())
    assert await window.frame.evaluate("pitches") == []
    server.choosing = False
    await server.change()
    server.controls = (Control("accept:1", "Accept", sudden=True), Control("decline:1", "Decline", sudden=True))
    for _ in range(2):
        await server.change()
    await server.say(Told("Bo challenges you.", MATCH + 1))
    await expect(window.frame.get_by_text("Bo challenges you.")).to_be_visible()
    assert await window.frame.evaluate("pitches") == [523, 698] * 3


@pytest.mark.slow
async def test_it_sounds_when_a_piece_is_taken_and_when_time_is_short(open_match):
    """One's own captures sound as the opponent's do. Of one's own time it sounds once, until one has more again. After
    a move that is refused the next one sounds, and so does a reply that is shown together with one's move.
    """
    server, window = await open_match("xiangqi", script=PITCHES, clock=True)
    page = window.page
    await page.clock.pause_at(datetime.now() + timedelta(seconds=5))

    async def hears(*pitches: int) -> None:
        assert await window.frame.evaluate("pitches") == list(pitches)
        await window.frame.evaluate("pitches.length = 0")

    await window.click("h2")
    await window.frame.evaluate("sounding.resume()")  # until it sounds
    server.refusal = "No."
    await window.click("e2")
    await expect(window.frame.get_by_text("No.")).to_be_visible()
    await hears(320, 150)
    await window.changes(("b2e2",))
    await hears(320)
    await window.changes(())
    await hears()
    for cell in ("h2", "h9"):
        await window.click(cell)
    await window.shows_match(1)
    await hears(240, 180)
    await window.changes(("h2h9", "i9h9"))
    await hears(240, 180)
    server.deaf = True
    for cell in ("b2", "e2"):
        await window.click(cell)
    await expect(window.cell("e2")).to_have_accessible_name("e2, Red, cannon")
    await hears(320)
    await window.changes(("h2h9", "i9h9", "b2e2", "b9c7"))
    await hears(320)
    begun = ticking(21_000, 21_000, 1)
    for turn, running in enumerate((1, 0, 0)):
        server.clock = replace(begun, running=running, now=begun.now + 6_000 * turn)
        await server.change()
        await expect(window.locator(".clock").nth(1 - running)).to_have_class("clock running")
        await page.clock.run_for(3_000)
        await hears(*((660, 660) if running == 0 else ()))
        await page.clock.run_for(3_000)
        await hears()


ANIMATED = """window.ways = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
    if (frames.translate) ways.push(frames.translate);
    return animate.call(this, frames, how);
}"""


@pytest.mark.slow
async def test_a_piece_goes_the_way_of_its_move(open_match):
    """Leap after leap, and back again where one steps back; also where it ends on its first cell."""
    server, window = await open_match("checkers", start="B:W6,14,32:B1", script=ANIMATED)
    await window.with_motion()
    [move] = server.replay.moves()
    assert len(move.stops) == 2
    lie = [await window.point(cell) for cell in (move.start, *move.stops)]
    wanted = [[x - lie[-1][0], y - lie[-1][1]] for x, y in lie]
    await server.change((move.move,))
    await window.shows_match(1)
    await window.locator(".step").nth(1).click()
    back = [[x - lie[0][0], y - lie[0][1]] for x, y in reversed(lie)]
    await expect(window.locator(".step").nth(2)).to_be_enabled()
    ways = await window.frame.evaluate("ways.map((way) => way.map((each) => each.split(' ').map(parseFloat)))")
    assert [each for way in ways for point in way for each in point] == pytest.approx(
        [each for way in (wanted, back) for point in way for each in point], abs=2
    )
    await server.begin("checkers", (), "W:WK14:B10,11,18,19")
    await window.shows_match(0)
    await window.frame.evaluate("ways.length = 0")
    await window.changes(("14x7x16x23x14",))
    [way] = await window.frame.evaluate("ways")
    assert [way[0], len(way)] == [way[-1], 5]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("asked", "ground", "text", "moves"),
    [
        ("&theme=light&reduced_motion=true&font_scale=1.2", "rgb(238, 240, 243)", "18px", 0),
        ("&theme=midnight&font_scale=200", "rgb(23, 25, 30)", "30px", 1),
        ("&theme=hologram&font_scale=-3", "rgb(238, 240, 243)", "15px", 1),
    ],
)
async def test_a_phones_client_says_how_the_page_looks(open_window, asked, ground, text, moves):
    """Its theme, whether things move, and the size of text; what it does not say is as the system has it. However large
    the text is, names can be told apart.
    """
    server = SmallServer("xiangqi", bot_side=None)
    server.clock = ticking(600_000, 600_000, 0)
    window = await open_window(server, 0, (360, 640), query=f"&more={quote(asked)}", color_scheme="light")
    await window.frame.get_by_role("grid").wait_for()
    body = window.locator("body")
    await expect(body).to_have_css("background-color", ground)
    await expect(body).to_have_css("font-size", text)
    for name in await window.locator(".name").all():
        assert await name.evaluate("(name) => name.clientWidth >= Math.min(name.scrollWidth, 60)")
    await window.frame.evaluate(f"() => {{{ANIMATED}}}")
    await window.with_motion()
    await window.changes(("h2e2",))
    assert len(await window.frame.evaluate("ways")) == moves
