"""The bot as a process of its own, on a loopback Discord that belongs to another: python process.py ADDRESS

Everything else comes from the environment, as for `python -m bot`.
"""

import asyncio
import os
import sys

from bot.__main__ import serve
from bot.playground import point_discord_at
from bot.settings import Settings

if __name__ == "__main__":
    with point_discord_at(sys.argv[1]):
        asyncio.run(serve(Settings.from_env(os.environ, None)))
