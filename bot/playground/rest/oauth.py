"""OAuth2: exchanges codes for tokens, and shows what a person's token allows to see.

https://docs.discord.com/developers/topics/oauth2
"""

from __future__ import annotations

from .. import shapes
from ..activities.oauth import Token
from ..clock import iso
from ..errors import OAuthRefusal, refusal
from ..records import Guild, Json, User
from .body import FormBody
from .request import ANYONE, BEARER, RestRequest, Route
from .users import application


def _form(request: RestRequest) -> Json:
    """The fields of the form. Raises OAuthRefusal for JSON; Discord's text for that is a guess."""
    if not isinstance(request.body, FormBody):
        raise OAuthRefusal(400, "invalid_request", "The body must be application/x-www-form-urlencoded")
    return request.body.fields


def token(request: RestRequest) -> Json:
    """Returns a token for a code or for a refresh token."""
    return request.activities.oauth.trade(_form(request))


def revoke(request: RestRequest) -> Json:
    """Revokes a token, and with it all tokens of its grant."""
    request.activities.oauth.revoke(_form(request))
    return {}


def scoped(request: RestRequest, *scopes: str) -> Token:
    """The person's token. Raises ApiError 401 if it does not have all these scopes."""
    if request.bearer is None or not set(scopes) <= set(request.bearer.scopes):
        raise refusal("unauthorized")
    return request.bearer


def authorization(request: RestRequest) -> Json:
    """Describes the token: its application, person, scopes and expiry."""
    bearer = scoped(request)
    public = ("id", "name", "icon", "description", "type", "bot_public", "verify_key", "flags", "flags_new")
    told: Json = {
        "application": {key: value for key, value in application(request).items() if key in public},
        "scopes": list(bearer.scopes),
        "expires": iso(bearer.expires),
    }
    user = request.world.tables[User][bearer.person_id]
    return told | ({"user": shapes.user(user)} if "identify" in bearer.scopes else {})


def member(request: RestRequest) -> Json:
    """The person as a member of a server."""
    bearer = scoped(request, "guilds.members.read")
    guild = request.world.get(Guild, request.number("guild_id"))
    if guild is None:
        raise refusal("guild")
    return shapes.member(request.world.tables[User][bearer.person_id], guild_id=guild.id)


ROUTES = (
    Route("POST", "/oauth2/token", token, ANYONE),
    Route("POST", "/oauth2/token/revoke", revoke, ANYONE),
    Route("GET", "/oauth2/@me", authorization, BEARER),
    Route("GET", "/users/@me/guilds/{guild_id}/member", member, BEARER),
)
