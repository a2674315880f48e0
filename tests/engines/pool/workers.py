"""The worker processes of a pool, seen from outside."""

from contextlib import suppress

import psutil  # type: ignore[import-untyped]


def workers_of(pid: int | None = None) -> list[psutil.Process]:
    """All that were started by a process (by default this one) and have not ended."""
    return [each for each in psutil.Process(pid).children(recursive=True) if _is_worker(each)]


def kill(worker: psutil.Process) -> None:
    """End it, unless it has just ended by itself."""
    with suppress(psutil.NoSuchProcess):
        worker.kill()


def _is_worker(process: psutil.Process) -> bool:
    with suppress(psutil.NoSuchProcess):  # it has just ended
        return "engines.pool.worker" in process.cmdline()
    return False
