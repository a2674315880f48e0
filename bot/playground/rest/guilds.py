"""Servers and their members."""

from __future__ import annotations

from typing import Any

from .. import shapes
from ..errors import refusal
from ..records import Channel, Guild, Json, User
from .wire import Call, Route


def _guild(call: Call) -> Guild:
    found = call.world.get(Guild, call.number("guild_id"))
    if found is None or not found.has_bot:
        raise refusal("guild")
    return found


def member(call: Call) -> Json:
    """One member."""
    _guild(call)
    found = call.world.get(User, call.number("user_id"))
    if found is None:
        raise refusal("member")
    return shapes.member(found)


def channels(call: Call) -> list[Any]:
    """A server's channels, threads not among them."""
    home = _guild(call)
    mine = [each for each in call.world.all(Channel) if each.guild_id == home.id and not each.is_thread]
    return [shapes.channel(call.world, each) for each in mine]


ROUTES = (
    Route("GET", "/guilds/{guild_id}/members/{user_id}", member),
    Route("GET", "/guilds/{guild_id}/channels", channels),
)
