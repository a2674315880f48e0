"""The Activity on the page: the frame as in Discord's client, its bar, its dialogs, and its end."""

import asyncio
import re
from collections.abc import AsyncIterator
from urllib.parse import parse_qs, urlsplit

import pytest
import pytest_asyncio
from playwright.async_api import Frame, Locator, expect

from bot.playground import Playground

from ..activities.conftest import LaunchingBot, launching
from ..activities.framed_site import Site, served
from .conftest import PHONE, Window

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]

# A page that speaks the protocol without the SDK. It accepts the host whose origin is the referrer's.
SCRIPT = """
const heard = [], host = new URL(document.referrer).origin, query = new URLSearchParams(location.search);
addEventListener("message", ({origin, source, data}) => {
  if (origin === host && source === parent) heard.push(data);
});
const say = (...message) => parent.postMessage(message, host);
const until = async (holds) => {
  for (;;) {
    const found = heard.find(holds);
    if (found) return found[1];
    await new Promise((done) => addEventListener("message", () => setTimeout(done), {once: true}));
  }
};
window.app = {
  heard, host, say, until,
  shake: () => {
    say(0, {v: 1, encoding: "json", client_id: CLIENT, frame_id: query.get("frame_id")});
    return until(([code, payload]) => payload.evt === "READY" || code === 2);
  },
  ask: (cmd, args, evt) => {
    const nonce = crypto.randomUUID();
    say(1, {cmd, args, evt, nonce});
    return until(([, payload]) => payload.nonce === nonce);
  },
};
document.getElementById("state").textContent = "Loaded";
"""


@pytest_asyncio.fixture(loop_scope="session")
async def site(here: Playground) -> AsyncIterator[Site]:
    async with served() as site:
        site.script = f"const CLIENT = '{here.world.bot.id}';{SCRIPT}"
        await here.portal.change(mappings=(("/", site.address),))
        yield site


@pytest_asyncio.fixture(loop_scope="session")
async def bot(here: Playground, site: Site) -> AsyncIterator[LaunchingBot]:
    async with launching(here) as started:
        yield started


class Hosted:
    """The Activity as a person sees it, and the page in it."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.section: Locator = window.page.locator("section.activity:visible")
        self.iframe = self.section.locator("iframe")

    async def frame(self) -> Frame:
        """The page in the frame, once it is loaded."""
        await expect(self.iframe.content_frame.get_by_text("Loaded")).to_be_visible()
        frame = await (await self.iframe.element_handle()).content_frame()
        assert frame is not None
        return frame

    async def press(self, name: str) -> None:
        """Presses a button of the bar."""
        await self.section.get_by_role("button", name=name, exact=True).click()


async def opened(window: Window) -> Hosted:
    """Launches by the button under a match."""
    if not await window.messages("Match").count():
        await window.type_command("/match", "Enter", "Enter")
    await window.press("Open the board")
    return Hosted(window)


async def test_the_entry_point_opens_the_frame(here, open_window):
    """It is among the commands, and a message tells of it. The frame is an iframe of another origin, through the proxy;
    it gets the host's origin, and nothing more of its URL.
    """
    alice = here.add_person("Alice")
    window = await open_window(alice)
    await window.type_command("/launch", "Enter", "Enter")
    hosted = Hosted(window)
    frame = await hosted.frame()
    assert frame.url.startswith(f"{here.proxy.origin}/?instance_id=")
    assert await frame.evaluate("document.referrer") == f"{here.url}/"
    assert (await frame.evaluate("app.shake()"))["evt"] == "READY"
    for name, value in {"referrerpolicy": "origin", "allow": "fullscreen"}.items():
        await expect(hosted.iframe).to_have_attribute(name, value)
    assert "popups" not in (await hosted.iframe.get_attribute("sandbox") or "")
    [open_frame] = here.activities.frames.values()
    assert open_frame.person_id == alice.id
    await hosted.press("Small window")
    await window.sees("opened Qibot")


async def test_consent_is_asked_for(here, open_window):
    """The button allows, closing the dialog refuses, and the frame is told each time."""
    hosted = await opened(await open_window(here.add_person("Alice")))
    frame = await hosted.frame()
    await frame.evaluate("app.shake()")
    page = hosted.window.page
    wish = f"app.ask('AUTHORIZE', {{client_id: '{here.world.bot.id}', response_type: 'code', scope: ['identify']}})"
    dialog = page.get_by_role("dialog", name="Qibot wants to know who you are")
    for choice, answer in (("Cancel", "ERROR"), ("Authorize", None)):
        asked = asyncio.ensure_future(frame.evaluate(f"{wish}.then((told) => told.evt)"))
        await dialog.get_by_role("button", name=choice).click()
        assert await asked == answer
    assert (await frame.evaluate(wish))["data"]["code"]


async def test_the_bar_changes_layout_and_orientation(here, open_window):
    """Large, small and tile have their own sizes; portrait and landscape; the frame is not reloaded.

    A large frame has the keys, and nothing under it is reachable; a small one takes no clicks.
    """
    hosted = await opened(await open_window(here.add_person("Alice")))
    frame = await hosted.frame()
    await frame.evaluate("window.mark = 1")
    await expect(hosted.iframe).to_be_focused()
    await frame.evaluate("addEventListener('keydown', ({key}) => (window.typed = key))")
    await hosted.window.page.keyboard.press("a")
    assert await frame.evaluate("window.typed") == "a"
    await expect(hosted.window.box).to_be_hidden()
    await hosted.press("Small window")
    await frame.wait_for_function("innerWidth === 320 && innerHeight === 180")
    await expect(hosted.window.box).to_be_visible()
    await expect(hosted.iframe).to_have_css("pointer-events", "none")
    await hosted.press("Tile")
    await frame.wait_for_function("innerWidth === 640")
    await hosted.press("Large")
    await frame.wait_for_function("innerWidth > 640")
    await hosted.press("Turn the screen")
    await frame.wait_for_function("innerWidth < innerHeight")
    assert await frame.evaluate("window.mark") == 1


@pytest.mark.slow
async def test_leaving_takes_the_frame_away(here, open_window):
    """By the button, by the page's CLOSE, by closing the window; the other frames stay."""
    alice, bob = here.add_person("Alice"), here.add_person("Bob")
    first = await opened(await open_window(alice))
    await first.frame()
    second = Hosted(await open_window(bob))
    await second.window.press("Open the board")
    frame = await second.frame()
    await first.press("Leave")
    await expect(first.section).to_have_count(0)
    await here.until(lambda: _people(here) == [bob.id])
    await frame.evaluate("app.shake()")
    await frame.evaluate("app.say(2, {code: 4000, message: 'The board broke'})")
    await expect(second.window.page.get_by_role("dialog")).to_contain_text("The board broke")
    await expect(second.section).to_have_count(0)
    again = await opened(first.window)
    await again.frame()
    await again.window.page.close()
    await here.until(lambda: here.activities.frames == {}, within=15)  # sooner than a frame that no page has taken


