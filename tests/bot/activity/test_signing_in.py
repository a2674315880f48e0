"""Discord's frame, the session, and what the page says when they fail; clocks; accessibility."""

import asyncio
import re
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import product
from time import time

import pytest
from playwright.async_api import Frame, WebSocket, expect

from bot.activity.messages import Reviewed
from tests.bot.activity.conftest import GAMES, Window
from tests.bot.activity.server import APPLICATION, SmallServer, ticking
from tests.bot.activity.windows import DESKTOP, PHONE
from tests.bot.conftest import eventually
from tests.long import LONG
from tests.npm import unpacked

pytestmark = pytest.mark.asyncio(loop_scope="session")

UUID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}")


async def received(window: Window) -> list[tuple[int, dict[str, object]]]:
    """The messages that the page has sent to the client."""
    return [tuple(each) for each in await window.page.evaluate("received")]


async def test_the_page_signs_in_as_the_protocol_has_it(open_window):
    """Handshake, authorize, authenticate, in this order, each command with its own nonce. Only the window that shows
    the page is listened to, and malformed messages do no harm.
    """
    window = await open_window(SmallServer("tictactoe"), 1, query="&silent=READY")
    await expect(window.frame.get_by_text("Connecting…")).to_be_visible()
    ready = "[1, {cmd: 'DISPATCH', evt: 'READY', nonce: null, data: {}}]"
    await window.page.frames[1].evaluate(f"() => postMessage({ready}, '*')")
    for strange in ("'x'", "[]", "[1]", "[1, null]", "[7, {}]", "{a: 1}", "[1, {nonce: 'x', data: 1}]"):
        await window.page.evaluate(f"() => frames[0].postMessage({strange}, '*')")
    await window.page.wait_for_timeout(100)
    assert [opcode for opcode, _ in await received(window)] == [0]
    await window.page.evaluate(f"() => frames[0].postMessage({ready}, '*')")
    await window.frame.get_by_role("grid").wait_for()
    (shake, hello), (_, authorize), (_, authenticate) = await received(window)
    told = [hello[name] for name in ("v", "encoding", "client_id", "frame_id")]
    assert (shake, told) == (0, [1, "json", APPLICATION, "f0"])
    assert (authorize["cmd"], authenticate["cmd"]) == ("AUTHORIZE", "AUTHENTICATE")
    asked = {"client_id": APPLICATION, "response_type": "code", "prompt": "none", "scope": ["identify"]}
    assert authorize["args"] == asked
    assert authenticate["args"] == {"access_token": "token"}
    nonces = [str(each["nonce"]) for each in (authorize, authenticate)]
    assert len({*filter(UUID.fullmatch, nonces)}) == 2


SIGN_IN = """() => {
    const module = document.querySelector("script").src.replace("page.js", "session.js");
    const { dataset } = document.body;
    dataset.told = "";
    const signedIn = import(module).then(({ signIn }) => signIn(dataset.application));
    signedIn.then(() => (dataset.told = "signed in"), (error) => (dataset.told = error.told ?? "not told"));
}"""


async def test_who_does_not_answer_is_told_of(open_window):
    """The page waits no longer than it says for the client, and says what to do; nor for ever for the bot: the request
    for a session may get lost on a line that has just died. Where the person or a proxy refuses it says the same, not
    what the browser says of that; where the bot does, a person reads why.
    """
    server = SmallServer("tictactoe")
    server.refused_session = "You are not in this activity."
    window = await open_window(server, query="&silent=READY", clock=True)
    page, lost = window.page, asyncio.Event()
    await expect(window.frame.get_by_text("Connecting…")).to_be_visible()
    await page.clock.fast_forward(11_000)
    await expect(window.frame.get_by_text("Discord did not answer.")).to_be_visible()

    async def tries(silent: str = "", refused: str = "") -> None:
        await page.evaluate("([name, other]) => ([silent, refused] = [name, other])", [silent, refused])
        await window.frame.evaluate(SIGN_IN)

    async def is_told(said: str) -> None:
        await expect(window.locator("body")).to_have_attribute("data-told", said)

    await page.route("**/session", lambda _: lost.set())
    for silent, seconds in (("AUTHORIZE", 301), ("the bot", 61)):
        await tries(silent)
        while not any(silent == said.get("cmd") for _, said in await received(window)) and not lost.is_set():
            await page.wait_for_timeout(20)
        await page.clock.fast_forward(1000 * seconds)
        await is_told("not told")
    await page.unroute_all()
    await tries(refused="AUTHORIZE")
    await is_told("not told")
    open_window.problems_expected("403")  # type: ignore[attr-defined]
    await tries()
    await is_told(server.refused_session)
    open_window.problems_expected("502")  # type: ignore[attr-defined]
    await page.route("**/session", lambda route: route.fulfill(status=502, body="<h1>Bad gateway</h1>"))
    await tries()
    await is_told("not told")
    await page.unroute_all()
    server.refused_session = ""
    await tries("AUTHENTICATE")
    while not any(said.get("cmd") == "AUTHENTICATE" for _, said in await received(window)):
        await page.wait_for_timeout(20)
    await page.clock.fast_forward(11_000)
    await is_told("not told")
    server.refused_session = "You are not in this activity."
    await page.goto(page.url.partition("&")[0])
    await expect(window.frame.get_by_text("You are not in this activity.")).to_be_visible()


