"""Link: the bot's connection to a Dask scheduler, and what it knows of the workers there."""

import asyncio
import logging
import time
import uuid
import warnings
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from distributed import Client

from engines.pool.cluster_messages import RemoteCall, RemoteReply, WorkerHello, present_version
from engines.pool.dask_security import LenientUnpickler, restrict, security
from engines.pool.dask_worker import hello, search
from engines.pool.reaching import Teller, UnreachableError, reach

log = logging.getLogger(__name__)

LOOK = 0.5  # seconds between two looks at the scheduler's list of workers
SILENCE = 3.0  # seconds without a word after which the scheduler, or a worker, counts as lost
AGAIN = 1.0  # seconds between two attempts to connect
LONGEST = 60.0  # seconds until a worker is asked what it is that says it serves, and answers no search
REMEMBERED = 1000  # most ended matches that a worker is told of with its next request


class SiteLostError(Exception):
    """A worker did not answer; the text says why."""


@dataclass(slots=True, eq=False)
class Site:
    """A Dask worker as the bot knows it."""

    name: str
    address: str
    lost: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    known: WorkerHello | None = None  # until it has introduced itself, and after it was lost: None
    in_flight: int = 0  # requests that it has; counted by the caller
    refused: bool = False
    ended: deque[str] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    beat: float = 0.0  # when the scheduler last heard from it, by the scheduler's clock
    heard: float = field(default_factory=time.monotonic)  # when `beat` last changed, by our clock
    probe: "asyncio.Task[None] | None" = None
    pause: float = 0.0  # seconds until the next one: longer with each failure in a row; the caller notes a success

    def room(self) -> bool:
        """Whether one of its engine processes is free."""
        return self.known is not None and self.in_flight < self.known.processes


