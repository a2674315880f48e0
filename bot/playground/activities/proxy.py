"""The proxy in place of discordsays.com: serves the application's pages under their own origin, as its mappings say.

    await here.portal.change(mappings=(("/", "127.0.0.1:8080"),))

A mapping's target is a host, perhaps with a folder, without protocol (here always http). Mappings are tried in order,
so a longer prefix must come before a shorter one. `/x` and `/.proxy/x` are the same. The application sees all requests
from the proxy's address, and its own address as the host.
"""

from __future__ import annotations

import io
import secrets
from typing import TypedDict

from aiohttp import ClientError, ClientSession, DummyCookieJar, TCPConnector, web
from multidict import CIMultiDict
from yarl import URL

from ..address import listen
from ..laws.activities import MOBILE
from ..world import World
from .policy import answered, content_security_policy, is_page, passed_on, with_safe_areas
from .sockets import Sockets

PREFIX = "/.proxy"
MOST_BODY = 128 * 1024 * 1024
"""Bytes of a request; a larger one gets the proxy's own page, with 500."""


class Fetched(TypedDict):
    """An answer, as arguments of `web.Response`."""

    status: int
    headers: CIMultiDict[str]
    body: bytes


class Proxy:
    """The proxy of one world; `sockets` are those that it relays."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.origin = ""
        self.sockets = Sockets()
        self._api = ""
        self._runner: web.AppRunner | None = None
        self._web: ClientSession | None = None

    async def start(self, api: str, last: int = 0) -> int:
        """Listens on a port, `last` if that is free. Returns the port. `api` is the address of the playground's API."""
        self._api = api
        app = web.Application(client_max_size=MOST_BODY)
        app.router.add_route("*", "/{rest:.*}", self._show)
        self._web = ClientSession(connector=TCPConnector(limit=0), cookie_jar=DummyCookieJar(), auto_decompress=False)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        port = await listen(self._runner, last=last)
        self.origin = f"http://127.0.0.1:{port}"
        return port

    async def stop(self) -> None:
        """Cuts all sockets and stops listening."""
        self.sockets.cut()
        if self._runner is not None:
            await self._runner.cleanup()
        if self._web is not None:
            await self._web.close()

    def target(self, path: str) -> str | None:
        """The host and path to which a path is mapped, or None if no mapping fits."""
        if path.startswith(PREFIX + "/"):
            path = path.removeprefix(PREFIX)
        for prefix, target in self._world.application.mappings:
            root = prefix.rstrip("/")
            if path == root or path.startswith(root + "/"):
                return target.rstrip("/") + path.removeprefix(root)
        return None

    async def _show(self, request: web.Request) -> web.StreamResponse:
        if f"http://{request.host}" != self.origin:
            raise web.HTTPForbidden
        target = self.target(request.rel_url.raw_path)
        if target is None or self._web is None:
            raise web.HTTPNotFound(text="no mapping leads there")
        query = request.rel_url.raw_query_string
        address = f"{target}?{query}" if query else target
        try:
            if request.headers.get("Upgrade", "").lower() == "websocket":
                return await self.sockets.relay(self._web, request, f"ws://{address}")
            return web.Response(**await self._fetch(self._web, request, f"http://{address}"))
        except (ClientError, OSError):
            raise web.HTTPBadGateway(text="the application does not answer") from None

    async def _fetch(self, session: ClientSession, request: web.Request, url: str) -> Fetched:
        """The application's answer, as the proxy and the client change it."""
        try:
            body = await request.read()
        except web.HTTPRequestEntityTooLarge:
            raise web.HTTPInternalServerError(text="too large for the proxy") from None
        headers = passed_on(request.headers)
        headers["Accept-Encoding"] = "identity"  # so that a page can be read here
        exact = URL(url, encoded=True)
        async with session.request(
            request.method, exact, headers=headers, data=io.BytesIO(body) if body else None, allow_redirects=False
        ) as answer:
            nonce = secrets.token_urlsafe(16)
            told = answered(answer.headers, content_security_policy(self.origin, self._api, self._world.cdn, nonce))
            content = self._prepared(request, told, await answer.read(), nonce)
            return {"status": answer.status, "headers": told, "body": content}

    def _prepared(self, request: web.Request, headers: CIMultiDict[str], content: bytes, nonce: str) -> bytes:
        on_phone = request.query.get("platform") == MOBILE
        return with_safe_areas(content.decode(), nonce).encode() if on_phone and is_page(headers) else content
