"""The instances of the application's Activity. https://docs.discord.com/developers/resources/application"""

from __future__ import annotations

from ..errors import refusal
from ..records import Json
from .request import RestRequest, Route


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


ROUTES = (Route("GET", "/applications/{application_id}/activity-instances/{instance_id}", instance),)
