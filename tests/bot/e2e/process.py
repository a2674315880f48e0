"""The bot as a process of its own, on a loopback Discord that belongs to another: python process.py ADDRESS

Everything else comes from the environment, as for `python -m bot`.
"""

import asyncio
import logging
import os
import sys

import discord

from bot.__main__ import serve
from bot.playground import point_discord_at
from bot.settings import Settings, hide_token

if __name__ == "__main__":
    settings = Settings.from_env(os.environ, None)
    plain = logging.Formatter("[{asctime}] [{levelname}] {name}: {message}", style="{")
    discord.utils.setup_logging(level=logging.getLevelName(settings.log_level), formatter=plain)
    hide_token(settings.token, logging.getLogger())
    with point_discord_at(sys.argv[1]):
        asyncio.run(serve(settings))
