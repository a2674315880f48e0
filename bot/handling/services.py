"""Services: everything that handlers of commands and clicks share; the client has it as `client.services`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, cast

import discord

from bot.discord.answers import PrivateMessages
from bot.discord.clock import DiscordTime
from bot.handling.actions import Actions
from bot.handling.running import Lateness, RunningAnswers, Sharing
from bot.match.calls import Calls, Presence
from bot.match.channels import Channels
from bot.match.publisher import Publisher
from bot.match.referee import OneOfEach, Referee
from bot.match.state import Change, MatchView

Observe = Callable[[str, str, str, float | None, float], None]
"""Called at the end of each interaction with its kind ("command" or "component"), what was used, how it ended, the
seconds to the first answer (None: Discord got none) and the seconds to the end.
"""


class Poster:
    """Base class of what a feature posts without being asked. There is one object of each subclass (`Services.of`)."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._channels = services.channels
        self._referee = services.referee

    async def match_changed(self, change: Change) -> bool:
        """Called when a match changed without an interaction, after its board was shown. True if something is left to
        the next sweep. Does nothing by default.
        """
        return False

    async def servers_arrive(self, guilds: Sequence[discord.Guild]) -> None:
        """Called when these servers have become available to the bot. Does nothing by default."""


class Services(OneOfEach[Poster]):
    """Everything that handlers share, one object of each."""

    def __init__(
        self,
        referee: Referee,
        channels: Channels,
        *,
        actions: Actions,
        posters: Iterable[type[Poster]],
        observe: Observe,
        time: DiscordTime,
    ) -> None:
        # The rules; what the bot may do in each place; requests that answer no interaction; what clicks do.
        self.referee, self.access, self.channels, self.actions = referee, channels.access, channels, actions
        places, servers = referee.places, channels.servers
        places.existing, places.enclosing, places.roles_of = servers.existing, servers.enclosing, servers.roles_of
        # Shows matches; knows who is here; pings people.
        self.publisher, self.presence = Publisher(channels, referee), Presence(referee)
        self.calls = Calls(channels, referee, self.presence, self.publisher.newest_view)
        # Reports ended interactions; Discord's time; when the bot started.
        self.observe, self.time, self.started = observe, time, time()
        # The last private messages; the answers in progress; how late the event loop is.
        self.private, self.running, self.lateness = PrivateMessages(), RunningAnswers(), Lateness()
        self.sharing = Sharing()  # what is posted for everybody
        super().__init__()
        for kind in posters:
            self.of(kind)

    async def show_ended(self, view: MatchView) -> None:
        """Shows a match that was ended from outside, and removes its call: nobody has to act in it any more."""
        await self.publisher.show(view)
        await self.calls.call(view)


class HasServices(Protocol):
    """A client with services."""

    services: Services


def services_of(client: discord.Client) -> Services:
    """The services of a client."""
    return cast(HasServices, client).services
