"""The bot in its own process, started again and again on one database."""

from __future__ import annotations

import asyncio
import signal
from asyncio.subprocess import Process
from functools import partial
from pathlib import Path

import psutil  # type: ignore[import-untyped]
from aiohttp.test_utils import unused_port

from bot.playground import Playground
from tests.engines.pool.workers import workers_of

from ..crash_points.dying import SIGNAL, CrashPoint
from ..playing import until
from ..process import start

STARTING, STOPPING = 180.0, 60.0  # seconds that it may take, however busy the machine is


class BotProcess:
    """The bot's database, log and process, and every engine process that it ever had."""

    def __init__(self, here: Playground, folder: Path, workers: int = 1, *, serves_boards: bool = False) -> None:
        self.here = here
        self.database = folder / "qibot.sqlite3"
        self.log = folder / "bot.log"
        self.starts = self.kills = 0
        self.engines: set[psutil.Process] = set()
        self._workers = workers
        self._port = unused_port() if serves_boards else 0
        self._process: Process | None = None
        self.crash: CrashPoint | None = None  # where the next process dies

    @property
    def is_running(self) -> bool:
        """True if the process has not ended."""
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Starts the bot and waits until it is connected. Raises TimeoutError."""
        if self._port and not self.starts:
            await self.here.portal.enable_activities()
            await self.here.portal.change(mappings=(("/", f"127.0.0.1:{self._port}"),))
        with self.log.open("ab") as log:
            crash = self.crash.to_json() if self.crash else ""
            more = {"workers": self._workers, "port": self._port, "crash": crash}
            self._process = await start(self.here, self.database, log, **more)
        self.starts += 1
        await self.here.until_ready(STARTING)

    async def arm(self) -> None:
        """From now on what the process does is counted until its crash point."""
        assert self._process
        assert self.crash
        self._process.send_signal(SIGNAL)
        await until(partial(asyncio.to_thread, Path(self.crash.file).exists))

    def ended(self) -> asyncio.Task[int]:
        """The exit code of the process, once it has ended."""
        assert self._process
        return asyncio.create_task(self._process.wait())

    async def kill(self) -> None:
        """Kills the process between any two instructions."""
        if self._process and self.is_running:
            self.present_engines()
            self._process.kill()
            self.kills += 1
            await self._process.wait()

    async def stop(self) -> int:
        """Stops the process in order, and returns its exit code. Raises TimeoutError."""
        assert self._process
        if self.is_running:
            self.present_engines()
            self._process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self._process.wait(), STOPPING)

    def present_engines(self) -> list[psutil.Process]:
        """The present engine processes; they are remembered."""
        found = workers_of(self._process.pid) if self._process and self.is_running else []
        self.engines.update(found)
        return found

    async def survivors(self) -> list[psutil.Process]:
        """The engine processes that go on though their bot has ended, after they had time to notice."""
        _, alive = await asyncio.to_thread(psutil.wait_procs, self.engines, STOPPING)
        return list(alive)
