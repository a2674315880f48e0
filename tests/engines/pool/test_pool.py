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

import engines.pool.pool
from engines.game import GameError, Position
from engines.pool import EngineBusy, EngineFailed, EnginePool, EngineStopped, Request
from engines.registry import GAMES

from .workers import workers_of

LONG = 30.0  # seconds: a search that only a stop ends


def request(match="m", game="connect4", moves=(), level="master", **fields):
    return Request(match, game, "", tuple(moves), level, **fields)


async def searching(pool, not_yet=()):
    """Wait until a worker has a request; return the process, one that is not in `not_yet`."""
    while True:
        for worker in workers_of():
            if pool.status().busy and worker not in not_yet:
                return worker
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["beginner", "master"])
async def test_every_game_and_level_is_answered(game, level):
    """The answer is a legal move with its line."""
    async with EnginePool(workers=1, seconds=0.2) as pool:
        answer = await pool.search(request(game=game, level=level))
    Position(GAMES[game], moves=[answer.move])
    assert answer.lines[0].moves[0] == answer.lines[0].move
    assert answer.nodes >= 0


async def test_a_hint_gives_several_lines():
    """As many lines as wanted, best first."""
    async with EnginePool(workers=1, seconds=0.2) as pool:
        answer = await pool.search(request(hint=True, lines=3, moves=("4",)))
    scores = [line.score for line in answer.lines]
    assert len(scores) == 3
    assert scores == sorted(scores, reverse=True)


async def test_the_table_stays_with_the_match():
    """A later search of the same match meets entries of the earlier one; another match does not."""
    async with EnginePool(workers=2, seconds=0.3) as pool:
        hint = {"hint": True, "game": "xiangqi"}
        first = await pool.search(request("a", moves=(), **hint))
        second = await pool.search(request("a", moves=first.lines[0].moves[:2], **hint))
        other = await pool.search(request("b", moves=first.lines[0].moves[:2], **hint))
    assert first.kept == 0
    assert second.kept > 0
    assert other.kept == 0


@pytest.mark.parametrize(
    "broken",
    [request(game="go"), request(moves=("9",)), request(level="godlike"), request(moves=("1",) * 7)],
    ids=["game", "move", "level", "full column"],
)
async def test_nonsense_is_refused_and_the_worker_lives(broken):
    """A request that makes no sense raises GameError; the next one is answered by the same worker."""
    async with EnginePool(workers=1, seconds=0.1) as pool:
        with pytest.raises(GameError):
            await pool.search(broken)
        assert (await pool.search(request())).move in "1234567"
        assert pool.status().restarts == 0


@pytest.mark.parametrize("signal_number", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "hung"])
async def test_a_lost_worker_is_replaced(signal_number):
    """A worker killed or hung in mid-search is replaced, and its request answered by the new one."""
    async with EnginePool(workers=1, seconds=2.0, patience=4.0) as pool:
        search = asyncio.create_task(pool.search(request(game="xiangqi", moves=("a0a1",))))
        lost = await searching(pool)
        await asyncio.sleep(0.3)  # in mid-search, or on its way there
        lost.send_signal(signal_number)
        answer = await search
        assert answer.move
        assert pool.status().restarts == 1
        assert lost.pid not in [worker.pid for worker in workers_of()]


async def test_a_request_that_kills_two_workers_fails():
    """After the second loss the request ends in EngineFailed, and the pool serves others."""
    async with EnginePool(workers=1, seconds=LONG) as pool:
        search = asyncio.create_task(pool.search(request(game="xiangqi", hint=True)))
        first = await searching(pool)
        first.kill()
        (await searching(pool, {first})).kill()
        with pytest.raises(EngineFailed):
            await search
        assert (await pool.search(request(game="tictactoe"))).move


CHATTY = """#!/bin/sh
if mkdir {mark} 2>/dev/null; then
    while read -r job; do echo '{line}'; done
fi
exec {python} "$@"
"""


@pytest.mark.parametrize("line", ["warning: something printed", "5", "[]", "{}", '{"lines": 1}', '{"lines": [{}]}'])
async def test_a_worker_that_prints_something_else_is_replaced(line, tmp_path, monkeypatch):
    """A line that is no answer is no end of the lane: the worker is replaced, and the new one answers."""
    program = tmp_path / "python"
    program.write_text(CHATTY.format(mark=tmp_path / "mark", line=line, python=sys.executable))
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))
    async with EnginePool(workers=1, seconds=0.1) as pool, asyncio.timeout(30):
        assert (await pool.search(request(game="tictactoe"))).move
        assert pool.status().restarts == 1


async def test_a_request_that_cannot_be_sent_fails_alone():
    """It ends in EngineFailed, and the same lane serves the next one."""
    async with EnginePool(workers=1, seconds=0.1) as pool, asyncio.timeout(30):
        with pytest.raises(EngineFailed):
            await pool.search(request(level=object()))
        assert (await pool.search(request(game="tictactoe"))).move
        assert pool.status().busy == 0


