"""EnginePool: engine processes on this machine."""

import asyncio
import logging
import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Self, cast

from engines.answer import Answer
from engines.game import GameError
from engines.pool.arena import Arena, Loan
from engines.pool.contract import PoolStatus
from engines.pool.messages import EngineFailed, Job, Request, RequestKind, read_answer, write_job
from engines.pool.process import WorkerProcess
from engines.pool.queue import Ticket
from engines.pool.requests import Requests

log = logging.getLogger(__name__)

STOPPING = 1.0  # seconds for a worker to stop helping another


@dataclass(slots=True, eq=False)
class _Worker:
    """A worker process, the task that feeds it, and the request that it has.

    `job` and `helper`: while its search is limited by time alone, the job for a helper, and the worker that helps.
    `helping`: while it helps another worker, the task that does.
    """

    process: WorkerProcess
    feeder: "asyncio.Task[None] | None" = None
    ticket: Ticket | None = None
    job: Job | None = None
    helper: "_Worker | None" = None
    helping: "asyncio.Task[None] | None" = None

    @property
    def number(self) -> int:
        return self.process.number

    def is_idle(self) -> bool:
        return self.process.id is not None and self.ticket is None and (self.helping is None or self.helping.done())


class _WorkerLostError(Exception):
    """The worker died, did not answer in time, or sent an answer that cannot be read."""


class EnginePool:
    """Fulfils the contract of Engine on this machine. Use as an async context manager.

    `workers` processes share `memory` bytes for tables. A search takes `seconds` at most, less when others wait. An
    idle worker helps another one's search until a request comes that it may serve. A worker that is silent for
    `patience` seconds more is killed and replaced, and its request tried once more; so is one whose answer cannot be
    read. When `longest_queue` requests of a kind wait, new ones of that kind are refused with EngineBusy.
    """

    def __init__(
        self,
        workers: int = 2,
        memory: int = 256 << 20,
        seconds: float = 2.0,
        patience: float = 5.0,
        longest_queue: int = 200,
    ) -> None:
        self._seconds, self._patience = seconds, patience
        self._arena = Arena(memory, at_least=workers + 1)
        self._requests = Requests(longest_queue)
        self._workers = [_Worker(WorkerProcess(self._arena, number)) for number in range(workers)]
        self._deadline_misses = 0

    async def __aenter__(self) -> Self:
        for worker in self._workers:
            worker.feeder = asyncio.create_task(self._feed(worker), name=f"engine worker {worker.number}")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def search(self, request: Request) -> Answer:
        """The answer to `request`. Raises the errors that Engine names."""
        return await self._requests.search(request)

    def forget(self, match: str) -> None:
        """Frees the table of a match that has ended."""
        self._arena.forget(match)

    def status(self) -> PoolStatus:
        busy = sum(worker.ticket is not None for worker in self._workers)
        restarts = sum(worker.process.losses for worker in self._workers)
        waiting, counts = len(self._requests.queue), {"deadline_misses": self._deadline_misses}
        return PoolStatus(len(self._workers), busy, waiting, self._arena.lent(), self._arena.slots, restarts, counts)

    async def close(self) -> None:
        """Stops every search and ends every worker. Waiting requests get EngineStopped."""
        if not self._requests.close():
            return
        tasks = [task for worker in self._workers for task in (worker.feeder, worker.helping) if task]
        for worker in self._workers:
            self._arena.stop(worker.number, True)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(worker.process.end() for worker in self._workers))
        self._arena.close()

    async def _feed(self, worker: _Worker) -> None:
        """Gives a worker one request after the other, for ever."""
        with suppress(OSError, EOFError):  # the first request starts it again
            await worker.process.start()
        while True:
            self._share_out()
            worker.ticket = ticket = await self._requests.next()
            try:
                await self._end_help(worker)
                await self._requests.serve(ticket, partial(self._answer, worker))
            finally:
                worker.ticket = None
                self._requests.leave(ticket)

    async def _answer(self, worker: _Worker, ticket: Ticket) -> Answer:
        ticket.stop = partial(self._arena.stop, worker.number, True)
        loan, answered = self._arena.lend(ticket.request.match), False
        try:
            answer = await self._ask_twice(worker, ticket, loan)
            answered = True
            return answer
        except (EngineFailed, GameError):
            raise
        except Exception:
            await worker.process.lose()  # it may be about to answer
            raise
        finally:
            ticket.stop = None
            self._arena.give_back(loan, answered)
            if ticket.request.kind is RequestKind.STUDY:  # else matches would lose their tables to studies
                self._arena.forget(ticket.request.match)

    async def _ask_twice(self, worker: _Worker, ticket: Ticket, loan: Loan) -> Answer:
        try:
            return await self._ask(worker, ticket, loan)
        except _WorkerLostError as error:
            if ticket.done.done():
                raise EngineFailed("an engine worker was lost, and nobody waits for its answer") from error
            log.warning("engine worker %d was lost; its request is tried once more", worker.number)
        try:
            return await self._ask(worker, ticket, loan)
        except _WorkerLostError as error:
            raise EngineFailed(f"two engine workers were lost over match {ticket.request.match}") from error

    async def _ask(self, worker: _Worker, ticket: Ticket, loan: Loan) -> Answer:
        seconds = self._requests.seconds_for(ticket.request, self._seconds, len(self._workers))
        self._arena.stop(worker.number, ticket.done.done())
        job = Job(ticket.request, loan.slot, loan.fresh, seconds, random.getrandbits(32))
        try:
            with self._helped(worker, job, loan):
                answer = read_answer(await worker.process.exchange(write_job(job), seconds + self._patience))
        except (TimeoutError, OSError, EOFError, ValueError, TypeError, KeyError) as error:
            self._deadline_misses += isinstance(error, TimeoutError)
            await worker.process.lose()
            raise _WorkerLostError from error
        if isinstance(answer, GameError):
            raise answer
        return answer

    @contextmanager
    def _helped(self, worker: _Worker, job: Job, loan: Loan) -> Iterator[None]:
        """Lets other workers help this one within the block."""
        if job.request.is_timed:
            worker.job = replace(job, fresh=False, helped_age=self._arena.prepare(loan))
        self._share_out()
        try:
            yield
        finally:
            worker.job = None
            if worker.helper:
                self._arena.stop(worker.helper.number, True)
                worker.helper = None

    def _share_out(self) -> None:
        """Makes idle workers, if no request waits, help those that search alone."""
        if self._requests.queue.has_next():
            return
        alone = [worker for worker in self._workers if worker.job and not worker.helper]
        idle = filter(_Worker.is_idle, self._workers)
        for worker, helper in zip(alone, idle, strict=False):
            worker.helper = helper
            helper.helping = asyncio.create_task(self._help(helper, worker, cast("Job", worker.job)))

    async def _help(self, helper: _Worker, worker: _Worker, job: Job) -> None:
        loan = self._arena.lend(job.request.match)
        self._arena.stop(helper.number, False)
        try:
            await helper.process.exchange(write_job(job), job.seconds + self._patience)
        except (TimeoutError, OSError, EOFError):
            await helper.process.lose()
        finally:
            self._arena.give_back(loan, False)
            if worker.helper is helper:
                worker.helper = None

    async def _end_help(self, helper: _Worker) -> None:
        """Ends the worker's help, so that it can take a request: after some milliseconds, or as a new process."""
        if helper.helping is None:
            return
        self._arena.stop(helper.number, True)
        _, late = await asyncio.wait([helper.helping], timeout=STOPPING)
        if late:
            helper.helping.cancel()
            await helper.process.lose()
            await asyncio.wait([helper.helping])
        helper.helping = None
