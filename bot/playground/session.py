"""One gateway session: its numbered events, what it wants to hear, and the socket that it has at the moment."""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field

from aiohttp import web

from .records import Json

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = (
    0,
    1,
    2,
    3,
    6,
    7,
    8,
    9,
    10,
    11,
)
"""Gateway opcodes."""
KEPT_EVENTS = 2000
"""How many past events a session can replay."""


class GatewaySocket:
    """One socket: frames go out in order, compressed with one shared context where the client asked for zlib-stream.

    Other compressions are answered with plain text frames, which the client reads as they are.
    """

    def __init__(self, socket: web.WebSocketResponse, compress: str) -> None:
        self.socket = socket
        self._deflate = zlib.compressobj(level=1) if compress == "zlib-stream" else None
        self._frames: asyncio.Queue[str | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, frame: Json) -> None:
        """Put a frame at the end of the line; never waits."""
        self._frames.put_nowait(json.dumps(frame, ensure_ascii=False, separators=(",", ":")))

    async def close(self, code: int) -> None:
        """Send what is queued, then close with a code."""
        self._frames.put_nowait(None)
        await asyncio.gather(self._writer, return_exceptions=True)
        await self.socket.close(code=code)

    def cut(self) -> None:
        """Drop the connection without a word, as a network does."""
        self._writer.cancel()
        transport = self.socket._req.transport if self.socket._req is not None else None
        if transport is not None:
            transport.abort()

    async def _write(self) -> None:
        with suppress(ConnectionError):  # who is gone resumes later and gets it then
            while (text := await self._frames.get()) is not None:
                await self._send(text)

    async def _send(self, text: str) -> None:
        if self._deflate is None:
            await self.socket.send_str(text)
        else:
            await self.socket.send_bytes(self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH))

    def stop(self) -> None:
        """Stop writing; the socket is gone."""
        self._writer.cancel()


@dataclass(slots=True)
class GatewaySession:
    """A session outlives its sockets: what happens in between is kept and replayed by RESUME."""

    intents: int
    shard: tuple[int, int] = (0, 1)
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    line: GatewaySocket | None = None
    number: int = 0
    past: deque[Json] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))

    def dispatch(self, kind: str, data: Json) -> None:
        """Number an event, keep it, and send it if there is a socket."""
        self.number += 1
        frame: Json = {"op": DISPATCH, "t": kind, "s": self.number, "d": data}
        self.past.append(frame)
        if self.line is not None:
            self.line.send(frame)

    def can_replay(self, after: int) -> bool:
        """Whether nothing that followed event number `after` is forgotten."""
        return 0 <= after <= self.number and (not self.past or self.past[0]["s"] <= after + 1)

    def resume(self, line: GatewaySocket, after: int) -> None:
        """Go on with another socket, sending again what followed event number `after`."""
        self.line = line
        for frame in self.past:
            if frame["s"] > after:
                line.send(frame)

    def has(self, guild_id: str | None) -> bool:
        """Whether this shard is told of a server's events; direct messages go to shard 0."""
        number = (int(guild_id) >> 22) % self.shard[1] if guild_id else 0
        return number == self.shard[0]
