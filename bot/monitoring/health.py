"""Health: whether each part of the bot does what it is there for, looked at every few seconds."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.monitoring.engine import ObservedEngine
from engines.pool import EngineBusy, EngineError, Request
from engines.registry import GAMES
from storage.database import Database
from storage.errors import DatabaseFault

EVERY = 5.0  # seconds between two looks
LOOK_SECONDS = 3.0  # seconds that a look may take before the part counts as ill
ANSWER_COUNTS = 30.0  # seconds for which a search that was answered shows that the engines are well
OLD = 60.0  # seconds after which nothing is known any more
UNKNOWN = "not looked at yet"

Look = Callable[[], Awaitable[str]]


@dataclass(frozen=True, slots=True)
class PartHealth:
    """What was last found: empty where the part is well, else what is wrong; and when, by time.monotonic."""

    trouble: str = UNKNOWN
    at: float = float("inf")


class Health:
    """`looks` are by the part's name: each answers what is wrong, or nothing. One that takes too long is ill, too.

    A look goes on after PATIENCE; the next begins when it has ended.
    """

    every, patience = EVERY, LOOK_SECONDS

    def __init__(self, looks: dict[str, Look]) -> None:
        self._looks = looks
        self._found = dict.fromkeys(looks, PartHealth())

    def troubles(self) -> dict[str, str]:
        """What is wrong with each part; empty where it is well."""
        now = time.monotonic()
        return {
            part: found.trouble if now - found.at < OLD else "nothing is known since a minute"
            for part, found in self._found.items()
        }

    async def run(self) -> None:
        """Looks at every part again and again, until it is cancelled."""
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
        self._found[part] = PartHealth(trouble, time.monotonic())


async def look_at_database(database: Database) -> str:
    """Whether a move could be stored now."""
    try:
        await database.probe()
    except DatabaseFault as fault:
        return str(fault)
    return ""


async def look_at_engines(engine: ObservedEngine) -> str:
    """Whether a search is answered; none is made where one was lately."""
    if time.monotonic() - engine.answered_at < ANSWER_COUNTS:
        return ""
    game = next(iter(GAMES))
    request = Request(match="health", game=game, start=GAMES[game].start, moves=(), level="beginner", seconds=0.05)
    try:
        await engine.search(request)
    except EngineBusy:
        return ""  # they have more to do than they can, which is no illness
    except EngineError as error:
        return str(error)
    finally:
        engine.forget("health")
    return ""
