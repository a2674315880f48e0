"""The code on a Dask worker: the engine processes of that machine, and the two tasks that a bot may send.

The engine processes are an EnginePool, so that a deadline ends a search, memory is bounded, and a crash of an engine
does not end the Dask worker.
"""

import asyncio
import logging
from typing import Any, cast

from distributed import WorkerPlugin, get_worker
from distributed.worker import Worker

from engines.answer import Answer
from engines.game import GameError
from engines.pool.cluster_messages import RemoteCall, RemoteReply, WorkerHello, present_version
from engines.pool.messages import EngineError
from engines.pool.pool import EnginePool

log = logging.getLogger(__name__)

PLUGIN = "qibot engines"
GONE = frozenset({"cancelled", "released", "forgotten"})  # states of a task for which nobody waits


async def search(data: bytes) -> bytes:
    """The task of a request: takes a RemoteCall, returns a RemoteReply. It never raises: Dask would send a pickle."""
    return await _engines().answer(data)


async def hello() -> bytes:
    """The task that asks a worker what it is: returns a WorkerHello."""
    return _engines().hello()


def _engines() -> "Engines":
    return cast(Engines, get_worker().plugins[PLUGIN])


class Engines(WorkerPlugin):
    """The engines of one Dask worker. They outlive it, so that tables stay warm when the connection breaks."""

    name = PLUGIN

    def __init__(self, pool: EnginePool, version: str = "") -> None:
        self._pool = pool
        self._version = version or present_version()
        self._running: dict[str, asyncio.Task[Answer]] = {}
        self._worker = ""

    def setup(self, worker: Worker) -> None:
        """Called by Dask: keeps the worker's name."""
        self._worker = str(worker.name)

    def transition(self, key: Any, start: str, finish: str, **_: Any) -> None:
        """Called by Dask, which does not stop a cancelled task's code: stops it."""
        if finish in GONE and (task := self._running.get(key)):
            task.cancel()

    def hello(self) -> bytes:
        status = self._pool.status()
        return WorkerHello(self._version, status.workers, status.slots).write()

    async def answer(self, data: bytes) -> bytes:
        try:
            outcome = await self._outcome(RemoteCall.read(data))
        except Exception as error:
            log.exception("a call could not be answered")
            outcome = repr(error)
        return RemoteReply(self._worker, outcome).write()

    async def _outcome(self, call: RemoteCall) -> Answer | GameError | str:
        if call.version != self._version:
            return f"this is version {self._version}, not {call.version}"
        for match in call.ended:
            self._pool.forget(match)
        self._running[call.key] = task = asyncio.create_task(self._pool.search(call.request))
        try:
            return await task
        except GameError as error:
            return error
        except EngineError as error:
            return str(error) or type(error).__name__
        except asyncio.CancelledError:
            return "cancelled"
        finally:
            del self._running[call.key]
