"""Channels and threads: showing, renaming, archiving, deleting, typing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from .. import shapes
from ..errors import refusal
from ..events import Event
from ..laws.form import Form
from ..laws.threads import archive, open_again
from ..permissions import Permission, require
from ..records import DIRECT, Channel, Json
from .request import RestRequest, Route

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def show(request: RestRequest) -> Json:
    """One channel."""
    channel = request.channel()
    require(request.world, channel)
    return shapes.channel(request.world, channel)


def change(request: RestRequest) -> Json:
    """Renames, archives, reopens, locks or unlocks a channel or thread."""
    channel = request.channel()
    if channel.type == DIRECT:
        raise refusal("channel type")
    changes = _changes(request.form)
    require(request.world, channel, *_needed(request, channel, changes))
    if changes.pop("archived", channel.archived) != channel.archived:
        channel = open_again(request.world, channel) if channel.archived else archive(request.world, channel)
    elif channel.archived:
        raise refusal("archived")
    return shapes.channel(request.world, request.world.change_channel(replace(channel, **changes)))


def _needed(request: RestRequest, channel: Channel, changes: dict[str, Any]) -> tuple[Permission, ...]:
    """The permissions that a change needs. Without any, members may reopen a thread, and its owner may change and lock
    it; only moderators may change a locked one.
    """
    if not channel.is_thread:
        return (Permission.MANAGE_CHANNELS,)
    mine, opens = channel.owner_id == request.world.bot.id, changes == {"archived": False}
    if not channel.locked and (mine or (opens and request.world.bot.id in channel.members)):
        return ()
    return (Permission.MANAGE_THREADS,)


def _changes(body: Json) -> dict[str, Any]:
    form = Form()
    form.text(("name",), body.get("name"), 100)
    if body.get("auto_archive_duration") is not None:
        form.choice(("auto_archive_duration",), body["auto_archive_duration"], ARCHIVE_MINUTES)
    form.settle()
    names = {
        "name": "name",
        "archived": "archived",
        "locked": "locked",
        "auto_archive_duration": "auto_archive_minutes",
    }
    return {ours: body[theirs] for theirs, ours in names.items() if body.get(theirs) is not None}


def remove(request: RestRequest) -> Json:
    """Deletes a channel or thread; direct messages are only closed."""
    channel = request.channel()
    if channel.type != DIRECT:
        require(
            request.world,
            channel,
            Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS,
        )
        request.world.remove_channel(channel)
    return shapes.channel(request.world, channel)


def typing(request: RestRequest) -> None:
    """Shows that the bot is typing."""
    channel = request.channel()
    require(request.world, channel, Permission.SEND_MESSAGES)
    data: Json = {
        "channel_id": str(channel.id),
        "user_id": str(request.world.bot.id),
        "timestamp": int(request.world.clock.now()),
    }
    if channel.guild_id:
        data["guild_id"] = str(channel.guild_id)
    request.world.tell(Event("TYPING_START", data, channel_id=channel.id))


ROUTES = (
    Route("GET", "/channels/{channel_id}", show),
    Route("PATCH", "/channels/{channel_id}", change),
    Route("DELETE", "/channels/{channel_id}", remove),
    Route("POST", "/channels/{channel_id}/typing", typing),
)
