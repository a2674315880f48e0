"""The parts of the bot that the monitoring watches, and the state of the connections to Discord's gateway."""

from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass

import discord

from bot.monitoring.engine import ObservedEngine
from storage.database import Database
from storage.schedule import Backups


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


async def look_at_gateway(client: discord.AutoShardedClient, offline: Collection[int]) -> str:
    """Checks the connections. Returns what is wrong, or ""."""
    if not client.is_ready():
        return "not connected yet"
    lost = [str(shard.number) for shard in shards_of(client, offline) if not shard.connected]
    return f"not connected: shard {', '.join(lost)}" if lost else ""
