"""What one click costs the bot: python -m tests.benchmarks.click

    python -m tests.benchmarks.click
    python -m tests.benchmarks.click --engine
    python -m tests.benchmarks.click --beside ../old --rounds 3
    python -m tests.benchmarks.click --profile bot.prof

The real bot in a process of its own in a loopback Discord. Two people play matches of Connect Four against each other,
one click after another, never to the end; with `--engine` one of them plays against the bot's weakest level, and a
click ends when the bot's move is shown. `CPU` is the processor time of the bot's process for each click, with all its
threads and without the engines and the drawing process, less its processor time when nothing happens; `loop` is the
part of its event loop's thread. Both are those of the cheapest match, because other programs on the machine add to
them; the last lines have the least of all rounds.

Then single clicks are watched, and the median of each count is printed. `calls` are Python functions that the loop's
thread enters, a coroutine each time that it is resumed; `files` and `functions` are those of our own, `changes` how
often one of our functions is entered from another of our files than the one before. `reads` and `transactions` are
those of the database, with the note of what was shown, which is one for all matches at a time. `asked`, `answered` and
`told` are bytes of JSON: of the bot's requests (without pictures), of Discord's answers and of its events.

With `--beside` the same is measured in another checkout, in turn, which may be as old as ea5046b: only names that
existed then are imported. `--profile` writes the loop's functions with the time in each, for `pstats`, and measures
nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

from bot.__main__ import outcome, serve
from bot.logs import hide_secrets
from bot.playground import Playground, point_discord_at
from bot.playground.people import DiscordUser
from bot.playground.seen import ShownMessage
from bot.settings import Settings
from storage.database import Database
from tests.bot.e2e.playing import begin, begin_against, drop, look_until, open_moves

ROOT = Path.cwd()  # of the checkout that is measured
ITSELF = (sys.executable, "-c", f"import runpy; runpy.run_path({__file__!r}, run_name='__main__')")
OWN = tuple(f"{ROOT / folder}{os.sep}" for folder in ("bot", "storage"))
COLUMNS = "11111122222273333334444447555555666666"
"""The columns of a match without four in a row."""
FIRST = 3  # matches that are played before, so that one-time work is over; in them the bot may warn of a move
WATCHED = 9  # clicks that are watched
COUNTED = 4  # matches for them: against the bot one may be over after four
SETTLED = 0.8  # seconds after which a click's work is done
IDLE = 6.0  # seconds in which nothing happens
Figures = dict[str, float]

# -- the bot's process ------------------------------------------------------------------------------------------------


class Counts:
    """Counts what the loop's thread does."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.files: set[str] = set()
        self.functions: set[tuple[str, str]] = set()
        self._last = ""
        self._before: set[asyncio.Task[Any]] = set()

    def begin(self) -> None:
        """Begins to count; tasks of our own that already run, which the bot does by itself, are left out."""
        self._before = {task for task in asyncio.all_tasks() if _file_of(task).startswith(OWN)}
        sys.setprofile(self.note)

    def add(self, kind: str) -> None:
        """Counts one more of this kind."""
        self.counts[kind] += asyncio.current_task() not in self._before

    def note(self, frame: FrameType, event: str, _: object) -> None:
        """Counts a call; for `sys.setprofile`."""
        if event != "call" or asyncio.current_task() in self._before:
            return
        self.counts["calls"] += 1
        file = frame.f_code.co_filename
        if file.startswith(OWN):
            self.counts["changes"] += file != self._last
            self._last = file
            self.files.add(file)
            self.functions.add((file, frame.f_code.co_qualname))

    def told(self) -> dict[str, int]:
        """The counts so far."""
        return dict(self.counts) | {"files": len(self.files), "functions": len(self.functions)}


def _file_of(task: asyncio.Task[Any]) -> str:
    """The file with the function of a task."""
    code = getattr(task.get_coro(), "cr_code", None)
    return str(code.co_filename) if code else ""


class Reporter:
    """Prints a line of JSON at SIGUSR2: the processor times so far, and the last counts. SIGUSR1 begins and ends
    counting.

    Python handles a SIGUSR1 before a SIGUSR2 that came meanwhile, so no switch is lost.
    """

    def __init__(self) -> None:
        self.counts = Counts()
        self._counting = False
        self._watch_database()

    def report(self, *_: object) -> None:
        """Prints the line; for SIGUSR2."""
        computed = {"at": time.monotonic(), "CPU": time.process_time(), "loop": time.thread_time()}
        print(json.dumps(computed | self.counts.told()), flush=True)

    def switch(self, *_: object) -> None:
        """Begins or ends counting; for SIGUSR1."""
        self._counting = not self._counting
        if self._counting:
            self.counts = Counts()
            self.counts.begin()
        else:
            sys.setprofile(None)

    def _watch_database(self) -> None:
        for name, kind in (("all", "reads"), ("snapshot", "reads"), ("write", "transactions")):
            setattr(Database, name, self._counted(getattr(Database, name), kind))

    def _counted(self, method: Callable[..., Any], kind: str) -> Callable[..., Any]:
        def call(*args: Any, **values: Any) -> Any:
            if self._counting:
                self.counts.add(kind)
            return method(*args, **values)

        return call