async def test_outside_of_discord_the_page_says_so(open_window):
    """It knows no session and asks for none."""
    window = await open_window(SmallServer("tictactoe"), path="activity/", query="&")
    await expect(window.page.get_by_text("This page is a part of Discord")).to_be_visible()


async def test_a_session_that_ended_does_not_come_back(open_window):
    """The page says why and opens no other socket. It shows no move as made that the bot has not accepted, and asks
    nothing any more.
    """
    server = SmallServer("tictactoe")
    window = await open_window(server, clock=True)
    opened: list[WebSocket] = []
    window.page.on("websocket", lambda socket: opened.append(socket))
    server.answering.clear()
    await window.cell("b2").click()
    await window.shows({"b2": "x"})
    await window.button("Resign").click()
    await window.frame.get_by_role("dialog").wait_for()
    await server.end("Your session is over.")
    await expect(window.frame.get_by_text("Your session is over.")).to_be_visible()
    await expect(window.frame.get_by_role("dialog")).to_be_hidden()
    await window.shows({})
    server.answering.set()
    await window.page.clock.run_for(60_000)
    assert await window.frame.get_by_text("The connection was lost.").count() == 0
    assert opened == []


@pytest.mark.slow
async def test_who_is_back_from_a_long_sleep_is_asked_for_again(open_match):
    """Discord lists them late: the page tries for a minute before it says that the bot does not know them."""
    server, window = await open_match("tictactoe", clock=True)
    server.doubts = 3
    server.cut()
    await expect(window.frame.get_by_text("The connection was lost.")).to_be_visible()
    for _ in range(20):
        await window.page.clock.run_for(1000)
    await expect(window.locator(".connection")).to_have_text("")
    await window.click("b2")
    await window.shows_match(1)
    server.doubts = 100
    await server.end("Who are you?", again=True)
    while await window.locator(".connection").text_content() != "Who are you?":
        await window.page.clock.run_for(5000)
    assert 80 < server.doubts < 95


@pytest.mark.slow
async def test_a_bot_that_fails_is_asked_less_and_less_often(open_window):
    """It welcomes the page, but cannot show a match."""
    window = await open_window(server := SmallServer("tictactoe", bot_side=None))
    server.failing, before = True, server.hellos
    server.cut()
    await window.page.wait_for_timeout(4000)
    assert 2 <= server.hellos - before <= 6
    server.failing = False
    await expect(window.locator(".connection")).to_have_text("")


async def test_a_page_whose_scripts_are_gone_says_so(open_window):
    """As where the bot was upgraded while they were loaded."""
    open_window.problems_expected("404")
    window = await open_window(SmallServer("tictactoe"), query="&silent=READY")
    await window.page.route("**/dom.js", lambda route: route.fulfill(status=404))
    await window.page.reload()
    await expect(window.frame.get_by_text("Connecting…")).to_be_visible()
    late = window.frame.get_by_text("Close this page and open it again.")
    await expect(late).to_be_hidden()
    await window.frame.evaluate("document.getAnimations().forEach((each) => each.finish())")
    await expect(late).to_be_visible()


