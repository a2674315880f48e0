"""The laws of an application whose bot is not in the server, but which a person has installed for themselves, or the
server with its commands alone.

There it has no rights of its own (50001 on every request), only the tokens of interactions: fifteen minutes. By a
person's installation it has five follow-ups (40094), and where the server denies Use External Apps whatever it answers
is private. In a locked thread it always is.
https://docs.discord.com/developers/topics/permissions; changelog of 2024-06-27. For commands alone: the changelog
"Calculated Permissions in Interaction Payloads".
"""

from __future__ import annotations

from ..permissions import Permission, is_installed, rights
from ..records import Channel, Guild, Interaction
from ..world import World
from .threads import is_moderator


def forces_private(world: World, interaction: Interaction) -> bool:
    """Whether only the person sees the answers to an interaction, whatever the bot asks for."""
    channel = world.tables[Channel][interaction.channel_id]
    if channel.locked and not is_moderator(world, channel, interaction.person_id):
        return True
    if is_installed(world, channel) or world.get(Guild, channel.guild_id) is None:
        return False
    return Permission.USE_EXTERNAL_APPS not in rights(world, channel, interaction.person_id)
