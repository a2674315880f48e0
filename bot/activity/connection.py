"""One socket of a page: it is told how its match stands, and what it asks for is done."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from aiohttp import WSMsgType, web

from bot.activity.acting import Acting, Asker, BotDeclines, Done, UnknownControl
from bot.activity.messages import (
    Accepted,
    BadRequest,
    ControlRequest,
    Ended,
    Hello,
    MoveRequest,
    Ping,
    Pong,
    RequestRefused,
    Welcome,
    read_request,
    to_json,
)
from bot.activity.open_boards import OpenBoards
from bot.activity.page_texts import page_texts
from bot.activity.replay import Replay
from bot.activity.sign_in import NotVouched
from bot.activity.states import NO_HELP, BoardViewer, plain, state_of
from bot.activity.visitors import Visitor, Visitors
from bot.handling.errors import answer_to
from bot.handling.running import Stopping
from bot.handling.services import Services
from bot.locales import catalogue
from bot.log_context import about
from bot.match.state import MatchView
from storage.errors import MatchNotFound

log = logging.getLogger(__name__)

HELLO_SECONDS = 10.0  # seconds for the first message
SILENCE = 60.0  # seconds without a word from the page: it pings every 20
BURST, RATE = 30.0, 10.0  # messages at once, and a second
MOST_OF_ONE = 8  # boards that one person has open
TOO_MUCH, FAILED = 1008, 1011  # how a socket closes that broke a rule, and one that the bot could not serve

Spawn = Callable[[Coroutine[Any, Any, None]], object]


class Flood(Exception):
    """More messages or boards than a person can mean."""


class Connection:
    """Serves one socket from its first message to its end."""

    person = 0

    def __init__(
        self,
        socket: web.WebSocketResponse,
        services: Services,
        visitors: Visitors,
        boards: OpenBoards,
        build: str,
        spawn: Spawn,
    ) -> None:
        self._socket, self._services, self._visitors = socket, services, visitors
        self._boards, self._build, self._spawn = boards, build, spawn
        self._acting = Acting(services)
        self._visitor: Visitor | None = None
        self._view: MatchView | None = None
        self._replay: Replay | None = None
        self._help = NO_HELP
        self._telling: asyncio.Lock = asyncio.Lock()
        self._told = 0  # the revision that the page was last told
        self._tokens, self._since = BURST, time.monotonic()

    async def serve(self) -> None:
        """To the end of the socket. What the page may not say ends it; of all else it is told."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = read_request(await self._socket.receive_str())
            if not isinstance(hello, Hello):
                raise BadRequest("the first message is no hello")
            await self._begin(hello)
            while True:
                async with asyncio.timeout(SILENCE):
                    message = await self._socket.receive()
                if message.type is not WSMsgType.TEXT:
                    break
                await self._hear(message.data)
        except (BadRequest, Flood) as error:
            log.info("a page was cut off: %s", error or type(error).__name__)
            await self._socket.close(code=TOO_MUCH)
        except (TimeoutError, ConnectionError, TypeError, RuntimeError) as error:
            log.debug("a page has gone: %r", error)
            await self._socket.close()
        except Exception:
            log.exception("an open board failed")
            await self._socket.close(code=FAILED)
        finally:
            if self._view:
                self._boards.close(self, self._view.id)
            self._view = None

    # -- what the bot says -----------------------------------------------------------------------------------------

    def changed(self, view: MatchView) -> None:
        """The match is so now."""
        if self._view and view.id == self._view.id and view.revision > self._view.revision:
            self._view = view
            self._spawn(self._tell())

    def turn_to(self, match: int) -> None:
        """The person wants to see another match."""
        self._spawn(self._turn_to(match))

    async def _turn_to(self, match: int) -> None:
        if not self._socket.closed and self._visitor and self._view and self._view.id != match:
            try:
                await self._open(await self._visitors.seen(self._visitor, match))
            except MatchNotFound:
                return

    async def _open(self, view: MatchView) -> None:
        if self._view:
            self._boards.close(self, self._view.id)
        self._view, self._told, self._help = view, 0, NO_HELP
        self._replay = await self._boards.open(self, view)
        self._view = await self._services.referee.queries.view(view.id)  # with what happened meanwhile
        await self._tell()

    async def _tell(self, again: bool = False) -> None:
        """The newest state, unless the page was told it."""
        async with self._telling:
            view, visitor, replay = self._view, self._visitor, self._replay
            if view is None or visitor is None or replay is None or (view.revision == self._told and not again):
                return
            if not visitor.viewer.sees(view):
                await self._end("activity.hidden")
                return
            self._told = view.revision
            reader = BoardViewer(visitor.asker.person.id, visitor.asker.likes, self._help)
            await self._say(state_of(view, replay, reader, self._services.referee.stores.clock()))

    async def _say(self, message: Any) -> None:
        try:
            if not self._socket.closed:
                await self._socket.send_str(to_json(message))
        except ConnectionError:
            log.debug("a page has gone")

    async def _end(self, key: str) -> None:
        language = self._visitor.asker.likes.language if self._visitor else "en"
        await self._say(Ended(catalogue(language).text(key)))
        await self._socket.close()

    # -- what the page says ----------------------------------------------------------------------------------------

    async def _begin(self, hello: Hello) -> None:
        try:
            self._visitor = await self._visitors.of(hello.session)
        except NotVouched:
            await self._end("activity.unknown")
            return
        if self._boards.of(self._visitor.asker.person.id) >= MOST_OF_ONE:
            raise Flood
        self.person = self._visitor.asker.person.id
        language = self._visitor.asker.likes.language
        await self._say(Welcome(language, self._build, page_texts(language)))
        try:
            view = await self._visitors.match(self._visitor, hello.match)
        except MatchNotFound:
            await self._end("activity.nothing")
            return
        await self._open(view)

    async def _hear(self, text: str) -> None:
        self._count()
        request = read_request(text)
        match request:
            case Ping():
                await self._say(Pong())
            case MoveRequest() | ControlRequest():
                self._spawn(self._do(request))
            case _:
                raise BadRequest("a second hello")

    def _count(self) -> None:
        """Raises Flood."""
        now = time.monotonic()
        self._tokens = min(BURST, self._tokens + (now - self._since) * RATE) - 1
        self._since = now
        if self._tokens < 0:
            raise Flood

    async def _do(self, request: MoveRequest | ControlRequest) -> None:
        visitor = self._visitor
        if visitor is None:
            return
        with about(match=request.match):
            try:
                with self._services.running.counted():
                    done = await self._done(visitor.asker, visitor, request)
                    if done.help is None:
                        self._boards.tell(done.view)
                    await self._say(Accepted(request.seq, done.view.revision))
                    if done.help:
                        self._help = done.help
                        await self._tell(again=True)
                        return
                    if done.new:
                        self._boards.turn(visitor.asker.person.id, done.view.id)
                    await self._acting.follow_up(done)
            except Exception as error:
                await self._say(RequestRefused(request.seq, self._explained(error, visitor.asker)))

    async def _done(self, asker: Asker, visitor: Visitor, request: MoveRequest | ControlRequest) -> Done:
        referee, person = self._services.referee, asker.person.id
        self._services.calls.note(person)
        await referee.places.require_welcome(asker.place.guild_id, person)
        await referee.queries.require_seen(request.match, visitor.viewer)
        if isinstance(request, MoveRequest):
            return await self._acting.move(asker, request)
        return await self._acting.control(asker, request)

    def _explained(self, error: Exception, asker: Asker) -> str:
        texts = catalogue(asker.likes.language)
        if isinstance(error, Stopping):
            return texts.text("trouble.stopping")
        if isinstance(error, BotDeclines):
            return texts.text("offer.draw_bot_declines")
        if isinstance(error, UnknownControl):
            return texts.text("trouble.unknown-button")
        return plain(answer_to(error, asker.likes, "an open board"))
