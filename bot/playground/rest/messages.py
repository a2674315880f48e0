"""Messages in channels, by the bot's own permissions (not by an interaction's token)."""

from __future__ import annotations

from .. import shapes
from ..errors import refusal
from ..laws.places import check_direct
from ..laws.threads import check_deleting
from ..permissions import Permission, of_bot, require
from ..posting import delete, post, revise
from ..records import Channel, Json, Message
from .request import RestRequest, Route


def _sending(request: RestRequest) -> Channel:
    """The channel in the path. Raises ApiError or TooMany if the bot may not write there."""
    channel = request.channel()
    right = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    files = (Permission.ATTACH_FILES,) if request.files else ()
    require(request.world, channel, right, *files)
    check_direct(request.world, channel)
    request.world.rates.check_write(channel.id, request.world.clock.now())
    return channel


def create(request: RestRequest) -> Json:
    """Posts a message. With `enforce_nonce` a repeated request returns the message of the first."""
    channel = _sending(request)
    world, nonce = request.world, request.form.get("nonce")
    unique = nonce is not None and request.form.get("enforce_nonce") is True
    before = world.nonces.earlier(world, str(nonce), world.clock.now()) if unique else None
    message = before or _write(request, channel)
    if unique and before is None:
        world.nonces.remember(str(nonce), message)
    return shapes.message(world, message) | ({"nonce": nonce} if nonce else {})


def _write(request: RestRequest, channel: Channel) -> Message:
    draft = Message(request.world.snowflakes.next(), channel.id, request.world.bot.id, request.world.clock.now())
    return post(request.world, draft, request.form, request.files)


def history(request: RestRequest) -> list[Json]:
    """A channel's messages, the newest first, selected by `before`, `after` and `limit`; none if the bot may not read
    the history.
    """
    channel = request.channel()
    require(request.world, channel)
    if Permission.READ_MESSAGE_HISTORY not in of_bot(request.world, channel):
        return []
    before, after = request.asked("before", 1 << 63), request.asked("after", 0)
    public = [each for each in request.world.history(channel.id) if each.only_for is None and after < each.id < before]
    most = max(1, min(request.asked("limit", 50), 100))
    wanted = public[:most] if "after" in request.query else public[-most:]
    return [shapes.message(request.world, message) for message in reversed(wanted)]


def show(request: RestRequest) -> Json:
    """One message."""
    require(request.world, request.channel(), Permission.READ_MESSAGE_HISTORY)
    return shapes.message(request.world, request.message())


def edit(request: RestRequest) -> Json:
    """Changes one of the bot's own messages."""
    channel = request.channel()
    require(request.world, channel, *((Permission.ATTACH_FILES,) if request.files else ()))
    message = request.message()
    if message.author_id != request.world.bot.id:
        raise refusal("other's message")
    now = request.world.clock.now()
    request.world.rates.check_write(channel.id, now)
    request.world.rates.check_edit(message, now)
    return shapes.message(request.world, revise(request.world, message, request.form, request.files))


def remove(request: RestRequest) -> None:
    """Deletes a message; those of others need a permission."""
    channel = request.channel()
    require(request.world, channel)
    message = request.message()
    if message.author_id != request.world.bot.id:
        require(request.world, channel, Permission.MANAGE_MESSAGES)
    check_deleting(request.world, channel, request.world.bot.id)
    delete(request.world, message)


_PLACE = "/channels/{channel_id}/messages"
ROUTES = (
    Route("POST", _PLACE, create),
    Route("GET", _PLACE, history),
    Route("GET", _PLACE + "/{message_id}", show),
    Route("PATCH", _PLACE + "/{message_id}", edit),
    Route("DELETE", _PLACE + "/{message_id}", remove),
)
