"""How long single steps of the bot's event loop compute and take: python -m tests.benchmarks.loop

Ten matches are played at once against the real bot in a playground, then the commands are installed anew. Prints for
both the number of steps and the five that computed longest, in milliseconds of the thread's own time, which a busy
machine changes little; and of the games the five that took longest by the wall clock.
"""

import asyncio
import gc
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.locales import catalogue
from bot.playground import Playground
from tests.bot.e2e.conftest import bot_in, settings_for
from tests.bot.e2e.playing import play_all

Steps = list[tuple[float, str]]  # seconds, and what was called
SHOWN = 5


@contextmanager
def steps_timed() -> Iterator[tuple[Steps, Steps]]:
    """Collects each step of this loop within the block: its processor time, and its wall time."""
    computed: Steps = []
    stood: Steps = []
    run, own_thread = asyncio.Handle._run, threading.get_ident()

    def timed(handle: asyncio.Handle) -> None:
        wall, own = time.perf_counter(), time.thread_time()
        run(handle)
        if threading.get_ident() == own_thread:
            computed.append((time.thread_time() - own, str(handle)))
            stood.append((time.perf_counter() - wall, str(handle)))

    gc.collect()
    gc.freeze()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(asyncio.Handle, "_run", timed)
        yield computed, stood
    gc.unfreeze()


def show(what: str, steps: Steps) -> None:
    """Prints the longest steps."""
    print(f"{what}: {len(steps)} steps")
    for seconds, step in sorted(steps, reverse=True)[:SHOWN]:
        print(f"    {1000 * seconds:7.1f} ms  {step[:150]}")


async def main(folder: Path) -> None:
    async with Playground(own_thread=True) as here, bot_in(here, settings_for(folder / "q.sqlite3")) as bot:
        bot.services.lateness.stop()
        alice = here.add_person("Alice")
        await play_all(alice, 1)  # so that imports are done
        with steps_timed() as (computed, stood):
            await play_all(alice, 3)
        show("games, computed", computed)
        show("games, stood", stood)
        bot.tree.clear_commands(guild=None)
        catalogue.cache_clear()
        with steps_timed() as (computed, _):
            payload = await bot.tree.prepare()
            await bot.tree.install(payload, bot.limits, asyncio.Event(), always=True)
        show("commands, computed", computed)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        asyncio.run(main(Path(made)))
