"""RestRequest, a request as a handler sees it, and Route.

Handlers are plain functions from a `RestRequest` to JSON (None: status 204; a pair: status and JSON). They never wait.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ..activities.instances import Activities
from ..activities.oauth import Token
from ..errors import ApiError, refusal
from ..interactions import Interactions
from ..laws.form import Form
from ..records import Channel, Json, Message
from ..uploads import Upload
from ..world import World

_NO_OBJECT = {"code": "MODEL_TYPE_CONVERT", "message": "Only dictionaries may be used in a ModelType"}


@dataclass(frozen=True, slots=True)
class RestRequest:
    """A request as a handler sees it. `bearer` is the person's token that it came with, None if the bot asks."""

    world: World
    interactions: Interactions
    gateway_address: str
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    files: dict[int, Upload]
    bearer: Token | None = None

    @property
    def activities(self) -> Activities:
        """The world's Activities."""
        return self.interactions.activities

    def number(self, name: str) -> int:
        """An id in the path. Raises ApiError 404 if it is none."""
        text = self.params[name]
        if not text.isdecimal():
            raise refusal("not found")
        return int(text)

    def asked(self, name: str, otherwise: int) -> int:
        """A number in the query, or `otherwise` if it is absent. Raises ApiError 50035 if it is none."""
        form = Form()
        form.snowflake((name,), self.query.get(name, otherwise))
        form.settle()
        return int(self.query.get(name, otherwise))

    @property
    def form(self) -> Json:
        """The body. Raises ApiError 50035 if it is no JSON object."""
        if not isinstance(self.body, dict):
            raise ApiError(400, 50035, "Invalid Form Body", {"_errors": [_NO_OBJECT]})
        return self.body

    def channel(self) -> Channel:
        """The channel in the path. Raises ApiError 10003."""
        found = self.world.get(Channel, self.number("channel_id"))
        if found is None:
            raise refusal("channel")
        return found

    def message(self) -> Message:
        """The message in the path. Raises ApiError 10008 if it is private or not in the path's channel."""
        found = self.world.get(Message, self.number("message_id"))
        if found is None or found.channel_id != self.number("channel_id") or found.only_for is not None:
            raise refusal("message")
        return found


Handler = Callable[[RestRequest], Any]


BOT, BEARER, ANYONE = frozenset({"Bot"}), frozenset({"Bearer"}), frozenset[str]()
"""Who may ask: the bot, a person by their token, or anyone (the path or the body then has the credential)."""


@dataclass(frozen=True, slots=True)
class Route:
    """A route of the REST API."""

    method: str
    path: str  # below /api/v10, with named parameters
    handler: Handler
    by: frozenset[str] = BOT  # who may ask
