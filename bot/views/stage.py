"""Stage: what the client carries for every command and every click."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Protocol, cast

import discord

from bot.referee import Referee
from bot.views.door import Door
from bot.views.pulse import Pulse

if TYPE_CHECKING:
    from bot.views.boards import Boards
    from bot.views.notices import Notices


@dataclass(frozen=True, slots=True)
class Condition:
    """How the bot is doing, for /about."""

    version: str
    compiled: bool
    workers: int
    busy: int
    waiting: int
    tables: int
    slots: int
    started: datetime


@dataclass(frozen=True, slots=True)
class Stage:
    """The service behind, its boards, whom it calls, how the bot is doing, and whether it keeps up."""

    referee: Referee
    boards: Boards
    notices: Notices
    condition: Callable[[], Condition]
    door: Door = field(default_factory=Door)
    pulse: Pulse = field(default_factory=Pulse)


class Staged(Protocol):
    """A client that carries a stage."""

    stage: Stage


def stage_of(client: discord.Client) -> Stage:
    """The stage that a client carries."""
    return cast(Staged, client).stage
