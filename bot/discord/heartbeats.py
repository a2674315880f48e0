"""Asks the gateway for a sign of life. The library takes a minute to notice a connection that died without an error."""

import asyncio
import time
from contextlib import suppress

import discord

ANSWER_SECONDS = 2.0  # that an answer may take
POLL_SECONDS = 0.02  # between two looks whether it is there


async def silence(client: discord.AutoShardedClient) -> float:
    """Sends a heartbeat on every connection. Returns 0.0 if something is then heard on each within ANSWER_SECONDS, else
    for how many seconds nothing was heard on one. Connections that are known to be closed are left out.
    """
    sockets = [shard._parent.ws for shard in client.shards.values()]
    beating = [(each, each._keep_alive) for each in sockets if each._keep_alive]
    asked = time.perf_counter()
    with suppress(Exception):  # of a connection that has just broken, too: it is not heard
        async with asyncio.timeout(ANSWER_SECONDS):
            for socket, keeper in beating:
                await socket.send_heartbeat(keeper.beat())
            while any(keeper._last_recv < asked for _, keeper in beating):  # noqa: ASYNC110 - no event tells of it
                await asyncio.sleep(POLL_SECONDS)
    last = min((keeper._last_recv for _, keeper in beating), default=asked)
    return 0.0 if last >= asked else time.perf_counter() - last
