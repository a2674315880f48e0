"""The gateway: a lost connection loses nothing, and a wrong client is refused."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground import Playground, point_discord_at
from tests.cases import for_each

from .conftest import running
from .small_bot import SmallBot


async def test_a_lost_connection_loses_no_event(bot, here, alice):
    """RESUME replays what happened meanwhile, in order and once; on opcode 7 the client comes back with RESUME, too. An
    invalid session leads to a second READY, and the bot works on.
    """
    here.faults.cut()
    await here.until(lambda: not here.gateway.connected)
    clicks = [asyncio.create_task(alice.slash("greet", name=str(number))) for number in range(5)]
    seen = await asyncio.gather(*clicks)
    assert [one.message.text for one in seen] == [f"Hello {number} (en-US)" for number in range(5)]
    await bot.until(lambda: bot.seen["resumed"] == 1)
    assert bot.seen["interactions"] == 5
    here.faults.ask_to_reconnect()
    await bot.until(lambda: bot.seen["resumed"] == 2)
    assert (await alice.slash("greet", name="again")).state == "answered"
    here.faults.refuse_resume()
    await here.faults.close(4000)
    await bot.until(lambda: bot.seen["ready"] == 2)
    assert bot.seen["resumed"] == 2
    assert (await alice.slash("greet", name="again")).state == "answered"


async def test_who_talks_to_the_gateway(here):
    """A heartbeat that is answered at once could come before the client has noted that it sent one. A wrong token is
    turned away. Within the block discord.py talks to the playground, afterwards to Discord again.
    """
    async with aiohttp.ClientSession() as session, session.ws_connect(here.gateway.address) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": 1, "d": None})
        await socket.send_json({"op": 6, "d": {"token": here.token, "session_id": "none", "seq": 0}})
        assert [(await socket.receive_json())["op"] for _ in range(2)] == [9, 11]
    client = SmallBot()
    with point_discord_at(here.url), pytest.raises(discord.LoginFailure):
        await client.start("wrong")
    await client.close()
    from discord.http import Route

    before = Route.BASE, discord.Asset.BASE
    with point_discord_at(here.url):
        assert f"{here.url}/api/v10" == Route.BASE
    assert before == (Route.BASE, discord.Asset.BASE)


async def test_shards_get_their_own_events(here, alice):
    """Each server's events reach one of the two shards; direct messages reach the first."""
    bot = SmallBot(shard_id=1, shard_count=2)
    guild = here.world.guild.id
    other = SmallBot(shard_id=0, shard_count=2)
    async with running(here, bot), running(here, other):
        await alice.slash("greet", name="server")
        await alice.direct.slash("greet", name="direct")
        mine, theirs = (bot, other) if (guild >> 22) % 2 else (other, bot)
        assert mine.seen["interactions"] == (1 if mine is bot else 2)
        assert theirs.seen["interactions"] == (1 if theirs is other else 0)


async def gateway(here: Playground, query: str = "") -> tuple[aiohttp.ClientSession, aiohttp.ClientWebSocketResponse]:
    session = aiohttp.ClientSession()
    return session, await session.ws_connect(f"{here.url}/gateway?v=10{query}")


IDENTIFY: dict[str, Any] = {"op": 2, "d": {"intents": 1, "properties": {}}}


@for_each(
    "frame, code",
    [
        ("nonsense", 4002),
        ({"op": 77}, 4001),
        ({"op": 3, "d": {}}, 4003),
        ({"op": 2, "d": {"token": "wrong"}}, 4004),
        ({"op": 2, "d": {"token": True, "intents": -1}}, 4013),
        ({"op": 2, "d": {"token": True, "intents": 1, "shard": [2, 2]}}, 4010),
    ],
)
async def test_bad_frames_close_the_socket(here, frame, code):
    session, socket = await gateway(here)
    async with session:
        assert (await socket.receive_json())["op"] == 10
        if isinstance(frame, dict) and frame.get("d", {}).get("token") is True:
            frame = {"op": 2, "d": frame["d"] | {"token": here.token}}
        await (socket.send_json(frame) if isinstance(frame, dict) else socket.send_str(frame))
        await socket.receive()
        assert socket.close_code == code


async def test_zlib_stream_and_plain_text_say_the_same(here):
    """zlib-stream is one deflate stream; for an unknown compression the answer is plain text."""
    import json
    import zlib

    said = []
    for compress in ("&compress=zlib-stream", "&compress=zstd-stream"):
        session, socket = await gateway(here, compress)
        async with session:
            inflate = zlib.decompressobj()
            for _ in range(2):
                message = await socket.receive()
                packed = isinstance(message.data, bytes)
                text = inflate.decompress(message.data).decode() if packed else message.data
                said.append((packed, json.loads(text)["op"]))
                await socket.send_json({"op": 1, "d": None})
            await socket.close()
    assert said == [(True, 10), (True, 11), (False, 10), (False, 11)]
