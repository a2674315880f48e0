"""What the world is made of: frozen records. Ids are integers here and decimal strings in every JSON body."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from .clock import PlaygroundClock

Json = dict[str, Any]
"""A JSON object as Discord sends or receives it."""

EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15
"""Message flags: seen by one person only; a deferred answer that is not there yet; components instead of text."""

EMBEDDED = 1 << 17
"""The application's flag: Activities are enabled."""

TEXT, DIRECT, VOICE, GROUP, CATEGORY, ANNOUNCEMENT, STAGE, FORUM = 0, 1, 2, 3, 4, 5, 13, 15
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
"""Channel types. A GROUP is a group direct message: people only, the bot acts in it by interaction tokens alone; VOICE
and STAGE stand for the chats of such channels; the posts of a FORUM are public threads, and a
CATEGORY is the parent of other channels."""

LOCALES = (
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
)  # fmt: skip
"""Every language that a client of Discord can be set to."""


@dataclass(frozen=True, slots=True)
class User:
    """A person or a bot. `locale` is one of LOCALES, `colour` is CSS (#rrggbb).

    `nicks` are their names in servers, by the server's id; `roles` those that they have, each after its server's id;
    `unreachable` is why the bot cannot write to them first, empty where it can (`laws.places`).
    """

    id: int
    name: str
    locale: str = "en-US"
    colour: str = "#5865f2"
    bot: bool = False
    admin: bool = False
    nicks: tuple[tuple[int, str], ...] = ()
    roles: tuple[tuple[int, int], ...] = ()
    unreachable: str = ""


LONG_AGO = 1767225600.0  # since when people are in servers, and the bot in those where it is from the beginning


@dataclass(frozen=True, slots=True)
class Guild:
    """A server with every person in it; `has_bot` is False where the bot is no member: there it works by people's own
    installations, or by the server's where that installed the `commands_only`.

    `granted` holds the permission bits that the bot has here beyond those of everyone, `denied` those that nobody has;
    `available` is False in an outage; `blocked_words` are those of its filter, `disabled` names of commands,
    `roles` the ids and names of its roles beside that of everyone; they grant nothing. `invited` is when the bot came,
    `timed_out_until` the end of its time-out, `afk_channel_id` the voice channel of those who are away (0: none).
    """

    id: int
    name: str
    locale: str = "en-US"
    owner_id: int = 0
    has_bot: bool = True
    granted: int = 0
    denied: int = 0
    available: bool = True
    blocked_words: tuple[str, ...] = ()
    disabled: tuple[str, ...] = ()
    roles: tuple[tuple[int, str], ...] = ()
    invited: float = LONG_AGO
    commands_only: bool = False
    timed_out_until: float = 0.0
    afk_channel_id: int = 0


