"""The connections to Discord's gateway, as they are now."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass

import discord


@dataclass(frozen=True, slots=True)
class Shard:
    """One connection: whether it stands, seconds of its heartbeat (infinite or no number: unknown), its servers."""

    number: int
    connected: bool
    latency: float
    guilds: int


def shards_of(client: discord.AutoShardedClient, offline: Collection[int]) -> list[Shard]:
    """All of a client's; `offline` are those that were lost and are not back."""
    guilds = Counter(guild.shard_id for guild in client.guilds)
    return [
        Shard(number, number not in offline and not shard.is_closed(), shard.latency, guilds[number])
        for number, shard in client.shards.items()
    ]


def trouble_of(client: discord.AutoShardedClient, offline: Collection[int]) -> str:
    """What is wrong with the connections; empty where nothing is."""
    if not client.is_ready():
        return "not connected yet"
    lost = [str(shard.number) for shard in shards_of(client, offline) if not shard.connected]
    return f"not connected: shard {', '.join(lost)}" if lost else ""
