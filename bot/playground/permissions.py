"""Permission bits, and what the bot may do where."""

from __future__ import annotations

from enum import IntFlag

from .errors import refusal
from .records import PRIVATE_THREAD, STAGE, VOICE, Channel, Guild, Records, User


class Permission(IntFlag):
    """The permission bits that matter to a bot with commands."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
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
    USE_EMBEDDED_ACTIVITIES = 1 << 39
    USE_EXTERNAL_APPS = 1 << 50
    BYPASS_SLOWMODE = 1 << 52


EVERYONE = (
    Permission.VIEW_CHANNEL
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
    | Permission.USE_EMBEDDED_ACTIVITIES
    | Permission.USE_EXTERNAL_APPS
)
"""What the @everyone role grants, both to people and to the bot."""

IN_TIME_OUT = Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY
"""What a member may do in a time-out: https://docs.discord.com/developers/topics/permissions. The bot still answers."""

ADMIN = (
    EVERYONE
    | Permission.MANAGE_CHANNELS
    | Permission.MANAGE_GUILD
    | Permission.MANAGE_MESSAGES
    | Permission.MANAGE_THREADS
    | Permission.BYPASS_SLOWMODE
)
"""What a person who is `admin` may do."""


def of_person(person: User, guild: Guild | None = None) -> Permission:
    """What a person may do in every channel of a server."""
    return ADMIN if person.admin else EVERYONE & ~Permission(guild.denied if guild else 0)


def is_timed_out(world: Records, person: User, guild_id: int | None) -> bool:
    """Whether a person has a time-out in a server; administrators are exempt."""
    return not person.admin and world.clock.now() < dict(person.timed_out).get(guild_id or 0, 0.0)


def rights(world: Records, channel: Channel, user_id: int) -> Permission:
    """What a user, the bot or a person, may do in a channel."""
    if user_id == world.bot.id:
        return of_bot(world, channel)
    person = world.tables[User][user_id]
    if channel.guild_id in person.left:
        return Permission(0)
    held = of_person(person, world.get(Guild, channel.guild_id))
    if is_timed_out(world, person, channel.guild_id):
        held &= IN_TIME_OUT
    is_hidden = channel.members and not channel.is_thread and user_id not in channel.members
    return held & ~Permission.VIEW_CHANNEL if is_hidden else held


def is_there(world: Records, channel: Channel) -> bool:
    """Whether the bot is a member of the channel's server or direct messages."""
    guild = world.get(Guild, channel.guild_id)
    return not channel.is_among_people and (guild is None or guild.has_bot)


def is_installed(world: Records, channel: Channel) -> bool:
    """Whether the server (and not only a person) has installed the bot, at least its commands."""
    guild = world.get(Guild, channel.guild_id)
    return is_there(world, channel) or (guild is not None and guild.commands_only)


def is_uninvited(world: Records, channel: Channel) -> bool:
    """Whether this is a private thread without the bot."""
    return channel.type == PRIVATE_THREAD and world.bot.id not in channel.members


def of_bot(world: Records, channel: Channel) -> Permission:
    """What the bot may do in a channel: nothing where it is not a member; in a thread what the parent channel allows;
    in a private thread without the bot nothing, unless it may manage threads.
    """
    held = _by_role(world, channel) if is_there(world, channel) else Permission(0)
    return Permission(0) if is_uninvited(world, channel) and Permission.MANAGE_THREADS not in held else held


def _by_role(world: Records, channel: Channel) -> Permission:
    home = (world.get(Channel, channel.parent_id) if channel.is_thread else None) or channel
    guild = world.get(Guild, channel.guild_id)
    held = EVERYONE if guild is None else (EVERYONE & ~Permission(guild.denied)) | Permission(guild.granted)
    if Permission.ADMINISTRATOR in held:
        return ~Permission(0)  # whatever a channel denies
    if guild is not None and world.clock.now() < guild.timed_out_until:
        held &= IN_TIME_OUT
    if guild is not None and set(home.hidden_from) & set(guild.roles_of_bot):
        held &= ~Permission.VIEW_CHANNEL
    return held & ~Permission(home.denied | channel.denied)


IN_ANSWERS = Permission.ATTACH_FILES | Permission.EMBED_LINKS | Permission.MENTION_EVERYONE
IN_ANSWERS_OF_COMMANDS = IN_ANSWERS | Permission.USE_EXTERNAL_EMOJIS


def announced(world: Records, channel: Channel) -> Permission:
    """The `app_permissions` of an interaction. In direct messages, and if only a person has installed the bot: what any
    answer may do. If the server has installed only the commands: the part of that which everyone may do. In a private
    thread without the bot: what its role allows, but that is a guess, so do not rely on it.
    """
    guild = world.get(Guild, channel.guild_id)
    if guild is None:
        return IN_ANSWERS if channel.is_among_people else IN_ANSWERS_OF_COMMANDS
    if is_there(world, channel):
        return _by_role(world, channel)
    return of_person(world.bot, guild) & IN_ANSWERS_OF_COMMANDS if guild.commands_only else IN_ANSWERS


def check_available(world: Records, channel: Channel) -> None:
    """Raises ApiError 503 if the channel's server has an outage."""
    guild = world.get(Guild, channel.guild_id)
    if guild is not None and not guild.available:
        raise refusal("outage")


def require(world: Records, channel: Channel, *wanted: Permission) -> None:
    """Raises ApiError 50001 if the bot cannot see the channel, 50013 if it lacks a wanted permission.

    Without permission to connect, a voice channel's chat is hidden (discord/discord-api-docs, pull request 5111).
    """
    check_available(world, channel)
    held = of_bot(world, channel)
    seen = Permission.VIEW_CHANNEL | (Permission.CONNECT if channel.type in (VOICE, STAGE) else Permission(0))
    if seen not in held:
        raise refusal("access")
    if any(permission not in held for permission in wanted):
        raise refusal("permissions")
