"""Servers as the gateway presents them.

A channel that the bot cannot see is listed anyway, with its id, type and position and a flag, but without its name; of
its overwrites only one is left, by which nobody sees it, and no other field is to be relied on. When the bot sees it
again, by whatever change, there is an event with all of it (discord/discord-api-docs, pull request 8454; since
2026-11-16), and one with its threads ("Thread List Sync"). A category is seen by those who see a channel of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from . import shapes
from .clock import iso
from .events import Event
from .permissions import Permission, of_bot
from .records import CATEGORY, Channel, Guild, Json, User
from .world import World


def guild_create(world: World, guild: Guild) -> Json:
    """A server that is available: with its channels, the active threads that the bot sees, and the bot's membership."""
    mine = [each for each in world.all(Channel) if each.guild_id == guild.id]
    threads = [each for each in mine if each.is_thread and _is_listed(world, each)]
    return shapes.guild(world, guild) | {
        "unavailable": False,
        "member_count": len(world.all(User)),
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
    held = (*guild.roles_of_bot, guild.own_role) if guild.own_role else guild.roles_of_bot
    return shaped | {"roles": [str(role) for role in held]}


def is_visible(world: World, channel: Channel) -> bool:
    """Whether the bot sees a channel."""
    if channel.type == CATEGORY and any(
        is_visible(world, each) for each in world.all(Channel) if each.parent_id == channel.id
    ):
        return True
    return Permission.VIEW_CHANNEL in of_bot(world, channel)


@contextmanager
def changing_sight(world: World, guild_id: int) -> Iterator[None]:
    """Tells of the channels of a server that the bot sees only before or only after the block."""
    before = _seen(world, guild_id)
    yield
    now = _seen(world, guild_id)
    for number in sorted(before ^ now):
        world.tell(Event("CHANNEL_UPDATE", shapes.channel(world, world.tables[Channel][number]), channel_id=number))
    for number in sorted(now - before):
        threads = [shapes.channel(world, each) for each in world.threads_of(number) if _is_listed(world, each)]
        synced: Json = {"guild_id": str(guild_id), "channel_ids": [str(number)], "threads": threads, "members": []}
        world.tell(Event("THREAD_LIST_SYNC", synced, channel_id=number))


def _seen(world: World, guild_id: int) -> set[int]:
    mine = (each for each in world.all(Channel) if each.guild_id == guild_id and not each.is_thread)
    return {each.id for each in mine if is_visible(world, each)}


def _is_listed(world: World, thread: Channel) -> bool:
    return not thread.archived and is_visible(world, thread)


HIDDEN_NAME, HIDDEN_FLAG = "___hidden___", 1 << 17
"""The name of channels that the bot cannot see, and the flag that says so."""


def listed(world: World, channel: Channel) -> Json:
    """A channel of a server as the gateway presents it to the bot."""
    if is_visible(world, channel):
        return shapes.channel(world, channel)
    hidden = replace(channel, name=HIDDEN_NAME, topic="", slow_seconds=0, parent_id=None)
    nobody = {"id": str(channel.guild_id), "type": 0, "allow": "0", "deny": str(int(Permission.VIEW_CHANNEL))}
    reduced: Json = {"flags": HIDDEN_FLAG, "last_message_id": None, "permission_overwrites": [nobody]}
    return shapes.channel(world, hidden) | reduced
