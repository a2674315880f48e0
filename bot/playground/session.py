"""One gateway session: its numbered events, its intents, and its current socket."""

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

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 3, 6, 7, 9, 10, 11
"""Gateway opcodes."""
KEPT_EVENTS = 2000
"""The number of past events that a session can replay."""


class GatewaySocket:
    """One socket. It sends frames in order, compressed with one shared context if the client asked for zlib-stream.

    For other compressions it sends plain text frames, which the client accepts, too.
    """

    def __init__(self, socket: web.WebSocketResponse, compress: str) -> None:
        self.socket = socket
        self.gate: asyncio.Event | None = None  # frames are sent once it is set; None: at once
        self._deflate = zlib.compressobj(level=1) if compress == "zlib-stream" else None
        self._frames: asyncio.Queue[str | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, frame: Json) -> None:
        """Queues a frame; never waits."""
        self._frames.put_nowait(json.dumps(frame, ensure_ascii=False, separators=(",", ":")))

    async def close(self, code: int) -> None:
        """Sends what is queued, then closes with a code."""
        self._frames.put_nowait(None)
        await asyncio.gather(self._writer, return_exceptions=True)
        await self.socket.close(code=code)

    def cut(self) -> None:
        """Drops the connection without a close frame, as a broken network does."""
        self._writer.cancel()
        transport = self.socket._req.transport if self.socket._req is not None else None
        if transport is not None:
            transport.abort()

    async def _write(self) -> None:
        with suppress(ConnectionError):  # a client that is gone gets it when it resumes
            while (text := await self._frames.get()) is not None:
                if self.gate is not None:
                    await self.gate.wait()
                await self._send(text)

    async def _send(self, text: str) -> None:
        if self._deflate is None:
            await self.socket.send_str(text)
        else:
            await self.socket.send_bytes(self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH))

    def stop(self) -> None:
        """Stops writing, because the socket is gone."""
        self._writer.cancel()


@dataclass(slots=True)
class GatewaySession:
    """A session, which outlives its sockets: it keeps events, and RESUME replays those that the client missed."""

    intents: int
    shard: tuple[int, int] = (0, 1)
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    line: GatewaySocket | None = None
    number: int = 0
    past: deque[Json] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))

    def dispatch(self, kind: str, data: Json) -> None:
        """Numbers an event, keeps it, and sends it if there is a socket."""
        self.number += 1
        frame: Json = {"op": DISPATCH, "t": kind, "s": self.number, "d": data}
        self.past.append(frame)
        if self.line is not None:
            self.line.send(frame)

    def can_replay(self, after: int) -> bool:
        """Whether all events after number `after` are still kept."""
        return 0 <= after <= self.number and (not self.past or self.past[0]["s"] <= after + 1)

    def resume(self, line: GatewaySocket, after: int) -> None:
        """Goes on with another socket, and sends all events after number `after` again."""
        self.line = line
        for frame in self.past:
            if frame["s"] > after:
                line.send(frame)

    def has(self, guild_id: str | None) -> bool:
        """Whether this shard gets a server's events; those of direct messages (None) go to shard 0."""
        number = (int(guild_id) >> 22) % self.shard[1] if guild_id else 0
        return number == self.shard[0]
