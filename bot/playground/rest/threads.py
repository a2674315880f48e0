"""Threads: opening one, adding and removing members."""

from __future__ import annotations

from dataclasses import replace

from .. import shapes
from ..errors import refusal
from ..laws.form import Form
from ..laws.threads import begin, bring_in, check_active
from ..permissions import Permission, require
from ..posting import touch
from ..records import ANNOUNCEMENT, ANNOUNCEMENT_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Json, User
from .channels import ARCHIVE_MINUTES
from .request import RestRequest, Route

DAY = 1440


def _begin(request: RestRequest, kind: int, number: int) -> Channel:
    parent = request.channel()
    private = kind == PRIVATE_THREAD
    if parent.type not in ((TEXT,) if private else (TEXT, ANNOUNCEMENT)):
        raise refusal("channel type")
    require(request.world, parent, Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
    form = Form()
    form.text(("name",), request.form.get("name"), 100, 1)
    minutes = request.form.get("auto_archive_duration") or DAY
    form.choice(("auto_archive_duration",), minutes, ARCHIVE_MINUTES)
    form.settle()
    return begin(
        request.world,
        Channel(
            number,
            ANNOUNCEMENT_THREAD if parent.type == ANNOUNCEMENT else kind,
            request.form["name"],
            parent.guild_id,
            parent_id=parent.id,
            owner_id=request.world.bot.id,
            members=(request.world.bot.id,),
            auto_archive_minutes=minutes,
            created=request.world.clock.now(),
        ),
    )


def on_message(request: RestRequest) -> tuple[int, Json]:
    """Opens a thread on a message; it has the message's id."""
    message = request.message()
    if message.thread_id is not None:
        raise refusal("has thread")
    thread = _begin(request, PUBLIC_THREAD, message.id)
    touch(request.world, replace(message, thread_id=thread.id))
    return 201, shapes.channel(request.world, thread)


def alone(request: RestRequest) -> tuple[int, Json]:
    """Opens a thread without a message; private unless `type` says otherwise."""
    kind = request.form.get("type") or PRIVATE_THREAD
    form = Form()
    form.choice(("type",), kind, (PUBLIC_THREAD, PRIVATE_THREAD))
    form.settle()
    return 201, shapes.channel(request.world, _begin(request, kind, request.world.snowflakes.next()))


def _thread(request: RestRequest) -> Channel:
    channel = request.channel()
    if not channel.is_thread:
        raise refusal("channel type")
    require(request.world, channel)
    check_active(request.world, channel, request.world.bot.id)
    return channel


def _member(request: RestRequest) -> int:
    number = request.world.bot.id if request.params["user_id"] == "@me" else request.number("user_id")
    if request.world.get(User, number) is None:
        raise refusal("user")
    return number


def add(request: RestRequest) -> None:
    """Adds a member to a thread."""
    thread = _thread(request)
    bring_in(request.world, thread, _member(request))


def drop(request: RestRequest) -> None:
    """Removes a member from a thread."""
    thread = _thread(request)
    gone = _member(request)
    if gone != request.world.bot.id and thread.owner_id != request.world.bot.id:
        require(request.world, thread, Permission.MANAGE_THREADS)
    request.world.change_channel(replace(thread, members=tuple(each for each in thread.members if each != gone)))


_MEMBER = "/channels/{channel_id}/thread-members/{user_id}"
ROUTES = (
    Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", on_message),
    Route("POST", "/channels/{channel_id}/threads", alone),
    Route("PUT", _MEMBER, add),
    Route("DELETE", _MEMBER, drop),
)
