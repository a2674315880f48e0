"""A playground of its own for each test that starts bots: real sockets, and the unmodified client."""

from collections.abc import AsyncIterator

import pytest_asyncio

from bot.playground import Playground


@pytest_asyncio.fixture
async def here() -> AsyncIterator[Playground]:
    async with Playground(own_thread=True) as playground:
        yield playground