class Link:
    """Keeps a connection while `run` runs; calls `changed` whenever a worker comes or goes."""

    def __init__(self, address: str, folder: Path, changed: Callable[[], None]) -> None:
        self._address, self._security, self._changed = address, security(folder, "client"), changed
        self._client: Client | None = None
        self._sites: dict[str, Site] = {}
        self._teller = Teller(log)
        self.counts: Counter[str] = Counter(
            dict.fromkeys(("connections_made", "connections_lost", "workers_lost", "workers_refused"), 0)
        )

    def serving(self) -> dict[str, Site]:
        """The workers that may be asked, by name."""
        return {name: site for name, site in self._sites.items() if site.known is not None}

    async def run(self) -> None:
        """Connects, watches the workers, and connects again, until cancelled."""
        restrict(LenientUnpickler)
        while True:
            try:
                await self._connected()
            except Exception as error:  # whatever Dask or the network raises, it connects again
                why = error if isinstance(error, UnreachableError) else f"{self._address}: {error!r}"
                self._teller.tell(f"no connection to the cluster: {why}")
            await asyncio.sleep(AGAIN)

    async def call(self, site: Site, call: RemoteCall, seconds: float) -> RemoteReply:
        """The worker's reply within `seconds`, or another worker's if Dask had to move the request.

        Raises SiteLostError. Cancelling this stops the search.
        """
        if self._client is None:
            raise SiteLostError("there is no connection")
        key = uuid.uuid4().hex
        ended = tuple(site.ended)
        site.ended.clear()
        data = replace(call, key=key, ended=ended).write()
        try:
            reply = await self._result(self._client, site, search, (data,), key, seconds, elsewhere=True)
            return RemoteReply.read(reply)
        except ValueError as error:
            raise SiteLostError(f"an answer that cannot be read: {error}") from error

    def distrust(self, site: Site, why: object) -> None:
        """Sends this worker no requests until it has introduced itself again, which it may do after a pause."""
        if site.known is None:
            return
        site.known, site.pause = None, min(LONGEST, max(AGAIN, 2 * site.pause))
        self.counts["workers_lost"] += 1
        log.warning("cluster worker %s is not asked for now: %s", site.name, why)
        self._changed()

    def forget(self, match: str) -> None:
        """Tells every worker, with its next request, that this match has ended."""
        for site in self._sites.values():
            site.ended.append(match)

    async def _connected(self) -> None:
        await reach(self._address, self._security.get_connection_args("client")["ssl_context"])
        client = Client(
            self._address, security=self._security, asynchronous=True, set_as_default=False,
            direct_to_workers=False, timeout=SILENCE, name="qibot",
        )  # fmt: skip
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # we compare versions ourselves
                async with asyncio.timeout(2 * SILENCE):
                    await client
            self._client = client
            self.counts["connections_made"] += 1
            log.info("connected to the cluster at %s", self._address)
            await self._watch(client)
        finally:
            self._disconnected()
            with suppress(Exception):
                async with asyncio.timeout(2 * AGAIN):
                    await client.close(timeout=AGAIN)

    def _disconnected(self) -> None:
        self.counts["connections_lost"] += self._client is not None
        self._client = None
        for site in self._sites.values():
            self._drop(site)
        self._sites.clear()
        self._changed()

    def _drop(self, site: Site, *, is_lost: bool = True) -> None:
        """Asks a worker nothing any more. What it was asked waits on for another's answer, unless that `is_lost`."""
        site.known = None
        if site.probe:
            site.probe.cancel()
        if is_lost and not site.lost.done():
            site.lost.set_result(None)

    async def _watch(self, client: Client) -> None:
        scheduler: Any = client.scheduler  # its operations are created when they are called
        while client.status == "running":
            async with asyncio.timeout(SILENCE):
                found = await scheduler.identity()
            self._update(client, {str(each["name"]): (address, each) for address, each in found["workers"].items()})
            await asyncio.sleep(LOOK)
        raise ConnectionError("the scheduler has gone")

    def _update(self, client: Client, found: dict[str, tuple[str, dict[str, Any]]]) -> None:
        for name, site in tuple(self._sites.items()):
            if name not in found or found[name][0] != site.address:
                log.warning("cluster worker %s is gone", name)
                self.counts["workers_lost"] += 1
                del self._sites[name]
                self._drop(site, is_lost=not found)  # else Dask gives its work to other workers
                self._changed()
        for name, (address, about) in found.items():
            if name not in self._sites:
                self._sites[name] = Site(name, address)
            site = self._sites[name]
            self._listen(site, about["last_seen"])
            if site.known is None and not site.refused and site.probe is None:
                site.probe = asyncio.create_task(self._ask_what_it_is(client, site))

    def _listen(self, site: Site, beat: float) -> None:
        """Notes a heartbeat. A worker without one for SILENCE seconds is frozen, and waiting for it ends."""
        now = time.monotonic()
        if beat != site.beat:
            site.beat, site.heard = beat, now
        elif now - site.heard > SILENCE and site.known is not None:
            self.distrust(site, "it sends no heartbeats")
            site.lost.set_result(None)
            site.lost = asyncio.get_running_loop().create_future()

    async def _ask_what_it_is(self, client: Client, site: Site) -> None:
        try:
            await asyncio.sleep(site.pause)
            data = await self._result(client, site, hello, (), uuid.uuid4().hex, SILENCE, elsewhere=False)
            self._admit(site, WorkerHello.read(data))
        except (SiteLostError, ValueError) as error:
            self._teller.tell(f"cluster worker {site.name} at {site.address} does not answer: {error}")
        finally:
            site.probe = None

    def _admit(self, site: Site, known: WorkerHello) -> None:
        if known.version != present_version():
            site.refused = True
            self.counts["workers_refused"] += 1
            log.warning("cluster worker %s is of version %s, not %s", site.name, known.version, present_version())
            return
        site.known = known
        log.info("cluster worker %s serves with %d engine processes", site.name, known.processes)
        self._changed()

    async def _result(
        self, client: Client, site: Site, task: Callable[..., Any], arguments: tuple[bytes, ...], key: str,
        seconds: float, elsewhere: bool,
    ) -> bytes:  # fmt: skip
        """The result of a task sent to a worker. Raises SiteLostError."""
        future = client.submit(
            task, *arguments, key=key, workers=[site.address], allow_other_workers=elsewhere, pure=False, retries=0
        )
        reading = asyncio.ensure_future(future.result())
        try:
            await asyncio.wait({reading, site.lost}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            return _read(reading)
        finally:
            reading.cancel()
            future.release()  # the worker stops a search that nobody waits for


def _read(reading: "asyncio.Future[Any]") -> bytes:
    """The result of a task. Raises SiteLostError if there is none, or if the task failed."""
    if not reading.done():
        raise SiteLostError("no answer in time")
    if reading.cancelled():
        raise SiteLostError("the connection was lost")
    if error := reading.exception():
        raise SiteLostError(repr(error)[:200]) from error
    return bytes(reading.result())