def _people(here: Playground) -> list[int]:
    return [frame.person_id for frame in here.activities.frames.values()]


async def test_a_reload_of_the_frame_is_not_served(here, open_window):
    """Its referrer is then its own address, and its frame id is used up."""
    hosted = await opened(await open_window(here.add_person("Alice")))
    frame = await hosted.frame()
    await frame.evaluate("app.shake()")
    await frame.evaluate("location.reload()")
    await frame.wait_for_function("window.app !== undefined && app.heard.length === 0")
    assert await frame.evaluate("app.host === location.origin")
    told = await frame.evaluate(
        f"""() => new Promise((done) => {{
          addEventListener("message", ({{data}}) => done(data));
          const frame = new URLSearchParams(location.search).get("frame_id");
          parent.postMessage([0, {{v: 1, encoding: "json", client_id: "{here.world.bot.id}", frame_id: frame}}], "*");
        }})"""
    )
    assert (told[0], told[1]["code"]) == (2, 1003)


@pytest.mark.slow
async def test_opening_again_brings_the_same_frame_forward(here, open_window):
    """One frame for a person in a place; in another place it is replaced; each person has their own."""
    alice = here.add_person("Alice")
    window = await open_window(alice)
    hosted = await opened(window)
    frame = await hosted.frame()
    await frame.evaluate("window.mark = 1")
    await hosted.press("Small window")
    await hosted.window.press("Open the board")
    await expect(hosted.section).to_have_class(re.compile("focused"))
    assert await frame.evaluate("window.mark") == 1
    await here.until(lambda: len(here.activities.frames) == 1)
    bob = here.add_person("Bob")
    await window.page.get_by_role("tab", name="Bob").click()
    await expect(hosted.section).to_have_count(0)
    await window.press("Open the board")
    await hosted.frame()
    await here.until(lambda: sorted(_people(here)) == sorted([alice.id, bob.id]))
    await window.page.get_by_role("tab", name="Alice").click()
    frame = await hosted.frame()
    assert await frame.evaluate("window.mark") == 1


async def test_on_a_phone_it_fills_the_screen(here, open_window):
    """The bar is on top, and nothing is wider than the screen; a small browser is a phone only if the URL says so.
    A person who closes the window before its page takes the frame leaves the Activity after a while.
    """
    alice = here.add_person("Alice")
    hosted = await opened(await open_window(alice, PHONE))
    frame = await hosted.frame()
    assert (await frame.evaluate("innerWidth")) == PHONE[0]
    assert await hosted.window.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert parse_qs(urlsplit(frame.url).query)["platform"] == ["desktop"]
    await hosted.press("Leave")
    await hosted.window.page.evaluate("location.hash += '&platform=mobile'")
    await hosted.window.press("Open the board")
    frame = await hosted.frame()
    assert parse_qs(urlsplit(frame.url).query)["platform"] == ["mobile"]
    inset = "getComputedStyle(document.documentElement).getPropertyValue('--discord-safe-area-inset-top')"
    assert await frame.evaluate(inset) == "47px"
    await hosted.press("Leave")
    await here.until(lambda: here.activities.frames == {})
    wish = {"person": str(alice.id), "action": "launch", "channel_id": str(alice.place)}
    await hosted.window.page.evaluate("(wish) => fetch('act', {method: 'POST', body: JSON.stringify(wish)})", wish)
    assert len(here.activities.frames) == 1
    await here.advance(31)
    assert here.activities.frames == {}
