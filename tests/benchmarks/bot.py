"""How soon people get their answers with many matches in progress: python -m tests.benchmarks.bot

    python -m tests.benchmarks.bot
    python -m tests.benchmarks.bot --game connect4 --levels beginner --pause 4 --matches 100 200 300
    python -m tests.benchmarks.bot --game connect4 --levels beginner --pause 50 --matches 1000
    python -m tests.benchmarks.bot --seconds 10 --levels medium --burners 6

The real bot in a process of its own, as it lives: its client, its engine processes with the default settings, a
database file. The loopback Discord and the people are in this process. Per level and number of matches so many are
played at once. Each person waits a while after every answer, makes a random move, and begins anew when a match is over;
nobody's first move is counted before everybody has thought twice. `acknowledged` is from the click until Discord has
the bot's first word, `answered` until the bot's own move is on the board; `late` counts what Discord gave up on after
three seconds, `lost` what got no move within half a minute. `a second` are the bot's answers. `CPU, ms` is what a
process computed for each answer, which depends little on what else the machine does: the bot's without its engines, and
`test` this one with Discord and the people. `behind` is by how much this process was late at the 99th percentile, which
is in the other times, too. The load of the machine says how far the times can be believed.

With `--burners` other programs take the processors away for a while: every level is measured before, while as many
processes burn, and after they have stopped and people have thought twice.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import psutil  # type: ignore[import-untyped]

from bot.playground import Playground
from bot.playground.people import DiscordUser
from bot.playground.seen import ShownMessage
from engines.levels import LEVEL_NAMES
from engines.registry import GAMES
from tests.bot.e2e import process
from tests.bot.e2e.playing import after_answer, number_of
from tests.bot.e2e.storm.players import lead_to_a_move

MATCHES_EACH = 10  # of one person; the bot allows 25


@dataclass
class Times:
    """Milliseconds of every move and of this loop's lateness, and how many actions got no answer in time."""

    acknowledged: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    behind: list[float] = field(default_factory=list)
    late: int = 0
    lost: int = 0

    def clear(self) -> None:
        """Begins to count anew."""
        self.acknowledged.clear()
        self.answered.clear()
        self.behind.clear()
        self.late, self.lost = 0, 0

    def row(self, name: str, matches: int, seconds: float, computed: tuple[float, float]) -> str:
        """One line of the table, for a window of so many seconds; `computed` are the processor seconds of the bot
        and of this process.
        """
        answers = len(self.answered)
        costs = [1000 * each / answers if answers else float("nan") for each in computed]
        return (
            f"{name:9} {matches:7} {answers:6} {answers / seconds:8.1f} {_two(self.acknowledged)} "
            f"{_two(self.answered)} {self.late:6} {self.lost:6} {costs[0]:7.1f} {costs[1]:7.1f} "
            f"{_percentile(self.behind, 99):7.0f}"
        )


HEADING = (
    f"{'':33} {'acknowledged, ms':>17} {'answered, ms':>17} {'':13} {'CPU, ms':>15}\n"
    f"{'level':9} {'matches':>7} {'moves':>6} {'a second':>8} {'median':>8} {'99th':>8} {'median':>8} {'99th':>8} "
    f"{'late':>6} {'lost':>6} {'bot':>7} {'test':>7} {'behind':>7}"
)


def _two(times: list[float]) -> str:
    return f"{_percentile(times, 50):8.0f} {_percentile(times, 99):8.0f}"


