"""The scheduler and the workers of a cluster, as programs that run until they are stopped."""

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from distributed import Scheduler, Worker

from engines.pool.addresses import in_brackets
from engines.pool.dask_security import allow_only, restrict, security
from engines.pool.dask_worker import Engines
from engines.pool.pool import EnginePool
from engines.pool.reaching import Teller, UnreachableError, reach

log = logging.getLogger(__name__)

SPARE = 4  # tasks that a worker takes besides its searches: questions what it is, searches of a lost worker
AGAIN = 1.0  # seconds before another attempt to reach the scheduler
PATIENCE = 2.0  # seconds before a worker gives a silent engine process up; the bot's patience is longer
NOWHERE = "127.0.0.1:0"  # Dask needs a port for its dashboard, which we do not serve
SCHEDULER_ANSWERS = frozenset(
    {"identity", "connection_stream", "register-client", "register-worker", "unregister", "heartbeat_worker", "gather"}
)
WORKER_ANSWERS = frozenset({"identity", "connection_stream", "get_data"})


@dataclass(frozen=True, slots=True)
class WorkerOptions:
    """How a worker is to run."""

    scheduler: str  # its address
    name: str  # unique: it ranks the worker for each match
    certificates: Path
    processes: int  # of engines
    memory: int  # bytes for their tables
    seconds: float  # for a search at most
    host: str | None = None  # the address at which the scheduler reaches the worker; None: Dask's guess


async def run_scheduler(host: str, port: int, certificates: Path) -> None:
    """Serves until cancelled. Raises OSError if the port is taken or a certificate cannot be read."""
    restrict()
    scheduler = Scheduler(
        host=in_brackets(host), port=port, protocol="tls", security=security(certificates, "scheduler"), extensions={},
        dashboard=False, dashboard_address=NOWHERE,
    )  # fmt: skip
    allow_only(SCHEDULER_ANSWERS, scheduler)
    try:
        await scheduler
    except RuntimeError as error:  # Dask raises it for any cause
        raise OSError(f"the scheduler does not start at {host}:{port}: {error.__cause__}") from error
    async with scheduler:
        log.info("the scheduler serves at %s", scheduler.address)
        await scheduler.finished()


async def run_worker(options: WorkerOptions) -> None:
    """Serves until cancelled, and reconnects when the scheduler is gone; the tables stay warm.

    Raises OSError at the start for certificates that cannot be read.
    """
    restrict()
    context = security(options.certificates, "worker").get_connection_args("worker")["ssl_context"]
    teller = Teller(log)
    async with EnginePool(options.processes, options.memory, options.seconds, PATIENCE) as pool:
        engines = Engines(pool)
        while True:
            try:
                await reach(options.scheduler, context)
                await _serve(options, engines)
            except Exception as error:  # whatever Dask or the network raises, it connects again
                teller.tell(f"worker {options.name}: {_why(error, options)}")
            await asyncio.sleep(AGAIN)


def _why(error: Exception, options: WorkerOptions) -> str:
    """Why the worker does not serve, as far as that is known."""
    if isinstance(error, UnreachableError):
        return str(error)
    cause = error.__cause__ or error  # Dask's own error says only that a worker did not start
    if "name taken" in str(cause):
        return f"the scheduler at {options.scheduler} has another worker of this name: give this one another --name"
    return f"no way to the scheduler at {options.scheduler}: {cause!r}"


async def _serve(options: WorkerOptions, engines: Engines) -> None:
    worker = Worker(
        options.scheduler, name=options.name, nthreads=options.processes + SPARE, memory_limit=0,
        security=security(options.certificates, "worker"), host=in_brackets(options.host) if options.host else None,
        dashboard_address=NOWHERE, plugins=(engines,), extensions={},
    )  # fmt: skip
    allow_only(WORKER_ANSWERS, worker)
    try:
        await worker
        log.info("worker %s serves at %s", options.name, worker.address)
        await worker.finished()
        log.warning("worker %s lost its scheduler", options.name)
    finally:
        with suppress(Exception):
            async with asyncio.timeout(2 * AGAIN):
                await worker.close(timeout=AGAIN)
