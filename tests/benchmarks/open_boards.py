"""What many open boards cost, and how fast they are answered: python -m tests.benchmarks.open_boards

    python -m tests.benchmarks.open_boards --boards 300 --chat 100 --seconds 60

The real bot in a process of its own in a loopback Discord. Two people play each match of Connect Four or gomoku on open
boards, two boards for a match, one move every `--pause` seconds; others play in the chat as fast, click by click.
`accepted` is from sending a move over the socket to the bot's answer, `other` to the opponent's new board, `chat` from
a click to its acknowledgement. `memory` is the growth of the bot's process for each board, once they are open and once
they were played on; `quiet` its processor time while all boards are open and nobody plays (pages ping every 20
seconds), and before any was open. `processor` is the time of each process per move while all played: on a shared
machine it says more than the waits, because the benchmark itself runs there, too.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import statistics
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
from aiohttp.test_utils import unused_port

from bot.playground import Playground
from bot.playground.people import DiscordUser
from bot.playground.seen import ShownMessage
from tests.bot.activity.playing import Player
from tests.bot.e2e.playing import begin_against, match_of, open_moves, shown
from tests.bot.e2e.process import start

GAMES = ("connect4", "gomoku")
SETTLED, QUIET = 5.0, 20.0  # seconds until all is still, and for which stillness is measured
PING = 20.0
CHANNELS = 25  # channels to play in, because Discord limits requests for each


@dataclass
class Waits:
    """Seconds that people waited."""

    accepted: list[float] = field(default_factory=list)
    other: list[float] = field(default_factory=list)
    chat: list[float] = field(default_factory=list)
    failed: int = 0  # clicks that the bot did not acknowledge within Discord's three seconds


class Opponents:
    """Two pages of one match."""

    def __init__(self, pages: tuple[Player, Player], chance: random.Random) -> None:
        self._pages, self._chance = pages, chance
        self.pinging = asyncio.create_task(self._ping())

    async def play(self, until: float, pause: float, waits: Waits) -> None:
        """Makes one move after another, until the time or the match is over."""
        await asyncio.sleep(self._chance.uniform(0, pause))
        while time.monotonic() < until and (mover := self._mover()):
            other = next(page for page in self._pages if page is not mover)
            made, said = mover.state["board_number"], time.monotonic()
            move = self._chance.choice(mover.state["moves"])["move"]
            heard = asyncio.create_task(other.until_made(made + 1))
            answer = await mover.ask("move", move=move)
            waits.accepted.append(time.monotonic() - said)
            assert answer["type"] == "accepted", answer
            await heard
            waits.other.append(time.monotonic() - said)
            await mover.until_made(made + 1)
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - said)))

    def _mover(self) -> Player | None:
        return next((page for page in self._pages if page.state["moves"]), None)

    async def _ping(self) -> None:
        """Pings as a page does while nobody plays."""
        while True:
            await asyncio.sleep(self._chance.uniform(0.9, 1.1) * PING)
            for page in self._pages:
                await page.say(type="ping")


async def click_on(
    pair: tuple[DiscordUser, DiscordUser], board: ShownMessage, until: float, pause: float, waits: Waits
) -> None:
    """Plays a match of Connect Four in the chat, until the time or the match is over."""
    chance = random.Random(board.id)
    await asyncio.sleep(chance.uniform(0, pause))
    while time.monotonic() < until and (moves := open_moves(board)):
        mover = pair[int(moves[0].split(":")[2]) % 2]
        said = time.monotonic()
        seen = await mover.click(board, chance.choice(moves))
        waits.chat.append(time.monotonic() - said)
        if seen.state == "failed":
            waits.failed += 1
            board = mover.look(board.id)
        else:
            board = shown(await seen.settled())
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - said)))


def told(name: str, seconds: list[float]) -> str:
    """Median, 99th percentile and the most, in milliseconds."""
    if len(seconds) < 2:
        return f"{name:9} nothing"
    most = statistics.quantiles(seconds, n=100, method="inclusive")[-1]
    return (
        f"{name:9}{len(seconds):6} times  median {1000 * statistics.median(seconds):6.1f} ms  "
        f"99% {1000 * most:6.1f} ms  most {1000 * max(seconds):6.1f} ms"
    )


async def processor(process: psutil.Process) -> float:
    """The share of one processor that a process takes while nothing happens."""
    await asyncio.sleep(SETTLED)
    before = sum(process.cpu_times()[:2])
    await asyncio.sleep(QUIET)
    return (sum(process.cpu_times()[:2]) - before) / QUIET


def spent(bot: psutil.Process) -> dict[str, float]:
    """The processor seconds so far of the bot's process, its drawing process, its engines and this process."""
    times = {"bot": sum(bot.cpu_times()[:2]), "drawing": 0.0, "engines": 0.0}
    for child in bot.children(recursive=True):
        kind = "drawing" if "bot.render.process" in child.cmdline() else "engines"
        times[kind] += sum(child.cpu_times()[:2])
    return times | {"the benchmark": time.process_time()}


