"""The real bot in a playground: real sockets, real engine processes, a real database file.

One bot serves all tests of a module; each test brings people of its own. Everything of a module runs in one event loop.
"""

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from bot.client import Qibot
from bot.features.coach import rules
from bot.playground import Playground, point_discord_at
from bot.playground.people import DiscordUser
from bot.settings import Settings
from bot.startup import opened


def settings_for(database: Path, **more) -> Settings:
    """Short thinking, small memory."""
    chosen = {
        "token": "",
        "database": database,
        "workers": 1,
        "engine_memory": 16 << 20,
        "thinking_time": 0.2,
        "challenge_time": timedelta(minutes=60),
        "move_time": timedelta(hours=72),
        "default_language": "en",
        "log_level": "INFO",
    }
    return Settings.model_construct(**chosen | more)


@asynccontextmanager
async def bot_in(
    here: Playground, settings: Settings, *, sync: bool = True, ready: float = 0.01, **more
) -> AsyncIterator[Qibot]:
    """The bot, connected to a playground; stopped in order in the end. `ready`: seconds until a quiet start is over.
    It does not look at its own lateness, so that it answers in the same way however busy the machine is.

    A `clock` that tests move does not leap, unless they say what else has `elapsed`.
    """
    if "clock" in more:
        more.setdefault("elapsed", None)
    rules.FIRST_MATCHES = 0  # as in tests/bot/conftest.py, where a benchmark starts the bot, too
    gc.freeze()  # what tests have made: the bot looks through all there is once it is ready, and answers nobody then
    with point_discord_at(here.url):
        async with opened(settings, sync=sync, **more, guild_ready_timeout=ready) as client:
            running = asyncio.create_task(client.start(here.token))
            try:
                await here.until_ready()
                await client.wait_until_ready()
                client.services.lateness.stop()  # test_overload starts it
                yield client
            finally:
                await client.close()
                await running


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def here() -> AsyncIterator[Playground]:
    """A playground in a thread of its own."""
    async with Playground(own_thread=True) as playground:
        yield playground


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bot(here: Playground, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Qibot]:
    """The bot, for a whole module."""
    folder = tmp_path_factory.mktemp("bot")
    async with bot_in(here, settings_for(folder / "qibot.sqlite3")) as client:
        yield client


@pytest_asyncio.fixture(loop_scope="module")
async def alice(here: Playground, bot: Qibot) -> DiscordUser:
    """Somebody who speaks English."""
    return here.add_person("Alice")


@pytest_asyncio.fixture(loop_scope="module")
async def bob(here: Playground, bot: Qibot) -> DiscordUser:
    """Somebody else."""
    return here.add_person("Bob")


@pytest_asyncio.fixture(loop_scope="module")
async def lin(here: Playground, bot: Qibot) -> DiscordUser:
    """Somebody who speaks Chinese."""
    return here.add_person("小林", "zh-CN")


@pytest_asyncio.fixture(loop_scope="module")
async def owner(here: Playground, bot: Qibot) -> DiscordUser:
    """Who may do everything in the server."""
    return here.add_person("Olga", admin=True)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """What was said over the sockets is shown with a failure."""
    outcome = yield
    report = outcome.get_result()
    here = getattr(item, "funcargs", {}).get("here")
    if report.failed and here is not None:
        report.sections.append(("playground", str(here.transcript)[-6000:]))
