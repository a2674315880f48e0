"""How soon people get their answers with many matches in progress: python -m tests.benchmarks.bot

    python -m tests.benchmarks.bot
    python -m tests.benchmarks.bot --game xiangqi --seconds 10 --pause 5
    python -m tests.benchmarks.bot --seconds 10 --levels medium --burners 6

The real bot on the loopback Discord: its client, its engine processes with the default settings, a database file. Per
level as many matches as said are played at once against it. Each person waits a while after every answer, makes a
random move, and begins anew when a match is over. `acknowledged` is from the click until Discord has the bot's first
word, `answered` until the bot's own move is on the board; `late` counts what Discord gave up on after three seconds,
`lost` what got no move within half a minute. Then: the longest step of the bot's event loop, by the wall's clock and by
what it computed, and the load of the machine, which says how far the figures can be believed. Those who play share the
bot's process and its loop.

With `--burners` other programs take the processors away for a while: every level is measured before, while as many
processes burn, and after they have stopped and people have thought twice.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.playground import Playground
from bot.playground.people import Person
from bot.playground.seen import Sight
from bot.settings import Settings
from engines.levels import LEVEL_NAMES
from engines.registry import GAMES
from tests.bot.e2e.conftest import bot_in
from tests.bot.e2e.playing import after_answer, look_until, open_moves, ply_of

MATCHES_EACH = 10  # of one person; the bot allows 25


@dataclass
class Times:
    """Milliseconds of every move, how many actions got no answer in time, the loop's longest step."""

    acknowledged: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    late: int = 0
    lost: int = 0
    longest_step: float = 0.0
    longest_computed: float = 0.0

    def clear(self) -> None:
        """Begins to count anew."""
        self.acknowledged.clear()
        self.answered.clear()
        self.late, self.lost, self.longest_step, self.longest_computed = 0, 0, 0.0, 0.0

    def row(self, level: str) -> str:
        """One line of the table."""
        return f"{level:9} {len(self.answered):6} {_two(self.acknowledged)} {_two(self.answered)}" + (
            f" {self.late:6} {self.lost:6} {self.longest_step:10.0f} {self.longest_computed:10.0f}"
        )


HEADING = (
    f"{'':16} {'acknowledged, ms':>17} {'answered, ms':>17} {'':13} {'longest step, ms':>21}\n"
    f"{'level':9} {'moves':>6} {'median':>8} {'99th':>8} {'median':>8} {'99th':>8} "
    f"{'late':>6} {'lost':>6} {'wall':>10} {'computed':>10}"
)


def _two(times: list[float]) -> str:
    ordered = sorted(times) or [float("nan")]
    return f"{statistics.median(ordered):8.0f} {ordered[int(len(ordered) * 0.99)]:8.0f}"


@contextmanager
def watched(times: Times) -> Iterator[None]:
    """Notes how long the steps of this thread's event loop take."""
    run = asyncio.Handle._run
    ours = asyncio.get_running_loop()

    def timed(handle: asyncio.Handle) -> None:
        wall, own = time.perf_counter(), time.thread_time()
        run(handle)
        if handle._loop is ours:
            times.longest_step = max(times.longest_step, 1000 * (time.perf_counter() - wall))
            times.longest_computed = max(times.longest_computed, 1000 * (time.thread_time() - own))

    asyncio.Handle._run = timed  # type: ignore[method-assign]
    try:
        yield
    finally:
        asyncio.Handle._run = run  # type: ignore[method-assign]


async def keep_playing(person: Person, game: str, level: str, pause: float, chance: random.Random, into: Times) -> None:
    """One match after another, until cancelled; not everybody begins at the same moment."""
    await asyncio.sleep(chance.uniform(0, 2 * pause))
    while True:
        begun = await person.slash("play", game=game, level=level, side="first")
        try:
            begun = await begun.settled()
        except TimeoutError:
            into.lost += 1
            continue
        into.late += begun.state == "failed"
        board = begun.message if begun.state != "failed" else None
        while board is not None and (ply := ply_of(board)) is not None:
            await asyncio.sleep(chance.uniform(0, 2 * pause))
            board = await one_move(person, board, ply, chance, into)


