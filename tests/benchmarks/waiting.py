"""How long people wait for the bot's move, simulated: python -m tests.benchmarks.waiting draw docs/waiting.png

The times of turns without a queue are measured first and kept beside this file: python -m tests.benchmarks.waiting
measure

In the simulation every match goes round: a person ponders, then the bot's turn waits for a free engine process and
takes its time, which a queue shortens as in the pools. Games are equally frequent, and so are the levels, or all play
the strongest; people ponder PONDERING seconds on average, exponentially distributed. One worker is one engine process
on a core of its own. Prints for each number of workers the most matches at a time for which nine turns of ten are
answered within LATE seconds. The picture shows it for all levels, and where one process of the bot, which computes
IN_THE_BOT seconds for each answer, is always busy.
"""

import argparse
import asyncio
import heapq
import json
import math
import random
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from engines.game import Position
from engines.levels import LEVEL_NAMES
from engines.pool import EnginePool, Request
from engines.pool.requests import shared_seconds
from engines.registry import GAMES

TIMES = Path(__file__).with_name("service_times.json")
THINKING = 2.0  # seconds of the bot for a turn, at most
PONDERING = 20.0  # seconds of a person, on average
IN_THE_BOT = 0.015  # from the table of `python -m tests.benchmarks.bot` in docs/benchmarks.md
LATE = 3.0
WORKERS = (1, 2, 5, 10, 20, 50, 100, 200)
TURNS = 12_000  # counted at each point, at least; a third as many before them are not
STEP = 2**0.25  # from one number of matches to the next


async def measure(times: int) -> dict[str, list[float]]:
    """Seconds of turns of each game and level, in positions after a few random moves."""
    found: dict[str, list[float]] = {}
    async with EnginePool(1, 64 << 20, THINKING) as pool:
        for game in GAMES:
            for level in LEVEL_NAMES:
                found[f"{game} {level}"] = [await one(pool, game, level, number) for number in range(times)]
                print(f"{game} {level}: {found[f'{game} {level}']}", flush=True)
    return found


async def one(pool: EnginePool, game: str, level: str, number: int) -> float:
    moves = line(game, random.Random(number), 4 + 3 * number)
    begun = time.perf_counter()
    await pool.search(Request(f"{game} {level} {number}", game, "", moves, level))
    return round(time.perf_counter() - begun, 4)


def line(game: str, dice: random.Random, plies: int) -> tuple[str, ...]:
    """Random moves after which the game goes on."""
    position = Position(GAMES[game])
    for _ in range(plies):
        position.push(dice.choice(position.legal_moves()))
        if position.outcome():
            position.undo()
            break
    return tuple(position.written())


@dataclass
class Room:
    """The state of a simulation: coming events, waiting turns, free processes."""

    workers: int
    services: Sequence[float]
    dice: random.Random
    free: int = 0

    def __post_init__(self) -> None:
        self.free = self.workers
        self.events: list[tuple[float, int, float]] = []  # when; 0: a person moves, 1: a process is free; since when
        self.waiting: deque[float] = deque()

    def ponder(self, now: float) -> None:
        heapq.heappush(self.events, (now + self.dice.expovariate(1 / PONDERING), 0, 0.0))

    def begin(self, now: float) -> None:
        """Gives free processes to waiting turns."""
        while self.free and self.waiting:
            since = self.waiting.popleft()
            limit = shared_seconds(THINKING, len(self.waiting), self.workers)
            self.free -= 1
            heapq.heappush(self.events, (now + min(self.dice.choice(self.services), limit), 1, since))


