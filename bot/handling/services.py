"""What the client carries for every command and every click."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, TypeVar, cast

import discord

from bot.discord.access import Places
from bot.discord.answers import PrivateMessages
from bot.discord.clock import DiscordTime
from bot.discord.notices import Notices
from bot.handling.about_facts import AboutFacts
from bot.handling.actions import Actions
from bot.handling.running import Lateness, RunningAnswers
from bot.match.calls import Calls, Presence
from bot.match.channels import Channels
from bot.match.preferences import Preference
from bot.match.publisher import Publisher
from bot.match.referee import Referee
from bot.match.state import Change

Observe = Callable[[str, str, str, float | None, float], None]
"""Told of each interaction: its kind ("command" or "component"), what was used, how it ended, seconds to the first
answer (None: Discord had none) and to the end.
"""


def _observe_nothing(kind: str, name: str, result: str, first: float | None, seconds: float) -> None:
    """Where nobody wants to know."""


class Poster:
    """What a feature shows where nobody asked; one of each kind stands beside the client (`Services.of`)."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._channels = services.channels
        self._referee = services.referee

    async def reader_of(self, guild_id: int | None) -> Preference:
        """How what a server's members see together is written."""
        locale = self._channels.server_locale(guild_id)
        return await self._referee.preferences.of_server(guild_id or 0, locale)

    async def match_changed(self, change: Change) -> None:
        """A match changed with nobody there to show it; its board is shown by now."""

    async def servers_arrive(self, guilds: Sequence[discord.Guild]) -> None:
        """These servers have the bot."""


P = TypeVar("P", bound=Poster)


class Services:
    """What answers and what is shown stand on.

    `referee` has the rules; `channels` are reached by the bot's own hand, `places` says what each is to the bot;
    `publisher` shows matches, `calls` pings people, `presence` knows who is here, `notices` tell the owner of a server,
    `private` knows the last private messages; `actions` is what clicks do, `health` how the bot is doing, `observe` is
    told of interactions, `running` are the answers under way, `time` is Discord's, `lateness` the loop's.
    """

    def __init__(
        self,
        client: discord.Client,
        referee: Referee,
        places: Places,
        channels: Channels,
        *,
        actions: Actions,
        health: Callable[[], AboutFacts],
        observe: Observe = _observe_nothing,
        time: DiscordTime | None = None,
    ) -> None:
        self.referee, self.places, self.channels, self.actions = referee, places, channels, actions
        self.publisher, self.presence = Publisher(channels, referee), Presence(referee)
        self.calls = Calls(channels, referee, self.presence)
        self.notices = Notices(client)
        self.health, self.observe, self.time = health, observe, time or DiscordTime()
        self.private, self.running, self.lateness = PrivateMessages(), RunningAnswers(), Lateness()
        self._posters: dict[type[Poster], Any] = {}

    def of(self, kind: type[P]) -> P:
        """The poster of a kind, made when it is first asked for."""
        if kind not in self._posters:
            self._posters[kind] = kind(self)
        found: P = self._posters[kind]
        return found

    @property
    def posters(self) -> tuple[Poster, ...]:
        """All of them, in the order of their making."""
        return tuple(self._posters.values())

    def begin(self, posters: Iterable[type[Poster]]) -> None:
        """Makes these, so that they hear of what changes."""
        for kind in posters:
            self.of(kind)


class HasServices(Protocol):
    """A client that carries them."""

    services: Services


def services_of(client: discord.Client) -> Services:
    """The services that a client carries."""
    return cast(HasServices, client).services
