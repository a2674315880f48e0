"""EnginePool: engine processes on this machine."""

import asyncio
import logging
import random
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from types import TracebackType
from typing import Self, cast

from engines.answer import Answer
from engines.game import GameError
from engines.pool.arena import Arena, Loan
from engines.pool.contract import PoolStatus
from engines.pool.messages import EngineBusy, EngineFailed, EngineStopped, Job, Request, read_answer, write_job
from engines.pool.queue import FairQueue, Urgency

log = logging.getLogger(__name__)

LEAST_SECONDS = 0.05  # however long the queue, a search gets this much
STOPPING = 1.0  # seconds for a worker to stop its help for another
LINE_LIMIT = 1 << 20  # bytes of one answer


@dataclass(slots=True, eq=False)
class _Ticket:
    """A request on its way, and the worker that has it."""

    request: Request
    done: "asyncio.Future[Answer]"
    worker: int = -1


@dataclass(slots=True, eq=False)
class _Lane:
    """One worker process (None: to be started) and the task that feeds it.

    While it searches until its time is over: the job for who helps it, and who does. While it helps another one: the
    task of that.
    """

    number: int
    process: Process | None = None
    feeder: "asyncio.Task[None] | None" = None
    ticket: _Ticket | None = None
    job: Job | None = None
    helper: "_Lane | None" = None
    helping: "asyncio.Task[None] | None" = None

    def is_idle(self) -> bool:
        return self.process is not None and self.ticket is None and (self.helping is None or self.helping.done())


class _WorkerLostError(Exception):
    """The worker died, did not answer in time, or answered what cannot be read."""


