"""Servers as the gateway presents them."""

from __future__ import annotations

from . import shapes
from .clock import iso
from .permissions import Permission, of_bot
from .records import Channel, Guild, Json, User
from .world import World


def guild_create(world: World, guild: Guild) -> Json:
    """A server that is there: channels that the bot sees, active threads, its own membership."""
    mine = [each for each in world.all(Channel) if each.guild_id == guild.id and _visible(world, each)]
    return shapes.guild(world, guild) | {
        "unavailable": False,
        "owner_id": str(guild.owner_id),
        "member_count": len(world.all(User)),
        "preferred_locale": guild.locale,
        "joined_at": iso(guild.invited),
        "channels": [shapes.channel(world, each) for each in mine if not each.is_thread],
        "threads": [shapes.channel(world, each) for each in mine if each.is_thread and not each.archived],
        "members": [shapes.member(world.bot, guild_id=guild.id) | {"joined_at": iso(guild.invited)}],
    }


def _visible(world: World, channel: Channel) -> bool:
    return Permission.VIEW_CHANNEL in of_bot(world, channel)
