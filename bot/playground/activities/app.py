"""FramedApp: a framed page without a browser, for tests and load. It sends and receives what the official SDK would.

    app = FramedApp(activities, (await alice.launch()).frame)
    await app.connect()
    code = await app.authorize("identify")              # its person agrees
    await app.command("AUTHENTICATE", {"access_token": …})

Its methods may be awaited in any event loop. Answers come at once: there is no network between.
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
    """A page in a frame."""

    def __init__(self, activities: Activities, frame: Frame) -> None:
        self._activities = activities
        self.frame, self.world = frame, frame.world

    @in_its_loop
    async def says(self, *message: Any, origin: str | None = None) -> list[list[Any]]:
        """Posts one message, [opcode, payload], from the application's origin or another. Returns the answers."""
        before = len(self.frame.posted)
        ours = self._activities.origin
        receive(self.frame, origin or ours, ours, list(message))
        return list(self.frame.posted)[before:]

    async def connect(self, **changes: Any) -> list[list[Any]]:
        """Sends the SDK's handshake, with changes. Returns the answers."""
        known = {"v": 1, "encoding": "json", "client_id": str(self.frame.world.application.id)}
        return await self.says(HANDSHAKE, known | {"frame_id": self.frame.id, "sdk_version": "2.5.0"} | changes)

    async def command(self, cmd: str, args: Json | None = None) -> Any:
        """Sends a command. Returns the data of the answer, None if the person is asked first. Raises CommandRefused."""
        nonce = str(uuid.uuid4())
        return _data(await self.says(FRAME, {"cmd": cmd, "args": args, "nonce": nonce}), nonce)

    @in_its_loop
    async def decide(self, agreed: bool) -> list[list[Any]]:
        """Lets the person answer the last dialog. Returns what the page then received."""
        before = len(self.frame.posted)
        self.frame.decide(max(self.frame.dialogs), agreed)
        return list(self.frame.posted)[before:]

    async def authorize(self, *scopes: str) -> str:
        """A code for these scopes; the person agrees if they are asked. Raises CommandRefused."""
        args = {"client_id": str(self.frame.world.application.id), "response_type": "code", "scope": list(scopes)}
        data = await self.command("AUTHORIZE", args)
        if data is None:
            [[_, answer]] = await self.decide(True)
            data = answer["data"]
        return str(data["code"])


def _data(posted: list[list[Any]], nonce: str) -> Any:
    for _, answer in posted:
        if answer.get("nonce") == nonce:
            if answer["evt"] == "ERROR":
                raise CommandRefused(**answer["data"])
            return answer["data"]
    return None
