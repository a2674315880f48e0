"""A playground of its own for each test over the real client, with real sockets; and the bot in it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.client import Qibot
from bot.playground import Playground
from tests.bot.e2e.conftest import bot_in, settings_for


@pytest_asyncio.fixture
async def here() -> AsyncIterator[Playground]:
    async with Playground(own_thread=True) as playground:
        yield playground


@pytest_asyncio.fixture
async def bot(here: Playground, tmp_path: Path) -> AsyncIterator[Qibot]:
    """For tests that need not start it again."""
    async with bot_in(here, settings_for(tmp_path / "q.sqlite3")) as client:
        yield client
