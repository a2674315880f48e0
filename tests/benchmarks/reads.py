"""How often one click asks the database: python -m tests.benchmarks.reads

The real bot in a loopback Discord, on a server, against the bot. Prints the counts of the first three clicks of a match
(the first reads settings that are cached afterwards): `reads` are statements on the reading connection, `transactions`
those on the writing one, from the click until the bot's own move is on the board. What the messages show is noted for
many matches at a time, at most twice a second; these transactions are counted as `notes`. The clocks' queries, which go
over all matches now and then, are left out.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bot.playground import Playground
from storage import clocks, matches
from storage.database import Database
from tests.bot.e2e.conftest import bot_in, settings_for
from tests.bot.e2e.playing import after_answer, begin, drop, number_of

MOVES = "234"
OF_THE_CLOCKS = {clocks.DUE, clocks.TIMED, matches.WAITING_FOR_BOT}


@contextmanager
def counted() -> Iterator[Counter[str]]:
    """Counts the statements of every database of this process within the block."""
    counts: Counter[str] = Counter()
    read, write, change = Database.all, Database.write, Database.change

    async def all_(self: Database, sql: str, **values: Any) -> Any:
        counts["reads"] += sql not in OF_THE_CLOCKS
        return await read(self, sql, **values)

    async def write_(self: Database, work: Any) -> Any:
        counts["transactions"] += 1
        return await write(self, work)

    async def change_(self: Database, sql: str, **values: Any) -> Any:
        is_note = "noted" in values
        counts["notes"] += is_note
        counts["transactions"] -= is_note  # `write` counts it
        return await change(self, sql, **values)

    Database.all, Database.write, Database.change = all_, write_, change_  # type: ignore[assignment,method-assign]
    try:
        yield counts
    finally:
        Database.all, Database.write, Database.change = read, write, change  # type: ignore[method-assign]


async def measure() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with Playground() as here, bot_in(here, settings_for(Path(folder) / "q.sqlite3")) as client:
            client.services.lateness.stop()
            alice = here.add_person("Alice")
            board = await begin(alice, "connect4")
            for column in MOVES:
                await asyncio.sleep(1)  # until the notes of what was shown are written
                with counted() as counts:
                    ply = number_of(alice.look(board.id)) or 0
                    await drop(alice, alice.look(board.id), column)
                    await after_answer(alice, board.id, ply + 1)
                    await asyncio.sleep(1)
                told = ", ".join(f"{counts[each]} {each}" for each in ("reads", "transactions", "notes"))
                print(f"click on column {column}: {told}")


if __name__ == "__main__":
    asyncio.run(measure())
