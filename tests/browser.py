"""Chromium for the tests of the pages, which share it and its profiles one after another."""

from __future__ import annotations

import shutil
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from aiohttp.test_utils import unused_port
from playwright.async_api import Browser, BrowserContext, Page, async_playwright, expect

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-site-isolation-trials",
    "--process-per-site",  # and one for a window's every page: what a process has compiled and decoded it knows
    "--renderer-process-limit=1",
]
PORT = unused_port()  # of one server after another, whose files the windows know from the one before
PATIENCE_MS = 60_000  # on a machine with much else to do; what is there sooner costs nothing
expect.set_options(timeout=PATIENCE_MS)


def free_port() -> int:
    """That port, or 0 where it is taken by now."""
    with suppress(OSError), socket.create_server(("127.0.0.1", PORT)):
        return PORT
    return 0


@asynccontextmanager
async def launched() -> AsyncIterator[Browser]:
    """A browser of one's own."""
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        await browser.close()


class Windows:
    """Opens windows for one test after another.

    No two windows that are open have a profile in common. A window that was put back is emptied and serves later tests,
    which saves them more than half of what a new one costs. Files that may be kept for ever are kept, which saves half
    of the rest where their server has the port of the one before.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[BrowserContext]] = {}
        self._used: dict[Page, str] = {}
        self._problems: list[str] = []

    async def open(self, size: tuple[int, int], *, clock: bool = False, **options: Any) -> Page:
        """An empty page. `clock`: its time can be driven from now on, so its window is not used again.

        Every other choice of `options` has profiles of its own; what a page can be told later need not be one of them.
        """
        key = "" if clock else repr(sorted(options.items()))
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
        context.on("console", lambda told: told.type in ("error", "warning") and self._note(told.page, told.text))
        context.on("weberror", lambda told: self._note(told.page, f"{told.error}"))
        return context

    def _note(self, page: Page | None, problem: str) -> None:
        if page in self._used:
            self._problems.append(problem)

    async def put_back(self) -> list[str]:
        """Empties all windows; what a test did to them is undone. What their pages threw, or complained about."""
        used, self._used = self._used, {}
        problems, self._problems = self._problems, []
        for page, key in used.items():
            if key:
                await _empty(page.context)
                self._free[key].append(page.context)
            else:
                await page.context.close()
        return problems


async def _empty(context: BrowserContext) -> None:
    """Closes all pages but one, and leaves that as if it were new."""
    first, *others = context.pages or [await context.new_page()]  # where a test closed its window
    for page in others:
        await page.close()
    devtools = await context.new_cdp_session(first)
    await devtools.send("Storage.clearDataForOrigin", {"origin": "*", "storageTypes": "local_storage"})
    await devtools.detach()
    await context.set_offline(False)
    for page in context.pages:
        await page.unroute_all()
        await page.emulate_media(media="null", color_scheme="null", reduced_motion="null")
        await page.mouse.move(-1, -1)
        await page.goto("about:blank")
    await context.clear_cookies()
