"""The records of a world, all frozen. Ids are integers here and decimal strings in every JSON body."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from .clock import PlaygroundClock

Json = dict[str, Any]
"""A JSON object as Discord sends or receives it."""

CROSSPOSTED, EPHEMERAL, LOADING, HAS_SNAPSHOT, COMPONENTS_V2 = 1 << 0, 1 << 6, 1 << 7, 1 << 14, 1 << 15
"""Message flags: published to other servers; visible to one person only; a deferred answer that is not filled yet; a
message that forwards another; components instead of text.
"""

EMBEDDED = 1 << 17
"""The application's flag: Activities are enabled."""

TEXT, DIRECT, VOICE, GROUP, CATEGORY, ANNOUNCEMENT, STAGE, FORUM = 0, 1, 2, 3, 4, 5, 13, 15
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
"""Channel types. A GROUP is a group direct message of people, in which the bot can only answer interactions. VOICE and
STAGE mean the chats of such channels. The posts of a FORUM are public threads. A CATEGORY is the parent of other
channels."""

LOCALES = (
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
)  # fmt: skip
"""All languages of Discord's clients."""


@dataclass(frozen=True, slots=True)
class User:
    """A person or a bot."""

    id: int
    name: str
    locale: str = "en-US"  # one of LOCALES
    colour: str = "#5865f2"  # in CSS
    bot: bool = False
    admin: bool = False
    nicks: tuple[tuple[int, str], ...] = ()  # a server's id, and their name there
    roles: tuple[tuple[int, int], ...] = ()  # a server's id, and that of a role there
    left: tuple[int, ...] = ()  # servers of which they are no member any more
    timed_out: tuple[tuple[int, float], ...] = ()  # a server's id, and the end of their time-out there
    unreachable: str = ""  # why the bot cannot write to them first (`laws.places`), empty if it can


LONG_AGO = 1767225600.0  # when people joined all servers, and the bot those in which it is from the beginning


@dataclass(frozen=True, slots=True)
class Guild:
    """A server. All people are members of all servers that they have not left."""

    id: int
    name: str
    locale: str = "en-US"
    owner_id: int = 0
    has_bot: bool = True  # if not, the bot works only by people's own installations, or by `commands_only`
    granted: int = 0  # permission bits of the bot beyond those of everyone: those of its own role
    own_role: int = 0  # the id of that role; 0 if it was never granted anything
    denied: int = 0  # permission bits that nobody has
    available: bool = True  # False in an outage
    blocked_words: tuple[str, ...] = ()  # of its filter
    roles: tuple[tuple[int, str], ...] = ()  # ids and names, without that of everyone; they grant nothing
    roles_of_bot: tuple[int, ...] = ()  # those of them that the bot has
    invited: float = LONG_AGO  # when the bot joined
    commands_only: bool = False  # the server has installed only the commands
    timed_out_until: float = 0.0  # the end of the bot's time-out


@dataclass(frozen=True, slots=True)
class Channel:
    """A channel of a server, a thread, direct messages with the bot or between two people (DIRECT), or a group of
    people (GROUP).
    """

    id: int
    type: int
    name: str
    guild_id: int | None = None
    parent_id: int | None = None
    owner_id: int | None = None
    position: int = 0
    topic: str = ""
    # The ids of the users in a thread, direct messages or a group; in a server's channel, if there are any, of the only
    # people who can see it (besides the bot).
    members: tuple[int, ...] = ()
    denied: int = 0  # permission bits that the bot lacks here
    hidden_from: tuple[int, ...] = ()  # roles whose members cannot see the channel
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    created: float = 0.0
    archive_changed: float = 0.0  # when it was last archived or reopened
    slow_seconds: int = 0  # its slow mode

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread of any kind, including a forum's post."""
        return self.type in (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def is_among_people(self) -> bool:
        """Whether these are direct messages between people, without the bot."""
        return self.type == GROUP or (self.type == DIRECT and len(self.members) > 1)

    @property
    def is_private(self) -> bool:
        """Whether only `members` see it."""
        return self.type in (DIRECT, GROUP, PRIVATE_THREAD) or bool(self.members and not self.is_thread)


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file on a message. Its bytes are in `World.files`; `description` is the alt text."""

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
    """A message. `components`, `cause` and `reference` are Discord's JSON; times are seconds since 1970."""

    id: int
    channel_id: int
    author_id: int
    created: float
    content: str = ""
    type: int = 0
    flags: int = 0
    components: tuple[Json, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    edited: float | None = None
    only_for: int | None = None  # the only reader of an ephemeral message
    mentioned: tuple[int, ...] = ()
    pinged: tuple[int, ...] = ()  # the users that it notified
    pinged_everyone: bool = False
    application_id: int | None = None
    cause: Json | None = None  # its `interaction_metadata`
    reference: Json | None = None
    forwarded: Json | None = None  # what it forwards, as Discord's JSON of a snapshot
    thread_id: int | None = None
    dismissed: bool = False  # by its only reader: their client alone knows that

    def is_shown_to(self, person_id: int | None) -> bool:
        """Whether a person who sees the channel sees it; None: anybody."""
        return self.only_for in (None, person_id) and not self.dismissed

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def published(self) -> bool:
        """Whether it is shown in the channels that follow its announcement channel, too."""
        return bool(self.flags & CROSSPOSTED)

    @property
    def loading(self) -> bool:
        """Whether it is a deferred answer that is not filled yet: the person sees "thinking…"."""
        return bool(self.flags & LOADING)

    @property
    def v2(self) -> bool:
        """Whether it consists only of components (the flag can never be removed)."""
        return bool(self.flags & COMPONENTS_V2)


@dataclass(frozen=True, slots=True)
class InstalledCommand:
    """An installed application command; `body` is Discord's JSON for it, id and version included."""

    id: int
    body: Json


@dataclass(frozen=True, slots=True)
class Application:
    """The bot's application, with the settings of the developer portal."""

    id: int  # the bot's, too
    secret: str  # by which its server proves its identity
    embedded: bool = False  # Activities are enabled
    mappings: tuple[tuple[str, str], ...] = ()  # a prefix and a target (a host, perhaps with a folder), tried in order
    redirects: tuple[str, ...] = ("https://127.0.0.1",)  # AUTHORIZE works only if there is at least one

    @property
    def flags(self) -> int:
        """Its flags in Discord's JSON."""
        return EMBEDDED if self.embedded else 0


COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
"""Interaction types."""


@dataclass(frozen=True, slots=True)
class Interaction:
    """Something that a person did, which the bot must answer within three seconds."""

    id: int
    token: str
    type: int
    person_id: int
    channel_id: int
    created: float
    data: Json = field(default_factory=dict)
    message_id: int | None = None  # the message whose component was used
    state: str = "pending"  # then "acknowledged" or "failed"
    answer: int | None = None  # the callback type of the acknowledgement
    original_id: int | None = None  # the message `@original`
    modal: Json | None = None  # the form that the bot opened
    choices: tuple[Json, ...] = ()  # that the bot offered (autocomplete)
    cause: Json | None = None  # the `interaction_metadata` of the interaction that opened the submitted form
    promised: bool = False  # `@original` is to be filled; where somebody deletes it before, no message can follow
    followups: int = 0
    frame_id: str | None = None  # the frame of the Activity that it opened
    platform: str = "desktop"  # of the person: desktop or mobile


Record = User | Guild | Channel | Message | InstalledCommand | Application | Interaction
R = TypeVar("R", User, Guild, Channel, Message, InstalledCommand, Application, Interaction)


class Records(Protocol):
    """A world, for code that only reads it."""

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