def be_the_bot(address: str, profile: str) -> int:
    """Runs the bot with a reporter; its check for lateness is off, because the machine may be busy."""
    for name, module in tuple(sys.modules.items()):
        if name.startswith("bot.") and name.endswith((".lateness", ".running", ".handling.services")):
            module.INTERVAL = 3600.0  # type: ignore[attr-defined]
    reporter, profiler = Reporter(), cProfile.Profile(time.thread_time)
    signal.signal(signal.SIGUSR2, reporter.report)
    signal.signal(signal.SIGUSR1, lambda *_: profiler.enable() if profile else reporter.switch())
    settings = Settings.read(None)
    with point_discord_at(address):
        hide_secrets(settings.token, __import__("logging").getLogger())
        code = outcome(lambda: serve(settings))
    if profile:
        profiler.dump_stats(profile)
    return code


# -- Discord and the people -------------------------------------------------------------------------------------------


class Bot:
    """The bot's process, seen from the measuring one."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def figures(self) -> Figures:
        """The figures that it reports now."""
        self._process.send_signal(signal.SIGUSR2)
        assert self._process.stdout is not None
        told: Figures = json.loads(await self._process.stdout.readline())
        return told

    def switch(self) -> None:
        """Begins or ends counting."""
        self._process.send_signal(signal.SIGUSR1)


@asynccontextmanager
async def bot_beside(here: Playground, folder: Path, profile: str) -> AsyncIterator[Bot]:
    """The bot, connected; stopped in order at the end."""
    environment = os.environ | {
        "DISCORD_TOKEN": here.token,
        "DATABASE_PATH": str(folder / "qibot.sqlite3"),
        "ENGINE_WORKERS": "1",
        "ENGINE_MEMORY": "16",
    }
    command = (*ITSELF, "--bot", here.url, "--profile", profile)
    with (folder / "bot.log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *command, env=environment, stdout=asyncio.subprocess.PIPE, stderr=log
        )
    try:
        await here.until_ready(120)
        yield Bot(process)
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(process.wait(), 60)


async def clicks(people: tuple[DiscordUser, ...], boards: list[ShownMessage]) -> AsyncIterator[None]:
    """Clicks on one board after another, as two people until all columns but one are full, as one person against the
    bot until the match is over; and yields after each click.
    """
    for board in boards:
        clicking = _against_bot(people[0], board) if len(people) == 1 else _by_turns(people, board)
        async for _ in clicking:
            yield


async def _by_turns(people: tuple[DiscordUser, ...], board: ShownMessage) -> AsyncIterator[None]:
    for ply, column in enumerate(COLUMNS):
        seen = await drop(people[ply % 2], board.id, column)
        assert seen.state in ("updated", "answered"), seen.state
        yield


async def _against_bot(person: DiscordUser, board: ShownMessage) -> AsyncIterator[None]:
    chance = random.Random(board.id)
    while moves := open_moves(board):
        seen = await person.click(board, chance.choice(moves))
        for button in seen.message.buttons if seen.message else ():  # of a warning, in a person's first matches
            if button.custom_id.startswith("sure:"):
                await person.click(seen.message, button.custom_id)
        board = await look_until(person, board, partial(_is_answered, set(moves)))
        yield


def _is_answered(before: set[str], board: ShownMessage) -> bool:
    """Whether the board shows the bot's move, or the end of the match."""
    is_over = any(str(button.custom_id).startswith("rematch:") for button in board.buttons)
    return is_over or not before.issuperset(open_moves(board))


async def computed(bot: Bot, doing: Awaitable[object]) -> Figures:
    """The processor and wall time that the bot takes meanwhile."""
    before = await bot.figures()
    await doing
    after = await bot.figures()
    return {key: after[key] - before[key] for key in ("at", "CPU", "loop")}