async def test_a_cancelled_request_frees_its_worker():
    """Cancelling stops the search at once: the next request does not wait for it."""
    async with EnginePool(workers=1, seconds=LONG) as pool:
        search = asyncio.create_task(pool.search(request(game="xiangqi", hint=True)))
        await searching(pool)
        search.cancel()
        with pytest.raises(asyncio.CancelledError):
            await search
        started = time.perf_counter()
        await pool.search(request(game="tictactoe"))
        assert time.perf_counter() - started < LONG / 3


async def test_cancelled_requests_do_not_count():
    """Who gave up while waiting takes no place in the queue, and no time from others."""
    async with EnginePool(workers=1, seconds=LONG, longest_queue=2) as pool:
        running = asyncio.create_task(pool.search(request("0", "xiangqi", hint=True)))
        await searching(pool)
        gone = [asyncio.create_task(pool.search(request(str(n), "xiangqi", user=n))) for n in (1, 2)]
        await asyncio.sleep(0)
        assert pool.status().waiting == 2
        for task in gone:
            task.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        assert pool.status().waiting == 0
        late = asyncio.create_task(pool.search(request("late", "tictactoe")))
        await asyncio.sleep(0)
        running.cancel()
        assert (await late).move
        await asyncio.gather(running, return_exceptions=True)


def wait_for(condition):
    while not condition():
        time.sleep(0.02)


SILENT = """#!/bin/sh
while read -r job; do echo asked >>{log}; done
"""


async def test_a_cancelled_request_is_not_tried_again(tmp_path, monkeypatch):
    """Where nobody waits any more, a lost worker's request is dropped."""
    program, log = tmp_path / "python", tmp_path / "log"
    program.write_text(SILENT.format(log=log))
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))
    async with EnginePool(workers=1, seconds=0.1, patience=1.0) as pool, asyncio.timeout(30):
        search = asyncio.create_task(pool.search(request()))
        await asyncio.to_thread(wait_for, log.exists)
        search.cancel()
        await asyncio.to_thread(wait_for, lambda: not pool.status().busy)
    assert log.read_text() == "asked\n"


async def test_a_full_queue_refuses():
    """Over the longest queue, a request ends in EngineBusy at once."""
    async with EnginePool(workers=1, seconds=LONG, longest_queue=2) as pool:
        tasks = [asyncio.create_task(pool.search(request("0", "xiangqi", hint=True)))]
        await searching(pool)
        tasks += [asyncio.create_task(pool.search(request(str(n), "xiangqi", user=n))) for n in (1, 2)]
        await asyncio.sleep(0)
        with pytest.raises(EngineBusy):
            await pool.search(request("late", "xiangqi"))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def test_waiting_requests_shorten_each_other():
    """When many wait each gets less time, so that twenty are answered in about the time of a few."""
    async with EnginePool(workers=2, seconds=1.0) as pool:
        answers = await asyncio.gather(*(pool.search(request(str(n), "xiangqi", user=n, hint=True)) for n in range(20)))
    assert all(answer.nodes for answer in answers)  # no answer from a book
    assert min(answer.seconds for answer in answers) < 0.5


async def test_closing_in_mid_search_answers_everyone():
    """Whoever waits or searches gets EngineStopped, at once, and no process is left."""
    pool = EnginePool(workers=2, seconds=LONG)
    async with pool:
        tasks = [asyncio.create_task(pool.search(request(str(n), "xiangqi", hint=True))) for n in range(5)]
        await searching(pool)
        started = time.perf_counter()
        await pool.close()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(result, EngineStopped) for result in results)
    assert time.perf_counter() - started < 10
    assert not workers_of()
    with pytest.raises(EngineStopped):
        await pool.search(request())


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


@pytest.mark.skipif(not Path("/dev/shm").is_dir(), reason="there is no /dev/shm here")
@pytest.mark.parametrize("signal_number", [signal.SIGTERM, signal.SIGKILL])
def test_nothing_is_left_when_the_owner_is_killed(signal_number):
    """However the owner ends, its workers end soon after and no shared memory is left."""
    before = set(os.listdir("/dev/shm"))
    owner = subprocess.Popen([sys.executable, "-c", OWNER], stdout=subprocess.PIPE, text=True)
    with owner:
        assert owner.stdout.readline() == "ready\n"
        while len(workers_of(owner.pid)) < 2:
            time.sleep(0.05)
        workers = workers_of(owner.pid)
        owner.send_signal(signal_number)
        owner.wait(10)
    _, alive = psutil.wait_procs(workers, timeout=15)
    assert not alive
    assert set(os.listdir("/dev/shm")) <= before


async def test_a_stop_that_meets_an_answer(monkeypatch):
    """Where the pool is closed in the very turn of the loop in which a worker answers, it closes."""
    closing = []
    pool = await EnginePool(workers=1, memory=16 << 20).__aenter__()

    async def exchange_and_close(process, line):
        answer = await exchange(process, line)
        closing.append(asyncio.create_task(pool.close()))
        return answer

    exchange = engines.pool.pool._exchange
    monkeypatch.setattr(engines.pool.pool, "_exchange", exchange_and_close)
    with suppress(EngineStopped):
        await pool.search(request(level="beginner"))
    done, waiting = await asyncio.wait(closing, timeout=60)
    for lane in pool._lanes:
        lane.feeder.cancel()
    assert done
    assert not waiting
