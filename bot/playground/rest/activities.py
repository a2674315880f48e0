"""The application's Activity: its instances, and the tokens of the people who open it. What a token shows of its person
is in `users`.

https://docs.discord.com/developers/resources/application, …/topics/oauth2
"""

from __future__ import annotations

from ..errors import OAuthRefusal, refusal
from ..records import Json
from .body import FormBody
from .request import ANYONE, RestRequest, Route


def instance(request: RestRequest) -> Json:
    """An open instance: where it is, and who has a frame of it open. Raises ApiError 404 if it has ended."""
    found = request.activities.instance(request.params["instance_id"])
    if found is None or request.number("application_id") != request.world.application.id:
        raise refusal("not found")
    guild = found.channel.guild_id
    location: Json = {"id": found.location_id, "kind": "gc" if guild else "pc", "channel_id": str(found.channel.id)}
    return {
        "application_id": str(request.world.application.id),
        "instance_id": found.id,
        "launch_id": str(found.launch_id),
        "location": location | ({"guild_id": str(guild)} if guild else {}),
        "users": [str(user) for user in found.users],
    }


def token(request: RestRequest) -> Json:
    """Returns a token for a code. Raises OAuthRefusal for JSON, too; Discord's text for that is a guess."""
    if not isinstance(request.body, FormBody):
        raise OAuthRefusal(400, "invalid_request", "The body must be application/x-www-form-urlencoded")
    return request.activities.oauth.trade(request.body.fields)


ROUTES = (
    Route("GET", "/applications/{application_id}/activity-instances/{instance_id}", instance),
    Route("POST", "/oauth2/token", token, ANYONE),
)
