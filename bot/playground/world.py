"""World: the state of the playground, as frozen records, and the events that its changes cause.

Everything here runs in one event loop (`loop`, set by the server); nothing waits. All changes of records go through
`put` and `remove`, which a `Store` may keep. The actions of people and of the bot are in `people`, `interactions` and
`posting`, Discord's rules in `laws`.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any, Protocol

from . import shapes
from .clock import PlaygroundClock
from .events import Event, Subscription
from .laws.nonces import Nonces
from .laws.rates import Rates
from .laws.sessions import Sessions
from .records import (
    DIRECT,
    GROUP,
    LOCALES,
    TEXT,
    Application,
    Channel,
    Guild,
    InstalledCommand,
    Json,
    Message,
    R,
    Record,
    User,
)
from .snowflake import Snowflakes

MOST_SUPERSEDED = 20  # files that are kept although no message shows them any more


class Named(Protocol):
    """A user: a `people.DiscordUser` or a `records.User`."""

    @property
    def id(self) -> int:
        """Their id."""

    @property
    def name(self) -> str:
        """The name that others see."""


class Keeper(Protocol):
    """Keeps the changes of a world (see `store`)."""

    def keep(self, record: Record) -> None:
        """Called when a record is new or has changed."""

    def forget(self, record: Record) -> None:
        """Called when a record was deleted."""

    def keep_file(self, file_id: int, data: bytes) -> None:
        """Called when a file is new."""

    def drop_file(self, file_id: int) -> None:
        """Called when a file was deleted."""


class World:
    """Users, a server with channels and threads, direct messages, messages, commands, interactions."""

    def __init__(self, clock: PlaygroundClock | None = None) -> None:
        """An empty world; `set_up` fills it with a bot and a server."""
        self.clock = clock or PlaygroundClock()
        self.snowflakes = Snowflakes(self.clock)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.cdn = ""
        self.shards = 1  # the number that the bot is told to use
        self.files: dict[int, bytes] = {}
        self.tables: dict[type[Any], dict[int, Any]] = defaultdict(dict)
        self.store: Keeper | None = None
        self.listeners: list[Callable[[Event], None]] = []
        self.nonces = Nonces()
        self.rates = Rates()
        self.sessions = Sessions(self.clock.now())
        self.forms: dict[tuple[int, str], Json] = {}  # by person and custom_id: as a phone showed them first
        self._in_channel: dict[int, list[int]] = defaultdict(list)
        self._subscriptions: list[Subscription] = []
        self._superseded: deque[int] = deque()

    # -- records ------------------------------------------------------------------------------------------------

    def put(self, record: R) -> R:
        """Adds a record, or replaces the one with its id. Returns it."""
        table = self.tables[type(record)]
        if isinstance(record, Message) and record.id not in table:
            self._in_channel[record.channel_id].append(record.id)
        table[record.id] = record
        if self.store is not None:
            self.store.keep(record)
        return record

    def remove(self, record: Record) -> None:
        """Deletes a record (and the files of a message)."""
        del self.tables[type(record)][record.id]
        if isinstance(record, Message):
            self._in_channel[record.channel_id].remove(record.id)
            for attachment in record.attachments:
                self.drop_file(attachment.id)
        if self.store is not None:
            self.store.forget(record)

    def keep_file(self, file_id: int, data: bytes) -> None:
        """Keeps the bytes of an attachment."""
        self.files[file_id] = data
        if self.store is not None:
            self.store.keep_file(file_id, data)

    def supersede_file(self, file_id: int) -> None:
        """Notes that no message shows a file any more. The last few of these can still be loaded, as on Discord."""
        self._superseded.append(file_id)
        if len(self._superseded) > MOST_SUPERSEDED:
            self.drop_file(self._superseded.popleft())

    def drop_file(self, file_id: int) -> None:
        """Deletes the bytes of an attachment."""
        self.files.pop(file_id, None)
        if self.store is not None:
            self.store.drop_file(file_id)

    def get(self, kind: type[R], record_id: int | None) -> R | None:
        """The record with this id, or None."""
        return self.tables[kind].get(record_id) if record_id is not None else None

    def all(self, kind: type[R]) -> list[R]:
        """All records of a class, the oldest first."""
        return list(self.tables[kind].values())

    def history(self, channel_id: int) -> list[Message]:
        """A channel's messages, oldest first, private ones included."""
        return [self.tables[Message][message_id] for message_id in self._in_channel[channel_id]]

    def newest(self, channel_id: int) -> Iterator[Message]:
        """A channel's messages, the newest first, made one at a time."""
        return (self.tables[Message][message_id] for message_id in reversed(self._in_channel[channel_id]))

    # -- places -------------------------------------------------------------------------------------------------

    def set_up(
        self, name: str = "Qibot", guild: str = "Game Club", channels: Iterable[str] = ("games", "general")
    ) -> None:
        """Creates the bot's user, its application and a server with text channels, if they are missing."""
        if not any(user.bot for user in self.all(User)):
            self.put(User(self.snowflakes.next(), name, bot=True))
        if not self.all(Application):
            self.put(Application(self.bot.id, secrets.token_urlsafe(24)))
        if not self.all(Guild):
            self.add_guild(guild, channels)

    @property
    def bot(self) -> User:
        """The bot's user; its id is the application's, too."""
        return next(user for user in self.all(User) if user.bot)

    @property
    def application(self) -> Application:
        """The bot's application."""
        return self.all(Application)[0]

    @property
    def guild(self) -> Guild:
        """The first server."""
        return self.all(Guild)[0]

    def add_guild(
        self, name: str, channels: Iterable[str] = ("general",), *, has_bot: bool = True, commands_only: bool = False
    ) -> Guild:
        """Adds a server. A connected bot learns of it only at its next connection; with `commands_only`, never."""
        owner = self.snowflakes.next()  # the id of nobody: a bot cannot own a server
        is_member = has_bot and not commands_only
        number = self.snowflakes.next()
        made = self.put(Guild(number, name, owner_id=owner, has_bot=is_member, commands_only=commands_only))
        for channel in channels:
            self.add_channel(channel, made.id)
        return made

    def set_locale(self, person_id: int, locale: str) -> None:
        """Changes the language of a person's client. Raises ValueError if Discord has no such locale."""
        check_locale(locale)
        self.put(replace(self.tables[User][person_id], locale=locale))

    def add_channel(
        self,
        name: str,
        guild_id: int | None = None,
        *,
        denied: int = 0,
        kind: int = TEXT,
        category: int | None = None,
        members: Iterable[Named] = (),
    ) -> Channel:
        """Adds a channel (TEXT, VOICE, ANNOUNCEMENT, STAGE, FORUM or CATEGORY) to a server, perhaps in a category.
        `denied` is what the bot may not do; `members`, if any, are the only people who can see it.
        """
        home = guild_id or self.guild.id
        position = sum(channel.guild_id == home and not channel.is_thread for channel in self.all(Channel))
        only = tuple(person.id for person in members)
        made = Channel(self.snowflakes.next(), kind, name, home, category, position=position, denied=denied)
        channel = replace(made, members=only)
        self.put(channel)
        self.tell(Event("CHANNEL_CREATE", shapes.channel(self, channel), channel_id=channel.id))
        return channel

    def add_group(self, *people: Named) -> Channel:
        """Adds a group direct message of people. The bot is not in it, but its commands may be used there."""
        members = tuple(person.id for person in people)
        name = ", ".join(person.name for person in people)
        channel = self.put(Channel(self.snowflakes.next(), GROUP, name, members=members))
        self.tell(Event("CHANNEL_CREATE", shapes.channel(self, channel), channel_id=channel.id))
        return channel

    def add_direct(self, one: Named, other: Named) -> Channel:
        """Adds direct messages between two people. The bot is not in them, but its commands may be used there."""
        channel = self.put(Channel(self.snowflakes.next(), DIRECT, "", members=(one.id, other.id)))
        self.tell(Event("CHANNEL_CREATE", shapes.channel(self, channel), channel_id=channel.id))
        return channel

    def direct(self, person_id: int) -> Channel:
        """The direct messages between a person and the bot, which are opened if there are none."""
        for channel in self.all(Channel):
            if channel.type == DIRECT and channel.members == (person_id,):
                return channel
        channel = self.put(Channel(self.snowflakes.next(), DIRECT, "", members=(person_id,)))
        self.tell(Event("CHANNEL_CREATE", shapes.channel(self, channel), channel_id=channel.id))
        return channel

    def add_thread(self, thread: Channel) -> Channel:
        """Adds a thread, and tells everyone who sees it."""
        self.put(thread)
        self.tell(Event("THREAD_CREATE", shapes.channel(self, thread) | {"newly_created": True}, channel_id=thread.id))
        return thread

    def change_channel(self, channel: Channel) -> Channel:
        """Stores a changed channel or thread, and tells everyone who sees it."""
        self.put(channel)
        kind = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        self.tell(Event(kind, shapes.channel(self, channel), channel_id=channel.id))
        return channel

    def remove_channel(self, channel: Channel) -> None:
        """Deletes a channel or thread with its messages, and a channel's threads, of which no event tells (discord.js,
        pull request 10883). The channels of a category stay, and an event tells of each.
        """
        data = shapes.channel(self, channel)
        if channel.is_thread:
            data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
        for child in [each for each in self.all(Channel) if each.parent_id == channel.id and not each.is_thread]:
            self.change_channel(replace(child, parent_id=None))
        for gone in (*self.threads_of(channel.id), channel):
            for message in self.history(gone.id):
                self.remove(message)
            self.remove(gone)
        kind = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self.tell(Event(kind, data, channel_id=channel.parent_id))

    def threads_of(self, channel_id: int) -> list[Channel]:
        """A channel's threads, oldest first."""
        return [channel for channel in self.all(Channel) if channel.is_thread and channel.parent_id == channel_id]

    # -- what a person sees -------------------------------------------------------------------------------------

    def channels_of(self, person_id: int) -> list[Json]:
        """All channels that a person sees, direct messages included, as Discord's JSON."""
        self.direct(person_id)
        return [shapes.channel(self, channel) for channel in self.all(Channel) if self.may_read(person_id, channel)]

    def messages(self, channel_id: int, viewer: int | None) -> list[Json]:
        """The messages of a channel as Discord's JSON, oldest first; private ones only if `viewer` is their reader."""
        seen = (message for message in self.history(channel_id) if message.is_shown_to(viewer))
        return [shapes.message(self, message) for message in seen]

    @property
    def commands(self) -> list[Json]:
        """All installed commands as Discord's JSON, with their translations."""
        return [command.body for command in self.all(InstalledCommand)]

    def may_read(self, person_id: int, channel: Channel) -> bool:
        """Whether a person sees a channel."""
        home = self.get(Channel, channel.parent_id) if channel.is_thread else None
        if home is not None and not self.may_read(person_id, home):
            return False
        has_left = channel.guild_id in self.tables[User][person_id].left
        return not has_left and (not channel.is_private or person_id in channel.members)

    def sees(self, person_id: int, event: Event) -> bool:
        """Whether a person sees an event."""
        if event.viewer is not None:
            return event.viewer == person_id
        channel = self.get(Channel, event.channel_id)
        return channel is None or self.may_read(person_id, channel)

    # -- events -------------------------------------------------------------------------------------------------

    def tell(self, event: Event) -> None:
        """Tells every listener of an event, in order, before this returns."""
        for listen in tuple(self.listeners):
            listen(event)
        for subscription in tuple(self._subscriptions):
            subscription.tell(event)

    def subscribe(self) -> Subscription:
        """The events from now on; to be closed afterwards (`async with`)."""
        subscription = Subscription(self._subscriptions.remove)
        self._subscriptions.append(subscription)
        return subscription


def check_locale(locale: str) -> None:
    """Raises ValueError if Discord has no such locale."""
    if locale not in LOCALES:
        raise ValueError(f"no language of Discord's: {locale!r}")
