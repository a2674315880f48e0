"""Servers and their members."""

from __future__ import annotations

from .. import shapes
from ..errors import refusal
from ..records import Guild, Json, User
from .request import RestRequest, Route


def _guild(request: RestRequest) -> Guild:
    """The server in the path. Raises ApiError 10004, or 50001 if it does not have the bot (discord-api-docs, issue
    1716).
    """
    found = request.world.get(Guild, request.number("guild_id"))
    if found is None:
        raise refusal("guild")
    if not found.has_bot:
        raise refusal("access")
    return found


def member(request: RestRequest) -> Json:
    """One member, with their roles and name in the server. Raises ApiError 10013 if there is no such user at all."""
    home = _guild(request)
    found = request.world.get(User, request.number("user_id"))
    if found is None:
        raise refusal("user")
    if home.id in found.left:
        raise refusal("member")
    return shapes.member(found, guild_id=home.id)


def roles(request: RestRequest) -> list[Json]:
    """A server's roles, including that of everyone."""
    return shapes.roles(_guild(request))


ROUTES = (
    Route("GET", "/guilds/{guild_id}/members/{user_id}", member),
    Route("GET", "/guilds/{guild_id}/roles", roles),
)
