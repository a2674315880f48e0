"""What is watched."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

import discord

from bot.monitoring.engine import ObservedEngine
from engines.pool import PoolStatus
from storage.database import Database
from storage.schedule import Backups


@dataclass(frozen=True, slots=True)
class Subjects:
    """The client with its shards that are `offline` and the rate limits that it has met by their scope, the database,
    the engines and their status, matches that wait to be shown with the age of the oldest in seconds, the backups, and
    why the commands are not installed, if they are not.
    """

    client: discord.AutoShardedClient
    offline: set[int]
    rate_limits: Counter[str]
    database: Database
    engine: ObservedEngine
    status: Callable[[], PoolStatus]
    outbox: Callable[[], tuple[int, float]]
    backups: Backups
    commands: Callable[[], str]
