"""The page in headless Chromium, with a playground and the small bot of its own for every test.

The browser is shared by all tests, its windows one after another; all of them run in one event loop. The playgrounds
have one address, so that the page's files come from the browser's cache.
Skipped where no Chromium is found.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest_asyncio
from aiohttp import web
from playwright.async_api import Locator, Page

from bot.playground import Playground
from bot.playground.people import DiscordUser, People
from bot.playground.webpage import mount
from tests.browser import Windows, usual_port

from ..conftest import running
from ..small_bot import SmallBot

PHONE = (360, 740)
DESKTOP = (1200, 800)

Opener = Callable[..., Awaitable["Window"]]


class Window:
    """A browser window that shows one person's view."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.box = page.get_by_role("combobox", name="Message", exact=False)

    async def type_command(self, text: str, *keys: str) -> None:
        """Types into the message box, then presses `keys`."""
        await self.box.click()
        await self.page.keyboard.type(text)
        for key in keys:
            await self.page.keyboard.press(key)

    def options(self, name: str | None = None) -> Locator:
        """The suggestions of the message box."""
        return self.page.locator(".suggestions").get_by_role("option", name=name)

    def messages(self, text: str) -> Locator:
        """The messages that contain `text`."""
        return self.page.locator(".messages li", has_text=text)

    async def sees(self, text: str) -> None:
        """Waits until a message contains `text`."""
        await self.messages(text).first.wait_for()

    async def press(self, name: str) -> None:
        """Presses the last button of this name in the chat."""
        await self.page.get_by_role("main").get_by_role("button", name=name, exact=True).last.click()


def mount_kept(app: web.Application, people: People, key: str) -> None:
    """The page with files that a browser may keep: loading all of them takes most of a test's time."""
    mount(app, people, key)

    async def keep(request: web.Request, response: web.StreamResponse) -> None:
        if "/static/" in request.path:
            response.headers["Cache-Control"] = "max-age=86400"

    app.on_response_prepare.append(keep)


def playground_at(port: int, *, own_thread: bool = False) -> Playground:
    """A playground whose page's URL depends on the port only (0: any port)."""
    playground = Playground(port=port, mount=mount_kept, own_thread=own_thread)
    playground.key = "the-key-of-all-tests"
    return playground


@pytest_asyncio.fixture(loop_scope="session")
async def here() -> AsyncIterator[Playground]:
    async with playground_at(usual_port()) as playground:
        yield playground


@pytest_asyncio.fixture(loop_scope="session")
async def bot(here: Playground) -> AsyncIterator[SmallBot]:
    async with running(here, SmallBot()) as started:
        yield started


@pytest_asyncio.fixture(loop_scope="session")
async def open_window(here: Playground, windows: Windows) -> AsyncIterator[Opener]:
    """Opens windows; at the end no page may have thrown, logged an error or broken the content policy."""

    async def opened(person: DiscordUser, size: tuple[int, int] = DESKTOP) -> Window:
        page = await windows.open(size)
        await page.emulate_media(reduced_motion="reduce")
        await page.goto(f"{here.page}#person={person.id}")
        await page.locator(".welcome").wait_for()
        return Window(page)

    yield opened
    assert await windows.put_back() == []
