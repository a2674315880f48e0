"""The open Activities of a world; launching and leaving them."""

from __future__ import annotations

from ..events import BOT_ONLY, Event
from ..laws.activities import Unlaunchable, why_not
from ..records import Channel
from ..world import World
from .frames import Frame, Instance, query
from .oauth import OAuth


class NotLaunched(Exception):
    """Raised if the Activity does not open; `reason` is the client's number of the reason."""

    def __init__(self, reason: Unlaunchable) -> None:
        super().__init__(f"the Activity does not open here: {reason.name}")
        self.reason = reason


class Activities:
    """The Activities of one world. `origin` is the application's origin, at which the proxy shows them."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.oauth = OAuth(world)
        self.origin = ""
        self.frames: dict[str, Frame] = {}
        """All open frames, by their ids."""
        self._instances: dict[int, Instance] = {}

    def launch(self, person_id: int, channel: Channel, platform: str) -> Frame:
        """Opens a frame for a person, in the channel's open instance or a new one. Raises NotLaunched."""
        reason = why_not(self.world, person_id, channel)
        if reason is not None:
            raise NotLaunched(reason)
        if channel.id not in self._instances:
            self._instances[channel.id] = Instance(self.world.snowflakes.next(), channel)
        instance = self._instances[channel.id]
        frame = Frame(self.world, self.oauth, instance, person_id, platform, self._left)
        frame.url = f"{self.origin}/?{query(frame)}"
        self.frames[frame.id] = instance.frames[frame.id] = frame
        self._changed(instance)
        return frame

    def instance(self, instance_id: str) -> Instance | None:
        """The open instance of this id, or None."""
        return next((each for each in self._instances.values() if each.id == instance_id), None)

    def _left(self, frame: Frame) -> None:
        instance = frame.instance
        del self.frames[frame.id], instance.frames[frame.id]
        if not instance.frames:
            del self._instances[instance.channel.id]
        self._changed(instance)

    def _changed(self, instance: Instance) -> None:
        users = [str(each) for each in instance.users]
        self.world.tell(Event("ACTIVITY", {"instance_id": instance.id, "users": users}, BOT_ONLY))
