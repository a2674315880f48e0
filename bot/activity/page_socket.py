"""PageSocket: the socket of one page. Nothing ever waits for a page that does not read."""

import sys

from aiohttp import WSMsgType, web

from bot.activity.messages import MOST_BYTES

MOST_UNREAD = 1 << 19  # bytes that were sent to a page and have not left: many states of a long match


class PageSocket:
    """The socket of one page. A page that reads nothing any more is dropped, as one whose connection broke."""

    def __init__(self) -> None:
        # With its usual limit a page that does not read would hold up whoever sends it something, for ever.
        self.response = web.WebSocketResponse(max_msg_size=MOST_BYTES, compress=False, writer_limit=sys.maxsize)
        self.is_known = False  # whether the page has said whose it is

    async def open(self, request: web.Request) -> None:
        """Answers the request for a socket. Raises ConnectionError if the page is gone."""
        await self.response.prepare(request)
        if request.transport is None:
            raise ConnectionResetError
        self._transport = request.transport

    @property
    def closed(self) -> bool:
        """Whether it is closed, or being closed."""
        return self.response.closed or self._transport.is_closing()

    async def hear(self) -> str:
        """The next text from the page. Raises ConnectionError if the page is gone, or sends anything but text."""
        message = await self.response.receive()
        if message.type is not WSMsgType.TEXT:
            raise ConnectionResetError
        return str(message.data)

    async def send(self, text: str) -> None:
        """Sends a text, without waiting until it is read. Raises ConnectionError if the page is gone."""
        if self._transport.get_write_buffer_size() > MOST_UNREAD:
            self.drop()
        await self.response.send_str(text)

    async def close(self, code: int = 1000) -> None:
        """Closes it with a code, and waits some seconds for the page to do so."""
        await self.response.close(code=code, drain=False)
        if self._transport.get_write_buffer_size():
            self.drop()

    def drop(self) -> None:
        """Ends the connection at once; what was sent and has not left is lost."""
        self._transport.abort()
