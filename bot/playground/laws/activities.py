"""The law of where an Activity opens, and for whom.

Discord's client checks this before it opens the frame, in this order: the type of channel, and in a server the
permissions Use Embedded Activities, Connect (in a voice channel) and Use External Apps (if the server has not installed
the application). Here the Activity is released for all platforms, and there are neither AFK channels nor age-restricted
ones. (Discord's own client, getEmbeddedActivityLaunchability; numbers by docs.discord.food, INTERACTION_FAILURE)
"""

from __future__ import annotations

from enum import IntEnum

from ..permissions import Permission, is_installed, rights
from ..records import DIRECT, GROUP, TEXT, VOICE, Channel
from ..world import World

DESKTOP, MOBILE = "desktop", "mobile"
"""The platforms of a person."""
PLACES = (TEXT, VOICE, DIRECT, GROUP)


class Unlaunchable(IntEnum):
    """Why an Activity does not open, by the client's numbers."""

    CHANNEL_TYPE = 8
    PERMISSIONS = 13
    NOT_EMBEDDED = 14


def why_not(world: World, person_id: int, channel: Channel) -> Unlaunchable | None:
    """Why the Activity does not open for a person in a channel; None if it does."""
    if not world.application.embedded:
        return Unlaunchable.NOT_EMBEDDED
    if channel.type not in PLACES:
        return Unlaunchable.CHANNEL_TYPE
    if channel.guild_id is None:
        return None
    return None if _wanted(world, channel) in rights(world, channel, person_id) else Unlaunchable.PERMISSIONS


def _wanted(world: World, channel: Channel) -> Permission:
    wanted = Permission.USE_EMBEDDED_ACTIVITIES
    if channel.type == VOICE:
        wanted |= Permission.CONNECT
    return wanted if is_installed(world, channel) else wanted | Permission.USE_EXTERNAL_APPS
