"""The bot in a process of its own, started again and again on one database."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, Process
from pathlib import Path

import psutil  # type: ignore[import-untyped]

from bot.playground import Playground
from tests.engines.pool.workers import workers_of

ROOT = Path(__file__).parents[4]
STARTING, STOPPING = 180.0, 60.0  # seconds that it may take, however busy the machine is


class House:
    """Where the bot lives: its database, its log, its process, and every engine process that it ever had."""

    def __init__(self, here: Playground, folder: Path, workers: int = 1) -> None:
        self.here = here
        self.database = folder / "qibot.sqlite3"
        self.log = folder / "bot.log"
        self.starts = 0
        self.engines: set[psutil.Process] = set()
        self._workers = workers
        self._process: Process | None = None

    @property
    def is_running(self) -> bool:
        """Whether the process has not ended."""
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Starts the bot and waits until it is connected. Raises TimeoutError."""
        await self.here.until(lambda: not self.here.gateway.connected)
        environment = os.environ | {
            "DISCORD_TOKEN": self.here.token,
            "DATABASE_PATH": str(self.database),
            "THINKING_TIME": "0.2",
            "ENGINE_WORKERS": str(self._workers),
            "ENGINE_MEMORY": "16",
        }
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.bot.e2e.process", self.here.url, cwd=ROOT, env=environment,
                stderr=log, stdout=DEVNULL,
            )  # fmt: skip
        self.starts += 1
        await self.here.until_ready(STARTING)

    async def kill(self) -> None:
        """Ends the process between any two instructions."""
        if self._process and self.is_running:
            self.present_engines()
            self._process.kill()
            await self._process.wait()

    async def stop(self) -> int:
        """Asks the process to end, and gives its exit code. Raises TimeoutError."""
        assert self._process
        if self.is_running:
            self.present_engines()
            self._process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self._process.wait(), STOPPING)

    def present_engines(self) -> list[psutil.Process]:
        """The engine processes of now; they are remembered."""
        found = workers_of(self._process.pid) if self._process and self.is_running else []
        self.engines.update(found)
        return found

    async def survivors(self) -> list[psutil.Process]:
        """The engine processes that go on though their bot has ended, after they had time to notice."""
        _, alive = await asyncio.to_thread(psutil.wait_procs, self.engines, STOPPING)
        return list(alive)
