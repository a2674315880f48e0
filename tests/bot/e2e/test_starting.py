"""The start: the bot serves although its commands cannot be installed, and waits for an unreachable Discord."""

import asyncio
import os
import signal
from dataclasses import replace
from traceback import walk_stack
from types import SimpleNamespace

import discord
import pytest

from bot import client as app
from bot import command_tree
from bot.__main__ import run
from bot.playground import Playground, point_discord_at
from bot.playground.laws.commands import BY_DISCORD, BY_THE_BOT
from bot.settings import BadSetting
from bot.startup import opened

from ..conftest import eventually
from .conftest import bot_in, own_here, settings_for
from .playing import after_answer, begin, drop, match_of, number_of, use

here = own_here
INSTALLING = "PUT /applications/*/commands"


@pytest.fixture(autouse=True)
def _short_pauses(monkeypatch):
    monkeypatch.setattr(command_tree, "FIRST_PAUSE", 0.05, raising=False)
    monkeypatch.setattr(app, "FIRST_PAUSE", 0.05)
    monkeypatch.setattr(app, "LONGEST_PAUSE", 0.05)


async def test_commands_that_are_installed_serve_on(here, tmp_path, caplog):
    """If the installation is refused, for whatever reason, the bot starts, plays, links its commands, and tries until
    it is accepted.
    """
    settings, alice = settings_for(tmp_path / "q.sqlite3"), here.add_person("Alice")
    async with bot_in(here, settings):
        pass
    for status, code in ((503, 0), (400, 30034), (400, 50035)):
        here.faults.refuse(INSTALLING, status, code, "refused on demand")
    refused = here.faults.refuse(INSTALLING, 403, 20001, "refused on demand", times=10**6)
    async with bot_in(here, settings) as client:
        board = await begin(alice, "tictactoe")
        assert number_of(await after_answer(alice, (await drop(alice, board, "b2")).message, 1)) == 2
        assert "</play:" in (await use(alice, "help")).text
        assert client.tree.trouble
        await here.until(lambda: refused.met > 1)
        here.faults.clear()
        await eventually(lambda: not client.tree.trouble)
    assert caplog.text.count("the commands could not be installed") == 3 + refused.met


async def test_the_database_of_another_application_is_left_alone(here, tmp_path):
    """Its servers would look as if they had removed the bot, and their matches would end."""
    settings, alice = settings_for(tmp_path / "q.sqlite3"), here.add_person("Alice")
    async with bot_in(here, settings):
        match = match_of(await begin(alice, "tictactoe"))
    async with Playground(own_thread=True) as other, opened(settings) as client:
        with (
            point_discord_at(other.url),
            pytest.raises(BadSetting, match=f"database is that of application {here.world.application.id}"),
        ):
            await client.start(other.token)
        assert (await client.services.referee.stores.matches.get(match)).status == "playing"


async def test_the_entry_point_of_an_owner_stays(tmp_path):
    """A command that the portal made is kept by every installation, with its translations. A launch that the bot is to
    handle is answered with the help.
    """
    async with Playground(own_thread=True) as here:
        launch = await here.portal.enable_activities()
        here.world.put(replace(launch, body=launch.body | {"name_localizations": {"de": "Öffnen"}}))
        async with bot_in(here, settings_for(tmp_path / "q.sqlite3")) as client:
            assert client.tree.trouble == ""
            assert {command["name"] for command in here.world.commands} >= {"Launch", "play"}
            entry = next(command for command in here.world.commands if command["name"] == "Launch")
            assert (entry["id"], entry["handler"], entry["contexts"]) == (str(launch.id), BY_DISCORD, [0, 1, 2])
            assert entry["name_localizations"] == {"de": "Öffnen"}
            here.world.put(replace(launch, body=launch.body | {"handler": BY_THE_BOT}))
            alice = here.add_person("Alice")
            assert (await use(alice, "Launch")).text == (await use(alice, "help")).text


async def test_a_discord_that_is_away_is_waited_for(tmp_path, caplog):
    """Neither an error nor a broken connection ends the start, at whichever request; the log tells of it."""
    async with Playground(own_thread=True) as here:
        met = [
            fault
            for route in ("GET /users/@me", "GET /oauth2/applications/@me", "GET /gateway/bot")
            for fault in (here.faults.fail(route, 503, times=3), here.faults.hang_up(route, times=3))
        ]
        async with bot_in(here, settings_for(tmp_path / "q.sqlite3")):
            await begin(here.add_person("Alice"), "tictactoe")
    assert [fault.met for fault in met] == [3] * len(met)
    assert caplog.text.count("Discord is not there") == 3 * (3 + 1)  # after hang-ups discord.py itself retries
    assert " s: 503 Service Unavailable (error code: 0)\n" in caplog.text  # the plain text of the error


@pytest.mark.slow
async def test_a_ban_of_the_address_is_waited_out(tmp_path, caplog):
    """A bot that starts while its address is banned asks again only when that is over."""
    async with Playground(own_thread=True) as here:
        here.faults.ban(2.0)
        async with bot_in(here, settings_for(tmp_path / "q.sqlite3")):
            await begin(here.add_person("Alice"), "tictactoe")
        assert here.faults.turned_away == 1
    assert caplog.text.count("Discord is not there") == 1


@pytest.mark.slow
async def test_a_gateway_that_is_down_for_long(tmp_path, monkeypatch):
    """However many attempts fail, none is made inside another one; then the bot plays, and after a connection is lost
    it never waits longer than a minute or so.
    """
    depths, without_pauses = [], SimpleNamespace(**vars(asyncio))
    monkeypatch.setattr(discord.shard, "asyncio", without_pauses)
    async with Playground(own_thread=True) as here:
        here.gateway.is_down = True

        async def sleep(_):
            depths.append(sum(1 for _ in walk_stack(None)))
            here.gateway.is_down = len(depths) < 20
            await asyncio.sleep(0)

        without_pauses.sleep = sleep
        async with bot_in(here, settings_for(tmp_path / "q.sqlite3")) as client:
            await begin(here.add_person("Alice"), "tictactoe")
            assert len(depths) == 20
            assert len(set(depths)) == 1
            (shard,) = client.shards.values()
            assert max(shard._parent._backoff.delay() for _ in range(1000)) < 65


async def test_a_stop_while_discord_is_away(tmp_path):
    """SIGTERM ends a bot that waits for Discord, in order."""
    async with Playground(own_thread=True) as here:
        away = here.faults.fail("GET /users/@me", 503, times=10**6)
        with point_discord_at(here.url):
            async with opened(settings_for(tmp_path / "q.sqlite3")) as client:
                running = asyncio.create_task(run(client, here.token))
                await eventually(lambda: away.met > 2)
                os.kill(os.getpid(), signal.SIGTERM)
                await running
    assert client.is_closed()
