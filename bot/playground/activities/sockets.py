"""Sockets: relays WebSockets through the proxy, and cuts them without a close frame, so that both ends see 1006."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType, WSServerHandshakeError, web

from .policy import passed_on

_OWN = ("Sec-WebSocket-Key", "Sec-WebSocket-Version", "Sec-WebSocket-Extensions", "Sec-WebSocket-Protocol")
Socket = web.WebSocketResponse | ClientWebSocketResponse


class Sockets:
    """The open sockets. A socket is cut after `silent_seconds` without a message in either direction, and after a
    random time between the two `life_seconds`. If both are None, only `cut` cuts.
    """

    def __init__(self) -> None:
        self.silent_seconds: float | None = None
        self.life_seconds: tuple[float, float] | None = None
        self._open: set[_Line] = set()

    def __len__(self) -> int:
        """The number of open sockets."""
        return len(self._open)

    def cut(self) -> None:
        """Cuts all sockets now, as a broken network does."""
        for line in tuple(self._open):
            line.cut()

    async def relay(self, session: ClientSession, request: web.Request, url: str) -> web.StreamResponse:
        """Relays frames in both directions until one side closes or is gone; the other gets the same code, or none.

        A refusal by the application is passed on. Raises ClientError.
        """
        headers = passed_on(request.headers)
        for name in _OWN:
            headers.popall(name, None)
        wishes = [each.strip() for each in request.headers.get("Sec-WebSocket-Protocol", "").split(",") if each.strip()]
        try:
            inner = await session.ws_connect(url, headers=headers, protocols=wishes, autoping=False, max_msg_size=0)
        except WSServerHandshakeError as refused:
            return web.Response(status=refused.status)
        async with inner:
            chosen = [inner.protocol] if inner.protocol else []
            outer = web.WebSocketResponse(protocols=chosen, autoping=False, max_msg_size=0)
            await outer.prepare(request)
            line = _Line(request, outer, inner)
            self._open.add(line)
            try:
                await line.carry(self.silent_seconds, random.uniform(*self.life_seconds) if self.life_seconds else None)
            finally:
                self._open.discard(line)
        return outer


class _Line:
    """One socket of a page (`outer`) and the connected one to the application (`inner`)."""

    def __init__(self, request: web.Request, outer: web.WebSocketResponse, inner: ClientWebSocketResponse) -> None:
        self._request, self._outer, self._inner = request, outer, inner
        self._heard = 0

    def cut(self) -> None:
        """Breaks both connections without a close frame."""
        if self._request.transport is not None:
            self._request.transport.abort()
        self._inner._response.close()

    async def carry(self, silence: float | None, life: float | None) -> None:
        """Relays frames until one end closes or is gone, or the time is over."""
        pumps = [asyncio.create_task(self._pump(*ends)) for ends in self._ways()]
        try:
            async with asyncio.timeout(life):
                await self._wait(pumps, silence)
        except (TimeoutError, ConnectionError):
            self.cut()
        finally:
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)

    def _ways(self) -> tuple[tuple[Socket, Socket], tuple[Socket, Socket]]:
        return (self._outer, self._inner), (self._inner, self._outer)

    async def _wait(self, pumps: list[asyncio.Task[None]], silence: float | None) -> None:
        """Waits until one direction ends. Raises ConnectionError if it broke, TimeoutError after `silence`."""
        while True:
            heard = self._heard
            done, _ = await asyncio.wait(pumps, timeout=silence, return_when=asyncio.FIRST_COMPLETED)
            if done:
                return done.pop().result()
            if heard == self._heard:
                raise TimeoutError

    async def _pump(self, source: Socket, sink: Socket) -> None:
        """Relays frames in one direction until the source closes. Raises ConnectionError if a connection breaks."""
        while True:
            message = await source.receive()
            self._heard += 1
            if message.type is WSMsgType.TEXT:
                await sink.send_str(message.data)
            elif message.type is WSMsgType.BINARY:
                await sink.send_bytes(message.data)
            elif message.type is WSMsgType.PING:
                await sink.ping(message.data)
            elif message.type is WSMsgType.PONG:
                await sink.pong(message.data)
            elif message.type is WSMsgType.CLOSE:
                with suppress(ConnectionError):
                    await sink.close(code=message.data or 1000, message=(message.extra or "").encode())
                return
            else:
                raise ConnectionError("the line is broken")