async def test_an_old_page_asks_to_be_opened_again(open_window):
    """A page never reloads by itself: a frame serves once. Until then it can be used as before, and nothing moves: a
    press means what was under the finger.
    """
    server = SmallServer("tictactoe", bot_side=None)
    window = await open_window(server, 0, PHONE)
    point = await window.point("b2")
    server.build = "another"
    server.cut()
    await expect(window.frame.get_by_text("There is a newer version of this page")).to_be_visible()
    assert await window.point("b2") == point
    await window.button("Overview").click()
    await window.button("Back to the board").click()
    await window.loses_the_line()
    await window.button("Turn the board").click()
    server.reachable.set()
    await expect(window.frame.get_by_text("There is a newer version of this page")).to_be_visible()
    await window.page.set_viewport_size({"width": 320, "height": 180})
    await expect(window.board).to_be_in_viewport(ratio=0.99)


@pytest.mark.slow
async def test_a_silent_socket_is_given_up(open_match):
    """The page pings; without an answer it opens another socket. Its time stands while answers are on their way. A
    request that takes long, the timers of a hidden page, which come late, and a slow line are no silence. A board that
    does not come is asked for again.
    """
    server, window = await open_match("tictactoe", clock=True)
    clock, moves = window.page.clock, ("a1", "b1", "a2")
    await clock.pause_at(datetime.now() + timedelta(seconds=5))
    await window.is_told("paused")
    server.pings = 0  # a busy machine may have been slow until here
    for pings in (1, 2, 3):
        await clock.run_for(20_000)
        await eventually(lambda: server.pings == pings)  # noqa: B023 - called in this turn
        await server.change(moves[:pings])
        await window.shows_match(pings)  # and has received the earlier answer
    assert (server.opened, server.pings) == (1, 3)
    server.thinking = True
    await window.button("Hint").click()
    while server.pings == 3:  # until the page asks whether the bot is there
        await clock.run_for(500)
    await window.is_told("there")  # and has received the answer
    for late, ms in ((clock.run_for, 25_000), (clock.fast_forward, 60_000)):
        pings = server.pings
        await late(ms)
        await eventually(lambda: server.pings > pings)  # noqa: B023 - called in this turn
        await window.is_told(f"after {ms}")
        assert server.opened == 1
    for look, ms in (("", 5_000), ("document.dispatchEvent(new Event('visibilitychange'))", 10_000)):
        pings = server.pings
        server.line.clear()
        await (window.locator("body").evaluate(look) if look else clock.run_for(20_000))
        await clock.run_for(ms)
        server.line.set()
        await eventually(lambda: server.pings > pings)  # noqa: B023 - called in this turn
        await window.is_told(f"by a line that takes {ms}")
        assert server.opened == 1
    asked = asyncio.Event()
    await window.page.route("**/board.json*", lambda _: asked.set(), times=1)
    await server.begin("connect4")
    await asked.wait()
    await clock.run_for(11_500)
    await window.shows_match(0)
    server.deaf = True
    await clock.run_for(65_000)
    await eventually(lambda: server.opened == 2)


async def test_clocks_tick_by_the_bots_time(open_match):
    """One runs, the other stands; little time is marked; the delay of a slow message is counted. On most devices a
    page's time stands while they sleep: clocks are right all the same, though the bot has no news.
    """
    server, window = await open_match("tictactoe", clock=True)
    clock = window.page.clock
    await clock.pause_at(datetime.now() + timedelta(seconds=5))
    first, second = window.frame.get_by_label("Ada <b>"), window.frame.get_by_label("Bo", exact=True)
    server.clock = begun = ticking(75_300, 19_000, 0)
    await server.change()
    await expect(second).to_have_class(re.compile("short"))
    await expect(first).to_have_text("1:16")
    await clock.run_for(5_000)
    await expect(first).to_have_text("1:11")
    await expect(second).to_have_text("0:19")
    late = begun.now + 5_000 - 28_000  # it was long on its way
    server.clock = replace(begun, left=(60_000, 39_000), running=1, now=late)
    await server.change()
    await expect(first).to_have_text("1:00")
    await expect(second).to_have_text("0:11")
    await clock.run_for(1_500)
    await expect(second).to_have_text("0:09.5")
    server.clock = None
    await server.change()
    await expect(second).to_be_hidden()
    server.clock = replace(begun, left=(75_900, 19_000), now=begun.now + 6_500)
    await server.change()
    await expect(first).to_have_text("1:16")
    server.slept = begun.now + 36_500 - round(time() * 1000)
    await window.locator("body").evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    await expect(first).to_have_text("0:46")


