"""The HTTP server of the touch board: its page, sign-in, and a socket for each open page."""

import asyncio
import logging

import discord
import orjson
from aiohttp import web

from bot.activity.chat_boards import ChatBoards
from bot.activity.connection import Connection
from bot.activity.open_boards import OpenBoards
from bot.activity.page_services import PageServices
from bot.activity.page_socket import PageSocket
from bot.activity.pages import Pages, language_of
from bot.activity.rates import Rates
from bot.activity.sign_in import DiscordUnreachable, NotConfirmed, SignIn, Visit
from bot.activity.visitors import Visitors
from bot.background import Background
from bot.discord.place import Person
from bot.features.activity.feature import Wanted
from bot.features.challenges.invitations import Invitations
from bot.features.learn.rules import Lessons
from bot.handling.services import services_of
from bot.locales import catalogue
from bot.recent import Recent

log = logging.getLogger(__name__)

DISCORD = tuple(f"https://{name}discord.com" for name in ("", "ptb.", "canary."))
"""The origins that may show the page in a frame."""
MOST_SOCKETS = 4000  # at a time
MOST_SIGNING_IN = 32  # at a time: for each the bot asks Discord, and anybody can send a code
EXERCISES_REMEMBERED = 1024
HELLO_BYTES = 2048  # the longest request for a session
CALM = 10.0  # seconds after the start before boards are drawn in advance: what waited for the bot comes first


class Activity:
    """The server of the touch board. It serves from `start`, when the client is logged in, to `close`.

    `secret` is the secret of Discord's application. `hosts` are the origins that may show the page in a frame. `origin`
    is the page's own; None: the one that Discord gives to every application.
    """

    def __init__(
        self, client: discord.Client, secret: str, hosts: tuple[str, ...] = DISCORD, origin: str | None = None
    ) -> None:
        self._client, self._services = client, services_of(client)
        self._secret, self._hosts, self._origin = secret, hosts, origin
        self._boards = OpenBoards()
        self._sign_in = SignIn(client, secret)
        self._visitors = Visitors(client, self._services, self._sign_in)
        self._sockets: dict[PageSocket, None] = {}  # the open ones, the oldest first
        self._signing_in = asyncio.Semaphore(MOST_SIGNING_IN)
        self._background = Background()
        self._runner: web.AppRunner | None = None

    async def start(self, address: str, port: int, application: int) -> int:
        """Begins to serve on an address and port (0: any free one), for Discord's application of this id. Returns the
        port. Raises OSError.
        """
        self._pages = Pages(str(application), self._hosts)
        self._origin = self._origin or f"https://{application}.discordsays.com"
        app = web.Application(client_max_size=HELLO_BYTES)
        app.add_routes([web.post("/session", self._session), web.get("/socket", self._socket), *self._pages.routes()])
        app.on_response_prepare.append(self._pages.guard)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, address, port).start()
        self._services.publisher.on_view = self._boards.match_changed
        self._services.referee.of(Wanted).on_wanted = self._boards.turn
        self._services.referee.of(Lessons).on_finished = self._boards.renew_of
        self._services.referee.of(Invitations).on_changed = self._boards.renew_in
        self._services.channels.servers.has_page = True
        self._shared = PageServices(
            self._services,
            self._visitors,
            self._boards,
            ChatBoards(self._services, self._boards, self._background),
            Recent(EXERCISES_REMEMBERED),
            Rates(),
            self._pages.build,
            self._background,
            {},
        )
        self._background.spawn(self._draw_ahead())
        return int(self._runner.addresses[0][1])

    async def _draw_ahead(self) -> None:
        await asyncio.sleep(CALM)
        await self._pages.draw_ahead()

    async def close(self) -> None:
        """Stops serving and closes every socket; the pages connect again when the bot is back."""
        await self._background.close()
        await asyncio.gather(*(socket.close() for socket in tuple(self._sockets)))
        if self._runner:
            await self._runner.cleanup()

    @property
    def open(self) -> int:
        """The number of open sockets."""
        return len(self._sockets)

    async def _session(self, request: web.Request) -> web.Response:
        self._require_own_page(request)
        code, instance = await _asked(request)
        if self._signing_in.locked():
            raise web.HTTPServiceUnavailable
        async with self._signing_in:
            return await self._signed_in(request, code, instance)

    async def _signed_in(self, request: web.Request, code: str, instance: str) -> web.Response:
        try:
            identity = await self._sign_in.identify(code)
            visit = Visit(identity.person, identity.locale, instance)
            await self._sign_in.instance(visit)
        except (NotConfirmed, DiscordUnreachable) as error:
            log.info("a page could not sign in: %r", error.__cause__ or error)
            return web.json_response({"text": catalogue(language_of(request))["activity.unknown"]}, status=403)
        await self._services.referee.stores.remember(Person(identity.person, identity.name, identity.locale or None))
        return web.json_response({"session": self._sign_in.session(visit), "access_token": identity.access_token})

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        self._require_own_page(request)
        self._make_room()
        socket = PageSocket(self._background)
        await socket.open(request)
        self._sockets[socket] = None
        try:
            await Connection(socket, self._shared, language_of(request)).serve()
        finally:
            self._sockets.pop(socket, None)
        return socket.response

    def _require_own_page(self, request: web.Request) -> None:
        """Raises HTTPForbidden unless the page that asks is ours: behind Discord's proxy, or loaded straight from this
        server, as with a URL override.

        A browser sends the true origin and host, so another site's page has an origin that is not the host it asks. No
        browser adds anything here that says who the person is: a page must know a code or a session.
        """
        origin = request.headers.get("Origin", "")
        if origin != self._origin and not origin.endswith(f"://{request.host}"):
            raise web.HTTPForbidden

    def _make_room(self) -> None:
        """Ends the oldest socket whose page has not said whose it is, if no more may be open; strangers could hold all
        sockets else. Raises HTTPServiceUnavailable if there is none.
        """
        if len(self._sockets) < MOST_SOCKETS:
            return
        unknown = next((each for each in self._sockets if not each.is_known), None)
        if unknown is None:
            raise web.HTTPServiceUnavailable
        unknown.drop()
        del self._sockets[unknown]


async def _asked(request: web.Request) -> tuple[str, str]:
    """The code and the instance id in a request for a session. Raises HTTPBadRequest."""
    try:
        body = orjson.loads(await request.read())
        code, instance = body["code"], body["instance"]
    except (ValueError, TypeError, KeyError, web.RequestPayloadError):
        raise web.HTTPBadRequest from None
    if not (isinstance(code, str) and isinstance(instance, str)):
        raise web.HTTPBadRequest
    return code, instance
