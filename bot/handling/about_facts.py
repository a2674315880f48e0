"""How the bot is doing, for /about."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class AboutFacts:
    """How the bot is doing: its version, its engine processes and their tables, since when it runs."""

    version: str
    compiled: bool
    workers: int
    busy: int
    waiting: int
    tables: int
    slots: int
    started: datetime
