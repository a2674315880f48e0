"""The laws of an application that is not in the server, but installed by a person for themselves.

There it has no rights of its own (50001 on every request), only the tokens of interactions: fifteen minutes, and five
follow-ups (40094). Where the server denies Use External Apps, or the thread is locked, whatever it answers is private.
https://docs.discord.com/developers/topics/permissions; changelog of 2024-06-27.
"""

from __future__ import annotations

from ..permissions import Permission, is_there, rights
from ..records import Channel, Guild, Interaction
from ..world import World
from .threads import is_moderator


def forces_private(world: World, interaction: Interaction) -> bool:
    """Whether only the person sees the answers to an interaction, whatever the bot asks for."""
    channel = world.tables[Channel][interaction.channel_id]
    if channel.locked and not is_moderator(world, channel, interaction.person_id):
        return True
    if is_there(world, channel) or world.get(Guild, channel.guild_id) is None:
        return False
    return Permission.USE_EXTERNAL_APPS not in rights(world, channel, interaction.person_id)
