"""Threads: beginning one, and who is in it."""

from __future__ import annotations

from dataclasses import replace

from .. import shapes
from ..errors import refusal
from ..laws.form import Form
from ..laws.threads import check_active
from ..permissions import Permission, require
from ..posting import touch
from ..records import PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Json, User
from .channels import ARCHIVE_MINUTES
from .wire import Call, Route

DAY = 1440


def _begin(call: Call, kind: int, number: int) -> Channel:
    parent = call.channel()
    if parent.type != TEXT:
        raise refusal("channel type")
    private = kind == PRIVATE_THREAD
    require(call.world, parent, Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
    form = Form()
    form.text(("name",), call.form.get("name"), 100, 1)
    minutes = call.form.get("auto_archive_duration") or DAY
    form.choice(("auto_archive_duration",), minutes, ARCHIVE_MINUTES)
    form.settle()
    return call.world.add_thread(
        Channel(
            number,
            kind,
            call.form["name"],
            parent.guild_id,
            parent_id=parent.id,
            owner_id=call.world.bot.id,
            members=(call.world.bot.id,),
            auto_archive_minutes=minutes,
            created=call.world.clock.now(),
        )
    )


def on_message(call: Call) -> tuple[int, Json]:
    """A thread on a message takes the message's id."""
    message = call.message()
    if message.thread_id is not None:
        raise refusal("has thread")
    thread = _begin(call, PUBLIC_THREAD, message.id)
    touch(call.world, replace(message, thread_id=thread.id))
    return 201, shapes.channel(call.world, thread)


def alone(call: Call) -> tuple[int, Json]:
    """A thread of its own; private unless it says otherwise."""
    kind = call.form.get("type") or PRIVATE_THREAD
    form = Form()
    form.choice(("type",), kind, (PUBLIC_THREAD, PRIVATE_THREAD))
    form.settle()
    return 201, shapes.channel(call.world, _begin(call, kind, call.world.snowflakes.next()))


def _thread(call: Call) -> Channel:
    channel = call.channel()
    if not channel.is_thread:
        raise refusal("channel type")
    require(call.world, channel)
    check_active(call.world, channel, call.world.bot.id)
    return channel


def _member(call: Call) -> int:
    number = call.world.bot.id if call.params["user_id"] == "@me" else call.number("user_id")
    if call.world.get(User, number) is None:
        raise refusal("user")
    return number


def add(call: Call) -> None:
    """Bring someone in."""
    thread = _thread(call)
    members = tuple(dict.fromkeys((*thread.members, _member(call))))
    call.world.change_channel(replace(thread, members=members))


def drop(call: Call) -> None:
    """Send someone away."""
    thread = _thread(call)
    gone = _member(call)
    if gone != call.world.bot.id and thread.owner_id != call.world.bot.id:
        require(call.world, thread, Permission.MANAGE_THREADS)
    call.world.change_channel(replace(thread, members=tuple(each for each in thread.members if each != gone)))


_MEMBER = "/channels/{channel_id}/thread-members/{user_id}"
ROUTES = (
    Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", on_message),
    Route("POST", "/channels/{channel_id}/threads", alone),
    Route("PUT", _MEMBER, add),
    Route("DELETE", _MEMBER, drop),
)
