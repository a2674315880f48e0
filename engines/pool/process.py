"""WorkerProcess: a process that answers line by line, and is started again when it is lost."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

from engines.pool.arena import Arena

LINE_LIMIT = 1 << 20  # most bytes of an answer
STARTING = 10.0  # seconds that a process has to start, on a busy machine
ENDING = 2.0  # seconds that a process has to end by itself


class WorkerProcess:
    """The process with this number in the arena. It starts with `start`, or with the first line."""

    def __init__(self, arena: Arena, number: int) -> None:
        self._arena = arena
        self.number = number
        self.losses = 0
        self._process: Process | None = None

    @property
    def id(self) -> int | None:
        """The id of the running process, or None."""
        return self._process.pid if self._process else None

    async def start(self) -> Process:
        """Starts the process if it does not run, and waits until it is ready. Raises OSError, EOFError."""
        if self._process is None:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "engines.pool.worker", str(self._arena.handle), str(self.number),
                stdin=PIPE, stdout=PIPE, pass_fds=(self._arena.handle,), start_new_session=True, limit=LINE_LIMIT,
            )  # fmt: skip
            try:
                async with asyncio.timeout(STARTING):  # as in `exchange`
                    await _line(process)
            except BaseException:
                await _kill(process)
                raise
            self._process = process
        return self._process

    async def exchange(self, line: bytes, seconds: float) -> bytes:
        """Sends a line and returns the answer. Raises TimeoutError; EOFError or OSError if the process is gone."""
        process = await self.start()
        async with asyncio.timeout(seconds):  # wait_for could swallow the cancellation when the pool closes
            return await _exchange(process, line)

    async def lose(self) -> None:
        """Kills the process; the next line starts another."""
        process, self._process = self._process, None
        self.losses += 1
        if process is not None:
            await _kill(process)

    async def end(self) -> None:
        """Lets the process end by itself for a moment, then kills it."""
        if self._process is None:
            return
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            await asyncio.wait_for(self._process.wait(), ENDING)
        except TimeoutError:
            await _kill(self._process)


async def _exchange(process: Process, line: bytes) -> bytes:
    assert process.stdin is not None
    process.stdin.write(line)
    await process.stdin.drain()
    return await _line(process)


async def _line(process: Process) -> bytes:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line.endswith(b"\n"):
        raise EOFError("the worker ended in mid-answer")
    return line


async def _kill(process: Process) -> None:
    with suppress(ProcessLookupError):  # it has just ended
        process.kill()
    await process.wait()
