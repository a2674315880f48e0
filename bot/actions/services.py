"""What the client carries for every command and every click."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol, cast

import discord

from bot.actions.lateness import Lateness
from bot.actions.running import RunningAnswers
from bot.pages.help import Health
from bot.publisher.calls import Calls
from bot.publisher.notices import Notices
from bot.publisher.publisher import Publisher
from bot.referee import Referee


@dataclass(frozen=True, slots=True)
class Services:
    """The referee, the publisher of its matches, the calls to people, other notices, how the bot is doing, the answers
    under way, and whether the event loop keeps up.
    """

    referee: Referee
    publisher: Publisher
    calls: Calls
    notices: Notices
    health: Callable[[], Health]
    running: RunningAnswers = field(default_factory=RunningAnswers)
    lateness: Lateness = field(default_factory=Lateness)


class HasServices(Protocol):
    """A client that carries them."""

    services: Services


def services_of(client: discord.Client) -> Services:
    """The services that a client carries."""
    return cast(HasServices, client).services
