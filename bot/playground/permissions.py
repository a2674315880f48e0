"""Permission bits, and what the bot may do where."""

from __future__ import annotations

from enum import IntFlag

from .errors import refusal
from .records import GROUP, STAGE, VOICE, Channel, Guild, Records, User


class Permission(IntFlag):
    """The bits that matter to a bot with commands."""

    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50
    BYPASS_SLOWMODE = 1 << 52


EVERYONE = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.CONNECT
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.USE_EXTERNAL_APPS
)
"""What the @everyone role grants, to people and the bot alike."""

ADMIN = (
    EVERYONE
    | Permission.MANAGE_CHANNELS
    | Permission.MANAGE_GUILD
    | Permission.MANAGE_MESSAGES
    | Permission.MANAGE_THREADS
    | Permission.BYPASS_SLOWMODE
)
"""What a person made `admin` may do."""


def of_person(person: User, guild: Guild | None = None) -> Permission:
    """What a person may do in every channel of a server."""
    return ADMIN if person.admin else EVERYONE & ~Permission(guild.denied if guild else 0)


def rights(world: Records, channel: Channel, user_id: int) -> Permission:
    """What somebody, the bot or a person, may do in a channel."""
    if user_id == world.bot.id:
        return of_bot(world, channel)
    return of_person(world.tables[User][user_id], world.get(Guild, channel.guild_id))


def is_there(world: Records, channel: Channel) -> bool:
    """Whether the bot is a member: not of a group, and not of every server."""
    guild = world.get(Guild, channel.guild_id)
    return channel.type != GROUP and (guild is None or guild.has_bot)


def of_bot(world: Records, channel: Channel) -> Permission:
    """What the bot may do in a channel: nothing where it is not a member, in a thread what its parent allows."""
    if not is_there(world, channel):
        return Permission(0)
    home = (world.get(Channel, channel.parent_id) if channel.is_thread else None) or channel
    guild = world.get(Guild, channel.guild_id)
    held = EVERYONE if guild is None else (EVERYONE & ~Permission(guild.denied)) | Permission(guild.granted)
    return held & ~Permission(home.denied | channel.denied)


IN_ANSWERS = Permission.ATTACH_FILES | Permission.EMBED_LINKS | Permission.MENTION_EVERYONE


def announced(world: Records, channel: Channel) -> Permission:
    """The `app_permissions` of an interaction: where the bot is no member, what every answer may do."""
    return of_bot(world, channel) if is_there(world, channel) else IN_ANSWERS


def check_available(world: Records, channel: Channel) -> None:
    """Refuse with 503 what is to be done in a server that has an outage."""
    guild = world.get(Guild, channel.guild_id)
    if guild is not None and not guild.available:
        raise refusal("outage")


def require(world: Records, channel: Channel, *wanted: Permission) -> None:
    """Refuse with 50001 where the bot does not see the channel, with 50013 where it lacks a permission.

    Who may not connect to a voice channel does not see its chat (discord/discord-api-docs, pull request 5111).
    """
    check_available(world, channel)
    held = of_bot(world, channel)
    seen = Permission.VIEW_CHANNEL | (Permission.CONNECT if channel.type in (VOICE, STAGE) else Permission(0))
    if seen not in held:
        raise refusal("access")
    if any(permission not in held for permission in wanted):
        raise refusal("permissions")
