"""The page in a real browser: a person plays with mouse, finger and keys, in every game."""

import asyncio
import re
from datetime import datetime, timedelta

import pytest
from playwright.async_api import expect

from bot.activity.messages import LegalMove
from tests.bot.activity.conftest import GAMES, Window
from tests.bot.activity.hosted import cells_of
from tests.bot.activity.server import SmallServer
from tests.bot.activity.windows import PHONE, drag, tap
from tests.bot.e2e.playing import until
from tests.cases import for_each
from tests.hopping import hopping
from tests.long import LONG

pytestmark = pytest.mark.asyncio(loop_scope="session")

EXTREME = ("connect4", "xiangqi")  # the lowest board and the highest
CAPTURE = ("h8", "i10", "a1", "h9")  # of the made-up game: leads to a position in which one stone must take two


def simple(server: SmallServer) -> LegalMove:
    """A legal move whose start and end no other move has."""
    moves = server.replay.moves()
    ends = [(move.start, move.stops[-1]) for move in moves]
    return next(move for move in moves[len(moves) // 2 :] + moves if ends.count((move.start, move.stops[-1])) == 1)


async def test_a_finger_plays_on_a_phone(open_match):
    """At 360 x 740 nothing is cut off sideways, and every cell and button can be hit. A puzzle's title ends with its
    rating, which must not be cut off.
    """
    _, window = await open_match("tictactoe", size=PHONE, has_touch=True, is_mobile=True)
    await plays_on_a_phone(window=window)


@for_each("game", [game for game in GAMES if LONG or game != "renju"])  # it has gomoku's board
async def plays_on_a_phone(window: Window, game: str) -> None:
    server, title = window.server, window.locator("h1").first
    await window.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    await server.begin(game)
    await expect(title).to_have_text(server.state(0).title)
    assert await window.locator("body").evaluate("(body) => body.scrollWidth") == PHONE[0]
    width = await window.board.evaluate("(board) => board.getBoundingClientRect().width")
    assert width == PHONE[0]
    await tap(window, cells_of(simple(server), server.replay.moves()))
    await window.shows_match(1)
    sizes = await window.locator("button:visible").evaluate_all(
        "(all) => all.map((each) => each.getBoundingClientRect()).map(({width, height}) => Math.min(width, height))"
    )
    assert min(sizes) >= 24  # WCAG 2.2, 2.5.8
    fits = "(h1, title) => { h1.textContent = title; return h1.scrollWidth <= h1.clientWidth; }"
    assert await title.evaluate(fits, "問題：チェッカー・レーティング 1004")
    if game not in EXTREME and not LONG:
        return
    await window.page.set_viewport_size({"width": 844, "height": 390})  # turned, the board has the whole height
    assert await window.board.evaluate("(board) => Math.round(board.getBoundingClientRect().height)") == 370
    for name in await window.locator(".name").all():
        assert await name.evaluate("(name) => name.scrollWidth <= name.clientWidth")
    await window.page.set_viewport_size({"width": 667, "height": 375})
    assert await title.evaluate("(h1) => { h1.textContent = 'Tiaojiaqi'; return h1.clientHeight < 30; }")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["checkers", "gomoku"])
async def test_a_finger_drags(open_match, game):
    """The touch drags the piece, whose middle it holds, and the board does not scroll."""
    server, window = await open_match(game, size=PHONE, has_touch=True, is_mobile=True)
    client = await window.page.context.new_cdp_session(window.page)
    move = simple(server)
    start = move.start or "o15"
    (x, y), (to_x, to_y) = await window.point(start), await window.point(move.stops[-1])

    async def touch(kind: str, *points: tuple[float, float]) -> None:
        await client.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b} for a, b in points]}
        )

    async def middle() -> tuple[float, float]:
        held = await window.locator(".ghost, [style*=translate]").bounding_box()
        return (held["x"] + held["width"] / 2, held["y"] + held["height"] / 2) if held else (0.0, 0.0)

    await touch("touchStart", (x, y))
    for step in (0.2, 0.6, 1.0):
        await touch("touchMove", (x + (to_x - x) * step, y + (to_y - y) * step))
    async with asyncio.timeout(10):  # the browser tells the page of the last touch with its next frame
        await until(middle, lambda held: held == pytest.approx((to_x, to_y), abs=1))
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
    await expect(window.locator(".mark.planned, .pale, .ghost")).to_have_count(0)


@pytest.mark.slow
async def test_a_piece_let_go_elsewhere_goes_back(open_match):
    """A drag to an unreachable cell or beside the board moves nothing; Escape and a second click deselect the piece.

    When the board is turned cells and seats change places, and moves go where they are meant.
    """
    server, window = await open_match("xiangqi")
    await window.drag("h2", "i9")
    await window.hold("h2", "i9")
    await window.page.mouse.move(5, 5, steps=3)
    await window.page.mouse.up()
    await expect(window.locator(".mark.chosen")).to_have_count(0)
    await window.click("h2")
    await expect(window.cell("h2")).to_have_attribute("aria-selected", "true")
    await expect(window.locator(".mark.target, .mark.taking")).to_have_count(12)
    await window.click("h2")
    await expect(window.cell("h2")).to_have_attribute("aria-selected", "false")
    await window.click("h2")
    await window.cell("h2").focus()
    await window.page.keyboard.press("Escape")
    await expect(window.cell("h2")).to_have_attribute("aria-selected", "false")
    assert server.heard == []
    await window.shows_match(0)
    below = await window.point("a0")
    names = await window.locator(".name").all_text_contents()
    await window.button("Turn the board").click()
    await expect(window.locator(".name").first).to_have_text(names[1])
    assert (await window.point("a0"))[1] < below[1]
    await window.drag("h2", "e2")
    await window.shows_match(1)
    assert server.moves == ("h2e2",)


