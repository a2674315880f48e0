"""Run the scheduler or a worker of a cluster, or make the certificates for both and for the bot

Examples:
  python -m engines cluster certificates certificates
  python -m engines cluster scheduler --certificates certificates
  python -m engines cluster worker tls://scheduler:8786 --certificates certificates --processes 4

It needs the extra `cluster`: pip install '.[cluster]' in the folder of the project. Ctrl-C or SIGTERM stops it.
"""

import argparse
import asyncio
import faulthandler
import logging
import os
import re
import signal
import socket
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from engines.cli.arguments import seconds, whole
from engines.cli.program import fail
from engines.pool.ending import end

MIB = 1 << 20
PORT = 8786
_STOPS = (signal.SIGINT, signal.SIGTERM)
_PATIENCE = 1.0  # seconds for a task that Dask leaves running,
_LONGEST = 15.0  # and for the whole shutdown


def configure(parser: argparse.ArgumentParser) -> None:
    parts = parser.add_subparsers(dest="part", metavar="PART", required=True)
    making = parts.add_parser("certificates", help="make an authority and a certificate for each of the three")
    making.add_argument("certificates", type=Path, help="a folder without certificates")
    scheduler = parts.add_parser("scheduler", help="run the scheduler")
    scheduler.add_argument("--host", default="127.0.0.1", help="address to listen at (default %(default)s)")
    port = whole(1, 65_535)
    scheduler.add_argument("--port", type=port, default=PORT, help="port to listen at (default %(default)s)")
    worker = parts.add_parser("worker", help="run a worker with its engine processes")
    worker.add_argument("scheduler", help=f"tls://HOST:{PORT}")
    worker.add_argument("--name", default=socket.gethostname(), help="unlike every other's (default: the host's name)")
    cores, processes, memory = os.cpu_count() or 1, whole(1, 256), whole(1, 1 << 20)
    worker.add_argument("--processes", type=processes, default=cores, help="engine processes (default: cores)")
    worker.add_argument("--memory", type=memory, default=256, help="MiB for tables (default %(default)s)")
    worker.add_argument("--seconds", type=seconds, default=60.0, help="a search takes no longer (default %(default)s)")
    worker.add_argument("--host", default=None, help="address at which the scheduler reaches this worker")
    for part in (scheduler, worker):
        part.add_argument("--certificates", type=Path, required=True, help="the folder with the certificates")


def run(options: argparse.Namespace) -> int:
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    try:
        _PARTS[options.part](options)
    except ModuleNotFoundError as error:
        fail(f"{error}; this needs the extra, in the folder of the project: pip install '.[cluster]'")
    except ValueError as error:
        fail(str(error))
    return 0


def _certificates(options: argparse.Namespace) -> None:
    from engines.pool.certificates import make_certificates

    make_certificates(options.certificates)
    print(f"written to {options.certificates}: each machine gets authority.pem and the two files of its own role")


def _scheduler(options: argparse.Namespace) -> None:
    from engines.pool.addresses import check_host
    from engines.pool.dask_servers import run_scheduler

    check_host(options.host)
    _serve(run_scheduler(options.host, options.port, options.certificates))


def _worker(options: argparse.Namespace) -> None:
    from engines.pool.addresses import check_host, check_reach, scheduler_of
    from engines.pool.dask_servers import WorkerOptions, run_worker

    host, _ = scheduler_of(options.scheduler)
    if options.host is not None:
        check_host(options.host)
        check_reach(options.host, host)
    if not re.fullmatch(r"[!-~]{1,64}", options.name):
        raise ValueError(f"--name is of 1 to 64 ASCII signs without blanks, not {options.name[:80]!r}")
    worker = WorkerOptions(
        options.scheduler, options.name, options.certificates, options.processes, options.memory * MIB,
        options.seconds, options.host,
    )  # fmt: skip
    _serve(run_worker(worker))


_PARTS = {"certificates": _certificates, "scheduler": _scheduler, "worker": _worker}


def _serve(work: Coroutine[Any, Any, None]) -> None:
    """Runs `work` until it ends, or until Ctrl-C or SIGTERM, however often they come, stop it in order."""

    async def until_stopped() -> None:
        loop, stopped = asyncio.get_running_loop(), asyncio.Event()

        def stop(*_: object) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(stopped.set)

        for number in _STOPS:  # handlers of the loop would end with it: the next signal would kill the shutdown
            signal.signal(number, stop)
        serving, stopping = asyncio.ensure_future(work), asyncio.ensure_future(stopped.wait())
        await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
        faulthandler.dump_traceback_later(_LONGEST, exit=True)  # even if Dask waits for ever
        await end([serving])
        while rest := asyncio.all_tasks() - {asyncio.current_task()}:
            await end(rest, _PATIENCE)
        if not serving.cancelled():
            serving.result()

    signal.signal(signal.SIGPIPE, signal.SIG_IGN)  # a broken connection must not end a service
    try:
        asyncio.run(until_stopped())
    finally:
        for number in _STOPS:
            signal.signal(number, signal.SIG_IGN)  # the interpreter drops other handlers as it exits
