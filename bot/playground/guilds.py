"""Servers as the gateway presents them.

A channel that the bot cannot see is listed anyway, with its id, type and position and a flag, but without its name
(discord/discord-api-docs, pull request 8454; since 2026-11-16). Its threads and messages are not sent.
"""

from __future__ import annotations

from dataclasses import replace

from . import shapes
from .clock import iso
from .permissions import Permission, of_bot
from .records import Channel, Guild, Json, User
from .world import World


def guild_create(world: World, guild: Guild) -> Json:
    """A server that is available: with its channels, the active threads that the bot sees, and the bot's membership."""
    mine = [each for each in world.all(Channel) if each.guild_id == guild.id]
    threads = [each for each in mine if each.is_thread and not each.archived and is_visible(world, each)]
    return shapes.guild(world, guild) | {
        "unavailable": False,
        "owner_id": str(guild.owner_id),
        "member_count": len(world.all(User)),
        "preferred_locale": guild.locale,
        "joined_at": iso(guild.invited),
        "channels": [listed(world, each) for each in mine if not each.is_thread],
        "threads": [shapes.channel(world, each) for each in threads],
        "members": [me(world, guild)],
    }


def me(world: World, guild: Guild) -> Json:
    """The bot's membership in a server."""
    until = iso(guild.timed_out_until) if guild.timed_out_until else None
    shaped = shapes.member(world.bot, guild_id=guild.id)
    shaped |= {"joined_at": iso(guild.invited), "communication_disabled_until": until}
    return shaped | {"roles": [str(role) for role in guild.roles_of_bot]}


def is_visible(world: World, channel: Channel) -> bool:
    """Whether the bot sees a channel."""
    return Permission.VIEW_CHANNEL in of_bot(world, channel)


HIDDEN_NAME, HIDDEN_FLAG = "___hidden___", 1 << 17
"""The name of channels that the bot cannot see, and the flag that says so."""


def listed(world: World, channel: Channel) -> Json:
    """A channel of a server as the gateway presents it to the bot."""
    if is_visible(world, channel):
        return shapes.channel(world, channel)
    hidden = replace(channel, name=HIDDEN_NAME, topic="", slow_seconds=0)
    return shapes.channel(world, hidden) | {"flags": HIDDEN_FLAG, "last_message_id": None}
