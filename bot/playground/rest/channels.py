"""Channels and threads: showing one, opening a thread on a message."""

from __future__ import annotations

from dataclasses import replace

from .. import shapes
from ..errors import refusal
from ..laws.form import Form
from ..laws.places import check_title
from ..laws.threads import begin
from ..permissions import Permission, require
from ..posting import touch
from ..records import ANNOUNCEMENT, ANNOUNCEMENT_THREAD, PUBLIC_THREAD, TEXT, Channel, Json
from .request import RestRequest, Route

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
DAY = 1440


def show(request: RestRequest) -> Json:
    """One channel."""
    channel = request.channel()
    require(request.world, channel)
    return shapes.channel(request.world, channel)


def open_thread(request: RestRequest) -> tuple[int, Json]:
    """Opens a thread on a message; it has the message's id."""
    message, parent, world = request.message(), request.channel(), request.world
    if message.thread_id is not None:
        raise refusal("has thread")
    if parent.type not in (TEXT, ANNOUNCEMENT):
        raise refusal("channel type")
    require(world, parent, Permission.CREATE_PUBLIC_THREADS)
    form = Form()
    form.text(("name",), request.form.get("name"), 100, 1)
    minutes = request.form.get("auto_archive_duration") or DAY
    form.choice(("auto_archive_duration",), minutes, ARCHIVE_MINUTES)
    form.settle()
    check_title(world, parent, request.form["name"])
    kind = ANNOUNCEMENT_THREAD if parent.type == ANNOUNCEMENT else PUBLIC_THREAD
    thread = Channel(message.id, kind, request.form["name"], parent.guild_id, parent.id, world.bot.id)
    begun = replace(thread, members=(world.bot.id,), auto_archive_minutes=minutes, created=world.clock.now())
    begin(world, begun)
    touch(world, replace(message, thread_id=begun.id))
    return 201, shapes.channel(world, begun)


ROUTES = (
    Route("GET", "/channels/{channel_id}", show),
    Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", open_thread),
)