def waits(workers: int, matches: int, services: Sequence[float]) -> list[float]:
    """Seconds from a person's move to the bot's, sorted."""
    room = Room(workers, services, random.Random(workers * 1_000_003 + matches))
    for _ in range(matches):
        room.ponder(0.0)
    taken: list[float] = []
    counted = max(TURNS, 2 * matches)
    while len(taken) < counted * 4 // 3:
        now, kind, since = heapq.heappop(room.events)
        if kind == 0:
            room.waiting.append(now)
        else:
            room.free += 1
            taken.append(now - since)
            room.ponder(now)
        room.begin(now)
    return sorted(taken[counted // 3 :])


def curve(workers: int, services: Sequence[float]) -> list[tuple[int, float]]:
    """Numbers of matches, each with the seconds within which nine turns of ten are answered, up to LONGEST or MOST."""
    points: list[tuple[int, float]] = []
    matches = 4.0 * workers
    while not points or (points[-1][1] < LONGEST and matches < MOST):
        taken = waits(workers, round(matches), services)
        points.append((round(matches), taken[int(len(taken) * 0.9)]))
        matches *= STEP
    return points


def bearable(points: Sequence[tuple[int, float]]) -> int:
    return max((matches for matches, wait in points if wait < LATE), default=0)


LEFT, TOP, WIDTH, HEIGHT = 90, 60, 760, 460
MOST, LONGEST = 200_000, 9.0  # matches and seconds at the edges of the picture


def place(matches: float, wait: float) -> tuple[float, float]:
    """The place of a point in the picture; matches are on a logarithmic scale."""
    across = math.log10(max(matches, 1)) / math.log10(MOST)
    return LEFT + WIDTH * min(across, 1.0), TOP + HEIGHT * (1 - min(wait, LONGEST) / LONGEST)


def draw(curves: dict[int, list[tuple[int, float]]], path: Path) -> None:
    image = Image.new("RGB", (LEFT + WIDTH + 60, TOP + HEIGHT + 80), "white")
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(15)
    for exponent in range(6):
        x, y = place(10**exponent, 0)
        pen.line((x, TOP, x, y), fill="#e4e4e4")
        pen.text((x, y + 8), f"{10**exponent:,}", "black", font, anchor="ma")
    for wait in range(int(LONGEST) + 1):
        x, y = place(1, wait)
        pen.line((x, y, LEFT + WIDTH, y), fill="#b03030" if wait == LATE else "#e4e4e4")
        pen.text((x - 10, y), f"{wait} s", "black", font, anchor="rm")
    pen.text((LEFT + WIDTH / 2, TOP + HEIGHT + 40), "matches at a time", "black", font, anchor="ma")
    pen.text((LEFT, 10), "nine answers of ten come within; one line for each number of workers", "black", font)
    full, _ = place(PONDERING / IN_THE_BOT, 0)
    pen.line((full, TOP, full, TOP + HEIGHT), fill="#b03030")
    pen.text((full + 6, TOP + HEIGHT - 22), "one process of the bot is busy", "#b03030", font)
    for number, (workers, points) in enumerate(curves.items()):
        colour = f"hsl({210 - 25 * number}, 70%, 42%)"
        pen.line([place(*point) for point in points], fill=colour, width=3)
        x, y = place(*points[-1])
        pen.text((x, max(y - 14, 46)), str(workers), colour, font, anchor="mm")
    image.save(path, optimize=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = parser.add_subparsers(dest="part", required=True)
    parts.add_parser("measure").add_argument("--times", type=int, default=4)
    parts.add_parser("draw").add_argument("picture", type=Path)
    options = parser.parse_args()
    if options.part == "measure":
        TIMES.write_text(json.dumps(asyncio.run(measure(options.times)), indent=1) + "\n")
        return
    measured = json.loads(TIMES.read_text())
    services = [each for times in measured.values() for each in times]
    strongest = [each for name, times in measured.items() if name.endswith(LEVEL_NAMES[-1]) for each in times]
    for name, times in (("of all levels", services), (f"of {LEVEL_NAMES[-1]}", strongest)):
        print(f"a turn {name} takes {sum(times) / len(times):.2f} s in the mean")
    curves = {}
    for workers in WORKERS:
        curves[workers] = curve(workers, services)
        most = bearable(curves[workers]), bearable(curve(workers, strongest))
        print(f"{workers:4} workers: {most[0]:8,} matches at a time, {most[1]:7,} of {LEVEL_NAMES[-1]}", flush=True)
    draw(curves, options.picture)


if __name__ == "__main__":
    main()
