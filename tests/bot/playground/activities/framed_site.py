"""The application's own site: a page to be framed, an echoing socket, and answers of every kind."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import WSMsgType, web

PAGE = """<!doctype html><html><head><meta charset="utf-8"><title>A framed page</title>
<script type="module" src="app.js"></script></head><body><p id="state">A framed page</p></body></html>"""
COOKIES = {"good": "a=1; SameSite=None; Secure; Partitioned", "lax": "b=1; SameSite=Lax", "plain": "c=1"}


class Site:
    """The site. `address` is host and port, `script` the page's script; `closed` gets each socket's close code."""

    def __init__(self) -> None:
        self.address = ""
        self.script = ""
        self.closed: asyncio.Queue[int | None] = asyncio.Queue()
        self.sdk: Path | None = None
        self.app = web.Application()
        add = self.app.router.add_get
        add("/", self.page)
        add("/app.js", self.code)
        add("/own-policy", self.own_policy)
        add("/cookies", self.cookies)
        add("/away", self.away)
        add("/socket", self.socket)
        add("/sdk/{path:.*}", self.sdk_file)
        self.app.router.add_route("*", "/echo{rest:.*}", self.echo)

    async def page(self, request: web.Request) -> web.Response:
        return web.Response(text=PAGE, content_type="text/html", headers={"Cache-Control": "max-age=60", "ETag": '"1"'})

    async def code(self, request: web.Request) -> web.Response:
        return web.Response(text=self.script, content_type="text/javascript", headers={"Cache-Control": "max-age=60"})

    async def own_policy(self, request: web.Request) -> web.Response:
        headers = {"Content-Security-Policy": "object-src 'none'"}
        return web.Response(text=PAGE, content_type="text/html", headers=headers)

    async def cookies(self, request: web.Request) -> web.Response:
        answer = web.json_response(request.headers.get("Cookie"))
        for cookie in COOKIES.values():
            answer.headers.add("Set-Cookie", cookie)
        return answer

    async def away(self, request: web.Request) -> web.Response:
        raise web.HTTPFound("/echo")

    async def echo(self, request: web.Request) -> web.Response:
        body = (await request.read()).decode()
        seen = {"method": request.method, "path": request.raw_path, "host": request.host, "body": body}
        return web.json_response(seen | {"origin": request.headers.get("Origin")})

    async def socket(self, request: web.Request) -> web.StreamResponse:
        if request.query.get("refuse"):
            raise web.HTTPForbidden
        socket = web.WebSocketResponse(protocols=("game",))
        await socket.prepare(request)
        async for message in socket:
            if message.type is WSMsgType.TEXT and message.data == "leave":
                await socket.close(code=4321, message=b"as you wish")
            elif message.type is WSMsgType.TEXT:
                await socket.send_str(message.data)
            elif message.type is WSMsgType.BINARY:
                await socket.send_bytes(message.data)
        self.closed.put_nowait(socket.close_code)
        return socket

    async def sdk_file(self, request: web.Request) -> web.StreamResponse:
        if self.sdk is None:
            raise web.HTTPNotFound
        path = (self.sdk / request.match_info["path"]).resolve()
        if not path.is_relative_to(self.sdk) or not path.is_file():
            raise web.HTTPNotFound
        return web.Response(body=path.read_bytes(), content_type="text/javascript")


@asynccontextmanager
async def served() -> AsyncIterator[Site]:
    """The site on a local port."""
    site = Site()
    runner = web.AppRunner(site.app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    site.address = f"127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield site
    finally:
        await runner.cleanup()
