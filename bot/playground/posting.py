"""Posts, changes and deletes messages: checks the payload, stores the record, sends the events."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from . import shapes
from .components import completed
from .errors import refusal
from .events import Event
from .laws.form import Form
from .laws.messages import check_message, flags_of, is_empty, refuse_legacy, wants_v2
from .laws.places import check_defaults, check_words, check_writable
from .laws.threads import check_active, enter, heed
from .mentions import mentions
from .permissions import check_available
from .records import COMPONENTS_V2, EPHEMERAL, LOADING, Attachment, Channel, Json, Message, User
from .uploads import Upload, picture_size
from .world import World

SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS = 1 << 2, 1 << 12
ANSWER, CONTEXT_ANSWER = 20, 23
"""Message types: the answer to a slash command, the answer to a context menu."""
DELETED = "MESSAGE_DELETE"
_SETTABLE = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | EPHEMERAL | COMPONENTS_V2


def post(world: World, draft: Message, payload: Json, files: dict[int, Upload]) -> Message:
    """Posts a message: `draft` has its place, author, cause and possible only reader, `payload` its content.

    Only a draft with an only reader can become ephemeral. Raises ApiError.
    """
    v2 = wants_v2(payload)
    check_message(payload, files, v2=v2)
    if is_empty(payload, files):
        raise refusal("empty")
    settable = _SETTABLE if draft.only_for is not None else _SETTABLE & ~EPHEMERAL
    flags = draft.flags | (flags_of(payload) & settable)
    private = replace(draft, flags=flags, only_for=draft.only_for if flags & EPHEMERAL else None)
    filled = _fill(world, private, payload, files)
    check_words(world, filled)
    check_defaults(world, filled)
    return publish(world, _address(world, filled, payload))


def publish(world: World, message: Message) -> Message:
    """Adds a finished message to the world and tells everyone who sees it. Raises ApiError in a closed thread."""
    channel = world.tables[Channel][message.channel_id]
    check_available(world, channel)
    if message.only_for is None:
        check_writable(channel)
        enter(world, channel, message.author_id)
    world.put(message)
    _tell(world, "MESSAGE_CREATE", message)
    heed(world, message)
    return message


def revise(world: World, message: Message, payload: Json, files: dict[int, Upload]) -> Message:
    """Changes a message, or fills a deferred one. Fields that the payload does not have stay. Mentions never notify. A
    gallery can show new files only if the payload has a list of attachments, even an empty one (discord-api-docs, issue
    7529; DSharpPlus, pull request 2321). Raises ApiError.
    """
    channel = world.tables[Channel][message.channel_id]
    check_available(world, channel)
    if message.only_for is None:
        check_active(world, channel, message.author_id)
    loading = message.loading
    v2 = message.v2 or wants_v2(payload)
    check_message(payload, files, v2=v2)
    if files and payload.get("attachments") is None:
        _check_named(replace(message, components=tuple(payload.get("components") or ())), [])
    filled = _fill(world, message, payload, files)
    _check_left(filled, v2=v2)
    check_words(world, filled)
    check_defaults(world, filled)
    flags = (filled.flags & ~LOADING) | (COMPONENTS_V2 if v2 else 0)
    edited = None if loading else world.clock.now()
    said = mentions(filled.content, filled.components, payload.get("allowed_mentions"))
    revised = replace(filled, flags=flags, edited=edited, mentioned=said.users)
    world.put(revised)
    _tell(world, "MESSAGE_UPDATE", revised)
    return revised


def delete(world: World, message: Message) -> None:
    """Deletes a message."""
    world.remove(message)
    _tell(world, DELETED, message)


def dismiss(world: World, message: Message) -> None:
    """Closes a private message for its reader. Their client tells Discord nothing of that (it is not documented): the
    bot can still change the message, unseen.
    """
    world.put(replace(message, dismissed=True))
    _tell(world, DELETED, message)


def touch(world: World, message: Message) -> Message:
    """Stores a message that changed without its author (a thread was opened), and tells everyone."""
    world.put(message)
    _tell(world, "MESSAGE_UPDATE", message)
    return message


def _tell(world: World, kind: str, message: Message) -> None:
    if message.dismissed:
        return
    ids = {"id": str(message.id), "channel_id": str(message.channel_id)}
    data = ids if kind == DELETED else shapes.message(world, message)
    channel = world.get(Channel, message.channel_id)
    if channel and channel.guild_id:
        data["guild_id"] = str(channel.guild_id)
    world.tell(Event(kind, data, message.only_for, message.channel_id))


def _check_left(message: Message, *, v2: bool) -> None:
    """Raises ApiError if a V2 message has more than components, or any message has no content."""
    form = Form()
    if v2 and message.content:
        refuse_legacy(form, "content")
    form.settle()
    if not (message.content or message.components or message.attachments):
        raise refusal("empty")


def _fill(world: World, message: Message, payload: Json, files: dict[int, Upload]) -> Message:
    """The message with the fields of the payload."""
    changes: dict[str, Any] = {}
    if "content" in payload:
        changes["content"] = (payload["content"] or "").strip()
    if "components" in payload:
        changes["components"] = completed(payload["components"] or [], world.snowflakes)
    filled = replace(message, **changes)
    attachments = _attachments(world, filled, payload, files)
    _check_named(filled, list(attachments))
    _keep_files(world, message, attachments)
    return replace(filled, attachments=tuple(attachments))


def _attachments(
    world: World, message: Message, payload: Json, files: dict[int, Upload]
) -> dict[Attachment, bytes | None]:
    """The files that stay, then new ones with their bytes. All stay if there are no new ones and no list; else those of
    the list (for new ones without a list: discord-api-docs, issue 5170).
    """
    listed = payload.get("attachments")
    entries = {int(each["id"]): each for each in listed or ()}
    stays = listed is None and not files
    kept = [each for each in message.attachments if stays or each.id in entries]
    attachments: dict[Attachment, bytes | None] = {_described(each, entries.get(each.id, {})): None for each in kept}
    for index, file in files.items():
        attachments[_new(world, message, file, entries.get(index, {}))] = file.data
    return attachments


def _described(attachment: Attachment, entry: Json) -> Attachment:
    return replace(attachment, description=entry.get("description", attachment.description))


def _new(world: World, message: Message, file: Upload, entry: Json) -> Attachment:
    size = picture_size(file.data) or (None, None)
    return Attachment(
        id=world.snowflakes.next(),
        channel_id=message.channel_id,
        filename=entry.get("filename") or file.filename,
        size=len(file.data),
        content_type=file.content_type,
        description=entry.get("description"),
        ephemeral=message.ephemeral,
        width=size[0],
        height=size[1],
    )


def _check_named(message: Message, attachments: list[Attachment]) -> None:
    """Raises ApiError if an `attachment://name` in a component is no file of the message."""
    form = Form()
    names = {shapes.ATTACHED + attachment.filename for attachment in attachments}
    for url in shapes.media_urls(message.components):
        if url.startswith(shapes.ATTACHED) and url not in names:
            form.refuse(
                ("components",),
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                f"The referenced attachment {url} was not found",
            )
    form.settle()


def _keep_files(world: World, before: Message, attachments: dict[Attachment, bytes | None]) -> None:
    """Stores the bytes of new files. Removed files stay for a while, for pages that are just loading them."""
    for attachment, data in attachments.items():
        if data is not None:
            world.keep_file(attachment.id, data)
    kept = {attachment.id for attachment in attachments}
    for attachment in before.attachments:
        if attachment.id not in kept:
            world.supersede_file(attachment.id)


def _address(world: World, message: Message, payload: Json) -> Message:
    """The message with its mentions and notifications."""
    said = mentions(message.content, message.components, payload.get("allowed_mentions"))
    silent = message.flags & SUPPRESS_NOTIFICATIONS
    heard = () if silent else tuple(each for each in said.users if _hears(world, message, each))
    return replace(message, mentioned=said.users, pinged=heard, pinged_everyone=said.everyone)


def _hears(world: World, message: Message, user_id: int) -> bool:
    """Whether a mention notifies this user: a person other than the author, who sees the message."""
    channel = world.get(Channel, message.channel_id)
    user = world.get(User, user_id)
    if user is None or user.bot or user_id == message.author_id or channel is None:
        return False
    return message.only_for in (None, user_id) and world.may_read(user_id, channel)
