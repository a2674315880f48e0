"""Connection: one socket of a page, from its first message to its end."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from bot.activity.messages import BadRequest, Hello, Ping, Pong, read_request
from bot.activity.open_pages import OpenPage
from bot.activity.page_services import PageServices
from bot.activity.page_socket import PageSocket
from bot.activity.rates import HELLO, Flood
from bot.activity.sign_in import DiscordUnreachable, NotConfirmed
from bot.activity.states import milliseconds

log = logging.getLogger(__name__)

HELLO_SECONDS = 10.0  # seconds for the first message
SILENCE = 150.0  # seconds without a message after which the page is gone: it pings every 20, hidden every 60
TOO_MUCH, LATER = 1008, 1013
"""Codes with which a socket is closed: the page broke a rule; the page may try again later."""


class Connection:
    """Serves one socket. A message that no page of ours sends closes it; refusals are told to the page."""

    def __init__(self, socket: PageSocket, shared: PageServices, language: str) -> None:
        self._socket, self._shared = socket, shared
        self._language = language  # of the browser, for a person whom we do not know

    async def serve(self) -> None:
        """Serves until the socket ends. Raises nothing."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = read_request(await self._socket.hear())
            if not isinstance(hello, Hello):
                raise BadRequest("the first message is no hello")
            await self._visited(hello)
        except (BadRequest, Flood) as error:
            log.info("a page was cut off: %s", error or type(error).__name__)
            await self._socket.close(code=TOO_MUCH)
        except (TimeoutError, ConnectionError, RuntimeError) as error:
            log.debug("a page has gone: %r", error)
            await self._socket.close()
        except Exception:
            await self._socket.fail()

    async def _visited(self, hello: Hello) -> None:
        try:
            person = self._shared.visitors.person(hello.session)
        except NotConfirmed:
            await self._socket.end(self._language, "activity.unknown")
            return
        self._shared.rates.spend(person, HELLO)
        self._socket.is_known = True
        with self._newest_of(hello.session):
            await self._confirmed(hello)

    @contextmanager
    def _newest_of(self, session: str) -> Iterator[None]:
        """Within, this is the socket of its page: one from before, whose line may be dead, is dropped."""
        sockets = self._shared.sockets
        if session in sockets:
            sockets[session].drop()
        sockets[session] = self._socket
        try:
            yield
        finally:
            if sockets[session] is self._socket:
                del sockets[session]

    async def _confirmed(self, hello: Hello) -> None:
        try:
            visitor = await self._shared.visitors.of(hello.session)
        except NotConfirmed:
            await self._socket.end(self._language, "activity.unknown", again=True)
            return
        except DiscordUnreachable:
            await self._socket.close(code=LATER)
            return
        page = OpenPage(self._socket, self._shared, hello, visitor)
        try:
            await page.begin()
            while True:
                async with asyncio.timeout(SILENCE):
                    text = await self._socket.hear()
                await self._hear(page, text)
        finally:
            page.end()

    async def _hear(self, page: OpenPage, text: str) -> None:
        self._shared.rates.spend(page.person)
        request = read_request(text)
        if isinstance(request, Ping):
            await self._socket.say(Pong(milliseconds(self._shared.services.referee.stores.clock())))
        elif isinstance(request, Hello):
            raise BadRequest("a second hello")
        else:
            self._socket.spawn(partial(page.requests.do, request))