def _percentile(times: list[float], percent: int) -> float:
    ordered = sorted(times) or [float("nan")]
    return ordered[len(ordered) * percent // 100]


async def keep_playing(
    person: DiscordUser, game: str, level: str, pause: float, chance: random.Random, into: Times
) -> None:
    """Plays one match after another until cancelled; begins after a random pause."""
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
        while board is not None and (ply := number_of(board)) is not None:
            await asyncio.sleep(chance.uniform(0, 2 * pause))
            board = await one_move(person, board, ply, chance, into)


async def one_move(
    person: DiscordUser, board: ShownMessage, ply: int, chance: random.Random, into: Times
) -> ShownMessage | None:
    """Makes a random move, timed from its last step, and waits for the answer; returns the board after it, or None
    if it was late.
    """
    try:
        last_press = await lead_to_a_move(person, board, chance)
    except (LookupError, TimeoutError):  # Discord gave up on a step, or none came
        into.lost += 1
        return None
    began = time.perf_counter()
    pressed = await last_press()
    into.acknowledged.append(1000 * (time.perf_counter() - began))
    into.late += pressed.state == "failed"
    if pressed.state == "failed":
        return None
    try:
        board = await after_answer(person, board, ply + 1)
    except TimeoutError:
        into.lost += 1
        return None
    if number_of(board) is not None:
        into.answered.append(1000 * (time.perf_counter() - began))
    return board


@contextmanager
def burning(processes: int) -> Iterator[None]:
    """Keeps so many processes busy within the block."""
    running = [subprocess.Popen((sys.executable, "-c", "while True: pass")) for _ in range(processes)]
    try:
        yield
    finally:
        for each in running:
            each.kill()
            each.wait()


async def measure(here: Playground, bot: psutil.Process, level: str, matches: int, asked: argparse.Namespace) -> None:
    """Measures one level with all its matches; every match has begun before."""
    into, chance = Times(), random.Random(1)
    people = [here.add_person(f"{level} {number}") for number in range(-(-matches // MATCHES_EACH))]
    playing = [
        asyncio.create_task(keep_playing(people[number // MATCHES_EACH], asked.game, level, asked.pause, chance, into))
        for number in range(matches)
    ]
    await window(playing, into, bot, level, asked)
    if asked.burners:
        with burning(asked.burners):
            await window(playing, into, bot, "burning", asked)
        await window(playing, into, bot, "after", asked)
    await stopped(playing)


async def stopped(playing: list[asyncio.Task[None]]) -> None:
    """Cancels all tasks until they have ended, and raises what one of them raised.

    One cancellation is not enough: `wait_for` may swallow it if its result comes at that moment.
    """
    left = set(playing)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=1)
    for task in playing:
        if not task.cancelled() and (error := task.exception()):
            raise error


async def window(
    playing: list[asyncio.Task[None]], into: Times, bot: psutil.Process, name: str, asked: argparse.Namespace
) -> None:
    """Lets everybody think twice, then measures and prints the row."""
    await asyncio.sleep(2 * asked.pause)
    gc.collect()
    gc.freeze()  # this process's objects, whose collection would delay everybody
    into.clear()
    began, before = time.perf_counter(), _computed(bot)
    watching = asyncio.create_task(watch_lateness(into.behind))
    await asyncio.wait(playing, timeout=asked.seconds, return_when=asyncio.FIRST_EXCEPTION)
    watching.cancel()
    seconds, after = time.perf_counter() - began, _computed(bot)
    computed = (after[0] - before[0], after[1] - before[1])
    print(into.row(name, len(playing), seconds, computed), flush=True)


def _computed(bot: psutil.Process) -> tuple[float, float]:
    """The processor seconds of the bot's process and of this one so far."""
    return sum(bot.cpu_times()[:2]), time.process_time()


async def watch_lateness(into: list[float]) -> None:
    """Notes, until cancelled, by how many milliseconds a short sleep is too long."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.02)
        into.append(1000 * (time.perf_counter() - began - 0.02))


@asynccontextmanager
async def bot_beside(here: Playground, folder: Path, workers: int) -> AsyncIterator[psutil.Process]:
    """The bot in its own process, connected; stopped in order at the end. Its log is folder/bot.log."""
    with (folder / "bot.log").open("wb") as log:
        running = await process.start(here, folder / "qibot.sqlite3", log, thinking="2", workers=workers)
    try:
        await here.until_ready(120)
        yield psutil.Process(running.pid)
    finally:
        if running.returncode is None:
            running.send_signal(signal.SIGTERM)
        await asyncio.wait_for(running.wait(), 60)


async def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser("python -m tests.benchmarks.bot")
    parser.add_argument("--game", choices=GAMES, default="xiangqi")
    parser.add_argument("--matches", type=int, nargs="+", default=[50], help="at once; several: one after another")
    parser.add_argument("--seconds", type=float, default=30.0, help="that each level is measured")
    parser.add_argument("--pause", type=float, default=8.0, help="seconds that a person thinks, on average")
    parser.add_argument("--levels", nargs="+", choices=LEVEL_NAMES, default=LEVEL_NAMES)
    parser.add_argument("--workers", type=int, default=1, help="engine processes")
    parser.add_argument("--burners", type=int, default=0, help="processes that take the processors away")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        async with Playground() as here, bot_beside(here, Path(folder), asked.workers) as bot:
            print(f"{asked.game}, {asked.workers} engine processes, a person thinks {asked.pause:g} s\n{HEADING}")
            for level in asked.levels:
                for matches in asked.matches:
                    await measure(here, bot, level, matches, asked)
    print(f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    asyncio.run(main())
