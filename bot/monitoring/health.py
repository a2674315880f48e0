"""Health: checks every few seconds whether each part of the bot works."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection

import discord

from bot.monitoring.subjects import ObservedEngine, shards_of
from engines.pool import EngineBusy, EngineError, Request
from engines.registry import GAMES
from storage.database import Database
from storage.errors import DatabaseFault

EVERY = 5.0  # seconds between two checks
LOOK_SECONDS = 3.0  # seconds that a check may take before the part counts as failing
ANSWER_COUNTS = 30.0  # seconds for which an answered search shows that the engines work
OLD = 60.0  # seconds after which a result is outdated
UNKNOWN = "not looked at yet"

Look = Callable[[], Awaitable[str]]


class Health:
    """Checks the parts of the bot. `looks` are the checks by the part's name: each returns what is wrong, or "".

    A part whose check takes longer than `patience` counts as failing. The check goes on; the next begins when it ends.
    """

    every, patience = EVERY, LOOK_SECONDS

    def __init__(self, looks: dict[str, Look]) -> None:
        self._looks = looks
        # What was wrong with each part at the last check (empty: it works), and when that was, by time.monotonic.
        self._found = dict.fromkeys(looks, (UNKNOWN, float("inf")))

    def troubles(self) -> dict[str, str]:
        """What is wrong with each part; an empty text if it works."""
        now = time.monotonic()
        return {
            part: trouble if now - at < OLD else "nothing was heard of it for a minute"
            for part, (trouble, at) in self._found.items()
        }

    async def run(self) -> None:
        """Checks every part again and again, until cancelled."""
        await asyncio.gather(*(self._watch(part, look) for part, look in self._looks.items()))

    async def _watch(self, part: str, look: Look) -> None:
        while True:
            looking = asyncio.ensure_future(look())
            try:
                done, _ = await asyncio.wait({looking}, timeout=self.patience)
                if not done:
                    self._note(part, f"no answer within {self.patience:g} s")
                await asyncio.wait({looking})
                error = looking.exception()
                self._note(part, looking.result() if error is None else repr(error))
            finally:
                looking.cancel()
            await asyncio.sleep(self.every)

    def _note(self, part: str, trouble: str) -> None:
        self._found[part] = trouble, time.monotonic()


async def look_at_gateway(client: discord.AutoShardedClient, offline: Collection[int]) -> str:
    """Checks the connections. Returns what is wrong, or ""."""
    if not client.is_ready():
        return "not connected yet"
    lost = [str(shard.number) for shard in shards_of(client, offline) if not shard.connected]
    return f"not connected: shard {', '.join(lost)}" if lost else ""


async def look_at_database(database: Database) -> str:
    """Checks that a move could be stored now. Returns what is wrong, or ""."""
    try:
        await database.probe()
    except DatabaseFault as fault:
        return str(fault)
    return ""


async def look_at_engines(engine: ObservedEngine) -> str:
    """Checks that a search is answered, without a search if one was answered lately. Returns what is wrong, or ""."""
    if time.monotonic() - engine.answered_at < ANSWER_COUNTS:
        return ""
    game = next(iter(GAMES))
    request = Request(match="health", game=game, start=GAMES[game].start, moves=(), level="beginner", seconds=0.05)
    try:
        await engine.search(request)
    except EngineBusy:
        return ""  # too many requests do not mean that the engines fail
    except EngineError as error:
        return str(error)
    finally:
        engine.forget("health")
    return ""