class EnginePool:
    """Keeps the contract of Engine on this machine. Use as an async context manager.

    `workers` processes share `memory` bytes for tables. A search takes `seconds` at most, less when others wait.
    Where nobody waits, a worker that has nothing to do searches along with another one, until somebody needs it.
    A worker that is silent for `patience` seconds more is killed and replaced, and its request tried once again;
    so is one whose answer cannot be read.
    Over `longest_queue` waiting requests new ones are refused with EngineBusy.
    """

    def __init__(
        self,
        workers: int = 2,
        memory: int = 256 << 20,
        seconds: float = 2.0,
        patience: float = 5.0,
        longest_queue: int = 200,
    ) -> None:
        self._seconds, self._patience, self._longest_queue = seconds, patience, longest_queue
        self._arena = Arena(memory, at_least=workers + 1)
        self._queue: FairQueue[_Ticket] = FairQueue()
        self._lanes = [_Lane(number) for number in range(workers)]
        self._restarts = 0
        self._deadline_misses = 0
        self._closing = False

    async def __aenter__(self) -> Self:
        for lane in self._lanes:
            lane.feeder = asyncio.create_task(self._feed(lane), name=f"engine worker {lane.number}")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.close()

    async def search(self, request: Request) -> Answer:
        """The answer to `request`. Raises EngineBusy, EngineStopped or EngineFailed; GameError if it makes no sense."""
        if self._closing:
            raise EngineStopped("the engines are shutting down")
        if len(self._queue) >= self._longest_queue:
            raise EngineBusy(f"{len(self._queue)} requests are waiting")
        ticket = _Ticket(request, asyncio.get_running_loop().create_future())
        urgency = urgency_of(request)
        self._queue.put(request.user, ticket, urgency)
        try:
            return await ticket.done
        finally:
            if ticket.done.cancelled():
                self._queue.remove(request.user, ticket, urgency)
                if ticket.worker >= 0:
                    self._arena.stop(ticket.worker, True)

    def forget(self, match: str) -> None:
        """The match is over: its table may serve another."""
        self._arena.forget(match)

    def status(self) -> PoolStatus:
        busy = sum(lane.ticket is not None for lane in self._lanes)
        counts = {"deadline_misses": self._deadline_misses}
        return PoolStatus(
            len(self._lanes), busy, len(self._queue), self._arena.lent(), self._arena.slots, self._restarts, counts
        )

    async def close(self) -> None:
        """Stop every search, end every worker. Whoever waits gets EngineStopped."""
        if self._closing:
            return
        self._closing = True
        running = [lane.ticket for lane in self._lanes if lane.ticket]
        for ticket in self._queue.drain() + running:
            if not ticket.done.done():
                ticket.done.set_exception(EngineStopped("the engines are shutting down"))
        for lane in self._lanes:
            self._arena.stop(lane.number, True)
            if lane.feeder:
                lane.feeder.cancel()
            if lane.helping:
                lane.helping.cancel()
        tasks = [task for lane in self._lanes for task in (lane.feeder, lane.helping) if task]
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(_end(lane.process) for lane in self._lanes if lane.process))
        self._arena.close()

    async def _feed(self, lane: _Lane) -> None:
        """Give the worker of this lane one request after the other, for ever."""
        with suppress(OSError):  # the first request tries again
            await self._running(lane)
        while True:
            self._share_out()
            lane.ticket = ticket = await self._queue.get()
            await self._end_help(lane)
            try:
                if not ticket.done.done():
                    await self._serve(lane, ticket)
            except Exception as error:  # a mistake of ours ends one request, not the lane
                log.exception("engine worker %d could not be fed", lane.number)
                await self._lose(lane)  # it may be about to answer
                if not ticket.done.done():
                    ticket.done.set_exception(EngineFailed(f"match {ticket.request.match}: {error!r}"))
            finally:
                lane.ticket = None

    async def _serve(self, lane: _Lane, ticket: _Ticket) -> None:
        ticket.worker = lane.number
        loan, answered = self._arena.lend(ticket.request.match), False
        try:
            answer = await self._ask_twice(lane, ticket, loan)
        except (EngineFailed, GameError) as error:
            if not ticket.done.done():
                ticket.done.set_exception(error)
        else:
            answered = True
            if not ticket.done.done():
                ticket.done.set_result(answer)
        finally:
            ticket.worker = -1
            self._arena.give_back(loan, answered)

    async def _ask_twice(self, lane: _Lane, ticket: _Ticket, loan: Loan) -> Answer:
        try:
            return await self._ask(lane, ticket, loan)
        except _WorkerLostError as error:
            if ticket.done.done():
                raise EngineFailed("an engine worker was lost, and nobody waits for its answer") from error
            log.warning("engine worker %d was lost; its request is tried once more", lane.number)
        try:
            return await self._ask(lane, ticket, loan)
        except _WorkerLostError as error:
            raise EngineFailed(f"two engine workers were lost over match {ticket.request.match}") from error

    async def _ask(self, lane: _Lane, ticket: _Ticket, loan: Loan) -> Answer:
        seconds = self._seconds_for(ticket.request)
        self._arena.stop(lane.number, ticket.done.done())
        job = Job(ticket.request, loan.slot, loan.fresh, seconds, random.getrandbits(32))
        try:
            with self._helped(lane, job, loan):
                answer = read_answer(await self._exchange(lane, job))
        except (TimeoutError, OSError, EOFError, ValueError, TypeError, KeyError) as error:
            self._deadline_misses += isinstance(error, TimeoutError)
            await self._lose(lane)
            raise _WorkerLostError from error
        if isinstance(answer, GameError):
            raise answer
        return answer

    @contextmanager
    def _helped(self, lane: _Lane, job: Job, loan: Loan) -> Iterator[None]:
        """Within the block others may search along with this worker."""
        if job.request.is_timed:
            lane.job = replace(job, fresh=False, helped_age=self._arena.next_age(loan))
        self._share_out()
        try:
            yield
        finally:
            lane.job = None
            if lane.helper:
                self._arena.stop(lane.helper.number, True)
                lane.helper = None

    def _share_out(self) -> None:
        """Where nobody waits, workers with nothing to do begin to search along with those that search alone."""
        if self._queue:
            return
        alone = [lane for lane in self._lanes if lane.job and not lane.helper]
        idle = filter(_Lane.is_idle, self._lanes)
        for lane, helper in zip(alone, idle, strict=False):
            lane.helper = helper
            helper.helping = asyncio.create_task(self._search_along(helper, cast("Job", lane.job)))

    async def _search_along(self, lane: _Lane, job: Job) -> None:
        loan = self._arena.lend(job.request.match)
        self._arena.stop(lane.number, False)
        try:
            await self._exchange(lane, job)
        except (TimeoutError, OSError, EOFError):
            await self._lose(lane)
        finally:
            self._arena.give_back(loan, False)

    async def _end_help(self, lane: _Lane) -> None:
        """Returns once the worker can be given a request: after some milliseconds, or as a new one."""
        if lane.helping is None:
            return
        self._arena.stop(lane.number, True)
        _, late = await asyncio.wait([lane.helping], timeout=STOPPING)
        if late:
            lane.helping.cancel()
            await self._lose(lane)
        lane.helping = None
        for other in self._lanes:
            if other.helper is lane:
                other.helper = None

    async def _exchange(self, lane: _Lane, job: Job) -> bytes:
        """The worker's line about a job. Raises TimeoutError; EOFError or OSError if the worker is gone."""
        process = await self._running(lane)
        async with asyncio.timeout(job.seconds + self._patience):  # wait_for can swallow the cancellation by `close`
            return await _exchange(process, write_job(job))

    def _seconds_for(self, request: Request) -> float:
        return shared_seconds(min(self._seconds, request.seconds), len(self._queue), len(self._lanes))

    async def _running(self, lane: _Lane) -> Process:
        if lane.process is None:
            lane.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "engines.pool.worker", str(self._arena.handle), str(lane.number),
                stdin=PIPE, stdout=PIPE, pass_fds=(self._arena.handle,), start_new_session=True, limit=LINE_LIMIT,
            )  # fmt: skip
        return lane.process

    async def _lose(self, lane: _Lane) -> None:
        process, lane.process = lane.process, None
        self._restarts += 1
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def urgency_of(request: Request) -> Urgency:
    """How soon the request is to be served."""
    if request.nodes:
        return Urgency.REVIEW
    return Urgency.HINT if request.hint else Urgency.TURN


def shared_seconds(seconds: float, waiting: int, workers: int) -> float:
    """Less time for each when requests wait: the queue moves at the same pace however long it is."""
    return max(LEAST_SECONDS, seconds / (1 + waiting / workers))


async def _exchange(process: Process, line: bytes) -> bytes:
    """Send a line, return the answer. Raises EOFError or OSError if the worker is gone."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line)
    await process.stdin.drain()
    answer = await process.stdout.readline()
    if not answer.endswith(b"\n"):
        raise EOFError("the worker ended in mid-answer")
    return answer


async def _end(process: Process) -> None:
    """Let a worker end by itself, a moment; then make it."""
    assert process.stdin is not None
    process.stdin.close()
    try:
        await asyncio.wait_for(process.wait(), 2.0)
    except TimeoutError:
        with suppress(ProcessLookupError):  # it has just ended
            process.kill()
        await process.wait()
