"""The parts of the bot that the monitoring watches: among them an engine that reports its searches, and the shards."""

import time
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass

import discord

from engines.game import GameError
from engines.pool import Answer, Engine, EngineBusy, EngineError, EngineStopped, PoolStatus, Request
from storage.database import Database
from storage.schedule import Backups

Observer = Callable[[str, float], None]


class ObservedEngine:
    """An engine that tells `observer` how each search ended ("answered", "busy", "failed" or "stopped"), and how many
    seconds it took, including the time in the queue. `answered_at` is the time of the last answer, by time.monotonic.
    """

    def __init__(self, engine: Engine, observer: Observer) -> None:
        self._engine, self._observer = engine, observer
        self.answered_at = float("-inf")

    async def search(self, request: Request) -> Answer:
        began = time.monotonic()
        try:
            answer = await self._engine.search(request)
        except EngineError as error:
            stopped = "stopped" if isinstance(error, EngineStopped) else "failed"
            self._observer("busy" if isinstance(error, EngineBusy) else stopped, time.monotonic() - began)
            raise
        except GameError:
            self.answered_at = time.monotonic()
            raise
        self.answered_at = time.monotonic()
        self._observer("answered", self.answered_at - began)
        return answer

    def forget(self, match: str) -> None:
        self._engine.forget(match)

    def status(self) -> PoolStatus:
        return self._engine.status()

    async def close(self) -> None:
        await self._engine.close()


@dataclass(frozen=True, slots=True)
class Subjects:
    """The parts of the bot that the monitoring watches."""

    client: discord.AutoShardedClient
    offline: set[int]  # the numbers of shards whose connection is lost
    rate_limits: Counter[str]  # refusals for too many requests, by scope
    database: Database
    engine: ObservedEngine
    outbox: Callable[[], tuple[int, float]]  # matches that wait to be shown, and seconds that the oldest has waited
    backups: Backups
    commands: Callable[[], str]  # why the commands are not installed, or ""


@dataclass(frozen=True, slots=True)
class Shard:
    """One connection to the gateway."""

    number: int
    connected: bool
    latency: float  # of its heartbeat, in seconds; infinite or NaN if unknown
    guilds: int  # the number of its servers


def shards_of(client: discord.AutoShardedClient, offline: Collection[int]) -> list[Shard]:
    """All shards of a client; `offline` are the numbers of those whose connection is lost."""
    guilds = Counter(guild.shard_id for guild in client.guilds)
    return [
        Shard(number, number not in offline and not shard.is_closed(), shard.latency, guilds[number])
        for number, shard in client.shards.items()
    ]
