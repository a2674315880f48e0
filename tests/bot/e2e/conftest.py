"""Fixtures with the real bot in a playground: real sockets, real engine processes, a real database file.

One bot serves the tests of most modules; each test adds its own people. All of them run in one event loop.
"""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from inspect import iscoroutinefunction
from pathlib import Path

import pytest
import pytest_asyncio

from bot.client import Qibot
from bot.features.coach import rules
from bot.playground import Playground, point_discord_at
from bot.playground.laws.rates import Rates
from bot.playground.people import DiscordUser
from bot.playground.transcript import Exchange
from bot.settings import Settings
from bot.startup import opened

HERE = Path(__file__).parent


def settings_for(database: Path, **more) -> Settings:
    """Settings with short thinking and little memory, whatever the environment says."""
    chosen = {"database": database, "workers": 1, "engine_memory": 16 << 20, "thinking_time": 0.2}
    return Settings.model_construct(**chosen | more)


@asynccontextmanager
async def bot_in(
    here: Playground, settings: Settings, *, sync: bool = True, ready: float = 0.01, **more
) -> AsyncIterator[Qibot]:
    """The bot, connected to a playground and stopped in order at the end. `ready`: seconds until a quiet start is over.

    It does not measure its own lateness, so that it answers in the same way however busy the machine is. A `clock` that
    tests move never counts as having leapt, unless they also pass `elapsed`.
    """
    if "clock" in more:
        more.setdefault("elapsed", None)
    rules.FIRST_MATCHES = 0  # as in tests/bot/conftest.py; a benchmark starts the bot, too
    gc.freeze()  # the bot collects garbage once it is ready and answers nobody then: leave out what tests have made
    with point_discord_at(here.url):
        async with opened(settings, sync=sync, **more, guild_ready_timeout=ready) as client:
            running = asyncio.create_task(client.start(here.token))
            try:
                await here.until_ready()
                await client.wait_until_ready()
                client.services.lateness.stop()  # test_overload starts it again
                yield client
            finally:
                await client.close()
                await running


def clock_of(here: Playground, ahead: float = 0.0) -> Callable[[], datetime]:
    """The clock of a host that is `ahead` seconds ahead of the playground's Discord, whose clock tests move."""
    return lambda: datetime.fromtimestamp(here.world.clock.now() + ahead, UTC)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Ends the shared playground for a module that has its own: a process has one at a time."""
    if "company" in metafunc.fixturenames:
        company = metafunc.module.__name__ if hasattr(metafunc.module, "here") else "shared"
        metafunc.parametrize("company", [company], ids=[pytest.HIDDEN_PARAM], indirect=True, scope="package")


@pytest.fixture(scope="package", autouse=True)
def company(request: pytest.FixtureRequest) -> str:
    """Names the modules that share a playground; another name ends everything that they used."""
    name: str = request.param
    return name


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def shared(company: str) -> AsyncIterator[Playground]:
    """A playground with its own thread, which most modules share."""
    async with Playground(own_thread=True) as playground:
        yield playground


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def bot(shared: Playground, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Qibot]:
    """The bot in the shared playground."""
    async with bot_in(shared, settings_for(tmp_path_factory.mktemp("bot") / "qibot.sqlite3")) as client:
        yield client


@pytest.fixture(scope="module")
def here(shared: Playground) -> Iterator[Playground]:
    """The shared playground; the people of a module meet in a channel of their own."""
    channel = shared.world.add_channel("games")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(shared.people, "_first_place", lambda _person: channel.id)
        yield shared


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def own_here() -> AsyncIterator[Playground]:
    """`here` for a module that starts its own bots, or leaves nothing that others could use: here = own_here."""
    async with Playground(own_thread=True) as playground:
        yield playground


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def own_bot(here: Playground, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Qibot]:
    """`bot` for a module with its own playground."""
    async with bot_in(here, settings_for(tmp_path_factory.mktemp("bot") / "qibot.sqlite3")) as client:
        yield client


@pytest.fixture
def alice(here: Playground, bot: Qibot) -> DiscordUser:
    """A person who speaks English."""
    return here.add_person("Alice")


@pytest.fixture
def bob(here: Playground, bot: Qibot) -> DiscordUser:
    """Another person who speaks English."""
    return here.add_person("Bob")


@pytest.fixture
def lin(here: Playground, bot: Qibot) -> DiscordUser:
    """A person who speaks Chinese."""
    return here.add_person("小林", "zh-CN")


@pytest.fixture
def owner(here: Playground, bot: Qibot) -> DiscordUser:
    """A person with all permissions in the server."""
    return here.add_person("Olga", admin=True)


@pytest_asyncio.fixture(loop_scope="session")
async def no_faults_left(here: Playground) -> AsyncIterator[None]:
    """No fault, rate limit or filter of words that a test makes outlives it."""
    yield
    here.faults.clear()
    here.world.rates = Rates()
    await here.moderation.block_words(here.world.guild.id)


@pytest.fixture
def refused(here: Playground) -> Iterator[list[tuple[str, str, int]]]:
    """The requests that Discord has refused since the test began: method, route, status."""
    found: list[tuple[str, str, int]] = []

    def note(exchange: Exchange) -> None:
        if exchange.status in (401, 403, 404, 429):
            found.append((exchange.method, exchange.route, exchange.status))

    here.transcript.on_exchange.append(note)
    yield found
    here.transcript.on_exchange.remove(note)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Runs all tests here in one event loop, those that share a bot one after another, so that it starts once."""
    for item in items:
        if (
            HERE in item.path.parents
            and iscoroutinefunction(item.obj)
            and not any(each.kwargs for each in item.iter_markers("asyncio"))
        ):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
    items.sort(key=lambda item: str(item.path.parent) if "shared" in item.fixturenames else "~")
