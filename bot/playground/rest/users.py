"""The bot itself, its application, other users, and direct messages with them."""

from __future__ import annotations

from .. import shapes
from ..errors import refusal
from ..laws.form import Form
from ..records import Json, User
from .request import BEARER, BOT, RestRequest, Route


def me(request: RestRequest) -> Json:
    """The bot's own user, or the person whose token it is. Raises ApiError 401 for a token without `identify`."""
    if request.bearer is not None and "identify" not in request.bearer.scopes:
        raise refusal("unauthorized")
    asking = request.world.tables[User][request.bearer.person_id] if request.bearer else request.world.bot
    private = {"mfa_enabled": False, "locale": asking.locale}
    return shapes.user(asking) | private | ({} if request.bearer else {"verified": True, "email": None})


def application(request: RestRequest) -> Json:
    """The bot's application; its owner is the first person, or the bot while there are no people."""
    people = [user for user in request.world.all(User) if not user.bot]
    owner = people[0] if people else request.world.bot
    flags = request.world.application.flags
    return _PRIVATE_APPLICATION | {
        "flags": flags,
        "flags_new": str(flags),
        "redirect_uris": list(request.world.application.redirects),
        "id": str(request.world.bot.id),
        "name": request.world.bot.name,
        "bot": shapes.user(request.world.bot),
        "owner": shapes.user(owner),
    }


_PRIVATE_APPLICATION: Json = {
    "icon": None,
    "description": "",
    "type": None,
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "0" * 64,
    "interactions_endpoint_url": None,
    "role_connections_verification_url": None,
    "approximate_guild_count": 1,
    "approximate_user_install_count": 0,
    "approximate_user_authorization_count": 0,
    "explicit_content_filter": 0,
    "team": None,
    "eligible_oauth2_scopes": [],
}


def one(request: RestRequest) -> Json:
    """Any user."""
    found = request.world.get(User, request.number("user_id"))
    if found is None:
        raise refusal("user")
    return shapes.user(found)


def open_direct(request: RestRequest) -> Json:
    """Opens the direct messages with a user. Raises ApiError 50033 for a bot, or if there is no such user (which it is
    raised for is a guess; seen in bwmarrin/discordgo, issue 953).
    """
    form = Form()
    form.snowflake(("recipient_id",), request.form.get("recipient_id"))
    form.settle()
    wanted = request.world.get(User, int(request.form["recipient_id"]))
    if wanted is None or wanted.bot:
        raise refusal("recipient")
    return shapes.channel(request.world, request.world.direct(wanted.id))


def gateway_bot(request: RestRequest) -> Json:
    """The address of the gateway, the number of shards, and how many sessions may still begin today."""
    limit = request.world.sessions.limit(request.world.clock.now())
    return {"url": request.gateway_address, "shards": request.world.shards, "session_start_limit": limit}


ROUTES = (
    Route("GET", "/users/@me", me, BOT | BEARER),
    Route("GET", "/oauth2/applications/@me", application),
    Route("POST", "/users/@me/channels", open_direct),
    Route("GET", "/users/{user_id}", one),
    Route("GET", "/gateway/bot", gateway_bot),
)