SEEN = """(board) => {
    const told = [[board, "::before"], [document.querySelector(".news"), "::after"]];
    const [ground, ...colours] = [[document.body], ...told].map((part) => getComputedStyle(...part).backgroundColor);
    return colours.every((colour) => colour !== ground);
}"""
COLOUR = "(element, part) => getComputedStyle(element, part).backgroundColor"


async def test_few_colours_suffice_and_days_are_told_in_days(open_window):
    """Where the system allows only a few colours, the running clock, the side to move, the move that is looked at and a
    switch that is on still have one of their own; so have news and, in a tile, the side to move. Days are shown if a
    move may take days, hours if it may take hours.
    """
    server = SmallServer("tictactoe", ("a1", "b1"), bot_side=None)
    server.clock = ticking(75_300, 19_000, 0)
    window = await open_window(server)
    await window.page.emulate_media(forced_colors="active")
    for told, other in (
        (".clock.running", ".clock:not(.running)"),
        (".moves [aria-current]", ".moves button:not([aria-current])"),
        (".icon[aria-pressed=true]", ".icon[aria-pressed=false]"),
    ):
        colours = [await window.locator(each).evaluate(COLOUR, "") for each in (told, other)]
        assert colours[0] != colours[1], told
    assert await window.locator(".seat.turn .name").evaluate(COLOUR, "::before") == colours[0]
    server.clock = ticking(2 * 86_400_000 + 3 * 3_600_000 + 60_000, 3_725_000, 0)
    await server.change()
    await expect(window.frame.get_by_label("Ada <b>")).to_have_text("2d 3h")
    await expect(window.frame.get_by_label("Bo", exact=True)).to_have_text("1:02:05")
    await window.button("Overview").click()
    assert await window.locator(".lobby .main").evaluate(COLOUR, "") == colours[0]
    await window.button("Back to the board").click()
    await window.locator(".icons button").first.evaluate("(button) => button.classList.add('news')")
    await window.page.set_viewport_size({"width": 160, "height": 90})
    assert await window.board.evaluate(SEEN)


HEARD = """window.AudioContext = class extends AudioContext {
    constructor() { super(); window.heard = this; }
}"""


async def test_a_finger_turns_the_sound_on(open_window):
    """Browsers allow sound from the end of the first touch on. Whatever the test asks the page would count as one."""
    server = SmallServer("tictactoe", bot_side=None)
    touch = {"has_touch": True, "is_mobile": True}
    page = (await open_window(server, 0, PHONE, query="&", script=HEARD, clock=True, **touch)).page
    while not server.moves:
        await page.touchscreen.tap(PHONE[0] / 2, PHONE[1] / 2)
        await asyncio.sleep(0.1)
    await page.frames[1].wait_for_function("heard.state === 'running'")


@pytest.mark.slow
async def test_a_language_and_a_low_window(open_window):
    """The person's language replaces the browser's; what does not fit beside the board is scrolled to."""
    server = SmallServer("xiangqi", language="zh-CN")
    window = await open_window(server)
    await expect(window.button("旋转棋盘")).to_be_visible()
    assert await window.locator("html").get_attribute("lang") == "zh-CN"
    assert "红方" in str(await window.cell("a0").get_attribute("aria-label"))
    await window.page.set_viewport_size({"width": 560, "height": 302})
    await window.is_told("A draw is offered.", "A hint.", "Another.", "One more.")
    steps, resign = window.locator(".steps"), window.button("Resign")
    await steps.hover()  # nothing lies over them
    await window.page.mouse.wheel(0, 1000)
    await expect(resign).to_be_in_viewport(ratio=1)


BARS = "(board) => ['::before', '::after'].map((part) => getComputedStyle(board, part).content)"


