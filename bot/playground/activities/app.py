"""A framed page without a browser, for tests and load: it says and hears what the official SDK would.

    app = FramedApp(activities, (await alice.launch()).frame)
    await app.connect()
    code = await app.authorize("identify")              # its person agrees
    await app.command("AUTHENTICATE", {"access_token": …})

May be awaited from any event loop. Answers come at once: nothing here waits for the network.
"""

from __future__ import annotations

import uuid
from typing import Any

from ..records import Json
from ..waiting import in_its_loop
from .frames import FRAME, Frame
from .instances import Activities
from .refusals import CommandRefused
from .rpc import HANDSHAKE, receive


class FramedApp:
    """The page in a frame."""

    def __init__(self, activities: Activities, frame: Frame) -> None:
        self._activities = activities
        self.frame, self.world = frame, frame.world

    @in_its_loop
    async def says(self, *message: Any, origin: str | None = None) -> list[list[Any]]:
        """Post one message, [opcode, payload], from the application's origin or another; what came back."""
        before = len(self.frame.posted)
        ours = self._activities.origin
        receive(self.frame, origin or ours, ours, list(message))
        return list(self.frame.posted)[before:]

    async def connect(self, **changes: Any) -> list[list[Any]]:
        """Shake hands as the SDK does; what came back."""
        known = {"v": 1, "encoding": "json", "client_id": str(self.frame.world.application.id)}
        return await self.says(HANDSHAKE, known | {"frame_id": self.frame.id, "sdk_version": "2.5.0"} | changes)

    async def command(self, cmd: str, args: Json | None = None, evt: str | None = None) -> Any:
        """The data of the answer; None where the person is asked first. Raises Refused."""
        nonce = str(uuid.uuid4())
        payload = {"cmd": cmd, "args": args, "nonce": nonce} | ({"evt": evt} if evt else {})
        return _data(await self.says(FRAME, payload), nonce)

    @in_its_loop
    async def decide(self, agreed: bool) -> list[list[Any]]:
        """Its person answers the last dialog; what came back to the page."""
        before = len(self.frame.posted)
        self.frame.decide(max(self.frame.dialogs), agreed)
        return list(self.frame.posted)[before:]

    async def authorize(self, *scopes: str) -> str:
        """A code for these scopes; its person agrees where they are asked. Raises Refused."""
        args = {"client_id": str(self.frame.world.application.id), "response_type": "code", "scope": list(scopes)}
        data = await self.command("AUTHORIZE", args)
        if data is None:
            [[_, answer]] = await self.decide(True)
            data = answer["data"]
        return str(data["code"])

    def events(self, name: str) -> list[Json]:
        """What this event told so far."""
        return [payload["data"] for _, payload in self.frame.posted if payload.get("evt") == name]


def _data(posted: list[list[Any]], nonce: str) -> Any:
    for _, answer in posted:
        if answer.get("nonce") == nonce:
            if answer["evt"] == "ERROR":
                raise CommandRefused(**answer["data"])
            return answer["data"]
    return None
