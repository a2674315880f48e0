"""Chromium for the tests of pages: one browser, whose windows are used again and again."""

from __future__ import annotations

import shutil
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from aiohttp.test_utils import unused_port
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, async_playwright, expect

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first costs the least
CHROMIUM = next(filter(None, map(shutil.which, PROGRAMS)), None)
FEATURES_OFF = (
    "RenderDocument",  # a new frame for every page: a fifth of what a load costs
    # and what matters here of Playwright's own list, which this one takes the place of
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--force-prefers-reduced-motion",  # whatever moves is drawn again and again; a test of it emulates another choice
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-site-isolation-trials",
    "--process-per-site",  # and one for all pages of a window, so that compiled scripts and decoded pictures are shared
    "--renderer-process-limit=1",
    f"--disable-features={','.join(FEATURES_OFF)}",
]
PORT = unused_port()  # for one server after another, so that windows find files of the last one in their caches
PATIENCE_MS = 60_000  # for a busy machine; a faster answer costs nothing
Key = tuple[bool, str]  # of windows that can take each other's place: whether their time is controlled, and options
expect.set_options(timeout=PATIENCE_MS)


def usual_port() -> int:
    """PORT, or 0 if it is taken."""
    with suppress(OSError), socket.create_server(("127.0.0.1", PORT)):
        return PORT
    return 0


@asynccontextmanager
async def launched() -> AsyncIterator[Browser]:
    """Starts a browser, and closes it at the end."""
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        await browser.close()


class Windows:
    """Opens windows for one test after another.

    No two open windows share a profile. A window that was put back is emptied and used by later tests, which saves more
    than half of a new one's cost. Cached files are kept, which saves half of the rest if their server has the port of
    the last one.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[Key, list[BrowserContext]] = {}
        self._used: dict[Page, Key] = {}
        self._problems: list[str] = []

    async def open(self, size: tuple[int, int], *, clock: bool = False, **options: Any) -> Page:
        """An empty page. With `clock` its time can be controlled.

        Each choice of `options` has profiles of its own; what can be set on a page later need not be one of them.
        """
        key = clock, repr(sorted(options.items()))
        free = self._free.setdefault(key, [])
        context = free.pop() if free else await self._profile(options)
        if clock:
            await context.clock.install()
        page = next(iter(context.pages), None) or await context.new_page()
        self._used[page] = key
        await page.set_viewport_size({"width": size[0], "height": size[1]})
        return page

    async def _profile(self, options: dict[str, Any]) -> BrowserContext:
        context = await self._browser.new_context(**options)
        context.set_default_timeout(PATIENCE_MS)
        context.on("console", self._tell)
        context.on("weberror", lambda told: self._note(told.page, f"{told.error}"))
        return context

    def _tell(self, told: ConsoleMessage) -> None:
        if told.type in ("error", "warning"):
            self._note(told.page, f"{told.text} {told.location['url']}".strip())

    def _note(self, page: Page | None, problem: str) -> None:
        if page in self._used:
            self._problems.append(problem)

    async def put_back(self) -> list[str]:
        """Empties all windows and undoes what the test did to them. Returns the errors and warnings of their pages."""
        used, self._used = self._used, {}
        problems, self._problems = self._problems, []
        for page, key in used.items():
            if key[0]:
                await page.context.clock.resume()
            await _empty(page.context)
            self._free[key].append(page.context)
        return problems


async def _empty(context: BrowserContext) -> None:
    """Closes all pages but one, and resets that one."""
    first, *others = context.pages or [await context.new_page()]  # if the test closed its window
    for page in others:
        await page.close()
    devtools = await context.new_cdp_session(first)
    await devtools.send("Storage.clearDataForOrigin", {"origin": "*", "storageTypes": "local_storage"})
    await devtools.detach()
    await context.set_offline(False)
    for page in context.pages:
        await page.unroute_all()
        await page.emulate_media(media="null", color_scheme="null", reduced_motion="null", forced_colors="null")
        await page.mouse.move(-1, -1)
        await page.goto("about:blank")
        await page.keyboard.up("Enter")  # the only key that tests hold; its next press would be a repeated one
        await page.mouse.up()
    await context.clear_cookies()
