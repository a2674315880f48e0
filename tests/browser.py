"""Chromium for the tests of the pages, which share its profiles one after another."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

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
]
PATIENCE_MS = 60_000  # on a machine with much else to do; what is there sooner costs nothing
expect.set_options(timeout=PATIENCE_MS)


@asynccontextmanager
async def launched() -> AsyncIterator[Browser]:
    """A browser of one's own."""
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        await browser.close()


class Windows:
    """Opens windows for one test after another.

    No two windows that are open have a profile in common. A profile that was put back serves later tests, which saves
    them half of what a window costs. Their pages come from servers with ports of their own, so they find nothing kept.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[BrowserContext]] = {}
        self._used: list[tuple[str, BrowserContext]] = []

    async def open(self, size: tuple[int, int], *, clock: bool = False, **options: Any) -> Page:
        """An empty page. `clock`: its time can be driven from now on, so its profile is not used again."""
        if clock:
            context = await self._profile(size, options)
            self._used.append(("", context))
            await context.clock.install()
            return await context.new_page()
        key = repr((size, sorted(options.items())))
        free = self._free.setdefault(key, [])
        context = free.pop() if free else await self._profile(size, options)
        self._used.append((key, context))
        return await context.new_page()

    async def _profile(self, size: tuple[int, int], options: dict[str, Any]) -> BrowserContext:
        context = await self._browser.new_context(viewport={"width": size[0], "height": size[1]}, **options)
        context.set_default_timeout(PATIENCE_MS)
        return context

    async def put_back(self) -> None:
        """Closes all pages; what a test did to its profile is undone."""
        used, self._used = self._used, []
        for key, context in used:
            if key:
                for page in context.pages:
                    await page.close()
                await context.set_offline(False)
                await context.clear_cookies()
                self._free[key].append(context)
            else:
                await context.close()
