"""How the bot is doing, for /about."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class AboutFacts:
    """The state of the bot and its engines."""

    version: str
    compiled: bool  # the engines are compiled, not interpreted
    workers: int  # engine processes
    busy: int  # engine processes that search
    waiting: int  # requests that wait for a process
    tables: int  # matches with a transposition table of their own
    slots: int  # room for such tables
    started: datetime
