"""The pool with real worker processes: answers, faults, stops."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import psutil
import pytest

import engines.pool.process
from engines.pool import EngineFailed, EnginePool, EngineStopped, RequestKind
from engines.pool.arena import SLOT_BYTES

from .workers import LONG, request, workers_of


async def searching(pool, not_yet=()):
    """Waits until a worker that is not in `not_yet` has a request, and returns its process."""
    while True:
        for worker in workers_of():
            if pool.status().busy and worker not in not_yet:
                return worker
        await asyncio.sleep(0.02)


@pytest.mark.slow
@pytest.mark.parametrize("signal_number", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "hung"])
async def test_a_lost_worker_is_replaced(signal_number):
    """A worker killed or hung in mid-search is replaced, and the new one answers its request."""
    async with EnginePool(workers=1, seconds=1.0, patience=1.5) as pool:
        search = asyncio.create_task(pool.search(request(game="xiangqi", moves=("a0a1",))))
        lost = await searching(pool)
        await asyncio.sleep(0.3)  # in mid-search, or on its way there
        lost.send_signal(signal_number)
        answer = await search
        assert answer.move
        assert pool.status().restarts == 1
        assert lost.pid not in [worker.pid for worker in workers_of()]


async def test_a_request_that_kills_two_workers_fails():
    """After the second loss the request raises EngineFailed, and the pool serves others."""
    async with EnginePool(workers=1, seconds=LONG) as pool:
        search = asyncio.create_task(pool.search(request(game="xiangqi", kind=RequestKind.HINT)))
        first = await searching(pool)
        first.kill()
        (await searching(pool, {first})).kill()
        with pytest.raises(EngineFailed):
            await search
        assert (await pool.search(request(game="tictactoe"))).move


SLOW = """#!/bin/sh
sleep 1.7
exec {python} "$@"
"""


async def test_a_worker_that_starts_slowly_is_not_taken_to_hang(tmp_path, monkeypatch):
    """Its starting time, long on a busy machine, is none of the time that it may be silent."""
    program = tmp_path / "python"
    program.write_text(SLOW.format(python=sys.executable))
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))
    async with EnginePool(workers=1, memory=16 << 20, seconds=0.1, patience=1.5) as pool:
        assert (await pool.search(request(game="tictactoe", level="beginner"))).move
        assert pool.status().restarts == 0


CHATTY = """#!/bin/sh
if mkdir {mark} 2>/dev/null; then
    echo ready
    while read -r job; do echo '{line}'; done
fi
exec {python} "$@"
"""


@pytest.mark.slow
@pytest.mark.parametrize("line", ["warning: something printed", "5", "[]", "{}", '{"lines": 1}', '{"lines": [{}]}'])
async def test_a_worker_that_prints_something_else_is_replaced(line, tmp_path, monkeypatch):
    """After a line that is no answer the worker is replaced, and the new one answers."""
    program = tmp_path / "python"
    program.write_text(CHATTY.format(mark=tmp_path / "mark", line=line, python=sys.executable))
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))
    async with EnginePool(workers=1, seconds=0.1) as pool, asyncio.timeout(30):
        assert (await pool.search(request(game="tictactoe"))).move
        assert pool.status().restarts == 1


async def test_a_request_that_cannot_be_sent_fails_alone():
    """It raises EngineFailed, and the same worker serves the next one."""
    async with EnginePool(workers=1, seconds=0.1) as pool, asyncio.timeout(30):
        with pytest.raises(EngineFailed):
            await pool.search(request(level=object()))
        assert (await pool.search(request(game="tictactoe"))).move
        assert pool.status().busy == 0


def wait_for(condition):
    while not condition():
        time.sleep(0.02)


SILENT = """#!/bin/sh
echo ready
while read -r job; do echo asked >>{log}; done
"""


async def test_a_cancelled_request_is_not_tried_again(tmp_path, monkeypatch):
    """When nobody waits for it, a lost worker's request is dropped."""
    program, log = tmp_path / "python", tmp_path / "log"
    program.write_text(SILENT.format(log=log))
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))
    async with EnginePool(workers=1, seconds=0.1, patience=0.3) as pool, asyncio.timeout(30):
        search = asyncio.create_task(pool.search(request()))
        await asyncio.to_thread(wait_for, log.exists)
        search.cancel()
        await asyncio.to_thread(wait_for, lambda: not pool.status().busy)
    assert log.read_text() == "asked\n"


OWNER = """
import asyncio
from engines.pool import EnginePool, Request
async def main():
    async with EnginePool(workers=2, seconds=2.0) as pool:
        print("ready", flush=True)
        moves = ("e0e1", "e9e8")  # not in the opening book
        await asyncio.gather(*(pool.search(Request(str(n), "xiangqi", "", moves, "master")) for n in range(50)))
asyncio.run(main())
"""


def shared_memory():
    """Files in memory as large as tables; other tests have small ones there."""
    return {entry.path for entry in os.scandir("/dev/shm") if entry.is_file() and entry.stat().st_size >= SLOT_BYTES}


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/shm").is_dir(), reason="there is no /dev/shm here")
@pytest.mark.parametrize("signal_number", [signal.SIGTERM, signal.SIGKILL])
def test_nothing_is_left_when_the_owner_is_killed(signal_number):
    """However the owner ends, its workers end soon after, and no shared memory is left."""
    before = shared_memory()
    owner = subprocess.Popen([sys.executable, "-c", OWNER], stdout=subprocess.PIPE, text=True)
    with owner:
        assert owner.stdout.readline() == "ready\n"
        while len(workers_of(owner.pid)) < 2:
            time.sleep(0.05)
        workers = workers_of(owner.pid)
        owner.send_signal(signal_number)
        owner.wait(60)
    _, alive = psutil.wait_procs(workers, timeout=60)
    assert not alive
    assert shared_memory() <= before


