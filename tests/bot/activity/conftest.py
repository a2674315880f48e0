"""The page in headless Chromium, with a small server and a new match for every test; or with the real bot.

The browser is shared with all other tests, which use its windows one after another; they run in one event loop. The
first server of every test has the same port, so that the page's files come from the browser's cache.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest
import pytest_asyncio
from aiohttp.test_utils import TestServer
from playwright.async_api import Page, expect

from bot.activity import server
from bot.activity.pages import Pages
from bot.activity.server import Activity
from bot.client import Qibot
from bot.playground import Playground
from bot.playground.webpage import mount
from bot.render import RENDERERS, parts
from bot.startup import activity_in
from tests.bot.activity.server import SmallServer
from tests.bot.activity.windows import DESKTOP, BoardWindow
from tests.bot.e2e.conftest import alice, bob, bot, company, here, no_faults_left, pytest_generate_tests  # noqa: F401
from tests.browser import PATIENCE_MS, Windows, usual_port


class Window(BoardWindow):
    """A browser window with the page in its frame, and the small server behind it."""

    def __init__(self, page: Page, server: SmallServer, person: int) -> None:
        super().__init__(page)
        self.server, self.person = server, person

    async def shows_match(self, plies: int) -> None:
        """Waits until `plies` moves are made, and the board shows the position after them."""
        for _ in range(PATIENCE_MS // 20):
            if len(self.server.moves) >= plies:
                break
            await self.page.wait_for_timeout(20)
        assert len(self.server.moves) >= plies, "the move did not reach the server"
        await self.shows(dict(self.server.replay.standing))

    async def is_told(self, *notices: str) -> None:
        """The match says something else, which the page then shows."""
        self.server.notices = notices
        await self.server.change()
        await expect(self.locator(".notices p")).to_have_text(notices)

    async def loses_the_line(self) -> None:
        """The line breaks until the server is `reachable` again, which the page then says."""
        self.server.cut(until_reachable=True)
        await expect(self.frame.get_by_text("The connection was lost.")).to_have_count(1)

    async def changes(self, moves: tuple[str, ...]) -> None:
        """The match is changed to these moves without this page, which then shows them."""
        await self.server.change(moves)
        await self.shows_match(len(moves))


@pytest.fixture(scope="package", autouse=True)
def _little_is_drawn() -> Iterator[None]:
    """Bots draw no boards in advance, which takes longer than most tests, and pictures are half as large."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(server, "CALM", 3600.0)
        patched.setattr(parts, "ZOOM", 1)
        yield


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def shared(company: str) -> AsyncIterator[Playground]:  # noqa: F811
    """A playground with its page, which most modules share."""
    async with Playground(own_thread=True, mount=mount) as playground:
        yield playground


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def activity(shared: Playground, bot: Qibot) -> AsyncIterator[Activity]:  # noqa: F811
    """The touch board, served by the bot that the tests here share."""
    async with activity_in(shared, bot) as served:
        yield served


Opener = Callable[..., Awaitable[Window]]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def pages() -> Pages:
    """The pages of all small servers: a picture drawn for one server is not drawn again for the next."""
    return SmallServer("tictactoe").pages


@pytest_asyncio.fixture(loop_scope="session")
async def open_window(windows: Windows, pages: Pages) -> AsyncIterator[Opener]:
    """Opens windows on a server; a `script` runs in all frames before the page.

    At the end no page may have thrown, logged an error or violated the content policy.
    """
    expected: list[str] = []
    scripted: list[Page] = []
    running: dict[SmallServer, TestServer] = {}

    async def opened(
        server: SmallServer,
        person: int = 0,
        size: tuple[int, int] = DESKTOP,
        path: str = "host",
        query: str = "",
        script: str = "",
        **more: object,
    ) -> Window:
        if server not in running:
            server.pages = pages
            running[server] = TestServer(server.application(), port=None if running else usual_port() or None)
            await running[server].start_server()
        page = await windows.open(size, **more)
        if script:
            await page.add_init_script(script)
            scripted.append(page)
        await page.goto(f"{running[server].make_url(f'/{path}')}?person={person}{query}")
        return Window(page, server, person)

    async def ready(*args: object, **more: object) -> Window:
        window = await opened(*args, **more)  # type: ignore[arg-type]
        if "query" not in more:
            await window.frame.get_by_role("grid").wait_for()
        return window

    ready.problems_expected = expected.append  # type: ignore[attr-defined]
    yield ready
    problems = await windows.put_back()
    for page in scripted:
        await page.close()  # another test in it would run the script, too
    for each in running.values():
        await each.close()
    assert [each for each in problems if not any(part in each for part in expected)] == []


@pytest.fixture
def open_match(open_window: Opener) -> Callable[..., Awaitable[tuple[SmallServer, Window]]]:
    """Opens a window of the first of two people, at a match with these moves; returns the server, too."""

    async def opened(
        game: str, moves: tuple[str, ...] = (), *, start: str = "", **more: object
    ) -> tuple[SmallServer, Window]:
        server = SmallServer(game, moves, bot_side=None, start=start)
        return server, await open_window(server, **more)

    return opened


GAMES = tuple(RENDERERS)
