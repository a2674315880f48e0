"""A cluster of engines compared with those of this machine: python -m tests.benchmarks.cluster

Scheduler, workers and the asking process share this machine; each worker has one engine process and is pinned to a
core. Prints the time of a turn that needs no thought, here and on the cluster, asked in turn; the share of a match's
table probes that hit entries of its earlier searches, here and there; and how much more two workers search than one.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from engines.pool import Answer, Engine, EnginePool, Request, RequestKind
from tests.engines.pool.clusters import PROGRAM, Cluster, cluster, until_serving

QUICK = Request("quick", "tictactoe", "", ("b2", "a1"), "beginner")
OPENING = ("e0e1", "e9e8")  # outside the opening book
PLIES = 8  # of the match that keeps its tables
MATCHES, SECONDS = 24, 0.5  # of a round of many matches; seconds of each search there


def milliseconds(times: Sequence[float]) -> str:
    ordered = [1000 * each for each in sorted(times)]
    tenth, last = ordered[len(ordered) // 10], ordered[int(len(ordered) * 0.99)]
    return f"10 % {tenth:6.1f} ms   median {statistics.median(ordered):6.1f} ms   99 % {last:6.1f} ms"


async def timed(engine: Engine, request: Request) -> tuple[float, float]:
    """Seconds until the answer is here, and processor seconds of this process meanwhile."""
    started, computed = time.perf_counter(), time.process_time()
    await engine.search(request)
    return time.perf_counter() - started, time.process_time() - computed


async def latency(local: Engine, away: Engine, turns: int) -> None:
    """Prints the times of single turns, first here, then there."""
    pairs = [(await timed(local, QUICK), await timed(away, QUICK)) for _ in range(turns)]
    here, there = zip(*pairs, strict=True)
    print(f"a turn without thought, here     {milliseconds([waited for waited, _ in here])}")
    print(f"                        cluster  {milliseconds([waited for waited, _ in there])}")
    print(f"                        added    {milliseconds([slow[0] - quick[0] for quick, slow in pairs])}")
    print(f"computed by who asks,   here     {milliseconds([computed for _, computed in here])}")
    print(f"                        cluster  {milliseconds([computed for _, computed in there])}")


async def match_of_turns(engine: Engine, name: str) -> list[Answer]:
    """The engine plays itself with a fixed time per move."""
    moves, answers = OPENING, []
    for _ in range(PLIES):
        answer = await engine.search(
            Request(name, "xiangqi", "", moves, "master", kind=RequestKind.HINT, seconds=SECONDS)
        )
        answers.append(answer)
        moves = (*moves, answer.move)
    return answers


async def kept(local: Engine, away: Engine) -> None:
    for name, engine in (("here", local), ("cluster", away)):
        answers = [answer for number in range(3) for answer in await match_of_turns(engine, f"kept {number}")]
        share = sum(answer.kept for answer in answers) / sum(answer.nodes for answer in answers)
        cold = sum(answer.kept == 0 for answer in answers)
        print(f"{name:8} probes that met earlier searches, for each node: {share:.4f}   cold: {cold} of {len(answers)}")


async def nodes_in_a_round(engine: Engine) -> float:
    """Nodes per second while many matches want a turn."""
    requests = [
        Request(str(n), "xiangqi", "", OPENING, "master", kind=RequestKind.HINT, user=n) for n in range(MATCHES)
    ]
    started = time.perf_counter()
    answers = await asyncio.gather(*map(engine.search, requests))
    return sum(answer.nodes for answer in answers) / (time.perf_counter() - started)


async def throughput(there: Cluster, rounds: int) -> None:
    """Measures rounds with one and two workers in turn, so that other load on the machine affects both."""
    alone: list[float] = []
    both: list[float] = []
    for _ in range(rounds):
        for names, figures in ((("a",), alone), (("a", "b"), both)):
            set_workers(there, names)
            async with there.pool(SECONDS) as pool:
                await until_serving(pool, *names)
                await nodes_in_a_round(pool)  # the first round starts the engine processes
                figures.append(await nodes_in_a_round(pool))
    one, two = statistics.median(alone), statistics.median(both)
    ratios = ", ".join(f"{second / first:.2f}" for first, second in zip(alone, both, strict=True))
    print(f"one worker {one:.0f} nodes a second, two workers {two:.0f}: {two / one:.2f} times (pairs: {ratios})")


def set_workers(there: Cluster, names: Sequence[str]) -> None:
    for name in set(there.workers) - set(names):
        there.kill_worker(name)
    for name in set(names) - set(there.workers):
        there.start_worker(name, program=("taskset", "-c", "ab".index(name).__str__(), *PROGRAM))


async def measure(turns: int, rounds: int) -> None:
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        there = stack.enter_context(cluster(Path(folder), ()))
        set_workers(there, ("a", "b"))
        async with EnginePool(1, 64 << 20, SECONDS) as local, there.pool(SECONDS) as away:
            await until_serving(away, "a", "b")
            await asyncio.gather(*(engine.search(QUICK) for engine in (local, away, away)))  # starts the processes
            await latency(local, away, turns)
            if rounds:
                await kept(local, away)
        if rounds:
            await throughput(there, rounds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=300, help="for the latency (default %(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="for the throughput (default %(default)s)")
    options = parser.parse_args()
    asyncio.run(measure(options.turns, options.rounds))


if __name__ == "__main__":
    main()
