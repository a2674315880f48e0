"""The line to Discord, which breaks now and then: requests that do not reach it are made again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeVar

import discord
from aiohttp import ClientError

log = logging.getLogger(__name__)
T = TypeVar("T")

REQUEST_SECONDS = 10.0  # seconds for a request by the bot's own hand; discord.py would go on trying for much longer
# Seconds for a request that answers an interaction, with all its attempts. It holds the match's lock; but if it is
# given up and Discord carries it out all the same, its message stands beside the one that took its place.
ANSWERING = 30.0
REQUEST_PAUSES = (0.1, 0.5, 2.0)  # seconds before another attempt; a first answer has three in all
UNAVAILABLE = 503  # at which discord.py may give up at once; at Discord's other failures it has tried for long enough

BROKEN = (ClientError, TimeoutError, discord.DiscordServerError)
"""What a request raises that Discord did not get, or did not get done, or whose answer was lost."""


def growing(first: float, longest: float) -> Iterator[float]:
    """Pauses in seconds, without end: each twice as long as the one before, up to the longest."""
    while True:
        yield first
        first = min(2 * first, longest)


async def with_retries(request: Callable[[], Awaitable[T]]) -> T:
    """Makes a request, and makes it again where the line broke. Raises what it raised last, or TimeoutError where it
    takes longer than ANSWERING.

    What was carried out although its answer was lost is then carried out twice, where Discord does not notice.
    """
    async with asyncio.timeout(ANSWERING):
        for pause in REQUEST_PAUSES:
            try:
                return await request()
            except BROKEN as error:
                if isinstance(error, discord.DiscordServerError) and error.status != UNAVAILABLE:
                    raise
                log.info("the line to Discord broke, the next attempt is in %s s: %r", pause, error)
                await asyncio.sleep(pause)
        return await request()