async def one_move(person: Person, board: Sight, ply: int, chance: random.Random, into: Times) -> Sight | None:
    """A random move and the bot's answer, timed; the board after it, or None where the bot was too late."""
    if board.menus:
        taken = await person.select(board, None, chance.choice(board.menus[0].options)["value"])
        into.late += taken.state == "failed"
        if taken.state == "failed":
            return None
        try:
            board = await look_until(person, board, lambda now: bool(now.menus) and _is_for_targets(now))
        except TimeoutError:
            into.lost += 1
            return None
    began = time.perf_counter()
    if board.menus:
        pressed = await person.select(board, None, chance.choice(board.menus[0].options)["value"])
    else:
        pressed = await person.click(board, chance.choice(open_moves(board)))
    into.acknowledged.append(1000 * (time.perf_counter() - began))
    into.late += pressed.state == "failed"
    if pressed.state == "failed":
        return None
    try:
        board = await after_answer(person, board, ply + 1)
    except TimeoutError:
        into.lost += 1
        return None
    if ply_of(board) is not None:
        into.answered.append(1000 * (time.perf_counter() - began))
    return board


@contextmanager
def burning(processes: int) -> Iterator[None]:
    """Other programs that never rest, within the block."""
    running = [subprocess.Popen((sys.executable, "-c", "while True: pass")) for _ in range(processes)]
    try:
        yield
    finally:
        for each in running:
            each.kill()
            each.wait()


def _is_for_targets(board: Sight) -> bool:
    return str(board.menus[0].custom_id).startswith("target:")


async def measure(here: Playground, level: str, asked: argparse.Namespace) -> None:
    """One level for a while, with all its matches; before it is measured every match has begun."""
    into, chance = Times(), random.Random(1)
    people = [here.add_person(f"{level} {number}") for number in range(-(-asked.matches // MATCHES_EACH))]
    playing = [
        asyncio.create_task(keep_playing(people[number // MATCHES_EACH], asked.game, level, asked.pause, chance, into))
        for number in range(asked.matches)
    ]
    await window(playing, into, level, asked)
    if asked.burners:
        with burning(asked.burners):
            await window(playing, into, "burning", asked)
        await window(playing, into, "after", asked)
    for task in playing:
        task.cancel()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    for error in ended:
        if not isinstance(error, asyncio.CancelledError):
            raise error


async def window(playing: list[asyncio.Task[None]], into: Times, name: str, asked: argparse.Namespace) -> None:
    """Lets everybody think twice, then measures, and prints the row."""
    await asyncio.sleep(2 * asked.pause)
    into.clear()
    with watched(into):
        await asyncio.wait(playing, timeout=asked.seconds, return_when=asyncio.FIRST_EXCEPTION)
    print(into.row(name), flush=True)


async def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser("python -m tests.benchmarks.bot")
    parser.add_argument("--game", choices=GAMES, default="xiangqi")
    parser.add_argument("--matches", type=int, default=50, help="at once")
    parser.add_argument("--seconds", type=float, default=30.0, help="that each level is measured")
    parser.add_argument("--pause", type=float, default=8.0, help="seconds that a person thinks, on average")
    parser.add_argument("--levels", nargs="+", choices=LEVEL_NAMES, default=LEVEL_NAMES)
    parser.add_argument("--burners", type=int, default=0, help="processes that take the processors away")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings.read(None).model_copy(update={"database": Path(folder) / "qibot.sqlite3"})
        async with Playground(own_thread=True) as here, bot_in(here, settings):
            print(f"{asked.game}, {asked.matches} matches at once, {settings.workers} engine processes,", end=" ")
            print(f"a person thinks {asked.pause:g} s\n{HEADING}", flush=True)
            for level in asked.levels:
                await measure(here, level, asked)
    print(f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    asyncio.run(main())