@pytest.mark.slow
async def test_a_column_takes_a_disc_wherever_it_is_touched(open_match):
    """In a game of columns each cell of a column means the one where the disc comes to rest, which is marked under the
    mouse. A double tap drops one disc, and prepares none; nor does a key that is held.
    """
    server, window = await open_match("connect4", clock=True)
    aimed = window.locator(".aimed")
    await window.page.mouse.move(*await window.point("c5"))
    await expect(aimed).to_have_attribute("data-cell", "c1")
    await window.changes(("3",))
    await expect(aimed).to_have_count(0)
    await server.change(())
    await window.page.mouse.move(*await window.point("c4"))
    await expect(aimed).to_have_attribute("data-cell", "c1")
    await window.page.mouse.move(1, 1)
    await expect(aimed).to_have_count(0)
    await window.page.clock.pause_at(datetime.now() + timedelta(seconds=5))
    await window.click("d6")
    await window.shows({"d1": "x"})
    await expect(aimed).to_have_count(0)
    assert server.heard[-1].move == "4"
    await expect(window.locator(".seat.turn")).to_contain_text("Bo")
    await window.click("d6")
    await window.settled()
    await expect(window.locator(".mark.planned")).to_have_count(0)
    await window.page.clock.run_for(600)
    await window.click("d6")
    await expect(window.locator(".mark.planned").first).to_be_attached()
    await window.page.keyboard.press("Escape")
    await server.change(("4", "4"))
    await window.cell("a6").focus()
    await window.page.keyboard.down("Enter")
    await window.shows_match(3)
    await expect(window.locator(".seat.turn")).to_contain_text("Bo")
    await window.page.keyboard.down("Enter")  # again without a release: it is held
    await expect(window.locator(".mark.planned")).to_have_count(0)


@pytest.mark.slow
async def test_changes_while_dragging(open_match):
    """An offer raises the revision, and a palm touches the board: the drag continues. The cell to which it leads is
    marked. After a takeback the dragged piece is back where it came from: the drag ends and makes no move. So it does
    when the session ends.
    """
    server, window = await open_match("xiangqi")
    await window.with_motion()
    await window.hold("h2", "g3")
    await server.change()
    x, y = await window.point("h4")
    for kind in ("pointerdown", "pointermove", "pointerup", "pointercancel"):
        palm = {"pointerId": 99, "pointerType": "touch", "isPrimary": True, "clientX": x, "clientY": y}
        await window.board.dispatch_event(kind, palm)
    await expect(window.locator(".pale")).to_have_count(1)
    aimed = window.locator(".aimed")
    await expect(aimed).to_have_count(0)
    await window.page.mouse.move(*await window.point("e2"), steps=3)
    await expect(aimed).to_have_attribute("data-cell", "e2")
    await window.page.mouse.up()
    await expect(aimed).to_have_count(0)
    await window.shows_match(1)
    assert server.moves == ("h2e2",)
    server.heard.clear()
    await window.changes(("h2e2", "h9g7", "b0c2", "b9c7"))
    await window.settled()
    await window.hold("c2", "c3")
    await expect(window.locator(".pale")).to_have_count(1)
    await server.change(("h2e2", "h9g7"))
    await expect(window.locator(".pale, .dragging")).to_have_count(0)
    await window.shows_match(2)
    await window.page.mouse.move(*await window.point("d4"), steps=3)
    await window.page.mouse.up()
    await window.settled()
    assert server.heard == []
    await window.hold("b2", "b4")
    await server.end("Your session is over.")
    await expect(window.frame.get_by_text("Your session is over.")).to_be_visible()
    await window.page.mouse.up()
    await window.settled()
    assert await window.standing() == dict(server.replay.standing)


async def test_a_capture_round_trip_is_entered_step_by_step(open_match):
    """Two ways lead around back to the start: the page shows where they part, also after something else has changed,
    and the step there decides. Who sees no marks is told.
    """
    server, window = await open_match("checkers", start="B:W18,19,26,27:BK15")
    await window.cell("15").click()
    await window.cell("15").click()
    said = window.locator("body > .unseen[aria-live]")
    await expect(said).to_have_text(re.compile("^.*: can be chosen .*: can be chosen$"))
    for change in (server.say_all, server.change):
        await change()
        await expect(window.locator('.cell[aria-label$="can be chosen"]')).to_have_count(2)
    assert server.heard == []
    await window.cell("24").click()
    await window.shows_match(1)
    assert server.moves == ("15x24x31x22x15",)


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
            tapped("a", "c"), tapped("a", "c", "b"), tapped("f", "f"), tapped("f", "f", "i"), tapped("f", "x"),
            tapped("a", "z", "c"), tapped("f", "f", "h"), tapped("a", "z", "e")];
}"""


async def test_a_made_up_game_is_played(open_match, tmp_path):
    """The page has no code for this game: stones are put, and one takes two in one move by dragging. If several
    captures end on one cell the page asks for the stop at which they part; also for round trips.
    """
    with hopping(tmp_path):
        server, window = await open_match("hopping")
        await window.click("h8")
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
        told = [["z", "e"], "three", ["b", "d"], "two", "one", ["b", "d"], "one", ["g", "i"], "back", ["f"]]
        told += [["b", "d"], ["g", "i"], "three"]  # what all ways share leaves them open; another target is meant
        assert await window.frame.evaluate(WAYS_PART) == told
