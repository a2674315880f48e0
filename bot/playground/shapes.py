"""Records as Discord's JSON: users, members, channels, messages, attachments."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from .clock import iso
from .components import FILE, walk
from .permissions import EVERYONE, Permission
from .records import (
    DIRECT,
    FORUM,
    GROUP,
    LONG_AGO,
    STAGE,
    VOICE,
    Attachment,
    Channel,
    Guild,
    Json,
    Message,
    Records,
    User,
)

ATTACHED = "attachment://"
"""The beginning of the address by which a payload refers to a file sent with it."""


def user(record: User) -> Json:
    """A user as others see it."""
    shaped: Json = {
        "id": str(record.id),
        "username": record.name.lower().replace(" ", "_"),
        "global_name": None if record.bot else record.name,
        "discriminator": "0000" if record.bot else "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    if record.bot:
        shaped |= {"username": record.name, "bot": True}
    return shaped


def member(record: User, permissions: int | None = None, guild_id: int | None = None) -> Json:
    """A user as a member of a server; with `permissions` as in interactions."""
    until = dict(record.timed_out).get(guild_id or 0)
    shaped: Json = {
        "user": user(record),
        "nick": dict(record.nicks).get(guild_id or 0),
        "avatar": None,
        "banner": None,
        "roles": [str(role) for guild, role in record.roles if guild == guild_id],
        "joined_at": iso(LONG_AGO),
        "premium_since": None,
        "communication_disabled_until": iso(until) if until else None,
        "pending": False,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }
    return shaped if permissions is None else shaped | {"permissions": str(permissions)}


def guild(world: Records, record: Guild) -> Json:
    """A server without its channels and members, as a REST answer."""
    return {
        "id": str(record.id),
        "name": record.name,
        "icon": None,
        "features": [],
        "owner_id": str(record.owner_id),
        "preferred_locale": record.locale,
        "roles": roles(record),
    }


def roles(record: Guild) -> list[Json]:
    """The roles of a server, that of everyone first, the bot's own last."""
    held = [(record.id, "@everyone", int(EVERYONE & ~Permission(record.denied)))]
    held += [(number, name, 0) for number, name in record.roles]
    held += [(record.own_role, "Bot", record.granted)] if record.own_role else []
    return [role(*each, at) for at, each in enumerate(held)]


