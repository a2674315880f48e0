"""Who reads what in Discord, as far as the bot knows: the viewers of matches."""

from __future__ import annotations

import discord

from bot.discord.place import Place
from bot.match.viewers import NOBODY, Viewer


def viewer_of(interaction: discord.Interaction[discord.Client]) -> Viewer:
    """Who asks, where they ask."""
    place = Place(interaction.guild_id, interaction.channel_id)
    guild, user = interaction.guild, interaction.user
    member = user if isinstance(user, discord.Member) else None
    return Viewer(user.id, place, lambda channel: can_read(guild, member, channel))


def everyone_at(client: discord.Client, place: Place) -> Viewer:
    """All who read a place. Of another channel of its server they are known to be readers where everybody is."""
    guild = client.get_guild(place.guild_id) if place.guild_id else None
    return Viewer(NOBODY, place, lambda channel: can_read(guild, guild.default_role if guild else None, channel))


def can_read(guild: discord.Guild | None, who: discord.Member | discord.Role | None, channel_id: int) -> bool:
    """Whether a member, or whoever has a role, can view a channel of a server; no where the bot does not know it, as
    archived threads. A private thread is for who looks after threads.
    """
    channel = guild.get_channel_or_thread(channel_id) if guild else None
    if channel is None or who is None:
        return False
    try:
        held = channel.permissions_for(who)
    except discord.ClientException:  # a thread in a channel that the bot does not know
        return False
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel) and not held.connect:
        return False
    is_private = isinstance(channel, discord.Thread) and channel.is_private()
    return held.manage_threads and held.view_channel if is_private else held.view_channel
