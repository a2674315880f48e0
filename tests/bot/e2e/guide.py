"""Drives the page: `python -m bot` without a token in its own process, a person's window, a camera."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self

from playwright.async_api import ConsoleMessage, FloatRect, FrameLocator, Locator, Page, ViewportSize, expect

from engines.registry import GAMES
from tests.bot.playground.page.conftest import Window
from tests.browser import PATIENCE_MS, launched

Opener = Callable[[], Awaitable[Page]]
ROOT = Path(__file__).resolve().parents[3]
PATIENCE = 60  # seconds for the bot to start, and for one of its answers on a busy machine
SIZE: ViewportSize = {"width": 980, "height": 1400}  # tall enough for the tallest message, so that none is cut
ACTIVITY_SIZE: ViewportSize = {"width": 700, "height": 900}  # about as high as an Activity is wide
TITLES = tuple(game.title for game in GAMES.values())
MESSAGE = "ol.messages > li.message"
FORGIVEN = "/cdn/attachments/"  # a picture that an edit replaced before the browser asked for it; nobody needs it
MARGIN = 10  # pixels around a photographed message
ADDRESS = re.compile(rb"http://127\.0\.0\.1:\d+/\S+/")
OVER = '[data-custom^="rematch:"]'  # a button that only a finished match has
SETTLE = """(message) => {
    message.scrollIntoView({block: "nearest"});
    // a picture that an edit replaces meanwhile is never decoded
    return Promise.all([...message.querySelectorAll("img")].map((one) => one.decode().catch(() => null)));
}"""


@asynccontextmanager
async def playground(folder: Path) -> AsyncIterator[str]:
    """The address of the page of a new bot, which keeps everything in `folder` and is stopped by SIGTERM."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        cwd=folder,
        env=environment(),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        yield await asyncio.wait_for(_address(process), PATIENCE)
    finally:
        process.send_signal(signal.SIGTERM)
        code = await asyncio.wait_for(process.wait(), PATIENCE)
    assert code == 0, f"the bot ended with {code}"


def environment() -> dict[str, str]:
    """The environment: one engine process that thinks briefly, and no token, whatever the surrounding one says."""
    chosen = {"DISCORD_TOKEN": "", "ENGINE_WORKERS": "1", "ENGINE_MEMORY": "32", "THINKING_TIME": "0.1"}
    return os.environ | chosen | {"PYTHONPATH": str(ROOT), "DATABASE_PATH": "qibot.sqlite3"}


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    async for line in process.stdout:
        if found := ADDRESS.search(line):
            return found[0].decode()
    raise AssertionError("the bot ended before it was there")


@asynccontextmanager
async def browser(forgiven: tuple[str, ...] = ()) -> AsyncIterator[Opener]:
    """Opens pages in a Chromium of their own: dark, without animations, with long time limits.

    Raises AssertionError at the end if a page logged an error or a warning, except about addresses that contain one of
    `forgiven`. Every page has its own window: a page behind another would be drawn once a second.
    """
    problems: list[str] = []

    def note(told: ConsoleMessage) -> None:
        address = told.location["url"]
        if told.type in ("error", "warning") and not any(part in address for part in (FORGIVEN, *forgiven)):
            problems.append(f"{told.text} {address}")

    async def opened() -> Page:
        context = await found.new_context(viewport=SIZE, color_scheme="dark", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE_MS)
        context.on("console", note)
        context.on("weberror", lambda told: problems.append(f"{told.error}"))
        return await context.new_page()

    async with launched() as found:
        yield opened
    assert problems == [], problems


