"""The client as it starts and stops, and `python -m bot` from outside."""

import asyncio
import gc
import os
import re
import signal
import sys
from dataclasses import replace
from pathlib import Path

import aiohttp
import discord

from bot.__main__ import announce
from bot.playground import Playground
from bot.playground.records import InstalledCommand

from .conftest import eventually
from .e2e.conftest import bot_in, settings_for

ROOT = Path(__file__).parents[2]
PATIENCE = 100  # seconds: the machine may be busy


def environment(**settings: str) -> dict[str, str]:
    """The environment of a bot with nothing but these settings."""
    kept = {key: value for key, value in os.environ.items() if key in ("PATH", "HOME", "LANG")}
    return kept | {"PYTHONPATH": str(ROOT)} | settings


async def start(folder: Path, **settings: str) -> asyncio.subprocess.Process:
    """`python -m bot` in a folder, with nothing but these settings."""
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", cwd=folder, env=environment(**settings),
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip


async def ended(process: asyncio.subprocess.Process) -> tuple[int, str, str]:
    """The exit code, standard output and standard error."""
    out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
    return process.returncode, out.decode(), err.decode()


def installations(here: Playground) -> int:
    """How often commands were installed."""
    return str(here.transcript).count("PUT /api/v10/applications/")


async def test_commands_are_installed_when_they_have_changed(tmp_path):
    """The first start installs them, and so does one after somebody else has changed them, such as another copy of the
    bot. The database knows only what this one installed.
    """
    settings = settings_for(tmp_path / "q.sqlite3")
    async with Playground() as here:
        for changed, installed in (("nothing", 1), ("deleted", 1), ("described", 2), ("", 3)):
            async with bot_in(here, settings, sync=False):
                pass
            assert installations(here) == installed
            play = next(each for each in here.world.all(InstalledCommand) if each.body["name"] == "play")
            assert play.body["description"] != "Something else"
            if changed == "deleted":
                here.world.remove(play)
            if changed == "described":
                other = {"description": "Something else", "version": str(here.world.snowflakes.next())}
                here.world.put(replace(play, body=play.body | other))


async def test_commands_in_both_languages(tmp_path):
    """Every description exists in Chinese; servers, direct messages and groups all have the commands.

    But commands of managers are in servers only; tournaments there, and in direct messages, where they are listed; and
    an open challenge needs somebody else, whom direct messages with the bot do not have.
    """
    async with Playground() as here, bot_in(here, settings_for(tmp_path / "q.sqlite3")):
        commands = here.world.commands
    chat = [command for command in commands if command["type"] == 1]
    assert {command["name"] for command in chat} == {
        "play", "move", "hint", "resign", "draw", "takeback", "board", "games", "history", "stats", "settings", "help",
        "about", "block", "unblock", "privacy", "learn", "puzzle", "import", "pause", "vacation", "top", "anyone",
        "setup", "end", "suspend", "unsuspend", "tournament",
    }  # fmt: skip
    for command in chat:
        for each in (command, *command.get("options", ())):
            assert re.search("[一-鿿]", each["description_localizations"]["zh-CN"]), each["name"]
        everywhere = not command["default_member_permissions"] and command["name"] != "tournament"
        contexts = {"anyone": [0, 2], "tournament": [0, 1]}.get(command["name"], [0, 1, 2] if everywhere else [0])
        assert command["contexts"] == contexts
        assert command["integration_types"] == ([0, 1] if everywhere else [0])


async def test_nothing_is_asked_for_but_servers(tmp_path):
    """No privileged intent, no cache of people or messages, and no message that pings by default."""
    async with Playground() as here, bot_in(here, settings_for(tmp_path / "q.sqlite3")) as client:
        assert client.intents == discord.Intents(guilds=True)
        assert client.allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()
        assert not client.cached_messages
        assert not client.users or [user.bot for user in client.users] == [True]


async def test_nothing_is_kept_of_a_message_that_was_sent(tmp_path):
    """discord.py keeps no view: boards cost no memory and cannot be unregistered."""
    async with Playground() as here, bot_in(here, settings_for(tmp_path / "q.sqlite3")) as client:
        alice = here.add_person("Alice")
        await (await alice.slash("play", game="connect4")).settled()
        await (await alice.slash("help")).settled()
        assert not client._connection._view_store._views
        assert not client._connection._view_store._dynamic_items


async def test_an_unknown_command_is_answered(tmp_path):
    """A command that an older version installed is answered privately."""
    async with Playground() as here, bot_in(here, settings_for(tmp_path / "q.sqlite3")) as client:
        alice = here.add_person("Alice")
        client.tree.remove_command("help")
        seen = await (await alice.slash("help")).settled()
        assert seen.message.ephemeral
        assert seen.message.text.startswith("I do not have that command any more.")


async def test_closing_finishes_what_was_begun(tmp_path):
    async with Playground() as here, bot_in(here, settings_for(tmp_path / "q.sqlite3")) as client:
        alice = here.add_person("Alice")
        board = (await (await alice.slash("play", game="tictactoe", side="first")).settled()).message
        pressing = asyncio.create_task(alice.click(board, "b2"))
        await alice.until(lambda: "move:" in str(here.transcript))
        closing = asyncio.create_task(client.close())
        assert (await pressing).state in ("updated", "answered")
        await closing


async def test_the_playground_starts_and_stops(tmp_path):
    """Without a token a page is served, a second bot is refused with one line, and SIGTERM ends the first in order."""
    first = await start(tmp_path, ENGINE_WORKERS="1")
    address = await asyncio.wait_for(address_in(first), PATIENCE)
    async with aiohttp.ClientSession() as session, session.get(address) as page:
        assert page.status == 200
    code, _, err = await ended(await start(tmp_path))
    assert code == 1
    assert re.fullmatch(r".*qibot\.sqlite3 is in use by another running bot.*", err.strip().splitlines()[-1])
    first.send_signal(signal.SIGTERM)
    code, _, err = await ended(first)
    assert code == 0
    assert "Traceback" not in err


async def test_the_address_is_printed_however_slow_the_start_is(tmp_path, capsys, monkeypatch):
    """On a small machine the bot may connect only after minutes."""
    async with Playground() as here:
        announcing = asyncio.create_task(announce(here))
        await asyncio.sleep(0)
        loop = asyncio.get_running_loop()
        now = loop.time
        monkeypatch.setattr(loop, "time", lambda: now() + 3600)
        await asyncio.sleep(0)
        monkeypatch.undo()
        async with bot_in(here, settings_for(tmp_path / "q.sqlite3")):
            await announcing
    assert here.page in capsys.readouterr().out


async def address_in(process: asyncio.subprocess.Process) -> str:
    """The address that a starting playground prints."""
    while line := (await process.stdout.readline()).decode():
        if found := re.search(r"http://127\.0\.0\.1:\d+/\S+", line):
            return found[0]
    raise AssertionError((await process.stderr.read()).decode())


async def test_the_garbage_collector_leaves_alone_what_the_start_made(tmp_path):
    """While the bot runs a full collection examines only later objects; a stopped bot leaves nothing frozen."""
    gc.unfreeze()  # another test's bot, never closed, may have left some
    async with Playground() as here, bot_in(here, settings_for(tmp_path / "q.sqlite3")) as client:
        await eventually(lambda: all(each is not client for each in gc.get_objects()))
    assert gc.get_freeze_count() == 0
