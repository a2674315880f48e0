"""ClusterPool: engines on several machines, through Dask; those of this machine where the cluster cannot answer."""

import asyncio
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Self

from engines.answer import Answer
from engines.game import GameError
from engines.pool.cluster_messages import RemoteCall, present_version
from engines.pool.contract import PoolStatus
from engines.pool.dask_link import Link, Site, SiteLostError
from engines.pool.ending import end
from engines.pool.messages import Request
from engines.pool.pool import EnginePool
from engines.pool.queue import Ticket
from engines.pool.rendezvous import ranked
from engines.pool.requests import Requests

ATTEMPTS = 2  # workers that are tried before the engines of this machine


class ClusterPool:
    """Fulfils the contract of Engine with Dask workers. Use as an async context manager.

    A match is searched by its home, the first in its ranking of the workers that serve; by the next one while all
    engine processes of the home are busy; by `local`, which this pool opens and closes, if no worker serves or two in a
    row were lost over the request. A worker that is silent for `patience` seconds longer than its search may take gets
    no requests for a while, which is longer each time. Raises OSError for certificates that cannot be read.
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
        self._requests = Requests(longest_queue)
        self._sites: dict[Ticket, Site] = {}  # the worker that has each request
        self._moved = asyncio.Event()  # set when a worker came, went, or has room again
        self._link = Link(address, certificates, self._moved.set)  # first: it may refuse the certificates
        self._counts: Counter[str] = Counter(dict.fromkeys(("answers_home", "answers_elsewhere", "answers_local"), 0))
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        await self._local.__aenter__()
        self._spawn(self._link.run(), "cluster connection")
        self._spawn(self._dispatch(), "cluster dispatcher")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def search(self, request: Request) -> Answer:
        """See Engine."""
        return await self._requests.search(request)

    def forget(self, match: str) -> None:
        """See Engine."""
        self._local.forget(match)
        self._link.forget(match)

    def status(self) -> PoolStatus:
        """See Engine. `tables` counts those of this machine alone; `slots` includes the cluster's."""
        local, sites = self._local.status(), self._link.serving().values()
        known = [site.known for site in sites if site.known]
        return PoolStatus(
            workers=sum(each.processes for each in known) or local.workers,
            busy=sum(site.in_flight for site in sites) + local.busy,
            waiting=len(self._requests.queue) + local.waiting,
            tables=local.tables,
            slots=sum(each.slots for each in known) + local.slots,
            restarts=local.restarts + self._link.counts["workers_lost"],
            counts={**self._counts, **self._link.counts},
        )

    async def close(self) -> None:
        """See Engine."""
        if not self._requests.close():
            return
        await end(self._tasks)
        await self._local.close()

    async def _dispatch(self) -> None:
        """Sends waiting requests, in their order, as soon as a worker has room."""
        while True:
            while self._is_full():
                await self._until_moved()
            ticket = await self._requests.next()
            while self._is_full() and not ticket.done.done():
                await self._until_moved()
            self._give(ticket, self._next_site(ticket.request))
            serving = self._spawn(self._requests.serve(ticket, self._answer), "cluster request")
            ticket.stop = serving.cancel
            serving.add_done_callback(partial(self._served, ticket))

    def _served(self, ticket: Ticket, _: "asyncio.Task[None]") -> None:
        self._give(ticket, None)
        self._requests.leave(ticket)

    def _give(self, ticket: Ticket, site: Site | None) -> None:
        """Assigns the request to this worker, or to none, which makes room for another request."""
        if before := self._sites.pop(ticket, None):
            before.in_flight -= 1
            self._moved.set()
        if site:
            site.in_flight += 1
            self._sites[ticket] = site

    def _is_full(self) -> bool:
        """Whether there are workers and none has room."""
        sites = self._link.serving().values()
        return bool(sites) and not any(site.room() for site in sites)

    async def _until_moved(self) -> None:
        self._moved.clear()
        await self._moved.wait()

    def _next_site(self, request: Request, besides: tuple[Site, ...] = ()) -> Site | None:
        """The first worker in the match's ranking with room; on a second attempt the first one, if none has room."""
        sites = self._link.serving()
        order = [sites[name] for name in ranked(request.match, sites) if sites[name] not in besides]
        return next((site for site in order if site.room()), order[0] if besides and order else None)

    async def _answer(self, ticket: Ticket) -> Answer:
        tried: tuple[Site, ...] = ()
        while (site := self._sites.get(ticket)) and len(tried) < ATTEMPTS:
            with suppress(SiteLostError):
                return await self._ask(ticket.request, site)
            tried = (*tried, site)
            self._give(ticket, self._next_site(ticket.request, tried))
        self._give(ticket, None)
        answer = await self._local.search(ticket.request)
        self._counts["answers_local"] += 1
        return answer

    async def _ask(self, request: Request, site: Site) -> Answer:
        processes = sum(each.known.processes for each in self._link.serving().values() if each.known)
        seconds = self._requests.seconds_for(request, self._seconds, max(1, processes))
        call = RemoteCall(replace(request, seconds=seconds), version=present_version())
        try:
            reply = await self._link.call(site, call, seconds + self._patience)
            if isinstance(reply.outcome, str):
                raise SiteLostError(reply.outcome)
        except SiteLostError as error:
            self._link.distrust(site, error)
            raise
        site.pause = 0.0
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
