"""A worker process: reads jobs from standard input and writes answers to standard output, one line of JSON each.

Its first line says that it is ready. It ends when its input ends, so it outlives the bot by one search at most. An
answer that nobody reads is no error.
"""

import mmap
import os
import random
import sys
from itertools import chain

from engines.answer import Answer
from engines.game import GameError
from engines.memory import attach
from engines.player import analyse, choose
from engines.pool.arena import slot_of
from engines.pool.messages import Job, RequestKind, read_job, write_answer
from engines.review.evaluation import evaluate
from engines.search.root import Search
from engines.search.table import TranspositionTable
from engines.search.terms import Limit

DONE = b"{}\n"  # the line of a worker that has started, and of one that has helped another
NICENESS = 5  # the event loop of the bot comes first


def main() -> None:
    """Serves jobs until the input ends. Arguments: the arena's descriptor and this worker's number."""
    os.nice(NICENESS)
    worker = Worker(attach(int(sys.argv[1])), int(sys.argv[2]))
    try:
        for line in chain([DONE], map(worker.answer, sys.stdin.buffer)):
            sys.stdout.buffer.write(line)
            sys.stdout.buffer.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes once more when it exits


class Worker:
    """Answers one job after the other; byte `number` of the arena stops its search."""

    def __init__(self, block: mmap.mmap, number: int) -> None:
        self._block = block
        self._flag = memoryview(block)[number : number + 1]

    def answer(self, line: bytes) -> bytes:
        """The answer to a job; for a request that makes no sense an object with the reason as `error`."""
        job = read_job(line)
        try:
            with TranspositionTable(slot_of(self._block, job.slot)) as table:
                if job.helped_age >= 0:
                    position, limit = job.request.position(), Limit(seconds=job.seconds, flag=self._flag)
                    if not position.outcome():
                        Search(position.board, table).search_along(limit, job.helped_age)
                    return DONE
                if job.fresh:
                    table.clear()
                return write_answer(self._find(job, table))
        except GameError as error:
            return write_answer(error)

    def _find(self, job: Job, table: TranspositionTable) -> Answer:
        request = job.request
        position = request.position()
        if request.nodes:
            return evaluate(position, request.nodes, request.lines, table, job.seconds, self._flag)
        if request.kind is RequestKind.HINT:
            return analyse(position, Limit(seconds=job.seconds, flag=self._flag), request.lines, table)
        level = position.game.level(request.level)
        return choose(position, level, table, self._flag, job.seconds, random.Random(job.seed))


if __name__ == "__main__":
    main()
