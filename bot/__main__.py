"""python -m bot: runs the bot on Discord if there is a token, else in a playground on this machine."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import math
import resource
import signal
import sys
from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import TYPE_CHECKING

import discord

from bot.check import bad_settings_of, look, warnings_of
from bot.client import Qibot
from bot.error_reports import report_to
from bot.logs import set_up_logging, tell_fatal
from bot.settings import BadSetting, Settings, log_format
from bot.startup import activity_in, opened, with_activity
from engines.about import qibot_version
from storage.errors import DatabaseFault

if TYPE_CHECKING:
    from bot.playground import Playground

log = logging.getLogger("bot")

USAGE = """
Every setting comes from the environment or from a file .env in the working folder; .env.example lists them all.
With DISCORD_TOKEN the bot goes to Discord. Without one it starts a Discord of its own on this machine and prints an
address to open in a browser. Ctrl-C or SIGTERM stops it; nothing is lost.
"""
PEOPLE = (("Alice", "en-US"), ("Bob", "en-GB"), ("小林", "zh-CN"))
FAILED, MISUSED = 1, 2  # exit codes
FILES = 8192  # that may be open at a time: twice as many as there may be touch boards
REFUSED = "Discord does not accept the token in DISCORD_TOKEN."
REVOKED = 4004  # the code with which the gateway refuses such a token


def main() -> int:
    """Runs the bot until it is stopped. Returns the exit code."""
    options = _parser().parse_args()
    allow_files()
    set_up_logging("INFO", log_format(), "")  # for errors in the settings, which are not read yet
    try:
        settings = Settings.read()
        settings = settings if settings.token else in_playground(settings)
        set_up_logging(settings.log_level, settings.log_format, settings.token)
        report_to(settings.sentry, settings.token)
        warnings = warnings_of(settings)
    except BadSetting as error:
        return _failed(str(error), MISUSED)
    if options.command == "check":
        return check(settings, warnings)
    for line in warnings:
        log.warning("%s", line)
    return outcome(lambda: serve(settings) if settings.token else play(settings))


def allow_files() -> None:
    """Raises this process's limit of open files to FILES, as far as that is allowed: every touch board needs one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "python -m bot", description="Qibot, a bot that plays games.", epilog=USAGE, allow_abbrev=False
    )
    parser.add_argument("--version", action="version", version=f"Qibot {qibot_version()}")
    parser.add_argument("command", nargs="?", choices=("check",), help="tell what a start would say, and start nothing")
    return parser


def check(settings: Settings, warnings: Sequence[str]) -> int:
    """Prints what a start would log. Returns the exit code with which a start would fail, 0 if it would succeed."""
    bad, (told, faults) = bad_settings_of(settings), look(settings)
    for line in (*warnings, *told):
        print(line)
    for line in (*bad, *faults):
        tell_fatal(line)
    return MISUSED if bad else FAILED if faults else 0


def outcome(work: Callable[[], Coroutine[None, None, None]]) -> int:
    """Runs the work to its end. Returns the exit code. Errors that the operator can fix are told in one line.

    From here on Ctrl-C or SIGTERM ends the start in order. Linux would ignore SIGTERM for the first process of a
    container: the bot would go on, and would be killed in the middle of its answers.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell that starts it in the background ignores it
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    try:
        asyncio.run(work())
    except discord.LoginFailure:
        return _failed(REFUSED, MISUSED)
    except discord.ConnectionClosed as error:
        return _failed(REFUSED, MISUSED) if error.code == REVOKED else _failed(str(error), FAILED)
    except BadSetting as error:
        return _failed(str(error), MISUSED)
    except (DatabaseFault, OSError) as error:
        return _failed(str(error), FAILED)
    except KeyboardInterrupt:
        return 0  # Ctrl-C during the start, which has ended in order
    except Exception:
        log.critical("the bot ends by an error of its own", exc_info=True)
        return FAILED
    return 0


def _failed(text: str, code: int) -> int:
    tell_fatal(text)
    return code


async def serve(settings: Settings) -> None:
    """Runs the bot on Discord."""
    async with opened(settings) as client, with_activity(client, settings):
        await run(client, settings.token)


def in_playground(settings: Settings) -> Settings:
    """The settings with a database and backups of the playground's own, so that it never touches the real bot's."""
    folder = settings.database.with_suffix(".playground")
    return settings.model_copy(update={"database": folder / settings.database.name, "backup_folder": None})


async def play(settings: Settings) -> None:
    """Runs the bot in a playground, which keeps its messages beside the database (see `in_playground`)."""
    from bot.playground import Playground, point_discord_at  # not needed by a bot on Discord
    from bot.playground.webpage import mount

    folder = settings.database.parent
    folder.mkdir(parents=True, exist_ok=True)
    async with (
        opened(settings, sync=True, guild_ready_timeout=0.1) as client,  # first: it takes the lock on the folder
        Playground(folder=folder, mount=mount) as here,
        contextlib.AsyncExitStack() as stack,
    ):
        await populate(here)
        with point_discord_at(here.url):
            await stack.enter_async_context(activity_in(here, client))
            announcement = asyncio.create_task(announce(here))
            await run(client, here.token)
            announcement.cancel()


async def populate(here: Playground) -> None:
    """Adds people, and places of every kind, if the playground has none yet."""
    if not here.people:
        for name, locale in PEOPLE:
            here.add_person(name, locale, admin=name == PEOPLE[0][0])
        await here.moderation.add_places()


async def announce(here: Playground) -> None:
    """Prints the address of the playground's page once the bot is connected."""
    await here.until_ready(math.inf)
    print(f"\nThe playground is open: {here.page}\nTry this in the message box: /play game: Connect Four\n", flush=True)


async def run(client: Qibot, token: str) -> None:
    """Runs the client until it ends or a signal stops it. Raises LoginFailure and OSError."""
    with _signals() as stop:
        running, stopping = asyncio.create_task(client.start(token)), asyncio.create_task(stop.wait())
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        await client.close()
        if not running.done():
            running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running


@contextlib.contextmanager
def _signals() -> Iterator[asyncio.Event]:
    """An event that Ctrl-C or SIGTERM sets."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    try:
        yield stop
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)


if __name__ == "__main__":
    sys.exit(main())
