"""The page in headless Chromium, with a small server and a match of its own for every test.

The browser is shared by a module's tests; all of a module runs in one event loop. Skipped where no Chromium is found.
"""

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio
from aiohttp.test_utils import TestServer
from playwright.async_api import Browser, ConsoleMessage, FrameLocator, Locator, Page, async_playwright, expect

from bot.render import RENDERERS
from tests.bot.activity.server import SmallServer

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
PATIENCE_MS = 30_000  # on a machine with much else to do; what is there sooner costs nothing
PHONE = (360, 740)
DESKTOP = (1280, 800)
expect.set_options(timeout=PATIENCE_MS)


class Window:
    """A browser window with the page in its frame."""

    def __init__(self, page: Page, server: SmallServer, person: int) -> None:
        self.page, self.server, self.person = page, server, person
        self.frame: FrameLocator = page.frame_locator("iframe")
        self.board: Locator = self.frame.locator(".board")

    def cell(self, name: str) -> Locator:
        """A cell of the board."""
        return self.frame.locator(f'[data-cell="{name}"]')

    async def point(self, name: str) -> tuple[float, float]:
        """The middle of a cell in the window."""
        box = await self.cell(name).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    async def standing(self) -> dict[str, str]:
        """The pieces that the board shows, by cell: the letter in each picture's address, from where it lies."""
        seen: dict[str, str] = await self.board.evaluate(
            """(board) => {
                const box = board.getBoundingClientRect();
                const cells = [...board.querySelectorAll(".cell")].map((cell) => {
                    const { left, top, width, height } = cell.getBoundingClientRect();
                    return [cell.dataset.cell, left + width / 2, top + height / 2];
                });
                const found = {};
                for (const img of board.querySelectorAll(".field img:not(.pale, .ghost)")) {
                    const [x, y] = [parseFloat(img.style.left) / 100, parseFloat(img.style.top) / 100];
                    const at = [box.left + x * box.width, box.top + y * box.height];
                    const [name] = cells.find(([, cx, cy]) => Math.hypot(cx - at[0], cy - at[1]) < 2);
                    found[name] = new URL(img.src).searchParams.get("letter");
                }
                return found;
            }"""
        )
        return seen

    async def shows(self, standing: dict[str, str]) -> None:
        """Waits until the board shows this, or fails saying what it shows."""
        for _ in range(PATIENCE_MS // 50):
            if await self.standing() == standing:
                return
            await self.page.wait_for_timeout(50)
        assert await self.standing() == standing

    async def shows_match(self, plies: int) -> None:
        """Waits until so many moves are made, and the board shows where they led."""
        for _ in range(PATIENCE_MS // 20):
            if len(self.server.moves) >= plies:
                break
            await self.page.wait_for_timeout(20)
        assert len(self.server.moves) >= plies, "the move did not reach the server"
        await self.shows(dict(self.server.replay.standing))

    async def drag(self, start: str, end: str) -> None:
        """Presses the mouse on a cell, moves it in steps and lets it go on another."""
        await self.page.mouse.move(*await self.point(start))
        await self.page.mouse.down()
        await self.page.mouse.move(*await self.point(end), steps=4)
        await self.page.mouse.up()

    async def tap(self, name: str) -> None:
        """Touches a cell with a finger."""
        await self.page.touchscreen.tap(*await self.point(name))

    async def settled(self) -> None:
        """Waits until all animations are over."""
        await self.board.evaluate(
            "(board) => Promise.all(board.getAnimations({subtree: true}).map((each) => each.finished.catch(() => 0)))"
        )


Opener = Callable[..., Awaitable[Window]]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no Chromium here")
    async with async_playwright() as driver:
        launched = await driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield launched
        await launched.close()


@pytest_asyncio.fixture(loop_scope="module")
async def open_window(browser: Browser) -> AsyncIterator[Opener]:
    """Opens windows on a server; in the end no page may have thrown, logged an error or broken the content policy."""
    problems: list[str] = []
    expected: list[str] = []
    running: dict[SmallServer, TestServer] = {}
    contexts = []

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            problems.append(message.text)

    async def opened(
        server: SmallServer,
        person: int = 0,
        size: tuple[int, int] = DESKTOP,
        query: str = "",
        clock: bool = False,
        **more: object,
    ) -> Window:
        if server not in running:
            running[server] = TestServer(server.application())
            await running[server].start_server()
        context = await browser.new_context(viewport={"width": size[0], "height": size[1]}, **more)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        page = await context.new_page()
        if clock:
            await page.clock.install()
        page.on("console", note)
        page.on("pageerror", lambda error: problems.append(f"{error}"))
        await page.goto(f"{running[server].make_url('/host')}?person={person}{query}")
        return Window(page, server, person)

    async def ready(*args: object, **more: object) -> Window:
        window = await opened(*args, **more)  # type: ignore[arg-type]
        if "query" not in more:
            await window.frame.get_by_role("grid").wait_for()
        return window

    ready.problems_expected = expected.append  # type: ignore[attr-defined]
    yield ready
    for context in contexts:
        await context.close()
    for each in running.values():
        await each.close()
    assert [each for each in problems if not any(part in each for part in expected)] == []


GAMES = tuple(RENDERERS)
