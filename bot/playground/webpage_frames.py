"""The Activity's frames on the web page: a socket for each frame, between the page and the simulated client.

The page mounts the iframe and is the visible part of Discord's client; what the client knows and refuses is in
`activities`. Messages to the page: {"what", "detail"} (see `Frame.told`), first "mount" with the address. Messages from
it: {"do": "say", "origin", "message"}, {"do": "decide", "dialog", "agreed"}, {"do": "leave"}. When the socket ends, the
person leaves the Activity.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from aiohttp import WSMsgType, web

from .activities.frames import Frame
from .activities.instances import Activities
from .activities.rpc import receive
from .records import Json

UNHOSTED_SECONDS = 30.0
"""Seconds after which a frame that no page has mounted is left again: the page was closed in between."""


class FrameSockets:
    """The frames that pages host, for the people of one world."""

    def __init__(self, activities: Activities) -> None:
        self._activities = activities
        self._open: dict[str, web.WebSocketResponse] = {}

    def offer(self, frame: Frame) -> Json:
        """What the page is told of a frame that it may mount; leaves it if the page does not mount it in time."""
        self._activities.world.clock.call_in(UNHOSTED_SECONDS, lambda: self._leave_unhosted(frame))
        return {"id": frame.id, "instance": frame.instance.id}

    def _leave_unhosted(self, frame: Frame) -> None:
        if frame.id not in self._open:
            frame.leave()

    async def host(self, request: web.Request) -> web.StreamResponse:
        """Serves the socket of one frame; 404 if it is not open or another page has mounted it."""
        frame = self._activities.frames.get(request.match_info["frame"])
        if frame is None or frame.id in self._open:
            raise web.HTTPNotFound
        socket = web.WebSocketResponse()
        self._open[frame.id] = socket
        try:
            await socket.prepare(request)
            await self._carry(frame, socket)
        finally:
            frame.leave()
            del self._open[frame.id]
        return socket

    async def _carry(self, frame: Frame, socket: web.WebSocketResponse) -> None:
        said: asyncio.Queue[Json] = asyncio.Queue()
        said.put_nowait({"what": "mount", "detail": {"url": frame.url, "platform": frame.platform}})
        frame.told = lambda what, detail: said.put_nowait({"what": what, "detail": detail})
        writing = asyncio.create_task(_write(socket, said))
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    self._hear(frame, json.loads(message.data))
        finally:
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)

    def _hear(self, frame: Frame, told: Json) -> None:
        if told["do"] == "say":
            receive(frame, told["origin"], self._activities.origin, told.get("message"))
        elif not frame.gone:
            _DONE[told["do"]](frame, told)

    async def close(self, app: web.Application) -> None:
        """Ends all sockets, so that the server need not wait for them."""
        for socket in tuple(self._open.values()):
            await socket.close()


def _decide(frame: Frame, told: Json) -> None:
    with suppress(LookupError):  # the frame has withdrawn its question
        frame.decide(told["dialog"], told["agreed"])


_DONE: dict[str, Callable[[Frame, Json], Any]] = {
    "decide": _decide,
    "leave": lambda frame, told: frame.leave(),
}


async def _write(socket: web.WebSocketResponse, said: asyncio.Queue[Json]) -> None:
    while True:
        message = await said.get()
        await socket.send_str(json.dumps(message))
        if message["what"] == "gone":
            await socket.close()
            return
