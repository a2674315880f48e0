"""How fast the playground is: python -m tests.benchmarks.playground

The unmodified discord.py client and the tests' small bot over real sockets: start, latency of a click and of a slash
command as a person sees it (act -> gateway -> bot -> REST -> seen), interactions per second with twenty people at
once, and memory with 1,000 messages.
"""

from __future__ import annotations

import asyncio
import statistics
import time
import tracemalloc
from collections.abc import Awaitable, Callable

import psutil

from bot.playground import Playground
from bot.playground.people import DiscordUser
from tests.bot.playground.conftest import running
from tests.bot.playground.small_bot import SmallBot

ACTIONS, PEOPLE, MESSAGES = 500, 20, 1_000


async def start_times(count: int = 20) -> list[float]:
    """Milliseconds until a playground is ready, for each of several."""
    times = []
    for _ in range(count):
        began = time.perf_counter()
        async with Playground():
            times.append((time.perf_counter() - began) * 1000)
    return times


async def latencies(act: Callable[[], Awaitable[object]]) -> list[float]:
    """Milliseconds of each of several actions."""
    times = []
    for _ in range(ACTIONS):
        began = time.perf_counter()
        await act()
        times.append((time.perf_counter() - began) * 1000)
    return times


async def throughput(here: Playground, message: int) -> float:
    """Answered clicks per second of twenty people who click as fast as they get answers."""
    people = [here.add_person(f"P{number}") for number in range(PEOPLE)]

    async def keep_clicking(person: DiscordUser) -> None:
        for _ in range(ACTIONS // PEOPLE):
            seen = await person.click(message, "Press")
            assert seen.state == "answered"

    began = time.perf_counter()
    await asyncio.gather(*map(keep_clicking, people))
    return ACTIONS / (time.perf_counter() - began)


def line(name: str, times: list[float]) -> str:
    """One row of the table."""
    ordered = sorted(times)
    p99 = ordered[int(len(ordered) * 0.99)]
    return f"{name:34} median {statistics.median(times):6.2f} ms   99th {p99:6.2f} ms   max {ordered[-1]:6.2f} ms"


async def session(own_thread: bool) -> None:
    """Prints latencies and throughput with Discord in the same loop or in its own thread."""
    where = "own thread" if own_thread else "same loop"
    async with Playground(own_thread=own_thread) as here, running(here, SmallBot()):
        alice = here.add_person("Alice")
        for _ in range(20):
            await alice.slash("greet", name="warm")
        print(line(f"slash command ({where})", await latencies(lambda: alice.slash("greet", name="World"))))
        tally = (await alice.slash("count")).message
        assert tally is not None
        print(line(f"click ({where})", await latencies(lambda: alice.click(tally, "Press"))))
        print(f"{'interactions per second (' + where + ')':34} {await throughput(here, tally.id):8.0f}")


async def memory() -> None:
    """Prints the memory of 1,000 V2 boards with a picture each, and of the whole process."""
    async with Playground() as here, running(here, SmallBot()):
        alice = here.add_person("Alice")
        await alice.slash("board")
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(MESSAGES):
            await alice.slash("board")
        grown = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
    resident = psutil.Process().memory_info().rss
    print(f"{MESSAGES} V2 boards: {grown / 2**20:.1f} MiB more (transcript and bot included)")
    print(f"whole process, client included: {resident / 2**20:.0f} MiB resident")


async def main() -> None:
    """Prints the figures."""
    print(line("ready after", await start_times()))
    await session(own_thread=False)
    await session(own_thread=True)
    await memory()


if __name__ == "__main__":
    asyncio.run(main())
