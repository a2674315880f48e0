"""Messages in channels, and reactions to them, by the bot's own right (not by an interaction's)."""

from __future__ import annotations

from dataclasses import replace
from urllib.parse import unquote

from .. import shapes
from ..errors import refusal
from ..laws.threads import check_active, check_deleting
from ..permissions import Permission, require
from ..posting import delete, post, revise, touch
from ..records import Channel, Json, Message
from .wire import Call, Route


def _sending(call: Call) -> Channel:
    """The channel, where the bot may write in it."""
    channel = call.channel()
    right = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    files = (Permission.ATTACH_FILES,) if call.files else ()
    require(call.world, channel, right, *files)
    call.world.rates.check_write(channel.id, call.world.clock.now())
    return channel


def create(call: Call) -> Json:
    """Write a message. With `enforce_nonce` a repeated request gives the message that the first one made."""
    channel = _sending(call)
    nonce = call.form.get("nonce")
    unique = bool(nonce and call.form.get("enforce_nonce"))
    before = call.world.get(Message, call.world.nonces.get(str(nonce))) if unique else None
    message = before or _write(call, channel)
    if unique:
        call.world.nonces[str(nonce)] = message.id
    return shapes.message(call.world, message) | ({"nonce": nonce} if nonce else {})


def _write(call: Call, channel: Channel) -> Message:
    draft = Message(call.world.snowflakes.next(), channel.id, call.world.bot.id, call.world.clock.now())
    return post(call.world, draft, call.form, call.files)


def history(call: Call) -> list[Json]:
    """Messages, newest first; `before`, `after` and `limit` narrow them."""
    channel = call.channel()
    require(call.world, channel, Permission.READ_MESSAGE_HISTORY)
    before, after = call.asked("before", 1 << 63), call.asked("after", 0)
    public = [each for each in call.world.history(channel.id) if each.only_for is None and after < each.id < before]
    most = max(1, min(call.asked("limit", 50), 100))
    wanted = public[:most] if "after" in call.query else public[-most:]
    return [shapes.message(call.world, message) for message in reversed(wanted)]


def show(call: Call) -> Json:
    """One message."""
    require(call.world, call.channel(), Permission.READ_MESSAGE_HISTORY)
    return shapes.message(call.world, call.message())


def edit(call: Call) -> Json:
    """Change one of the bot's own messages."""
    channel = call.channel()
    require(call.world, channel, *((Permission.ATTACH_FILES,) if call.files else ()))
    message = call.message()
    if message.author_id != call.world.bot.id:
        raise refusal("other's message")
    now = call.world.clock.now()
    call.world.rates.check_write(channel.id, now)
    call.world.rates.check_edit(message, now)
    return shapes.message(call.world, revise(call.world, message, call.form, call.files))


def remove(call: Call) -> None:
    """Delete a message; other people's need a permission."""
    channel = call.channel()
    require(call.world, channel)
    message = call.message()
    if message.author_id != call.world.bot.id:
        require(call.world, channel, Permission.MANAGE_MESSAGES)
    check_deleting(call.world, channel, call.world.bot.id)
    delete(call.world, message)


def react(call: Call) -> None:
    """Add the bot's reaction."""
    require(call.world, call.channel(), Permission.ADD_REACTIONS)
    check_active(call.world, call.channel(), call.world.bot.id)
    message = call.message()
    counts = dict(message.reactions) | {unquote(call.params["emoji"]): 1}
    touch(call.world, replace(message, reactions=tuple(counts.items())))


def unreact(call: Call) -> None:
    """Take it back."""
    check_active(call.world, call.channel(), call.world.bot.id)
    message = call.message()
    gone = unquote(call.params["emoji"])
    left = tuple((name, count) for name, count in message.reactions if name != gone)
    touch(call.world, replace(message, reactions=left))


_PLACE = "/channels/{channel_id}/messages"
_MINE = _PLACE + "/{message_id}/reactions/{emoji}/@me"
ROUTES = (
    Route("POST", _PLACE, create),
    Route("GET", _PLACE, history),
    Route("GET", _PLACE + "/{message_id}", show),
    Route("PATCH", _PLACE + "/{message_id}", edit),
    Route("DELETE", _PLACE + "/{message_id}", remove),
    Route("PUT", _MINE, react),
    Route("DELETE", _MINE, unreact),
)
