"""What tests of pools share: requests, and worker processes seen from outside."""

from contextlib import suppress

import psutil  # type: ignore[import-untyped]

from engines.pool import Request

LONG = 90.0  # seconds: a search that only a stop ends
NOT_IN_A_BOOK = ("e0e1", "e9e8")  # moves of xiangqi


def request(match="m", game="connect4", moves=(), level="master", **fields):
    return Request(match, game, "", tuple(moves), level, **fields)


def workers_of(pid: int | None = None) -> list[psutil.Process]:
    """The running worker processes started by a process, by default this one."""
    return [each for each in psutil.Process(pid).children(recursive=True) if _is_worker(each)]


def kill(worker: psutil.Process) -> None:
    """Kills the process, unless it has ended by itself."""
    with suppress(psutil.NoSuchProcess):
        worker.kill()


def _is_worker(process: psutil.Process) -> bool:
    with suppress(psutil.NoSuchProcess):  # it has just ended
        return "engines.pool.worker" in process.cmdline()
    return False
