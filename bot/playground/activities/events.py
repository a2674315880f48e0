"""The events that a page may subscribe to, and the scopes that each needs.

Events of voice, members, friends and purchases may be subscribed to, but never happen here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..records import Json
from .frames import Frame, participants
from .refusals import EVENT, CommandRefused, no_permission

NONE: frozenset[str] = frozenset()
_VOICE = frozenset({"rpc.voice.read"})
SCOPES = {
    "ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE": NONE,
    "ACTIVITY_LAYOUT_MODE_UPDATE": NONE,
    "ORIENTATION_UPDATE": NONE,
    "THERMAL_STATE_UPDATE": NONE,
    "ACTIVITY_JOIN": NONE,
    "ENTITLEMENT_CREATE": NONE,
    "QUEST_ENROLLMENT_STATUS_UPDATE": NONE,
    "CURRENT_USER_UPDATE": frozenset({"identify"}),
    "CURRENT_GUILD_MEMBER_UPDATE": frozenset({"identify", "guilds.members.read"}),
    "RELATIONSHIP_UPDATE": frozenset({"relationships.read"}),
    "VOICE_STATE_UPDATE": _VOICE,
    "SPEAKING_START": _VOICE,
    "SPEAKING_STOP": _VOICE,
}
"""The scopes that each event needs; all need an authenticated connection."""
FIRST: dict[str, Callable[[Frame], Json]] = {
    "ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE": participants,
    "ACTIVITY_LAYOUT_MODE_UPDATE": lambda frame: {"layout_mode": frame.layout_mode},
    "ORIENTATION_UPDATE": lambda frame: {"screen_orientation": frame.orientation},
}
"""The data of events that are sent right after the subscription."""


def subscribe(frame: Frame, event: Any) -> bool:
    """Subscribes a frame to an event. Returns whether the subscription is new. Raises CommandRefused 4004, 4006."""
    check_allowed(frame, event)
    is_new = event not in frame.subscribed
    frame.subscribed.add(event)
    return is_new


def unsubscribe(frame: Frame, event: Any) -> None:
    """Ends a frame's subscription to an event. Raises CommandRefused 4004, 4006."""
    check_allowed(frame, event)
    frame.subscribed.discard(event)


def check_allowed(frame: Frame, event: Any) -> None:
    """Raises CommandRefused 4004 if there is no such event, 4006 if the page may not subscribe to it."""
    if not isinstance(event, str) or event not in SCOPES:
        raise CommandRefused(EVENT, f"Invalid event: {event}")
    if frame.token is None or not SCOPES[event] <= set(frame.token.scopes):
        raise no_permission()
