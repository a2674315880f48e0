"""A bot of two shards in one process."""

import asyncio
import operator

import discord
import pytest

from bot.discord.rate_limits import RateLimited
from bot.playground import Playground, gateway
from bot.playground.laws.sessions import Sessions
from bot.playground.records import Channel

from ..conftest import eventually
from .conftest import bot_in, own_here, settings_for
from .playing import after_answer, begin, drop, open_moves, until

pytestmark = pytest.mark.slow

here = own_here


async def channel_of_shard(here, shard):
    """A new channel of a server whose events go to this shard."""
    guild = here.world.add_guild("Server")
    if guild.id >> 22 & 1 == shard:
        return next(channel for channel in here.world.all(Channel) if channel.guild_id == guild.id)
    await asyncio.sleep(0.001)  # the time of its creation decides
    return await channel_of_shard(here, shard)


async def play(person):
    """Makes two moves, each answered by the bot."""
    board = await begin(person, "connect4")
    for ply in (1, 3):
        await drop(person, board, open_moves(board)[0].rsplit(":")[-1])
        board = await after_answer(person, board, ply)


async def test_both_shards_play(tmp_path):
    """They identify no faster than Discord allows; matches work in a server of each and in direct messages, also after
    both connections were cut. A shard that must identify while no request is allowed waits until one is; the bot goes
    on.
    """
    async with Playground(shards=2) as here:
        places = [await channel_of_shard(here, shard) for shard in (0, 1)]
        async with bot_in(here, settings_for(tmp_path / "qibot.sqlite3")) as client:
            alice, sessions = here.add_person("Alice"), here.gateway.sessions
            assert sorted(client.shards) == [0, 1]
            assert sorted(session.shard for session in sessions.values()) == [(0, 2), (1, 2)]
            await asyncio.gather(*(play(alice.at(place)) for place in places), play(alice.direct))
            here.gateway.cut()
            await asyncio.gather(*(play(alice.at(place)) for place in places), play(alice.direct))
            assert here.gateway.too_early == 0
            limited = here.faults.too_many("GET /gateway/bot", 1.5, is_global=True)
            here.faults.refuse_resume(2)
            here.faults.cut()
            await here.until(lambda: limited.met)
            await here.until(lambda: len(sessions) == 2 and all(each.line for each in sessions.values()))
            assert not client.is_closed()
            await play(alice.at(places[1]))


async def test_a_day_without_sessions(tmp_path, caplog):
    """A bot that may begin no session waits for the next day, longer than a connection may take, then plays. The log
    says once that it waits.
    """
    async with Playground() as here:

        def use_up(exchange):
            if exchange.route == "/gateway/bot" and not used_up:
                used_up.append(True)
                here.world.sessions = Sessions(here.world.clock.now(), used=1000, seconds=1.0)

        used_up = []
        here.transcript.on_exchange.append(use_up)
        async with bot_in(here, settings_for(tmp_path / "qibot.sqlite3"), shard_connect_timeout=0.5):
            assert here.world.sessions.used == 1
            await play(here.add_person("Alice"))
        (told,) = [each for each in caplog.records if each.levelname == "ERROR"]
        assert told.getMessage() == "0 of today's 1000 sessions are left: waiting for more"


async def test_a_connection_that_is_lost_while_discord_limits_the_bot(tmp_path):
    """The gateway is under no limit of requests: the session is resumed at once."""
    async with Playground() as here, bot_in(here, settings_for(tmp_path / "qibot.sqlite3")) as client:
        here.faults.too_many("GET /gateway/bot", 60.0, is_global=True)
        with pytest.raises(RateLimited):
            await client.fetch_session_start_limits()
        sessions = [*here.gateway.sessions]
        here.faults.cut()
        await here.until(lambda: not here.gateway.connected)
        await here.until(lambda: here.gateway.connected)
        assert not client.is_closed()
        assert [*here.gateway.sessions] == sessions


@pytest.mark.parametrize("trouble", ["a new session", "an outage"])
async def test_many_servers_that_come_back(tmp_path, monkeypatch, trouble):
    """They are looked at together: the database has time for people."""
    async with Playground() as here:
        servers = [here.world.add_guild(f"Server {number}").id for number in range(100)]
        async with bot_in(here, settings_for(tmp_path / "qibot.sqlite3")) as client:
            stores = client.services.referee.stores
            await until(stores.servers.present, lambda present: len(present) == 101)
            await until(stores.servers.to_greet, operator.not_)
            asked = []
            monkeypatch.setattr(stores.matches._db, "observer", lambda *each: asked.append(each))
            if trouble == "a new session":
                here.faults.refuse_resume()
                here.faults.cut()
                await here.until(lambda: not here.gateway.connected)
                await here.until(lambda: here.gateway.connected)
            else:
                for change in (here.moderation.take_down, here.moderation.bring_back):
                    await asyncio.gather(*map(change, servers))
            await eventually(lambda: not client.servers.offline and asked)
            await asyncio.sleep(1.0)
            assert len(asked) < 300


async def test_a_new_session_that_breaks_off_at_once(tmp_path):
    """No server has dismissed the bot, although not all of them are there yet: every match goes on. While nobody is
    heard the clocks stand.
    """
    async with Playground() as here, bot_in(here, settings_for(tmp_path / "qibot.sqlite3"), ready=1.0) as client:
        alice = here.add_person("Alice")
        board = await begin(alice, "connect4")
        here.faults.refuse_resume()
        here.faults.cut()
        await here.until(lambda: not here.gateway.connected)
        await here.until(lambda: here.gateway.connected)
        gate = here.faults.silence_the_gateway()
        await asyncio.sleep(2.0)
        assert client.servers.offline == {0}
        assert client.services.referee.watch._lost == {0}
        gate.set()
        await here.until(lambda: here.gateway.connected)
        await drop(alice, board, "4")
        await after_answer(alice, board, 1)
        assert client.get_guild(here.world.guild.id)


async def test_a_shard_that_begins_again_while_another_starts(tmp_path, monkeypatch):
    """The other one's servers are heard of all the same when they return from an outage."""
    monkeypatch.setattr(discord.Client, "before_identify_hook", lambda *_, **__: asyncio.sleep(0))
    monkeypatch.setattr(gateway, "IDENTIFY_EVERY", 0.0)
    async with Playground(shards=2) as here:
        place = await channel_of_shard(here, 0)
        starting = asyncio.create_task(break_off(here, 1))
        async with bot_in(here, settings_for(tmp_path / "qibot.sqlite3"), ready=1.0) as client:
            await starting
            away = client.services.referee.watch._standstill.away
            await here.moderation.take_down(place.guild_id)
            await eventually(lambda: place.guild_id in away)
            await here.moderation.bring_back(place.guild_id)
            await eventually(lambda: not away)


async def break_off(here, shard):
    """Ends the session of a shard as soon as both shards have one."""
    sessions = here.gateway.sessions
    await here.until(lambda: len(sessions) == 2)
    await asyncio.sleep(0.2)
    here.faults.refuse_resume()
    next(each for each in sessions.values() if each.shard[0] == shard).line.cut()
