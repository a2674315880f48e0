"""One socket of a page, from its first message to its end."""

import asyncio
import logging
from typing import Any

from aiohttp import WSMsgType, web

from bot.activity.common import Common
from bot.activity.messages import BadRequest, Ended, Hello, Ping, Pong, read_request, to_json
from bot.activity.opened import OpenPage
from bot.activity.rates import Flood
from bot.activity.sign_in import DiscordSilent, NotVouched
from bot.locales import SOURCE, catalogue

log = logging.getLogger(__name__)

HELLO_SECONDS = 10.0  # seconds for the first message
SILENCE = 60.0  # seconds without a word from the page: it pings every 20
TOO_MUCH, FAILED, LATER = 1008, 1011, 1013
"""How a socket closes that broke a rule, one that the bot could not serve, and one that is to come back."""


class Connection:
    """Serves one socket. What the page may not say ends it; of all else it is told."""

    def __init__(self, socket: web.WebSocketResponse, common: Common) -> None:
        self._socket, self._common = socket, common

    async def serve(self) -> None:
        """To the end of the socket."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = read_request(await self._socket.receive_str())
            if not isinstance(hello, Hello):
                raise BadRequest("the first message is no hello")
            await self._visited(hello)
        except (BadRequest, Flood) as error:
            log.info("a page was cut off: %s", error or type(error).__name__)
            await self._socket.close(code=TOO_MUCH)
        except (TimeoutError, ConnectionError, TypeError, RuntimeError) as error:
            log.debug("a page has gone: %r", error)
            await self._socket.close()
        except Exception:
            log.exception("an open board failed")
            await self._socket.close(code=FAILED)

    async def _visited(self, hello: Hello) -> None:
        try:
            visitor = await self._common.visitors.of(hello.session)
        except NotVouched:
            await self.end(SOURCE, "activity.unknown")
            return
        except DiscordSilent:
            await self._socket.close(code=LATER)
            return
        page = OpenPage(self, self._common, hello, visitor)
        try:
            await page.begin()
            while True:
                async with asyncio.timeout(SILENCE):
                    message = await self._socket.receive()
                if message.type is not WSMsgType.TEXT:
                    break
                await self._hear(page, message.data)
        finally:
            page.end()

    async def _hear(self, page: OpenPage, text: str) -> None:
        self._common.rates.spend(page.person)
        request = read_request(text)
        if isinstance(request, Ping):
            await self.say(Pong())
        elif isinstance(request, Hello):
            raise BadRequest("a second hello")
        else:
            self._common.spawn(page.do(request))

    @property
    def closed(self) -> bool:
        """Whether nothing can be said any more."""
        return self._socket.closed

    async def say(self, message: Any) -> None:
        """Says one of the bot's messages; to a page that has gone nothing."""
        try:
            if not self.closed:
                await self._socket.send_str(to_json(message))
        except ConnectionError:
            log.debug("a page has gone")

    async def end(self, language: str, key: str) -> None:
        """The page is told why, and does not come back."""
        await self.say(Ended(catalogue(language)[key]))
        await self._socket.close()
