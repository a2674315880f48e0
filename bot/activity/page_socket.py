"""PageSocket: the socket of one page. Nothing ever waits for a page that does not read."""

import logging
import sys
from collections.abc import Awaitable, Callable

from aiohttp import WSMsgType, web

from bot.activity.messages import MOST_BYTES, Ended, Said, to_json
from bot.background import Background
from bot.locales import catalogue

log = logging.getLogger(__name__)

MOST_UNREAD = 1 << 19  # bytes that were sent to a page and have not left: many states of a long match
FAILED = 1011  # the code with which a socket is closed where the bot failed


class PageSocket:
    """The socket of one page. A page that reads nothing any more is dropped, as one whose connection broke."""

    def __init__(self, background: Background) -> None:
        # With its usual limit a page that does not read would hold up whoever sends it something, for ever.
        self.response = web.WebSocketResponse(max_msg_size=MOST_BYTES, compress=False, writer_limit=sys.maxsize)
        self.is_known = False  # whether the page has said whose it is
        self._background = background

    async def open(self, request: web.Request) -> None:
        """Answers the request for a socket. Raises ConnectionError if the page is gone."""
        await self.response.prepare(request)
        if request.transport is None:
            raise ConnectionResetError
        self._transport = request.transport

    @property
    def closed(self) -> bool:
        """Whether it is closed, or being closed: the page is gone."""
        return self.response.closed or self._transport.is_closing()

    async def hear(self) -> str:
        """The next text from the page. Raises ConnectionError if the page is gone, or sends anything but text."""
        message = await self.response.receive()
        if message.type is not WSMsgType.TEXT:
            raise ConnectionResetError
        return str(message.data)

    async def say(self, message: Said) -> None:
        """Sends a message, without waiting until it is read; does nothing if the page is gone."""
        if self._transport.get_write_buffer_size() > MOST_UNREAD:
            self.drop()
        try:
            if not self.closed:
                await self.response.send_str(to_json(message))
        except ConnectionError:
            log.debug("a page has gone")

    def spawn(self, work: Callable[[], Awaitable[None]]) -> None:
        """Starts work for the page in the background. If it fails the socket is closed: the page then opens another,
        and is shown how everything stands.
        """
        self._background.spawn(self._done_or_closed(work))

    async def _done_or_closed(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception:
            await self.fail()

    async def fail(self) -> None:
        """Logs the exception that is being handled, and closes the socket."""
        log.exception("an open board failed")
        await self.close(FAILED)

    async def end(self, language: str, key: str, again: bool = False) -> None:
        """Ends the page's session; the text of the key tells the person why. `again`: the page may come back soon."""
        await self.say(Ended(catalogue(language)[key], again))
        await self.close()

    async def close(self, code: int = 1000) -> None:
        """Closes it with a code, and waits some seconds for the page to do so."""
        await self.response.close(code=code, drain=False)
        if self._transport.get_write_buffer_size():
            self.drop()

    def drop(self) -> None:
        """Ends the connection at once; what was sent and has not left is lost."""
        self._transport.abort()