async def test_a_window_that_is_very_low_or_much_enlarged(open_window):
    """The board comes first and fills it, as in a small tile, with a bar on the side of who is to move, also where the
    page was scrolled down before; where there is room beside it the running clock is there, too. All the rest is
    scrolled to, also by keys. In a narrow one the buttons beside a long title go below, rather than that it becomes a
    column of words.
    """
    server = SmallServer("xiangqi", bot_side=None)
    server.clock = ticking(75_300, 19_000, 0)
    window = await open_window(server, size=(900, 600))
    title = window.locator("main h1").first
    await title.evaluate("(h1) => (h1.textContent = 'Connect Four 2/5: Four in a row')")
    assert await title.evaluate("(h1) => h1.offsetHeight / parseFloat(getComputedStyle(h1).lineHeight)") < 2.1
    resign = window.button("Resign")

    async def scrolls_down(width: int, height: int) -> None:
        await window.page.mouse.move(width / 2, height / 2)
        await window.page.mouse.wheel(0, 2000)
        await expect(resign).to_be_in_viewport(ratio=1)

    await window.page.set_viewport_size({"width": PHONE[0], "height": 320})
    await scrolls_down(PHONE[0], 320)
    for width, height, cell in ((450, 280, "a0"), (320, 180, "i0")):
        await window.page.set_viewport_size({"width": width, "height": height})
        await expect(window.board).to_be_in_viewport(ratio=0.99)
        for told in (".clock:not(.running)", ".head >> nth=0", ".status", "text=Hint", "text=Resign"):
            await expect(window.locator(told)).not_to_be_in_viewport()
        await expect(window.locator(".clock.running")).to_be_in_viewport(ratio=1)
        assert await window.board.evaluate(BARS) == ["none", '""']
        await scrolls_down(width, height)
        await window.cell(cell).focus()
        await expect(window.cell(cell)).to_be_in_viewport(ratio=0.9)
        await scrolls_down(width, height)
        assert await window.frame.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.fixture(scope="module")
def axe(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The source of axe, an accessibility checker, from npm."""
    return (unpacked("axe-core@4.11", tmp_path_factory.mktemp("axe")) / "axe.min.js").read_text(encoding="utf-8")


VIEWS = [*product((PHONE, DESKTOP), ("light", "dark"))]
LOOKED_AT = [  # the game, the view, and whether the lobby and a question are looked at, too
    *((game, VIEWS[0], False) for game in GAMES if LONG),  # other cells of the same page
    ("connect4", VIEWS[0], True),
    ("xiangqi", VIEWS[3], True),
]


REVIEW = Reviewed(
    (0.5, 0.6, 0.5, 0.6, 1.0, 1.0),
    {"4": "??"},
    {"4": ("c3 lets a3 win.",)},
    {"3": ("a3",)},
    ("You: 90 %", "Qibot: 20 %"),
)


@pytest.mark.slow
async def test_axe_finds_nothing(open_window, axe):
    """The page has no violation on a light phone and a dark desktop, with a puzzle, in the lobby, and while a question
    is open; nor in a review on a dark phone and a light desktop, at a mistake with the better move.
    """
    server = SmallServer("tictactoe")
    server.clock = ticking(75_300, 19_000, 0)
    window = await open_window(server)
    frame = window.page.frames[1]
    await frame.evaluate(axe)
    for game, view, also in LOOKED_AT:
        await server.begin(game)
        await expect(frame.locator("h1").first).to_have_text(server.state(0).title)
        assert {"button-name", "color-contrast"} <= await violations(frame, *view)
        if not also:
            continue
        await frame.get_by_role("button", name="Overview").click()
        assert {"button-name", "color-contrast"} <= await violations(frame, *view)
        await frame.get_by_role("button", name="Back to the board").click()
        await frame.get_by_role("button", name="Resign").click()
        assert "button-name" in await violations(frame, *view)  # a veil hides colours from axe
        await window.page.keyboard.press("Escape")
    server.review = REVIEW
    await server.begin("tictactoe", ("a1", "b2", "a2", "c3", "a3"))
    await expect(frame.locator(".graph circle")).to_have_count(1)
    await frame.locator(".moves button").nth(3).click()
    await expect(frame.locator(".verdict")).to_have_text("c3 lets a3 win.")
    for view in VIEWS if LONG else VIEWS[1:3]:
        assert {"svg-img-alt", "color-contrast"} <= await violations(frame, *view)


async def violations(frame: Frame, size: tuple[int, int], scheme: str) -> set[str]:
    """Asserts that axe finds no violation in a view. Returns the rules that something was judged by."""
    await frame.page.set_viewport_size({"width": size[0], "height": size[1]})
    await frame.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    await expect(frame.locator("body.waiting")).to_have_count(0)  # controls are pale while an answer is late
    found = await frame.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    assert [(each["id"], [node["html"] for node in each["nodes"]][:3]) for each in found["violations"]] == []
    return {each["id"] for each in found["passes"]}
