"""A scheduler and workers in processes of their own, whose imports are done once for all."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from socket import create_connection

from aiohttp.test_utils import unused_port

from engines.pool import ClusterPool, EnginePool
from engines.pool.addresses import in_brackets
from engines.pool.certificates import make_certificates
from engines.pool.cluster_messages import present_version
from tests.programs import Program

PROGRAM = (sys.executable, "-m", "engines", "cluster")  # as it is run


@dataclass
class Cluster:
    """The processes of a cluster at one port of a host; `inside` is the command that runs others on the host.

    Without a `program` they are forks that act as `python -m engines cluster` does.
    """

    folder: Path
    host: str = "127.0.0.1"
    inside: tuple[str, ...] = ()
    program: tuple[str, ...] = ()
    port: int = field(default_factory=unused_port)
    scheduler: subprocess.Popen | Program | None = None
    workers: dict[str, subprocess.Popen | Program] = field(default_factory=dict)
    version: str = present_version()

    @property
    def address(self) -> str:
        return f"tls://{in_brackets(self.host)}:{self.port}"

    def start_scheduler(self, certificates: Path | None = None) -> None:
        """Returns when it listens; it may have other certificates than the cluster's."""
        options = ("--host", self.host, "--port", str(self.port), "--certificates", str(certificates or self.folder))
        self.scheduler = self._begun("scheduler", *options)
        latest = time.monotonic() + 60
        while not self._listens():
            assert self.scheduler.poll() is None, "the scheduler did not start"
            assert time.monotonic() < latest, "the scheduler does not listen"
            time.sleep(0.05)

    def _listens(self) -> bool:
        try:
            create_connection((self.host, self.port), 1).close()
        except OSError:
            return False
        return True

    def start_worker(self, name: str, processes: int = 1, memory: int = 64, **how: object) -> None:
        options = ("--name", name, "--processes", str(processes), "--memory", str(memory), "--host", self.host)
        self.workers[name] = self._begun("worker", self.address, *options, "--certificates", str(self.folder), **how)

    def _begun(self, *part: str, program: tuple[str, ...] = (), log: str = os.devnull) -> subprocess.Popen | Program:
        if program or self.program or self.inside:
            command = (*self.inside, *(program or self.program or PROGRAM), *part)
            return subprocess.Popen(command, stderr=subprocess.DEVNULL)
        return Program("engines", "cluster", *part, needs="engines.pool.dask_servers", log=log)

    def kill_scheduler(self) -> None:
        self.scheduler.kill()
        self.scheduler.wait()

    def kill_worker(self, name: str) -> None:
        process = self.workers.pop(name)
        process.kill()
        process.wait()

    def mend(self, *names: str) -> None:
        """Starts the scheduler and the workers of these names again if they have ended."""
        if self.scheduler.poll() is not None:
            self.start_scheduler()
        for name in names:
            if name not in self.workers or self.workers[name].poll() is not None:
                self.start_worker(name)

    def stop(self) -> None:
        processes = [*self.workers.values(), *([self.scheduler] if self.scheduler else [])]
        for process in processes:
            process.kill()  # engine processes end when their input closes
        for process in processes:
            process.wait()

    def pool(self, seconds: float = 2.0, local: int = 1, **options: object) -> ClusterPool:
        """A pool of the bot on this cluster, not yet open."""
        spare = EnginePool(local, 16 << 20, seconds)
        return ClusterPool(self.address, self.folder, spare, seconds, **options)


@contextmanager
def cluster(folder: Path, names: tuple[str, ...], program: tuple[str, ...] = (), **options: int) -> Iterator[Cluster]:
    """A scheduler and workers of these names, which may still be starting."""
    certificates = folder / "certificates"
    if not certificates.exists():
        make_certificates(certificates)
    made = Cluster(certificates, program=program)
    try:
        made.start_scheduler()
        for name in names:
            made.start_worker(name, **options)
        yield made
    finally:
        made.stop()


async def until(condition: Callable[[], object]) -> None:
    """Waits for a condition that nothing signals."""
    async with asyncio.timeout(60):
        while not condition():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def until_serving(pool: ClusterPool, *names: str) -> None:
    """Waits until exactly these workers serve."""
    await until(lambda: set(pool._link.serving()) == set(names))
