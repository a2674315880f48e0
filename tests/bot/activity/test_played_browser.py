"""The board that one can touch in a real browser, opened from the playground's page, with the real bot behind."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, ConsoleMessage, FrameLocator, Page, expect

from bot.playground import Playground
from bot.playground.people import DiscordUser
from bot.playground.webpage import mount
from bot.startup import activity_in
from tests.bot.activity.conftest import PATIENCE_MS
from tests.bot.activity.test_played_laws import against_bot, between
from tests.bot.e2e.conftest import bot_in, settings_for
from tests.bot.e2e.playing import board_at

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def here(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Playground]:
    """A playground with its page and the bot in it."""
    settings = settings_for(tmp_path_factory.mktemp("bot") / "qibot.sqlite3")
    async with (
        Playground(own_thread=True, mount=mount) as playground,
        bot_in(playground, settings) as bot,
        activity_in(playground, bot),
    ):
        bot.services.lateness.stop()
        yield playground


class Hosted:
    """A window on the playground's page in which the board is open."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frame: FrameLocator = page.locator("section.activity:visible iframe").content_frame

    async def touch(self, name: str) -> None:
        """Presses a cell of the board."""
        await self.frame.locator(f'[data-cell="{name}"]').click()

    async def shows(self, moves: int) -> None:
        """Waits until the board shows so many pieces."""
        await expect(self.frame.locator(".board .field img:not(.pale, .ghost)")).to_have_count(moves)


async def board_of(browser: Browser, here: Playground, person: DiscordUser, problems: list[str]) -> Hosted:
    """Presses the button under the last match, and agrees that the page may know who it is."""
    context = await browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE_MS)
    page = await context.new_page()

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            problems.append(message.text)

    page.on("console", note)
    page.on("pageerror", lambda error: problems.append(f"{error}"))
    await page.goto(f"{here.page}#person={person.id}")
    await page.locator(".welcome").wait_for()
    await page.get_by_role("main").get_by_role("button", name="Open the board", exact=False).last.click()
    await page.get_by_role("dialog").get_by_role("button", name="Authorize").click()
    hosted = Hosted(page)
    await hosted.frame.get_by_role("grid").wait_for()
    return hosted


async def test_a_move_by_touch_changes_the_message(browser: Browser, here: Playground) -> None:
    """The button opens the page, one press makes the move, the bot answers on both; no error in the console."""
    alice, problems = here.add_person("Alice"), list[str]()
    board = await against_bot(alice)
    hosted = await board_of(browser, here, alice, problems)
    await hosted.touch("b2")
    await hosted.shows(2)
    await board_at(alice, board, 2)
    assert problems == []
    await hosted.page.context.close()


async def test_two_windows_and_the_chat(browser: Browser, here: Playground) -> None:
    """A move in one window, one in the chat, one in the other window: all see all."""
    alice, bob, problems = here.add_person("Alice"), here.add_person("Bob"), list[str]()
    board = await between(alice, bob)
    one = await board_of(browser, here, alice, problems)
    other = await board_of(browser, here, bob, problems)
    await one.touch("a1")
    await other.shows(1)
    await bob.click(await board_at(bob, board, 1), "b2")
    await one.shows(2)
    await one.touch("c1")
    await other.shows(3)
    await other.touch("b1")
    await one.shows(4)
    await board_at(alice, board, 4)
    assert problems == []
    await one.page.context.close()
    await other.page.context.close()
