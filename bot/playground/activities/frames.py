"""Instance, an Activity that is open in a place, and Frame, one person's frame in it."""

from __future__ import annotations

import itertools
import uuid
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

from ..laws.activities import MOBILE
from ..records import Channel, Json, User
from ..world import World
from .oauth import OAuth, Token

FRAME, CLOSE = 1, 2
"""Opcodes of the host's messages; HANDSHAKE (0) is only the page's."""
NORMAL, UNSUPPORTED = 1000, 1003
ABSENT = "undefined"
"""The text of an absent value in the page's query."""
MOBILE_APP_VERSION = "300.0"
MESSAGES_KEPT = 500


@dataclass(slots=True)
class Instance:
    """An Activity that is open in one place. All who open it there share it; it ends when the last one leaves."""

    launch_id: int
    channel: Channel
    frames: dict[str, Frame] = field(default_factory=dict)

    @property
    def location_id(self) -> str:
        """The id of its place: gc-<server>-<channel>, or pc-<channel> for direct and group messages."""
        guild = self.channel.guild_id
        return f"gc-{guild}-{self.channel.id}" if guild else f"pc-{self.channel.id}"

    @property
    def id(self) -> str:
        """Its id, which is never used again."""
        return f"i-{self.launch_id}-{self.location_id}"

    @property
    def users(self) -> list[int]:
        """The people who have a frame open, each once, in the order in which they joined."""
        return list(dict.fromkeys(frame.person_id for frame in self.frames.values()))


@dataclass(frozen=True, slots=True)
class Dialog:
    """A question of the client to the person."""

    kind: str  # authorize
    detail: Json  # what it shows
    decided: Callable[[bool], None]  # called with whether the person agreed


class Frame:
    """One mounted iframe of one person. To be used only in the world's loop (`app.FramedApp` may be used in any).

    `told` is called with everything that the host does, as (what, detail): ("post", message), ("dialog", {…}), and at
    last ("gone", {"code", "message"}).
    """

    def __init__(
        self,
        world: World,
        oauth: OAuth,
        instance: Instance,
        person_id: int,
        platform: str,
        leave: Callable[[Frame], None],
    ) -> None:
        self.id = str(uuid.uuid4())
        self.world, self.oauth = world, oauth
        self.instance, self.person_id, self.platform = instance, person_id, platform
        self.url = ""
        self.connected = self.used = self.gone = False
        self.token: Token | None = None
        self.posted: deque[list[Any]] = deque(maxlen=MESSAGES_KEPT)  # the last messages to the page
        self.dialogs: dict[int, Dialog] = {}  # open ones, by number
        self.told: Callable[[str, Any], None] = lambda what, detail: None
        self._leave = leave
        self._numbers = itertools.count(1)

    def __repr__(self) -> str:
        """For failing tests."""
        return f"<frame of {self.person.name} in {self.instance.id}>"

    @property
    def person(self) -> User:
        """The person whose frame it is."""
        user: User = self.world.tables[User][self.person_id]
        return user

    # -- what the host sends ------------------------------------------------------------------------------------

    def post(self, opcode: int, payload: Json) -> None:
        """Sends a message to the page, unless it is gone."""
        if not self.gone:
            self.posted.append([opcode, payload])
            self.told("post", [opcode, payload])

    def answer(self, cmd: Any, nonce: Any, data: Any) -> None:
        """Answers a command."""
        self.post(FRAME, {"cmd": cmd, "data": data, "evt": None, "nonce": nonce})

    def refuse(self, cmd: Any, nonce: Any, code: int, message: str) -> None:
        """Answers a command with an error."""
        data = {"code": code, "message": message}
        self.post(FRAME, {"cmd": cmd, "data": data, "evt": "ERROR", "nonce": nonce})

    def dispatch(self, event: str, data: Json) -> None:
        """Sends an event."""
        self.post(FRAME, {"cmd": "DISPATCH", "data": data, "evt": event, "nonce": None})

    def disconnect(self, code: int, message: str) -> None:
        """Closes the connection; the iframe stays."""
        self.connected = False
        self.dialogs.clear()
        self.post(CLOSE, {"code": code, "message": message})

    def ask(self, kind: str, detail: Json, decided: Callable[[bool], None]) -> None:
        """Shows a dialog to the person."""
        number = next(self._numbers)
        self.dialogs[number] = Dialog(kind, detail, decided)
        self.told("dialog", {"id": number, "kind": kind} | detail)

    # -- what the person does -----------------------------------------------------------------------------------

    def decide(self, number: int, agreed: bool) -> None:
        """Answers a dialog. Raises LookupError if there is none of this number."""
        if number not in self.dialogs:
            raise LookupError(f"no dialog {number}, only {sorted(self.dialogs)}")
        self.dialogs.pop(number).decided(agreed)

    def leave(self) -> None:
        """Leaves the Activity: the iframe is destroyed. The host sends a last message, which the page may miss."""
        self.end(NORMAL, "iFrame gone")

    def end(self, code: int, message: str) -> None:
        """Removes the frame, for this reason; does nothing if it is gone already."""
        if not self.gone:
            self.disconnect(code, message)
            self.gone = True
            self.told("gone", {"code": code, "message": message})
            self._leave(self)


def query(frame: Frame) -> str:
    """The query of the page's address, in the client's order."""
    instance = frame.instance
    pairs = [
        ("instance_id", instance.id),
        ("location_id", instance.location_id),
        ("launch_id", instance.launch_id),
        ("referrer_id", ABSENT),
        ("custom_id", ABSENT),
        *([("guild_id", instance.channel.guild_id)] if instance.channel.guild_id else []),
        ("channel_id", instance.channel.id),
        ("frame_id", frame.id),
        ("platform", frame.platform),
        *([("mobile_app_version", MOBILE_APP_VERSION)] if frame.platform == MOBILE else []),
    ]
    return urlencode(pairs)
