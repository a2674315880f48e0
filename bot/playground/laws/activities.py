"""The law of where an Activity opens, and for whom.

Discord's client checks this before it opens the frame, in this order: the type of channel, the platform, whether the
Activity is released, and in a server the AFK channel and the permissions Use Embedded Activities, Connect (in a voice
channel) and Use External Apps (if the server has not installed the application). There are no age-restricted channels
here. (Discord's own client, getEmbeddedActivityLaunchability; numbers by docs.discord.food, INTERACTION_FAILURE)
"""

from __future__ import annotations

from enum import IntEnum

from ..permissions import Permission, is_installed, rights
from ..records import DIRECT, GROUP, TEXT, VOICE, Channel, Guild, User
from ..world import World

DESKTOP, MOBILE = "desktop", "mobile"
PLATFORMS = {DESKTOP: {"web"}, MOBILE: {"ios", "android"}}
"""By the platform of a frame: those of which the application must support at least one."""
PLACES = (TEXT, VOICE, DIRECT, GROUP)
SMALL = 25
"""An Activity that is not released opens in servers with fewer people than this."""


class Unlaunchable(IntEnum):
    """Why an Activity does not open, by the client's numbers."""

    CHANNEL_TYPE = 8
    AFK_CHANNEL = 9
    GUILD_SIZE = 10
    PERMISSIONS = 13
    NOT_EMBEDDED = 14
    PLATFORM = 15


def why_not(world: World, person_id: int, channel: Channel, platform: str) -> Unlaunchable | None:
    """Why the Activity does not open for a person in a channel; None if it does."""
    application, guild = world.application, world.get(Guild, channel.guild_id)
    if not application.embedded:
        return Unlaunchable.NOT_EMBEDDED
    if channel.type not in PLACES:
        return Unlaunchable.CHANNEL_TYPE
    if not PLATFORMS[platform] & set(application.platforms):
        return Unlaunchable.PLATFORM
    if guild is None:
        return None
    if not application.released and sum(not user.bot for user in world.all(User)) >= SMALL:
        return Unlaunchable.GUILD_SIZE
    if channel.id == guild.afk_channel_id:
        return Unlaunchable.AFK_CHANNEL
    return None if _wanted(world, channel) in rights(world, channel, person_id) else Unlaunchable.PERMISSIONS


def _wanted(world: World, channel: Channel) -> Permission:
    wanted = Permission.USE_EMBEDDED_ACTIVITIES
    if channel.type == VOICE:
        wanted |= Permission.CONNECT
    return wanted if is_installed(world, channel) else wanted | Permission.USE_EXTERNAL_APPS