async def measure(matches: int, profile: str, engine: bool) -> Figures:
    """The figures of a click."""
    with tempfile.TemporaryDirectory() as folder:
        async with Playground() as here, bot_beside(here, Path(folder), profile) as bot:
            people = (here.add_person("Ann"), here.add_person("Ben"))[: 1 if engine else 2]
            begun = partial(begin, people[0]) if engine else partial(begin_against, *people)
            boards = [await begun("connect4") for _ in range(FIRST + matches + COUNTED)]
            for board in boards[:FIRST]:
                await count(people, board)
            if profile:
                bot.switch()
                for board in boards[FIRST:-COUNTED]:
                    await count(people, board)
                return {}
            idle = await computed(bot, asyncio.sleep(IDLE))
            found = await _timed(bot, people, boards[FIRST:-COUNTED], idle)
            return found | await _counted(here, bot, people, boards[-COUNTED:])


async def count(people: tuple[DiscordUser, ...], board: ShownMessage) -> int:
    """Clicks until the match is over, and counts the clicks."""
    return len([None async for _ in clicks(people, [board])])


async def _timed(bot: Bot, people: tuple[DiscordUser, ...], boards: list[ShownMessage], idle: Figures) -> Figures:
    """The times of the cheapest match: other programs only add to them."""
    found: list[Figures] = []
    for board in boards:
        counting = asyncio.ensure_future(count(people, board))
        took = await computed(bot, counting)
        rest = {key: idle[key] * took["at"] / idle["at"] for key in ("CPU", "loop")}
        found.append({key: 1000 * (took[key] - rest[key]) / counting.result() for key in rest})
    return {key: min(each[key] for each in found) for key in ("CPU", "loop")}


async def _counted(here: Playground, bot: Bot, people: tuple[DiscordUser, ...], boards: list[ShownMessage]) -> Figures:
    seen: list[Figures] = []
    sizes: Counter[str] = Counter()
    here.transcript.on_exchange.append(
        lambda each: sizes.update(asked=_size(each.asked), answered=_size(each.answered), requests=1)
    )
    here.transcript.on_event.append(lambda kind, data: sizes.update(told=_size(data), events=1))
    playing = clicks(people, boards)
    for _ in range(WATCHED):
        sizes.clear()
        bot.switch()
        await anext(playing)
        await asyncio.sleep(SETTLED)
        bot.switch()
        seen.append(await bot.figures() | dict(sizes))
    await playing.aclose()  # type: ignore[attr-defined]
    keys = [key for key in SHOWN if key in {key for each in seen for key in each} - {"CPU", "loop"}]
    return {key: statistics.median(each.get(key, 0) for each in seen) for key in keys}


def _size(body: Any) -> int:
    return len(json.dumps(body, ensure_ascii=False).encode()) if body is not None else 0


SHOWN = ("CPU", "loop", "calls", "files", "functions", "changes", "reads", "transactions", "requests", "events",
         "asked", "answered", "told")  # fmt: skip


def row(name: str, figures: Figures) -> str:
    """A line of the table."""
    cells = (f"{figures[key]:{_width(key)}.{2 if key in ('CPU', 'loop') else 0}f}" for key in SHOWN)
    return " ".join((f"{name:12}", *cells))


def _width(key: str) -> int:
    return max(len(key), 6)


def in_turn(other: str, rounds: int, matches: int, engine: bool) -> Iterator[tuple[str, Figures]]:
    """The figures of the other checkout and of this one, in turn, each in processes of its own."""
    for _ in range(rounds):
        for name in (*([other] if other else []), "."):
            command = (*ITSELF, "--one", "--matches", str(matches), *(["--engine"] if engine else []))
            done = subprocess.run(command, cwd=name, stdout=subprocess.PIPE, check=True)
            yield Path(name).resolve().name, json.loads(done.stdout)


def main() -> int:
    """Prints the table."""
    parser = argparse.ArgumentParser("python -m tests.benchmarks.click")
    parser.add_argument("--matches", type=int, default=8, help="of 38 clicks each that are timed")
    parser.add_argument("--engine", action="store_true", help="play against the bot")
    parser.add_argument("--beside", default="", metavar="FOLDER", help="another checkout")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--profile", default="", metavar="FILE")
    parser.add_argument("--one", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--bot", default="", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.bot:
        return be_the_bot(asked.bot, asked.profile)
    if asked.one or asked.profile:
        print(json.dumps(asyncio.run(measure(asked.matches, asked.profile, asked.engine))))
        return 0
    print(" ".join((f"{'':12}", *(f"{key:>{_width(key)}}" for key in SHOWN))))
    found: dict[str, list[Figures]] = {}
    for name, figures in in_turn(asked.beside, asked.rounds, asked.matches, asked.engine):
        found.setdefault(name, []).append(figures)
        print(row(name, figures), flush=True)
    for name, rows in found.items():
        print(row(f"= {name}"[:12], {key: min(each[key] for each in rows) for key in SHOWN}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
