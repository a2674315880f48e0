"""The official SDK, unmodified from npm, as the judge of the host: a framed page that uses it must work.

It accepts a host only at http://localhost:3333, so one such test runs at a time on a machine. Skipped, with the reason,
without npm, without the package, or with another program on that port.
"""

import asyncio
import fcntl
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Frame, Page, expect

from bot.playground import Playground
from bot.playground.people import DiscordUser
from bot.playground.records import Json
from tests.browser import Windows
from tests.npm import unpacked

from ..activities.conftest import LaunchingBot, Server, launching
from ..activities.framed_site import Site, served
from .conftest import DESKTOP, playground_at

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]

PORT = 3333
VERSION = "2.5.0"
LOCK = Path(tempfile.gettempdir()) / "playground-of-port-3333.lock"
SCRIPT = """
import { DiscordSDK } from "./sdk/index.mjs";
window.sdk = new DiscordSDK(CLIENT);
window.refused = (promise) => promise.then(() => null, (error) => ({plain: !(error instanceof Error), ...error}));
document.getElementById("state").textContent = "Loaded";
"""


@pytest.fixture(scope="module")
def sdk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The published package, freshly fetched."""
    return unpacked(f"@discord/embedded-app-sdk@{VERSION}", tmp_path_factory.mktemp("sdk")) / "output"


@pytest.fixture
def alone() -> Iterator[None]:
    """A lock: one of these tests runs at a time on this machine."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest_asyncio.fixture(loop_scope="session")
async def here(alone: None) -> AsyncIterator[Playground]:
    playground = playground_at(PORT)
    try:
        await playground.__aenter__()
    except OSError:
        pytest.skip(f"port {PORT} is taken")
    try:
        yield playground
    finally:
        await playground.__aexit__(None, None, None)


@pytest_asyncio.fixture(loop_scope="session")
async def site(here: Playground, sdk: Path) -> AsyncIterator[Site]:
    async with served() as site:
        site.sdk = sdk
        site.script = f"const CLIENT = '{here.world.bot.id}';{SCRIPT}"
        await here.portal.change(mappings=(("/", site.address),))
        yield site


@pytest_asyncio.fixture(loop_scope="session")
async def bot(here: Playground, site: Site) -> AsyncIterator[LaunchingBot]:
    async with launching(here) as started:
        yield started


@pytest_asyncio.fixture(loop_scope="session")
async def alice(here: Playground) -> DiscordUser:
    return here.add_person("Alice")


@pytest_asyncio.fixture(loop_scope="session")
async def page(windows: Windows) -> AsyncIterator[Page]:
    yield await windows.open(DESKTOP)
    await windows.put_back()


async def framed(here: Playground, page: Page, alice: DiscordUser) -> Frame:
    """Launches on the page; the frame with the SDK in it."""
    await page.goto(f"http://localhost:{PORT}/{here.key}/#person={alice.id}")
    await page.locator(".welcome").wait_for()
    if not alice.reads():
        await alice.slash("match")
    await page.get_by_role("button", name="Open the board").click()
    iframe = page.locator("section.activity iframe")
    await expect(iframe.content_frame.get_by_text("Loaded")).to_be_visible()
    frame = await (await iframe.element_handle()).content_frame()
    assert frame is not None
    return frame


async def signed_in(here: Playground, page: Page, frame: Frame, *scopes: str) -> Any:
    """Waits for READY, authorizes by the dialog's button and authenticates; what the SDK says of the person."""
    await frame.evaluate("sdk.ready()")
    wish: Json = {"client_id": str(here.world.bot.id), "response_type": "code", "state": "", "prompt": "none"}
    asked = asyncio.ensure_future(
        frame.evaluate("(wish) => sdk.commands.authorize(wish)", wish | {"scope": list(scopes)})
    )
    await page.get_by_role("button", name="Authorize").click()
    _, token = await Server(here).trade((await asked)["code"])
    return await frame.evaluate("(token) => sdk.commands.authenticate({access_token: token})", token["access_token"])


async def test_signing_in_and_the_end(here, bot, page, alice):
    """From ready() to a user, after a first consent that was refused; the bot's server finds what the SDK read from the
    URL. `sdk.close` removes the frame, and shows the message if the code is not 1000.
    """
    frame = await framed(here, page, alice)
    await frame.evaluate("sdk.ready()")
    wish = f"sdk.commands.authorize({{client_id: '{here.world.bot.id}', response_type: 'code', scope: ['identify']}})"
    asked = asyncio.ensure_future(frame.evaluate(f"refused({wish})"))
    await page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    assert (await asked)["code"] == 5000
    told = await signed_in(here, page, frame, "identify")
    assert (told["user"]["id"], told["user"]["global_name"], told["scopes"]) == (str(alice.id), "Alice", ["identify"])
    seen = await frame.evaluate("[sdk.instanceId, sdk.channelId, sdk.guildId, sdk.platform, sdk.customId]")
    assert seen[1:] == [str(alice.place), str(here.world.guild.id), "desktop", "undefined"]
    status, instance = await Server(here).instance(seen[0])
    assert (status, instance["users"]) == (200, [str(alice.id)])
    refused = await frame.evaluate("refused(sdk.commands.authenticate({access_token: 'a'}))")
    assert refused == {"plain": True, "code": 4002, "message": "Already authenticated"}
    await frame.evaluate("sdk.close(4000, 'The board broke')")
    await expect(page.get_by_role("dialog")).to_contain_text("The board broke")
    await expect(page.locator("section.activity")).to_have_count(0)