def told_spent(before: dict[str, float], after: dict[str, float], moves: int) -> str:
    """Milliseconds per move, and the load of the machine."""
    each = (f"{name} {1000 * (after[name] - before[name]) / moves:.2f} ms" for name in after)
    return f"processor for each of {moves} moves: {', '.join(each)}; load of the machine {os.getloadavg()[0]:.1f}"


async def opened(here: Playground, stack: AsyncExitStack, boards: int, places: list[int]) -> list[Opponents]:
    """Opens so many boards, two for each match."""
    found = []
    for number in range(boards // 2):
        place = places[number % len(places)]
        pair = tuple(here.add_person(f"P{number}{letter}").at(place) for letter in "ab")
        board = await begin_against(pair[0], pair[1], GAMES[number % len(GAMES)])
        pages = [await _page(here, stack, person, match_of(board)) for person in pair]
        found.append(Opponents((pages[0], pages[1]), random.Random(number)))
    return found


async def _chat(
    here: Playground, number: int, places: list[int]
) -> tuple[tuple[DiscordUser, DiscordUser], ShownMessage]:
    first, second = (here.add_person(f"C{number}{letter}").at(places[number % CHANNELS]) for letter in "ab")
    return (first, second), await begin_against(first, second, "connect4")


async def _page(here: Playground, stack: AsyncExitStack, person: DiscordUser, match: int) -> Player:
    frame: Any = (await person.launch()).frame
    page = await stack.enter_async_context(Player(here, frame))
    await page.hears("state")
    assert page.state["match"] == match
    return page


async def measure(here: Playground, process: psutil.Process, asked: argparse.Namespace) -> None:
    """Measures and prints."""
    places = [await here.moderation.add_channel(f"games-{at}") for at in range(CHANNELS)]
    places = [getattr(each, "id", each) for each in places]
    before, memory = await processor(process), process.memory_info().rss
    print(f"quiet without boards: {100 * before:.2f} % of a processor, {memory >> 20} MiB", flush=True)
    async with AsyncExitStack() as stack:
        games = await opened(here, stack, asked.boards, places)
        quiet, after = await processor(process), process.memory_info().rss
        each_board = (after - memory) / 1024 / max(1, asked.boards)
        print(f"quiet with {2 * len(games)} boards: {100 * quiet:.2f} %, {each_board:.0f} KiB a board", flush=True)
        chats = [await _chat(here, number, places) for number in range(asked.chat)]
        gc.collect()
        gc.freeze()  # this process's objects, whose collection takes up to a fifth of a second
        waits, until, begun = Waits(), time.monotonic() + asked.seconds, spent(process)
        async with asyncio.TaskGroup() as group:
            for each in games:
                group.create_task(each.play(until, asked.pause, waits))
            for pair, board in chats:
                group.create_task(click_on(pair, board, until, asked.pause, waits))
        ended, played = spent(process), process.memory_info().rss
        for each in games:
            each.pinging.cancel()
    for name in ("accepted", "other", "chat"):
        print(told(name, getattr(waits, name)))
    print(told_spent(begun, ended, len(waits.accepted) + len(waits.chat)))
    print(f"{waits.failed} clicks in the chat failed")
    each_board = (played - memory) / 1024 / max(1, asked.boards)
    print(f"memory after playing: {each_board:.0f} KiB a board, the chat's matches included")


async def main(asked: argparse.Namespace) -> None:
    port = unused_port()
    with tempfile.TemporaryDirectory() as folder:
        errors = (Path(folder) / "log").open("ab")
        async with Playground(own_thread=True) as here:
            await here.portal.enable_activities()
            await here.portal.change(mappings=(("/", f"127.0.0.1:{port}"),))
            bot = await start(here, Path(folder) / "qibot.sqlite3", errors, port=port)
            try:
                await here.until_ready(60)
                await measure(here, psutil.Process(bot.pid), asked)
            finally:
                bot.terminate()
                await bot.wait()
                errors.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--boards", type=int, default=300)
    parser.add_argument("--chat", type=int, default=100, help="matches in the chat")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pause", type=float, default=4.0, help="seconds from a move to the next in the same match")
    asyncio.run(main(parser.parse_args()))