@dataclass(frozen=True, slots=True)
class Channel:
    """A channel of a server, a thread, direct messages with the bot or between two people (DIRECT), or a group of
    people (GROUP).

    `denied` holds the permission bits that the bot lacks here; `members` are the users of a thread, direct message
    or group, by their ids, or of a server's channel that only they and the bot can view.
    `archive_changed` is when it was archived or opened last, `slow_seconds` its slow mode.
    """

    id: int
    type: int
    name: str
    guild_id: int | None = None
    parent_id: int | None = None
    owner_id: int | None = None
    position: int = 0
    topic: str = ""
    members: tuple[int, ...] = ()
    denied: int = 0
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    created: float = 0.0
    archive_changed: float = 0.0
    slow_seconds: int = 0

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread of any kind, a forum's post among them."""
        return self.type in (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def is_among_people(self) -> bool:
        """Whether people write to each other here, and the bot is no member."""
        return self.type == GROUP or (self.type == DIRECT and len(self.members) > 1)

    @property
    def is_private(self) -> bool:
        """Whether only `members` see it."""
        return self.type in (DIRECT, GROUP, PRIVATE_THREAD) or bool(self.members and not self.is_thread)


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file on a message. The bytes are in `World.files`; `description` is the alt text."""

    id: int
    channel_id: int
    filename: str
    size: int
    content_type: str
    description: str | None = None
    ephemeral: bool = False
    width: int | None = None
    height: int | None = None


@dataclass(frozen=True, slots=True)
class Message:
    """A message. `only_for` is the one reader of an ephemeral message; `pinged` are the users it notified.

    `embeds`, `components` and `reference` are as Discord sends them; `cause` is the interaction metadata;
    times are seconds since 1970 (UTC).
    """

    id: int
    channel_id: int
    author_id: int
    created: float
    content: str = ""
    type: int = 0
    flags: int = 0
    embeds: tuple[Json, ...] = ()
    components: tuple[Json, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    edited: float | None = None
    only_for: int | None = None
    mentioned: tuple[int, ...] = ()
    pinged: tuple[int, ...] = ()
    pinged_everyone: bool = False
    application_id: int | None = None
    cause: Json | None = None
    reference: Json | None = None
    thread_id: int | None = None
    reactions: tuple[tuple[str, int], ...] = ()

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether it is a deferred answer still to be filled: the person sees "thinking…"."""
        return bool(self.flags & LOADING)

    @property
    def v2(self) -> bool:
        """Whether it is made of components alone (the flag can never be taken back)."""
        return bool(self.flags & COMPONENTS_V2)


@dataclass(frozen=True, slots=True)
class InstalledCommand:
    """An installed application command; `body` is Discord's JSON for it, id and version included."""

    id: int
    guild_id: int | None
    body: Json


@dataclass(frozen=True, slots=True)
class Application:
    """What the owner of the application sets in the developer portal; its id is the bot's.

    `embedded` is whether Activities are enabled, `secret` what its server proves itself with. `mappings` are pairs of a
    prefix and a target (a host, and perhaps a folder, without protocol), tried in their order. `redirects` must hold
    one address for AUTHORIZE to work at all. `platforms` are those ticked, of web, ios and android; `released` is False
    for an Activity that only small servers may launch.
    """

    id: int
    secret: str
    embedded: bool = False
    mappings: tuple[tuple[str, str], ...] = ()
    redirects: tuple[str, ...] = ("https://127.0.0.1",)
    platforms: tuple[str, ...] = ("web",)
    released: bool = True

    @property
    def flags(self) -> int:
        """Its flags as Discord tells them."""
        return EMBEDDED if self.embedded else 0


@dataclass(frozen=True, slots=True)
class Emoji:
    """An application emoji; the picture is in `World.files` under the same id."""

    id: int
    name: str
    content_type: str
    animated: bool = False


COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
"""Interaction types."""


@dataclass(frozen=True, slots=True)
class Interaction:
    """Something that a person did and the bot must answer within three seconds.

    `state` is "pending", then "acknowledged" or "failed". `answer` is the callback type of the acknowledgement,
    `original_id` the message that `@original` means, `message_id` the message whose component was used, `frame_id` the
    frame of an Activity that it opened, `platform` what the person acts on (desktop or mobile).
    """

    id: int
    token: str
    type: int
    person_id: int
    channel_id: int
    created: float
    data: Json = field(default_factory=dict)
    message_id: int | None = None
    state: str = "pending"
    answer: int | None = None
    original_id: int | None = None
    modal: Json | None = None
    choices: tuple[Json, ...] = ()
    cause: Json | None = None
    followups: int = 0
    frame_id: str | None = None
    platform: str = "desktop"


Record = User | Guild | Channel | Message | InstalledCommand | Application | Emoji | Interaction
R = TypeVar("R", User, Guild, Channel, Message, InstalledCommand, Application, Emoji, Interaction)


class Records(Protocol):
    """What may be asked of a world by those who only read it."""

    tables: dict[type[Any], dict[int, Any]]
    cdn: str
    clock: PlaygroundClock

    @property
    def bot(self) -> User:
        """The bot's user."""

    def get(self, kind: type[R], record_id: int | None) -> R | None:
        """The record with this id, or None."""

    def history(self, channel_id: int) -> list[Message]:
        """A channel's messages, oldest first."""

    def newest(self, channel_id: int) -> Iterator[Message]:
        """A channel's messages, newest first."""
