"""What the client carries for every command and every click."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol, cast

import discord

from bot.discord.access import Places
from bot.discord.discord_time import DiscordTime
from bot.discord.notices import Notices
from bot.discord.private_messages import PrivateMessages
from bot.features.follows.followers import Followers
from bot.features.help.page import Health
from bot.features.puzzles.daily_posts import DailyPosts
from bot.features.sharing.animations import Animations
from bot.features.tournaments.tables import Tables
from bot.handling.lateness import Lateness
from bot.handling.running import RunningAnswers
from bot.match.calls import Calls
from bot.match.publisher import Publisher
from bot.match.referee import Referee

Observe = Callable[[str, str, str, float | None, float], None]
"""Told of each interaction: its kind ("command" or "component"), what was used, how it ended, seconds to the first
answer (None: Discord had none) and to the end.
"""


def _observe_nothing(kind: str, name: str, result: str, first: float | None, seconds: float) -> None:
    """Where nobody wants to know."""


@dataclass(frozen=True, slots=True)
class Services:
    """The referee, what places are to the bot, the publisher of its matches, the calls to people, other notices, those
    who follow matches, the tables of tournaments, the puzzles of the day, how the bot is doing, who is told of
    interactions, the last private messages, matches as animated pictures, the answers under way, what time it is at
    Discord, and whether the event loop keeps up.
    """

    referee: Referee
    places: Places
    publisher: Publisher
    calls: Calls
    notices: Notices
    followers: Followers
    tables: Tables
    daily: DailyPosts
    health: Callable[[], Health]
    observe: Observe = _observe_nothing
    time: DiscordTime = field(default_factory=DiscordTime)
    private: PrivateMessages = field(default_factory=PrivateMessages)
    animations: Animations = field(default_factory=Animations)
    running: RunningAnswers = field(default_factory=RunningAnswers)
    lateness: Lateness = field(default_factory=Lateness)


class HasServices(Protocol):
    """A client that carries them."""

    services: Services


def services_of(client: discord.Client) -> Services:
    """The services that a client carries."""
    return cast(HasServices, client).services
