"""New, changed and deleted messages: from a checked payload to a record, with everyone told."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from . import shapes
from .components import completed
from .errors import refusal
from .events import Event
from .laws.form import Form
from .laws.messages import check_message, flags_of, is_empty, wants_v2
from .laws.places import check_defaults, check_words, check_writable
from .laws.threads import check_active, enter, heed
from .mentions import mentions
from .permissions import check_available
from .records import COMPONENTS_V2, EPHEMERAL, LOADING, Attachment, Channel, Json, Message, User
from .uploads import Upload, picture_size
from .world import World

SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS = 1 << 2, 1 << 12
REPLY, ANSWER, CONTEXT_ANSWER = 19, 20, 23
"""Message types: a reply, the answer to a slash command, the answer to a context menu."""
_SETTABLE = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | EPHEMERAL | COMPONENTS_V2


def post(world: World, draft: Message, payload: Json, files: dict[int, Upload]) -> Message:
    """Publish `payload` as the message that `draft` begins: its place, author, cause, and who would read it alone.

    Only a draft with a reader can be made ephemeral. Raises Refusal.
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
    """Put a finished message into the world and tell everyone who sees it. Raises Refusal in a closed thread."""
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
    """Change a message, or fill a loading one. What the payload does not name stays. Mentions never notify."""
    channel = world.tables[Channel][message.channel_id]
    check_available(world, channel)
    if message.only_for is None:
        check_active(world, channel, message.author_id)
    loading = message.loading
    v2 = message.v2 or wants_v2(payload)
    check_message(payload, files, v2=v2)
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
    """Remove a message."""
    world.remove(message)
    channel = world.get(Channel, message.channel_id)
    data: Json = {"id": str(message.id), "channel_id": str(message.channel_id)}
    if channel and channel.guild_id:
        data["guild_id"] = str(channel.guild_id)
    world.tell(Event("MESSAGE_DELETE", data, message.only_for, message.channel_id))


def touch(world: World, message: Message) -> Message:
    """Keep a record that changed without its author doing anything (a thread began, a reaction)."""
    world.put(message)
    _tell(world, "MESSAGE_UPDATE", message)
    return message


def _tell(world: World, kind: str, message: Message) -> None:
    data = shapes.message(world, message)
    channel = world.get(Channel, message.channel_id)
    if channel and channel.guild_id:
        data["guild_id"] = str(channel.guild_id)
    world.tell(Event(kind, data, message.only_for, message.channel_id))


def _check_left(message: Message, *, v2: bool) -> None:
    """A V2 message has nothing but components; any message shows something."""
    form = Form()
    if v2 and (message.content or message.embeds):
        key = "content" if message.content else "embeds"
        form.refuse(
            (key,),
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
        )
    form.settle()
    if not (message.content or message.embeds or message.components or message.attachments):
        raise refusal("empty")


def _fill(world: World, message: Message, payload: Json, files: dict[int, Upload]) -> Message:
    """The message with what the payload names put in its place."""
    changes: dict[str, Any] = {}
    if "content" in payload:
        changes["content"] = (payload["content"] or "").strip()
    if "embeds" in payload:
        changes["embeds"] = tuple({"type": "rich"} | embed for embed in payload["embeds"] or ())
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
    """Files that stay (all, unless the payload lists which), then new ones with their bytes."""
    listed = payload.get("attachments")
    entries = {int(each["id"]): each for each in listed or ()}
    kept = [each for each in message.attachments if listed is None or each.id in entries]
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
    """Every `attachment://name` of a component names a file of this message (in an embed it just shows nothing)."""
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
    """Store the bytes of new files; those taken away stay a while, for pages that are just loading them."""
    for attachment, data in attachments.items():
        if data is not None:
            world.keep_file(attachment.id, data)
    kept = {attachment.id for attachment in attachments}
    for attachment in before.attachments:
        if attachment.id not in kept:
            world.supersede_file(attachment.id)


def _address(world: World, message: Message, payload: Json) -> Message:
    """Mentions, notifications and the message replied to."""
    reference = payload.get("message_reference")
    replied = world.get(Message, int(reference["message_id"])) if reference else None
    said = mentions(message.content, message.components, payload.get("allowed_mentions"), replied)
    silent = message.flags & SUPPRESS_NOTIFICATIONS
    heard = () if silent else tuple(each for each in said.users if _hears(world, message, each))
    if replied is not None:
        where = {"message_id": str(replied.id), "channel_id": str(replied.channel_id)}
        message = replace(message, type=REPLY, reference={"type": 0} | where)
    return replace(message, mentioned=said.users, pinged=heard, pinged_everyone=said.everyone)


def _hears(world: World, message: Message, user_id: int) -> bool:
    """Whether a mention reaches this user: someone else, who sees the message."""
    channel = world.get(Channel, message.channel_id)
    user = world.get(User, user_id)
    if user is None or user.bot or user_id == message.author_id or channel is None:
        return False
    return message.only_for in (None, user_id) and world.may_read(user_id, channel)
