"""The laws of an application whose bot is not in the server: a person has installed it for themselves, or the server
has installed only its commands.

There it has no permissions (50001 on every request), only the tokens of interactions, for fifteen minutes. If only a
person has installed it, it has five follow-ups (40094), and all its answers are private where the person may not use
external apps or not write. In a locked thread they always are; so is a new answer that the server's filter blocks.
https://docs.discord.com/developers/topics/permissions; .../resources/application#installation-context; changelog of
2024-06-27. For commands alone: the changelog "Calculated Permissions in Interaction Payloads".
"""

from __future__ import annotations

from ..permissions import Permission, is_installed, rights
from ..records import Channel, Guild, Interaction
from ..world import World
from .threads import is_moderator


def forces_private(world: World, interaction: Interaction) -> bool:
    """Whether Discord makes all answers to an interaction private, whatever the bot asks for."""
    channel = world.tables[Channel][interaction.channel_id]
    if channel.locked and not is_moderator(world, channel, interaction.person_id):
        return True
    if is_installed(world, channel) or world.get(Guild, channel.guild_id) is None:
        return False
    writes = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    return Permission.USE_EXTERNAL_APPS | writes not in rights(world, channel, interaction.person_id)
