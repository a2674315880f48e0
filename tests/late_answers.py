"""A pytest plugin for races: Discord's answers come late though its work is done, and so do commits.

`python -m pytest -p tests.late_answers tests/bot/e2e` shows tests, and the bot, that take for granted what they have
not heard yet. Tests of the playground fail with it: discord.py knows a view's buttons only after the answer.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from aiohttp import web

from bot.playground.server import Playground
from storage.database import Database

LATE = 0.1  # seconds at most for a commit, twice as many for an answer
chance = random.Random(1)


@web.middleware
async def _late(request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]) -> Any:
    answer = await handler(request)
    if "/api/" in request.path:
        await asyncio.sleep(chance.random() * 2 * LATE)
    return answer


def pytest_configure(config: pytest.Config) -> None:
    """Makes everything late."""
    application, write = Playground._application, Database.write

    def late_application(self: Playground) -> web.Application:
        made = application(self)
        made.middlewares.append(_late)
        return made

    async def late_write(self: Database, work: Any) -> Any:
        await asyncio.sleep(chance.random() * LATE)
        try:
            return await write(self, work)
        finally:
            await asyncio.sleep(chance.random() * LATE)

    Playground._application = late_application  # type: ignore[method-assign]
    Database.write = late_write  # type: ignore[method-assign]
