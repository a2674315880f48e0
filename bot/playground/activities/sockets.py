"""Sockets: relays WebSockets through the proxy, and cuts them without a close frame, so that both ends see 1006."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType, WSServerHandshakeError, web

from .policy import passed_on

_OWN = ("Sec-WebSocket-Key", "Sec-WebSocket-Version", "Sec-WebSocket-Extensions", "Sec-WebSocket-Protocol")
Socket = web.WebSocketResponse | ClientWebSocketResponse


class Sockets:
    """The open sockets."""

    def __init__(self) -> None:
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
                await line.carry()
            finally:
                self._open.discard(line)
        return outer


class _Line:
    """One socket of a page (`outer`) and the connected one to the application (`inner`)."""

    def __init__(self, request: web.Request, outer: web.WebSocketResponse, inner: ClientWebSocketResponse) -> None:
        self._request, self._outer, self._inner = request, outer, inner

    def cut(self) -> None:
        """Breaks both connections without a close frame."""
        if self._request.transport is not None:
            self._request.transport.abort()
        self._inner._response.close()

    async def carry(self) -> None:
        """Relays frames until one end closes or is gone."""
        ways = (self._outer, self._inner), (self._inner, self._outer)
        pumps = [asyncio.create_task(self._pump(*ends)) for ends in ways]
        try:
            done, _ = await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            done.pop().result()
        except ConnectionError:
            self.cut()
        finally:
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)

    async def _pump(self, source: Socket, sink: Socket) -> None:
        """Relays frames in one direction until the source closes. Raises ConnectionError if a connection breaks."""
        while True:
            message = await source.receive()
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
