"""The bot in its own process, on the loopback Discord of another process: process.py ADDRESS [unhurried]

Everything else comes from the environment, as for `python -m bot`. An unhurried bot never acknowledges before it
answers, however busy the machine is.
"""

import asyncio
import logging
import os
import sys
from functools import partial
from pathlib import Path
from typing import IO

import discord

import bot.startup
from bot.__main__ import outcome, serve
from bot.activity.server import Activity
from bot.features.coach import rules
from bot.handling import interactions
from bot.logs import hide_secrets
from bot.playground import Playground, point_discord_at
from bot.settings import Settings

from .crash_points.dying import arm

ROOT = Path(__file__).parents[3]


async def start(
    here: Playground,
    database: Path,
    errors: int | IO[bytes],
    *,
    thinking: str = "0.2",
    workers: int = 1,
    unhurried: bool = False,
    port: int = 0,
    crash: str = "",
) -> asyncio.subprocess.Process:
    """Starts the bot in a new process over a playground whose last bot has disconnected. Its log goes to `errors`. With
    a `port` it serves the touch board there; with a crash point it dies there (crash_points/dying.py).
    """
    await here.until(lambda: not here.gateway.connected)
    environment = os.environ | {
        "DISCORD_TOKEN": here.token,
        "DATABASE_PATH": str(database),
        "THINKING_TIME": thinking,
        "ENGINE_WORKERS": str(workers),
        "ENGINE_MEMORY": "16",
    }
    if crash:
        environment["CRASH"] = crash
    if port:
        environment |= {"ACTIVITY_PORT": str(port), "ACTIVITY_SECRET": here.secret, "PROXY": here.proxy.origin}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bot.e2e.process", here.url, *["unhurried"] * unhurried, cwd=ROOT, env=environment,
        stderr=errors, stdout=asyncio.subprocess.DEVNULL,
    )  # fmt: skip


if __name__ == "__main__":
    rules.FIRST_MATCHES = 0  # as in all tests: see tests/bot/conftest.py
    if sys.argv[2:]:
        for name in ("LATE", "BEHIND", "BEHIND_FOR_CLICKS"):
            setattr(interactions, name, float("inf"))
    if proxy := os.environ.pop("PROXY", ""):  # stands for discordsays.com
        bot.startup.Activity = partial(Activity, hosts=(sys.argv[1],), origin=proxy)  # type: ignore[misc,assignment]
    if crash := os.environ.pop("CRASH", ""):
        arm(crash)
    settings = Settings.read(None)
    plain = logging.Formatter("[{asctime}] [{levelname}] {name}: {message}", style="{")
    discord.utils.setup_logging(level=logging.getLevelName(settings.log_level), formatter=plain)
    hide_secrets(settings.token, logging.getLogger())
    with point_discord_at(sys.argv[1]):
        sys.exit(outcome(lambda: serve(settings)))
