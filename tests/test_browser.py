"""Windows of the page tests: one test neither affects the next nor is blamed for it."""

import asyncio
from datetime import datetime, timedelta
from time import time

import pytest
from playwright.async_api import Browser, Error

from tests.browser import Windows

pytestmark = pytest.mark.asyncio(loop_scope="session")
ADDRESS = "http://127.0.0.1:9/"  # nothing listens there
SIZE = (300, 200)
STATE = "[innerWidth, matchMedia('(prefers-color-scheme: dark)').matches, document.body.textContent, history.state]"

LISTEN = """() => {
    window.heard = {};
    addEventListener("keydown", ({ repeat }) => (heard.repeat = repeat));
    addEventListener("mousemove", ({ buttons }) => (heard.buttons = buttons));
}"""


async def test_a_window_that_was_put_back_is_as_new(browser: Browser) -> None:
    """Size, colours, page, routes, storage and other pages are reset, and what was held down is let go; each complaint
    is told once.
    """
    windows = Windows(browser)
    page = await windows.open(SIZE)
    assert await page.evaluate(STATE) == [300, False, "", None]
    await page.route("**/*", lambda route: route.fulfill(body="routed"))
    await page.goto(ADDRESS)
    await page.set_viewport_size({"width": 100, "height": 100})
    await page.emulate_media(color_scheme="dark")
    await page.evaluate(
        "localStorage.setItem('a', 1); history.replaceState('state', ''); open('about:blank'); console.error('one')"
    )
    assert (await page.evaluate(STATE))[1:] == [True, "routed", "state"]
    await page.keyboard.down("Enter")
    await page.mouse.down()
    assert await windows.put_back() == ["one"]
    again = await windows.open(SIZE)
    assert (again, again.context.pages) == (page, [page])
    assert await again.evaluate(STATE) == [300, False, "", None]
    await again.evaluate(LISTEN)
    await again.keyboard.press("Enter")
    await again.mouse.move(5, 5)
    assert await again.evaluate("heard") == {"repeat": False, "buttons": 0}
    async with again.expect_event("pageerror"):
        await again.evaluate("setTimeout(() => { throw new Error('two') })")
    with pytest.raises(Error):
        await again.goto(ADDRESS)
    await page.route("**/*", lambda route: route.fulfill(body="routed"))
    await again.goto(ADDRESS)
    assert await again.evaluate("localStorage.length") == 0
    assert await windows.put_back() == ["two"]
    await page.context.close()


async def test_a_window_whose_time_stood_goes_with_the_time_again(browser: Browser) -> None:
    """Also one whose time a test had set ahead."""
    windows = Windows(browser)
    page = await windows.open(SIZE, clock=True)
    await page.clock.pause_at(datetime.now() + timedelta(hours=1))
    await windows.put_back()
    again = await windows.open(SIZE, clock=True)
    assert again is page
    async with asyncio.timeout(20):
        await again.evaluate("new Promise((done) => setTimeout(done, 10))")
    assert abs(await again.evaluate("Date.now()") / 1000 - time()) < 60
    await page.context.close()