class Guide:
    """One person's window on the page, the camera, and what people do repeatedly."""

    def __init__(self, window: Window, pictures: Path | None) -> None:
        self.window, self.page, self.pictures = window, window.page, pictures

    @classmethod
    async def arrives(cls, opened: Opener, address: str, name: str, pictures: Path | None) -> Self:
        """A new window in which the person of that name is chosen."""
        page = await opened()
        await page.goto(address)
        tab = page.get_by_role("tab", name=name)
        await tab.click()
        await expect(tab).to_have_attribute("aria-selected", "true")
        return cls(Window(page), pictures)

    async def use(self, command: str, **options: str) -> Locator:
        """Runs a slash command, its options filled in by name, and returns the message that answers it."""
        before = await self._newest_id()
        await self.page.get_by_role("main").get_by_role("combobox").click()
        await self.page.keyboard.type(f"/{command} ")
        await expect(self.page.locator(".command-chip")).to_have_text(f"/{command}")
        for name, value in options.items():
            await self._fill(name, value)
        await self.page.keyboard.press("Enter")
        return await self._newer_than(before)

    async def _fill(self, name: str, value: str) -> None:
        slot = self.page.get_by_role("combobox", name=name, exact=True)
        if not await slot.count():
            await self.window.options(name).first.click()
        await slot.fill(value)
        await self.window.options(value).first.click()

    async def press(self, message: Locator, name: str) -> None:
        """Presses a button of a message."""
        await self._button(message, name).click()

    async def answer_to(self, act: Awaitable[None]) -> Locator:
        """Does something that the bot answers with a new message, and returns that message."""
        before = await self._newest_id()
        await act
        return await self._newer_than(before)

    async def choose(self, message: Locator, menu: str, option: str) -> None:
        """Chooses a line in a menu of a message."""
        await message.get_by_role("button", name=menu).click()
        await self.page.locator(".listbox:popover-open").get_by_role("option", name=option).click()

    def _button(self, message: Locator, name: str) -> Locator:
        return message.get_by_role("button", name=re.compile(rf"{re.escape(name)}$"))

    async def newest(self) -> Locator:
        """The last message."""
        return self.page.locator(f'{MESSAGE}[data-id="{await self._newest_id()}"]')

    async def _newest_id(self) -> str | None:
        newest = self.page.locator(MESSAGE).last
        return await newest.get_attribute("data-id") if await newest.count() else None

    async def _newer_than(self, message: str | None) -> Locator:
        """The last message, once it is another than `message` and has its contents."""
        newest = self.page.locator(f'{MESSAGE}:last-child:not([data-id="{message}"])')
        await expect(newest.locator(".container")).to_be_visible()
        return await self.newest()

    async def reaches(self, board: Locator, ply: int) -> bool:
        """Waits until a board shows `ply` moves or the end of its match. Returns whether the match goes on."""
        await expect(board.locator(f'[data-custom^="hint:"][data-custom$=":{ply}:"], {OVER}')).to_be_visible()
        return await board.locator(OVER).count() == 0

    async def photograph(self, message: Locator, name: str) -> None:
        """Saves a picture of the message, without the empty chat beside it, as `name`.png, if there is a folder."""
        if self.pictures is None:
            return
        await self.page.mouse.move(0, 0)
        await message.evaluate(SETTLE)
        whole, inner = await message.bounding_box(), await message.locator(".container").last.bounding_box()
        assert whole is not None
        assert inner is not None
        width = min(whole["width"], inner["x"] + inner["width"] - whole["x"] + MARGIN)
        clip: FloatRect = {"x": whole["x"], "y": whole["y"], "width": width, "height": whole["height"]}
        await self.page.screenshot(path=self.pictures / f"{name}.png", clip=clip)

    async def photograph_page(self, activity: Locator, frame: FrameLocator, name: str) -> None:
        """Saves a picture of an Activity, whose page is in the frame, as `photograph` does."""
        if self.pictures is None:
            return
        await self.page.set_viewport_size(ACTIVITY_SIZE)
        await frame.locator("body").evaluate(SETTLE)
        await activity.screenshot(path=self.pictures / f"{name}.png")
        await self.page.set_viewport_size(SIZE)
