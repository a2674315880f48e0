"""How long people wait for the acknowledgement of a click and for the bot's answer, with many matches in progress.

    python -m tests.benchmarks.chat [matches]

The real bot over real sockets in a loopback Discord, all in this one process; Connect Four at all levels mixed.
"""

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

from bot.playground import Playground
from bot.playground.people import DiscordUser
from bot.playground.seen import ShownMessage
from engines.levels import LEVEL_NAMES
from tests.bot.e2e.conftest import bot_in, settings_for
from tests.bot.e2e.playing import after_answer, begin, open_moves

MATCHES = 50


async def click(person: DiscordUser, board: ShownMessage) -> tuple[float, float, ShownMessage]:
    """Makes one move: seconds until it was shown, seconds until the bot's was, and the board."""
    begun = time.perf_counter()
    move = open_moves(board)[3]
    ply = int(move.split(":")[2])
    await person.click(board, move)
    shown = time.perf_counter() - begun
    board = await after_answer(person, board, ply + 1)
    return shown, time.perf_counter() - begun, board


def line(name: str, seconds: list[float]) -> str:
    """Median, 95th percentile and maximum in milliseconds."""
    steps = statistics.quantiles(seconds, n=20, method="inclusive")
    return f"{name:44} {1000 * statistics.median(seconds):8.0f} {1000 * steps[-1]:8.0f} {1000 * max(seconds):8.0f}"


class Waits:
    """The measured seconds, by level."""

    def __init__(self) -> None:
        self.shown: list[float] = []
        self.answered: dict[str, list[float]] = {level: [] for level in LEVEL_NAMES}

    def note(self, level: str, shown: float, answered: float) -> None:
        """Notes one move."""
        self.shown.append(shown)
        self.answered[level].append(answered)

    def print(self, title: str) -> None:
        """Prints the table."""
        print(f"{title:44}   median      95%      max")
        print(line("  the move is shown", self.shown))
        for level, seconds in self.answered.items():
            print(line(f"  the answer of {level}", seconds))


async def main(matches: int) -> None:
    """Prints two tables: one move after another, and all at the same moment."""
    levels = [LEVEL_NAMES[at % len(LEVEL_NAMES)] for at in range(matches)]
    alone, together = Waits(), Waits()
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_for(Path(folder) / "chat.sqlite3", workers=2, engine_memory=256 << 20, thinking_time=2.0)
        async with Playground(own_thread=True) as here, bot_in(here, settings):
            people = [here.add_person(f"P{at}") for at in range(matches)]
            boards = [await begin(who, "connect4", level=level) for who, level in zip(people, levels, strict=True)]
            for at, (who, board, level) in enumerate(zip(people, boards, levels, strict=True)):
                shown, answered, boards[at] = await click(who, board)
                alone.note(level, shown, answered)
            played = await asyncio.gather(*map(click, people, boards))
            for level, (shown, answered, _) in zip(levels, played, strict=True):
                together.note(level, shown, answered)
    alone.print(f"{matches} matches in progress, one moves (ms)")
    together.print(f"{matches} matches, all move at once (ms)")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES))
