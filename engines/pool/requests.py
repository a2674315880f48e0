"""The life of a request, here and in a cluster: it waits, is served, and is answered once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from engines.answer import Answer
from engines.game import GameError
from engines.pool.messages import EngineError, EngineFailed, EngineStopped, Request
from engines.pool.queue import FairQueue, Ticket

log = logging.getLogger(__name__)

LEAST_SECONDS = 0.05  # the least that a search gets, however long the queue
_STOPPED = "the engines are shutting down"


class Requests:
    """The requests of a pool, in the order of `FairQueue`.

    A caller of `next` must call `leave` once the ticket is served. At most `longest` requests of a kind wait.
    """

    def __init__(self, longest: int) -> None:
        self.queue = FairQueue(longest)
        self._served: set[Ticket] = set()
        self._closed = False

    async def search(self, request: Request) -> Answer:
        """The answer, once another task has served the request. Raises the errors that Engine names."""
        if self._closed:
            raise EngineStopped(_STOPPED)
        ticket = Ticket(request, asyncio.get_running_loop().create_future())
        self.queue.put(ticket)
        try:
            return await ticket.done
        finally:
            if ticket.done.cancelled():
                self.queue.remove(ticket)
                if ticket.stop:
                    ticket.stop()

    async def next(self) -> Ticket:
        """The next ticket to serve; waits for one."""
        ticket = await self.queue.get()
        self._served.add(ticket)
        return ticket

    async def serve(self, ticket: Ticket, work: Callable[[Ticket], Awaitable[Answer]]) -> None:
        """Answers a ticket with what `work` returns or raises; does nothing if nobody waits any more."""
        try:
            if not ticket.done.done():
                answer = await work(ticket)
                if not ticket.done.done():
                    ticket.done.set_result(answer)
        except (EngineError, GameError) as error:
            ticket.fail(error)
        except Exception as error:  # a bug of ours fails one request only
            log.exception("match %s: the engines could not be asked", ticket.request.match)
            ticket.fail(EngineFailed(f"match {ticket.request.match}: {error!r}"))

    def leave(self, ticket: Ticket) -> None:
        """Notes that a ticket is served: the next one of its person may be."""
        self._served.discard(ticket)
        self.queue.done(ticket)

    def close(self) -> bool:
        """Refuses all requests from now on; waiting ones get EngineStopped. False if it was closed before."""
        was_closed, self._closed = self._closed, True
        for ticket in (*self.queue.drain(), *self._served):
            ticket.fail(EngineStopped(_STOPPED))
        return not was_closed

    def seconds_for(self, request: Request, seconds: float, workers: int) -> float:
        """The seconds for a request's search, if the pool allows `seconds`."""
        return shared_seconds(min(seconds, request.seconds), self.queue.ahead(request), workers)


def shared_seconds(seconds: float, waiting: int, workers: int) -> float:
    """Less time for each search when requests wait, so that the queue moves at the same pace however long it is."""
    return max(LEAST_SECONDS, seconds / (1 + waiting / workers))