async def test_a_worker_that_ends_just_when_it_is_to_be_killed(monkeypatch):
    async def too_late(awaited, _):
        await awaited
        await asyncio.sleep(0.05)  # until the process has ended by itself
        raise TimeoutError

    async with EnginePool(workers=1, memory=16 << 20) as pool:
        assert (await pool.search(request(level="beginner"))).move
        monkeypatch.setattr(asyncio, "wait_for", too_late)
        await pool.close()
    assert not workers_of()


async def test_a_stop_that_meets_an_answer(monkeypatch):
    """The pool closes even if it is told to in the loop's turn in which a worker answers."""
    closing = []
    pool = await EnginePool(workers=1, memory=16 << 20).__aenter__()

    async def exchange_and_close(process, line):
        answer = await exchange(process, line)
        closing.append(asyncio.create_task(pool.close()))
        return answer

    exchange = engines.pool.process._exchange
    monkeypatch.setattr(engines.pool.process, "_exchange", exchange_and_close)
    with suppress(EngineStopped):
        await pool.search(request(level="beginner"))
    done, waiting = await asyncio.wait(closing, timeout=60)
    for worker in pool._workers:
        worker.feeder.cancel()
    assert done
    assert not waiting


async def begun(pool):
    """The workers in the order in which they take requests, once each has answered one."""
    while not all(worker.process.id for worker in pool._workers):  # noqa: ASYNC110
        await asyncio.sleep(0.02)
    order = []
    for number in range(len(pool._workers)):
        answer = asyncio.create_task(pool.search(request(f"{number}", level="beginner")))
        while not (busy := [worker for worker in pool._workers if worker.ticket]):  # noqa: ASYNC110
            await asyncio.sleep(0)
        order += busy
        await answer
    return order


async def helping(pool):
    """Waits until a worker helps another, and returns its process."""
    before = {}
    while True:
        for worker in pool._workers:
            if worker.helping and not worker.helping.done() and worker.process.id:
                helper = psutil.Process(worker.process.id)
                spent = helper.cpu_times().user
                if spent > before.setdefault(helper, spent) + 0.1:
                    return helper
        await asyncio.sleep(0.02)


@pytest.mark.slow
async def test_a_worker_with_nothing_to_do_helps_until_it_is_needed():
    """Another request is answered while the first goes on; the help ends with the search."""
    async with EnginePool(workers=2, memory=32 << 20, seconds=LONG) as pool:
        await begun(pool)
        first = asyncio.create_task(pool.search(request(game="xiangqi", kind=RequestKind.HINT)))
        helper = await helping(pool)
        assert pool.status().busy == 1
        assert (await pool.search(request("other", level="beginner"))).move
        assert await helping(pool) == helper  # again
        assert not first.done()
        first.cancel()
        while any(worker.ticket or not worker.is_idle() for worker in pool._workers):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        assert pool.status().restarts == 0


@pytest.mark.slow
async def test_a_worker_that_now_helps_another_goes_on_when_the_first_search_ends():
    """Its help for the first one had ended by itself."""
    async with EnginePool(workers=3, memory=48 << 20, seconds=LONG) as pool:
        searching_first, searching_second, helper = pool._workers[:] = await begun(pool)
        pool._workers.reverse()  # the first idle one helps
        first = asyncio.create_task(pool.search(request("first", game="xiangqi", kind=RequestKind.HINT)))
        await helping(pool)
        pool._arena.stop(helper.number, True)  # as if it had searched everything
        await asyncio.wait([helper.helping])
        second = asyncio.create_task(pool.search(request("second", game="xiangqi", kind=RequestKind.HINT)))
        await helping(pool)
        first.cancel()
        while not searching_first.is_idle():  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        await asyncio.wait([helper.helping], timeout=1.0)
        assert searching_second.ticket
        assert not helper.helping.done()
        second.cancel()


@pytest.mark.slow
async def test_a_helper_that_hangs_is_replaced_when_it_is_needed():
    """The request that needs it is answered."""
    async with EnginePool(workers=2, memory=32 << 20, seconds=LONG) as pool:
        await begun(pool)
        first = asyncio.create_task(pool.search(request(game="xiangqi", kind=RequestKind.HINT)))
        helper = await helping(pool)
        helper.suspend()
        assert (await pool.search(request("other", level="beginner"))).move
        assert not helper.is_running()
        assert pool.status().restarts == 1
        assert not first.done()


async def test_nobody_helps_where_time_decides_nothing():
    """Neither a weak level's move nor a review is helped."""
    async with EnginePool(workers=2, memory=32 << 20) as pool:
        for _ in range(2):  # the second time both processes have started
            await asyncio.gather(pool.search(request("a", level="beginner")), pool.search(request("b", nodes=2000)))
        await pool.search(request(game="xiangqi", level="hard"))
        await pool.search(request(game="xiangqi", nodes=2000))
        assert [worker.helping for worker in pool._workers] == [None, None]
        await pool.search(request(game="xiangqi", kind=RequestKind.HINT, seconds=0.1))
        assert sum(worker.helping is not None for worker in pool._workers) == 1


async def test_studies_take_no_tables_from_matches():
    """A match keeps its table while others' studies are searched."""
    async with EnginePool(workers=1, memory=48 << 20, seconds=0.2) as pool:
        first = await pool.search(request("match", "xiangqi", kind=RequestKind.HINT))
        for number in range(8):
            await pool.search(request(f"study {number}", "xiangqi", kind=RequestKind.STUDY, nodes=2000))
        again = await pool.search(request("match", "xiangqi", first.lines[0].moves[:2], kind=RequestKind.HINT))
    assert again.kept > 0
