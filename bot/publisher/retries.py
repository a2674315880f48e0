"""The line to Discord, which breaks now and then: requests that do not reach it are made again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord
from aiohttp import ClientError

log = logging.getLogger(__name__)
T = TypeVar("T")

PAUSES = (0.1, 0.5, 2.0)  # seconds before another attempt; a first answer has three in all
UNAVAILABLE = 503  # at which discord.py may give up at once; at Discord's other failures it has tried for long enough

BROKEN = (ClientError, discord.DiscordServerError)
"""What a request raises that Discord did not get, or did not get done, or whose answer was lost."""


async def with_retries(request: Callable[[], Awaitable[T]]) -> T:
    """Makes a request, and makes it again where the line broke. Raises what it raised last.

    What was carried out although its answer was lost is then carried out twice, where Discord does not notice.
    """
    for pause in PAUSES:
        try:
            return await request()
        except BROKEN as error:
            if isinstance(error, discord.DiscordServerError) and error.status != UNAVAILABLE:
                raise
            log.info("the line to Discord broke, the next attempt is in %s s: %r", pause, error)
            await asyncio.sleep(pause)
    return await request()
