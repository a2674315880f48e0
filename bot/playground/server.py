"""Playground: starts and stops the playground's server, in the running event loop or in another thread."""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, Self, TypeVar

from aiohttp import web

from .activities.proxy import Proxy
from .address import Address, keep, kept_in, listen
from .clock import PlaygroundClock
from .faults import Faults
from .gateway import Gateway
from .interactions import Interactions
from .laws.threads import watch
from .moderation import WorldModeration
from .people import DiscordUser, People
from .portal import Portal
from .records import Channel, InstalledCommand
from .rest import ROUTES
from .rest.cdn import add_routes
from .rest.http import Api
from .store import Store
from .transcript import Transcript
from .waiting import in_loop, wait_until
from .world import World

T = TypeVar("T")
MOST_UPLOAD = 32 * 1024 * 1024
"""Bytes of the largest request body."""
Mount = Callable[[web.Application, People, str], None]
"""Adds the routes of the web page below /key/, for these people."""


class Playground:
    """A Discord on 127.0.0.1: `async with Playground() as here`.

    `url` is its address, `token` the bot's token, `key` the secret first step of the page's paths. With `own_thread` it
    runs in an event loop in another thread, and goes on while a bot blocks its own. With `still` only `advance` moves
    the time. With `folder` the world is kept there and loaded at the next start, at the same address. `mount` adds the
    web page. `shards` is the number of shards that the bot is told to use.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        own_thread: bool = False,
        still: bool = False,
        folder: Path | None = None,
        mount: Mount | None = None,
        shards: int = 1,
    ) -> None:
        self.world = World(PlaygroundClock(still=still))
        self.world.shards = shards
        self.interactions = Interactions(self.world)
        self.activities = self.interactions.activities
        self.proxy = Proxy(self.world)
        self.people = People(self.world, self.interactions)
        self.transcript = Transcript()
        self.token = secrets.token_urlsafe(32)
        self._folder, self._address = folder, kept_in(folder)
        self.key = self._address.key
        self.gateway = Gateway(self.world, self.token, self.transcript)
        self.faults = Faults(self.gateway)
        self.moderation = WorldModeration(self.world)
        self.portal = Portal(self.world)
        self.url = ""
        self._port, self._own_thread, self._mount = port, own_thread, mount
        self._store = Store(folder) if folder else None
        self._runner: web.AppRunner | None = None
        self._thread: threading.Thread | None = None

    # -- life ---------------------------------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        """Starts the server, which is ready when this returns."""
        loop = asyncio.get_running_loop()
        if self._own_thread:
            loop = asyncio.new_event_loop()
            self._thread = threading.Thread(target=loop.run_forever, name="playground", daemon=True)
            self._thread.start()
        self.world.loop = loop
        await self.call(self._start)
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stops the server, and its thread if it has one."""
        await self.call(self._stop)
        loop = self.world.loop
        if self._thread is not None and loop is not None:
            loop.call_soon_threadsafe(loop.stop)
            await asyncio.to_thread(self._thread.join)
            loop.close()

    async def call(self, act: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Runs a coroutine function in the playground's loop; may be awaited in any loop."""
        return await in_loop(self.world.loop, act())

    async def _start(self) -> None:
        if self._store is not None:
            self._store.open(self.world)
        self.world.set_up()
        for thread in self.world.all(Channel):
            if thread.is_thread:
                watch(self.world, thread.id)
        self._runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        port = await listen(self._runner, self._port, self._address.port)
        self.url = f"http://127.0.0.1:{port}"
        self.gateway.address = f"ws://127.0.0.1:{port}/gateway"
        self.world.cdn = f"{self.url}/cdn"
        proxy = await self.proxy.start(f"{self.url}/api", self._address.proxy)
        self.activities.origin = self.proxy.origin
        self._address = Address(self.key, port, proxy)
        if self._folder is not None:
            keep(self._folder, self._address)

    async def _stop(self) -> None:
        self.world.clock.stop()
        self.faults.release()
        await self.gateway.close_all(1001)
        await self.proxy.stop()
        if self._runner is not None:
            await self._runner.cleanup()
        if self._store is not None:
            self._store.close()

    def _application(self) -> web.Application:
        app = web.Application(middlewares=[self._guard], client_max_size=MOST_UPLOAD)
        app.router.add_get("/gateway", self.gateway.connect)
        app.router.add_get("/gateway/", self.gateway.connect)
        add_routes(app, self.world, self.faults)
        Api(self.interactions, self.gateway, self.faults, self.transcript, self.token).add(app, ROUTES)
        if self._mount is not None:
            self._mount(app, self.people, self.key)
        self.world.listeners.append(self.transcript.person)
        return app

    @web.middleware
    async def _guard(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Refuses requests from other sites' pages: Host, and Origin if there is one, must be our own."""
        hosts = tuple(f"{name}:{self._address.port}" for name in ("127.0.0.1", "localhost"))
        origin = request.headers.get("Origin")
        if request.host not in hosts or (origin is not None and origin not in [f"http://{host}" for host in hosts]):
            raise web.HTTPForbidden
        return await handler(request)

    # -- convenience --------------------------------------------------------------------------------------------

    @property
    def page(self) -> str:
        """The address of the web page."""
        return f"{self.url}/{self.key}/"

    @property
    def secret(self) -> str:
        """The application's secret, with which its server exchanges codes for tokens."""
        return self.world.application.secret

    def add_person(self, name: str, locale: str = "en-US", *, admin: bool = False) -> DiscordUser:
        """Adds a person to the server, in its first channel."""
        return self.people.add(name, locale, admin=admin)

    async def until_ready(self, within: float = 60) -> None:
        """Waits until the bot is connected and has installed commands. Raises TimeoutError."""
        await self.until(lambda: self.gateway.connected and self.world.all(InstalledCommand), within)

    async def until(self, holds: Callable[[], T | None], within: float = 60) -> T:
        """Waits until `holds()` is true, checked after every event. Returns what it gave. Raises TimeoutError."""
        return await self.call(lambda: wait_until(self.world, holds, within))

    async def advance(self, seconds: float) -> None:
        """Lets these seconds pass at once."""

        async def move() -> None:
            self.world.clock.advance(seconds)

        await self.call(move)
