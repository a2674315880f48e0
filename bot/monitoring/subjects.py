"""The parts of the bot that the monitoring watches."""

from collections import Counter
from collections.abc import Callable
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
