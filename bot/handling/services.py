"""Services: everything that handlers of commands and clicks share; the client has it as `client.services`.

RunningAnswers: the answers in progress, so that a stopping bot finishes them and begins no new ones. Lateness: how late
the event loop is, which decides whether interactions are acknowledged before they are answered. Sharing: what is being
posted for everybody, so that a double click posts it once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, cast

import discord

from bot.background import stop
from bot.discord.answers import MESSAGES_REMEMBERED, PrivateMessages
from bot.discord.clock import DiscordTime
from bot.handling.actions import Actions
from bot.match.calls import Calls, Presence
from bot.match.channels import Channels
from bot.match.publisher import Publisher
from bot.match.referee import OneOfEach, Referee
from bot.match.refusals import JustAsked
from bot.match.state import Change, MatchView
from bot.recent import Recent

INTERVAL = 0.05  # seconds between two measurements
REST = 10.0  # seconds after which a person may post the same for everybody again
MEMORY = 1.0  # seconds for which a late measurement counts, so that the verdict does not change with each

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
        places.existing_channels, places.existing_roles = servers.existing_channels, servers.existing_roles
        places.enclosing, places.roles_of = servers.enclosing, servers.roles_of
        places.posts_in = lambda place: self.access.of(place).posts
        # Shows matches; knows who is here; pings people.
        self.publisher, self.presence = Publisher(channels, referee), Presence(referee)
        self.calls = Calls(channels, referee, self.presence, self.publisher.newest_view)
        # Reports ended interactions; Discord's time; when the bot started.
        self.observe, self.time, self.started = observe, time, time()
        # The last private messages; the answers in progress; how late the event loop is.
        self.private, self.running, self.lateness = PrivateMessages(), RunningAnswers(), Lateness()
        # By message: the newest interaction that has begun to change it.
        self.newest_changes: Recent[int, int] = Recent(MESSAGES_REMEMBERED)
        self.sharing = Sharing()  # what is posted for everybody
        super().__init__()
        for kind in posters:
            self.of(kind)

    async def show_ended(self, view: MatchView) -> None:
        """Shows a match that was ended from outside, and removes its call: nobody has to act in it any more."""
        await self.publisher.show(view)
        await self.calls.call(view)


def services_of(client: discord.Client) -> Services:
    services: Services = cast(Any, client).services
    return services


class Stopping(Exception):
    """The bot is about to stop and begins nothing new."""


class RunningAnswers:
    """The tasks that are answering an interaction. `closed`: no new one may begin."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closed = False

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Counts the current task while the block runs. Raises Stopping after `close`."""
        if self.closed:
            raise Stopping
        task = cast(asyncio.Task[Any], asyncio.current_task())
        self._tasks.add(task)
        try:
            yield
        finally:
            self._tasks.discard(task)

    def close(self) -> None:
        """Lets no new task begin."""
        self.closed = True

    async def finish(self, seconds: float) -> None:
        """Waits these seconds for the tasks in progress, then cancels those that are left."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
        await stop(*self._tasks)


class Sharing:
    """What people are posting for everybody, or posted less than REST seconds ago."""

    def __init__(self) -> None:
        self._asked: set[Hashable] = set()

    @contextmanager
    def once(self, asked: Hashable) -> Iterator[None]:
        """Runs the block unless the same was asked for within REST seconds, and has not failed. Raises JustAsked."""
        if asked in self._asked:
            raise JustAsked
        self._asked.add(asked)
        try:
            yield
        except BaseException:
            self._asked.discard(asked)
            raise
        asyncio.get_running_loop().call_later(REST, self._asked.discard, asked)


class Lateness:
    """Measures how late the event loop is, from `start` to `stop`. At other times it is never late."""

    def __init__(self) -> None:
        self._next: asyncio.TimerHandle | None = None
        self._late = 0.0
        self._late_at = float("-inf")

    def exceeds(self, seconds: float) -> bool:
        """Whether the loop is more than `seconds` late now, or was within the last second."""
        if self._next is None:
            return False
        now = asyncio.get_running_loop().time()
        return max(now - self._next.when(), self._remembered(now)) > seconds

    def start(self) -> None:
        self._next = asyncio.get_running_loop().call_later(INTERVAL, self._look)

    def stop(self) -> None:
        if self._next:
            self._next.cancel()
        self._next = None

    def _remembered(self, now: float) -> float:
        return self._late if now - self._late_at < MEMORY else 0.0

    def _look(self) -> None:
        now = asyncio.get_running_loop().time()
        if self._next and now - self._next.when() > self._remembered(now):
            self._late, self._late_at = now - self._next.when(), now
        self.start()
