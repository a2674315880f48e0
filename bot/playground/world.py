"""The world: who and what there is, and what happens in it. Frozen records in, events out.

Everything here runs in one event loop (`loop`, set by the server); nothing waits. What changes a record goes through
`put` and `remove`, which a `Store` may listen to. What people and the bot do
with it stands in `people`, `interactions` and `posting`, what is forbidden in `laws`.
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

MOST_SUPERSEDED = 20  # files kept though no message shows them any more


class Named(Protocol):
    """Somebody: a `people.DiscordUser`, a `records.User`."""

    @property
    def id(self) -> int:
        """Their id."""

    @property
    def name(self) -> str:
        """What others call them."""


class Keeper(Protocol):
    """Remembers what changes in a world (see `store`)."""

    def keep(self, record: Record) -> None:
        """A record is new or has changed."""

    def forget(self, record: Record) -> None:
        """A record is gone."""

    def keep_file(self, file_id: int, data: bytes) -> None:
        """A file is new."""

    def drop_file(self, file_id: int) -> None:
        """A file is gone."""


class World:
    """Users, a server with channels and threads, direct messages, messages, commands, emojis, interactions."""

    def __init__(self, clock: PlaygroundClock | None = None) -> None:
        """An empty world; `set_up` fills it with a bot and a server."""
        self.clock = clock or PlaygroundClock()
        self.snowflakes = Snowflakes(self.clock)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.cdn = ""
        self.shards = 1  # that the bot is told to use
        self.files: dict[int, bytes] = {}
        self.tables: dict[type[Any], dict[int, Any]] = defaultdict(dict)
        self.store: Keeper | None = None
        self.listeners: list[Callable[[Event], None]] = []
        self.nonces = Nonces()
        self.rates = Rates()
        self.sessions = Sessions(self.clock.now())
        self._in_channel: dict[int, list[int]] = defaultdict(list)
        self._subscriptions: list[Subscription] = []
        self._superseded: deque[int] = deque()

    # -- records ------------------------------------------------------------------------------------------------

    def put(self, record: R) -> R:
        """Add a record, or replace the one with its id."""
        table = self.tables[type(record)]
        if isinstance(record, Message) and record.id not in table:
            self._in_channel[record.channel_id].append(record.id)
        table[record.id] = record
        if self.store is not None:
            self.store.keep(record)
        return record

    def remove(self, record: Record) -> None:
        """Forget a record (and the files of a message)."""
        del self.tables[type(record)][record.id]
        if isinstance(record, Message):
            self._in_channel[record.channel_id].remove(record.id)
            for attachment in record.attachments:
                self.drop_file(attachment.id)
        if self.store is not None:
            self.store.forget(record)

    def keep_file(self, file_id: int, data: bytes) -> None:
        """Remember the bytes of an attachment or emoji."""
        self.files[file_id] = data
        if self.store is not None:
            self.store.keep_file(file_id, data)

    def supersede_file(self, file_id: int) -> None:
        """A file that no message shows any more; the last few such can still be loaded, as on Discord."""
        self._superseded.append(file_id)
        if len(self._superseded) > MOST_SUPERSEDED:
            self.drop_file(self._superseded.popleft())

    def drop_file(self, file_id: int) -> None:
        """Forget the bytes of an attachment or emoji."""
        self.files.pop(file_id, None)
        if self.store is not None:
            self.store.drop_file(file_id)

    def get(self, kind: type[R], record_id: int | None) -> R | None:
        """The record with this id, or None."""
        return self.tables[kind].get(record_id) if record_id is not None else None

    def all(self, kind: type[R]) -> list[R]:
        """Every record of a kind, oldest first."""
        return list(self.tables[kind].values())

    def history(self, channel_id: int) -> list[Message]:
        """A channel's messages, oldest first, private ones included."""
        return [self.tables[Message][message_id] for message_id in self._in_channel[channel_id]]

    def newest(self, channel_id: int) -> Iterator[Message]:
        """A channel's messages, newest first, one at a time."""
        return (self.tables[Message][message_id] for message_id in reversed(self._in_channel[channel_id]))

    # -- places -------------------------------------------------------------------------------------------------

    def set_up(
        self, name: str = "Qibot", guild: str = "Game Club", channels: Iterable[str] = ("games", "general")
    ) -> None:
        """Create the bot's user and a server with text channels, where they are missing."""
        if not any(user.bot for user in self.all(User)):
            self.put(User(self.snowflakes.next(), name, bot=True))
        if not self.all(Application):
            self.put(Application(self.bot.id, secrets.token_urlsafe(24)))
        if not self.all(Guild):
            self.add_guild(guild, channels)

    @property
    def bot(self) -> User:
        """The bot's user; its id is the application's id too."""
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
        """A new server. A bot that is already connected hears of it when it connects the next time; of one that has
        installed the `commands_only` it never hears.
        """
        owner = self.snowflakes.next()  # somebody who never comes; a bot owns no server
        is_member = has_bot and not commands_only
        number = self.snowflakes.next()
        made = self.put(Guild(number, name, owner_id=owner, has_bot=is_member, commands_only=commands_only))
        for channel in channels:
            self.add_channel(channel, made.id)
        return made

    def set_locale(self, person_id: int, locale: str) -> None:
        """Change the language that a person's client is set to. Raises ValueError for none of Discord's."""
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
        """A new channel in a server (TEXT, VOICE, ANNOUNCEMENT, STAGE, FORUM), in one of its categories, or a CATEGORY;
        `denied` is what the bot may not do; `members`, where there are any, are the only people who can view it.
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
        """A group direct message of people; the bot is not in it, its commands may be used there."""
        members = tuple(person.id for person in people)
        name = ", ".join(person.name for person in people)
        channel = self.put(Channel(self.snowflakes.next(), GROUP, name, members=members))
        self.tell(Event("CHANNEL_CREATE", shapes.channel(self, channel), channel_id=channel.id))
        return channel

    def add_direct(self, one: Named, other: Named) -> Channel:
        """The direct messages between two people; the bot is not in them, its commands may be used there."""
        channel = self.put(Channel(self.snowflakes.next(), DIRECT, "", members=(one.id, other.id)))
        self.tell(Event("CHANNEL_CREATE", shapes.channel(self, channel), channel_id=channel.id))
        return channel

    def direct(self, person_id: int) -> Channel:
        """The direct message channel between a person and the bot, opened where there is none yet."""
        for channel in self.all(Channel):
            if channel.type == DIRECT and channel.members == (person_id,):
                return channel
        channel = self.put(Channel(self.snowflakes.next(), DIRECT, "", members=(person_id,)))
        self.tell(Event("CHANNEL_CREATE", shapes.channel(self, channel), channel_id=channel.id))
        return channel

    def add_thread(self, thread: Channel) -> Channel:
        """A new thread; its channel's readers see it begin."""
        self.put(thread)
        self.tell(Event("THREAD_CREATE", shapes.channel(self, thread) | {"newly_created": True}, channel_id=thread.id))
        return thread

    def change_channel(self, channel: Channel) -> Channel:
        """A channel or thread with other properties."""
        self.put(channel)
        kind = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        self.tell(Event(kind, shapes.channel(self, channel), channel_id=channel.id))
        return channel

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel or thread with its messages, and a channel's threads."""
        for thread in self.threads_of(channel.id):
            self.remove_channel(thread)
        data = shapes.channel(self, channel)
        for message in self.history(channel.id):
            self.remove(message)
        self.remove(channel)
        kind = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self.tell(Event(kind, data, channel_id=channel.parent_id))

    def threads_of(self, channel_id: int) -> list[Channel]:
        """A channel's threads, oldest first."""
        return [channel for channel in self.all(Channel) if channel.is_thread and channel.parent_id == channel_id]

    def deny(self, channel_id: int, permissions: int) -> Channel:
        """Take permissions from the bot in a channel (0: give all back)."""
        return self.change_channel(replace(self.tables[Channel][channel_id], denied=permissions))

    # -- what a person sees -------------------------------------------------------------------------------------

    def channels_of(self, person_id: int) -> list[Json]:
        """Discord-shaped channels that a person sees: channels, threads, groups, the direct messages."""
        self.direct(person_id)
        return [shapes.channel(self, channel) for channel in self.all(Channel) if self.may_read(person_id, channel)]

    def messages(self, channel_id: int, viewer: int | None) -> list[Json]:
        """Discord-shaped messages, oldest first; private ones only where `viewer` is their reader."""
        seen = (message for message in self.history(channel_id) if message.only_for in (None, viewer))
        return [shapes.message(self, message) for message in seen]

    @property
    def commands(self) -> list[Json]:
        """Discord-shaped installed commands, with localisations."""
        return [command.body for command in self.all(InstalledCommand)]

    def may_read(self, person_id: int, channel: Channel) -> bool:
        """Whether a person sees a channel."""
        home = self.get(Channel, channel.parent_id) if channel.is_thread else None
        if home is not None and not self.may_read(person_id, home):
            return False
        return not channel.is_private or person_id in channel.members

    def sees(self, person_id: int, event: Event) -> bool:
        """Whether an event is for a person's eyes."""
        if event.viewer is not None:
            return event.viewer == person_id
        channel = self.get(Channel, event.channel_id)
        return channel is None or self.may_read(person_id, channel)

    # -- events -------------------------------------------------------------------------------------------------

    def tell(self, event: Event) -> None:
        """Let every listener know, in order, before this returns."""
        for listen in tuple(self.listeners):
            listen(event)
        for subscription in tuple(self._subscriptions):
            subscription.tell(event)

    def subscribe(self) -> Subscription:
        """The events from now on; close it when done (`async with`)."""
        subscription = Subscription(self._subscriptions.remove)
        self._subscriptions.append(subscription)
        return subscription


def check_locale(locale: str) -> None:
    """Raises ValueError for what no client of Discord can be set to."""
    if locale not in LOCALES:
        raise ValueError(f"no language of Discord's: {locale!r}")
