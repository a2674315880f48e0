"""ClusterPool: engines on many machines, by way of Dask; those of this one where they cannot."""

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from engines.answer import Answer
from engines.game import GameError
from engines.pool.cluster_messages import Call, present_version
from engines.pool.contract import PoolStatus
from engines.pool.dask_link import Link, Site, SiteLostError
from engines.pool.ending import end
from engines.pool.messages import EngineError, EngineFailed, EngineStopped, Request
from engines.pool.pool import EnginePool, shared_seconds
from engines.pool.queue import FairQueue
from engines.pool.rendezvous import ranked

log = logging.getLogger(__name__)

ATTEMPTS = 2  # workers that are asked before the engines of this machine


@dataclass(slots=True, eq=False)
class _Ticket:
    """A request on its way; once it has left the queue, the task that serves it and the worker that has it."""

    request: Request
    done: "asyncio.Future[Answer]"
    site: Site | None = None
    serving: "asyncio.Task[None] | None" = None


class ClusterPool:
    """Keeps the contract of Engine on Dask workers. Use as an async context manager.

    A match is searched by its home, the worker that it ranks first among those that serve; by the next in its ranking
    while the home's engine processes are all taken; and by `local`, which this pool opens and closes, where no worker
    serves or two in a row were lost over the request. A worker that is silent for `patience` seconds more than the
    search may take is asked nothing until it answers again. Raises OSError for certificates that cannot be read.
    """

    def __init__(
        self,
        address: str,
        certificates: Path,
        local: EnginePool,
        seconds: float = 2.0,
        patience: float = 2.5,
        longest_queue: int = 200,
    ) -> None:
        self._local, self._seconds, self._patience = local, seconds, patience
        self._queue: FairQueue[_Ticket] = FairQueue(longest_queue)
        self._moved = asyncio.Event()  # a worker came, went, or has room again
        self._link = Link(address, certificates, self._moved.set)  # first: it may refuse the certificates
        self._counts: Counter[str] = Counter(dict.fromkeys(("answers_home", "answers_elsewhere", "answers_local"), 0))
        self._tasks: set[asyncio.Task[None]] = set()
        self._running: set[_Ticket] = set()
        self._closing = False

    async def __aenter__(self) -> Self:
        await self._local.__aenter__()
        self._spawn(self._link.run(), "cluster connection")
        self._spawn(self._dispatch(), "cluster dispatcher")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.close()

    async def search(self, request: Request) -> Answer:
        """See Engine."""
        if self._closing:
            raise EngineStopped("the engines are shutting down")
        ticket = _Ticket(request, asyncio.get_running_loop().create_future())
        self._queue.put(ticket)
        try:
            return await ticket.done
        finally:
            if ticket.done.cancelled():
                self._queue.remove(ticket)
                if ticket.serving:
                    ticket.serving.cancel()

    def forget(self, match: str) -> None:
        """See Engine."""
        self._local.forget(match)
        self._link.forget(match)

    def status(self) -> PoolStatus:
        """See Engine. Only the tables of this machine are known to be lent; those of the cluster count as slots."""
        local, sites = self._local.status(), self._link.serving().values()
        known = [site.known for site in sites if site.known]
        return PoolStatus(
            workers=sum(each.processes for each in known) or local.workers,
            busy=sum(site.in_flight for site in sites) + local.busy,
            waiting=len(self._queue) + local.waiting,
            tables=local.tables,
            slots=sum(each.slots for each in known) + local.slots,
            restarts=local.restarts + self._link.counts["workers_lost"],
            counts={**self._counts, **self._link.counts},
        )

    def sites(self) -> tuple[str, ...]:
        """The names of the workers that serve now."""
        return tuple(self._link.serving())

    async def close(self) -> None:
        """See Engine."""
        if self._closing:
            return
        self._closing = True
        for ticket in [*self._queue.drain(), *self._running]:
            if not ticket.done.done():
                ticket.done.set_exception(EngineStopped("the engines are shutting down"))
        await end(self._tasks)
        await self._local.close()

    async def _dispatch(self) -> None:
        """Send what waits, in its order, as soon as a worker has room."""
        while True:
            while self._is_full():
                await self._until_moved()
            ticket = await self._queue.get()
            self._running.add(ticket)
            while self._is_full() and not ticket.done.done():
                await self._until_moved()
            self._give(ticket, self._next_site(ticket.request))
            ticket.serving = self._spawn(self._serve(ticket), "cluster request")
            ticket.serving.add_done_callback(partial(self._served, ticket))

    def _served(self, ticket: _Ticket, _: "asyncio.Task[None]") -> None:
        self._running.discard(ticket)
        self._give(ticket, None)
        self._queue.done(ticket)

    def _give(self, ticket: _Ticket, site: Site | None) -> None:
        """The request is this worker's from now on, or nobody's: that is room for another."""
        if ticket.site:
            ticket.site.in_flight -= 1
            self._moved.set()
        if site:
            site.in_flight += 1
        ticket.site = site

    def _is_full(self) -> bool:
        """Whether there are workers, and none has room."""
        sites = self._link.serving().values()
        return bool(sites) and not any(site.room() for site in sites)

    async def _until_moved(self) -> None:
        self._moved.clear()
        await self._moved.wait()

    def _next_site(self, request: Request, besides: tuple[Site, ...] = ()) -> Site | None:
        """The first of this match's workers that has room, or at least lives."""
        sites = self._link.serving()
        order = [sites[name] for name in ranked(request.match, sites) if sites[name] not in besides]
        return next((site for site in order if site.room()), order[0] if besides and order else None)

    async def _serve(self, ticket: _Ticket) -> None:
        try:
            if not ticket.done.done():
                answer = await self._answer(ticket)
                if not ticket.done.done():
                    ticket.done.set_result(answer)
        except (EngineError, GameError) as error:
            if not ticket.done.done():
                ticket.done.set_exception(error)
        except Exception as error:  # a mistake of ours ends one request
            log.exception("match %s: the cluster could not be asked", ticket.request.match)
            if not ticket.done.done():
                ticket.done.set_exception(EngineFailed(f"match {ticket.request.match}: {error!r}"))

    async def _answer(self, ticket: _Ticket) -> Answer:
        tried: tuple[Site, ...] = ()
        while ticket.site and len(tried) < ATTEMPTS:
            with suppress(SiteLostError):
                return await self._ask(ticket.request, ticket.site)
            tried = (*tried, ticket.site)
            self._give(ticket, self._next_site(ticket.request, tried))
        self._give(ticket, None)
        answer = await self._local.search(ticket.request)
        self._counts["answers_local"] += 1
        return answer

    async def _ask(self, request: Request, site: Site) -> Answer:
        processes = sum(each.known.processes for each in self._link.serving().values() if each.known)
        seconds = shared_seconds(min(self._seconds, request.seconds), self._queue.ahead(request), max(1, processes))
        call = Call(replace(request, seconds=seconds), version=present_version())
        try:
            reply = await self._link.call(site, call, seconds + self._patience)
            if isinstance(reply.outcome, str):
                raise SiteLostError(reply.outcome)
        except SiteLostError as error:
            self._link.distrust(site, error)
            raise
        if isinstance(reply.outcome, GameError):
            raise reply.outcome
        home = ranked(request.match, self._link.serving())[:1] == [reply.worker]
        self._counts["answers_home" if home else "answers_elsewhere"] += 1
        return reply.outcome

    def _spawn(self, work: Coroutine[Any, Any, None], name: str) -> "asyncio.Task[None]":
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