def role(number: int, name: str, permissions: int, position: int) -> Json:
    """One role."""
    return {
        "id": str(number),
        "name": name,
        "permissions": str(permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "description": None,
        "flags": 0,
    }


def channel(world: Records, record: Channel) -> Json:
    """A channel of any type: direct messages with their people, a thread with its parent and state."""
    shaped: Json = {
        "id": str(record.id),
        "type": record.type,
        "flags": 0,
        "last_message_id": _last(world, record),
    }
    if record.type in (DIRECT, GROUP):
        people = [user(world.tables[User][each]) for each in record.members]
        shaped["recipients"] = people
        return shaped if record.type == DIRECT else shaped | {"name": record.name or None, "icon": None}
    shaped |= {
        "guild_id": str(record.guild_id),
        "name": record.name,
        "parent_id": str(record.parent_id) if record.parent_id else None,
        "rate_limit_per_user": record.slow_seconds,
    }
    return shaped | (_thread(world, record) if record.is_thread else _in_guild(world, record))


def partial_channel(world: Records, record: Channel, permissions: int) -> Json:
    """A channel as interactions contain it: with what the person may do there, without overwrites, and without
    recipients (Pycord, pull request 2025).
    """
    shaped = channel(world, record) | {"permissions": str(permissions)}
    return {key: shaped[key] for key in shaped if key not in ("permission_overwrites", "recipients")}


def _last(world: Records, record: Channel) -> str | None:
    public = (message.id for message in world.newest(record.id) if message.only_for is None)
    last = next(public, None)
    return str(last) if last else None


_SPEECH: Json = {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
_FORUM: Json = {
    "available_tags": [],
    "default_reaction_emoji": None,
    "default_sort_order": None,
    "default_forum_layout": 0,
    "default_thread_rate_limit_per_user": 0,
}
_OF_KIND = {VOICE: _SPEECH, STAGE: _SPEECH, FORUM: _FORUM}
"""Further fields of channels of some types."""


def _in_guild(world: Records, record: Channel) -> Json:
    return {
        "position": record.position,
        "topic": record.topic or None,
        "nsfw": False,
        "permission_overwrites": _overwrites(world, record),
    } | _OF_KIND.get(record.type, {})


def _overwrites(world: Records, record: Channel) -> list[Json]:
    """The overwrites: what everyone and some roles are denied here, and who may view a hidden channel."""
    hidden = Permission.VIEW_CHANNEL if record.members else Permission(0)
    denied = int(Permission(record.denied) | hidden)
    everybody = [{"id": str(record.guild_id), "type": 0, "allow": "0", "deny": str(denied)}] if denied else []
    bot = () if Permission.VIEW_CHANNEL in Permission(record.denied) else (world.bot.id,)
    viewers = (*bot, *record.members) if hidden else ()
    allowed = str(int(Permission.VIEW_CHANNEL))
    roles = [{"id": str(each), "type": 0, "allow": "0", "deny": allowed} for each in record.hidden_from]
    return everybody + roles + [{"id": str(each), "type": 1, "allow": allowed, "deny": "0"} for each in viewers]


def _thread(world: Records, record: Channel) -> Json:
    count = len(world.history(record.id))
    return {
        "owner_id": str(record.owner_id),
        "message_count": count,
        "total_message_sent": count,
        "member_count": len(record.members),
        "thread_metadata": {
            "archived": record.archived,
            "locked": record.locked,
            "auto_archive_duration": record.auto_archive_minutes,
            "archive_timestamp": iso(record.archive_changed or record.created),
            "create_timestamp": iso(record.created),
        },
    }


def attachment(world: Records, record: Attachment) -> Json:
    """A file on a message, with its address on the playground's CDN."""
    url = f"{world.cdn}/attachments/{record.channel_id}/{record.id}/{quote(record.filename)}"
    shaped: Json = {
        "id": str(record.id),
        "filename": record.filename,
        "size": record.size,
        "url": url,
        "proxy_url": url,
        "content_type": record.content_type,
    }
    optional = {"description": record.description, "width": record.width, "height": record.height}
    shaped |= {key: value for key, value in optional.items() if value is not None}
    return shaped | {"ephemeral": True} if record.ephemeral else shaped


_OF_SNAPSHOT = (
    "type", "content", "embeds", "attachments", "timestamp", "edited_timestamp", "flags", "mentions", "mention_roles",
    "components",
)  # fmt: skip


def snapshot(world: Records, record: Message) -> Json:
    """A message as one that forwards it contains it: as it is now, without its author and id."""
    shaped = message(world, record)
    return {key: shaped[key] for key in _OF_SNAPSHOT}


def message(world: Records, record: Message) -> Json:
    """A message with its author, files and components."""
    files = {file.filename: file for file in record.attachments}
    users = world.tables[User]
    shaped: Json = {
        "id": str(record.id),
        "channel_id": str(record.channel_id),
        "type": record.type,
        "author": user(users[record.author_id]),
        "content": record.content,
        "timestamp": iso(record.created),
        "edited_timestamp": iso(record.edited) if record.edited else None,
        "flags": record.flags,
        "tts": False,
        "pinned": False,
        "mentions": [user(users[each]) for each in record.mentioned if each in users],
        "mention_roles": [],
        "mention_everyone": record.pinged_everyone,
        "attachments": [attachment(world, file) for file in _loose(record)],
        "embeds": [],
        "components": [_resolved(world, files, component) for component in record.components],
    }
    return shaped | _circumstances(world, record)


def _circumstances(world: Records, record: Message) -> Json:
    shaped: Json = {}
    if record.application_id:
        shaped |= {"application_id": str(record.application_id), "webhook_id": str(record.application_id)}
    if record.cause:
        shaped["interaction_metadata"] = record.cause
    if record.reference:
        shaped["message_reference"] = record.reference
    if record.forwarded:
        shaped["message_snapshots"] = [{"message": record.forwarded}]
    thread = world.get(Channel, record.thread_id)
    return shaped | {"thread": channel(world, thread)} if thread else shaped


def media_urls(components: tuple[Json, ...]) -> list[str]:
    """The addresses of all pictures and files in components, as the payload gave them."""
    nodes = list(walk(list(components)))
    media = [node["file"] for node in nodes if "file" in node]
    media += [item["media"] for node in nodes for item in node.get("items", ())]
    return [each["url"] for each in media]


def _loose(record: Message) -> list[Attachment]:
    """The files that no component shows; only these are listed as attachments."""
    named = media_urls(record.components)
    return [file for file in record.attachments if ATTACHED + file.filename not in named]


def _resolved(world: Records, files: dict[str, Attachment], node: Any) -> Any:
    """A copy of components with every `attachment://name` replaced by the file's address."""
    if isinstance(node, list):
        return [_resolved(world, files, each) for each in node]
    if not isinstance(node, dict):
        return node
    url = node.get("url")
    if isinstance(url, str) and url.startswith(ATTACHED):
        node = node | _place(world, files[url.removeprefix(ATTACHED)])
    shaped = {key: _resolved(world, files, value) for key, value in node.items()}
    if node.get("type") == FILE:
        file = files[node["file"]["url"].removeprefix(ATTACHED)]
        shaped |= {"name": file.filename, "size": file.size}
    return shaped


def _place(world: Records, file: Attachment) -> Json:
    shaped = attachment(world, file)
    place = {"url": shaped["url"], "proxy_url": shaped["url"], "attachment_id": shaped["id"]}
    place |= {key: shaped[key] for key in ("width", "height") if key in shaped}
    return place | {"content_type": file.content_type}
