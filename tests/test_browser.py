"""Windows of the page tests: what one test did is neither seen by the next nor blamed on it."""

import pytest
from playwright.async_api import Error

from tests.browser import CHROMIUM, Windows, launched

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here")
SIZE = (300, 200)
STATE = "[innerWidth, matchMedia('(prefers-color-scheme: dark)').matches, document.body.textContent, history.state]"


async def test_a_window_that_was_put_back_is_as_new():
    """Its size, colours, page, routes and pages beside it; what was complained about is told once."""
    async with launched() as browser:
        windows = Windows(browser)
        page = await windows.open(SIZE)
        assert await page.evaluate(STATE) == [300, False, "", None]
        await page.route("**/*", lambda route: route.fulfill(body="routed"))
        await page.goto("http://127.0.0.1:9/")
        await page.set_viewport_size({"width": 100, "height": 100})
        await page.emulate_media(color_scheme="dark")
        await page.evaluate("history.replaceState('state', ''); open('about:blank'); console.error('one')")
        assert (await page.evaluate(STATE))[1:] == [True, "routed", "state"]
        assert await windows.put_back() == ["one"]
        again = await windows.open(SIZE)
        assert (again, again.context.pages) == (page, [page])
        assert await again.evaluate(STATE) == [300, False, "", None]
        async with again.expect_event("pageerror"):
            await again.evaluate("setTimeout(() => { throw new Error('two') })")
        with pytest.raises(Error):  # nobody listens there
            await again.goto("http://127.0.0.1:9/")
        assert await windows.put_back() == ["two"]
