"""Between HTTP and the world: bodies in, JSON out, tokens, refusals, faults, and the transcript.

Handlers are plain functions from a `Call` to JSON (None: 204, a pair: another status); they never wait.
"""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from aiohttp import BodyPartReader, web

from ..errors import Refusal, TooMany, refusal
from ..events import BOT_ONLY, Event
from ..faults import Faults, HungUp, suffer
from ..laws.form import Form
from ..records import Channel, Json, Message
from ..transcript import Exchange, Transcript
from ..uploads import Upload

if TYPE_CHECKING:
    from ..gateway import Gateway, Kept
    from ..world import World

PREFIX = "/api/v10"
BROKEN = 500
"""From this status on there is no JSON in the answer."""
UNAUTHENTICATED = ("/interactions/", "/webhooks/")
"""Here the token in the path is the credential."""


@dataclass(frozen=True, slots=True)
class Call:
    """One request as a handler sees it."""

    world: World
    gateway_address: str
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    files: dict[int, Upload]

    def number(self, name: str) -> int:
        """An id in the path. Raises Refusal 404 where it is none."""
        text = self.params[name]
        if not text.isdecimal():
            raise refusal("not found")
        return int(text)

    def asked(self, name: str, otherwise: int) -> int:
        """A number in the query. Raises Refusal 50035 where it is none."""
        form = Form()
        form.snowflake((name,), self.query.get(name, otherwise))
        form.settle()
        return int(self.query.get(name, otherwise))

    @property
    def form(self) -> Json:
        """The body, which must be a JSON object."""
        if not isinstance(self.body, dict):
            raise Refusal(400, 50035, "Invalid Form Body", {"_errors": [_NO_OBJECT]})
        return self.body

    def channel(self) -> Channel:
        """The channel in the path. Raises Refusal 10003."""
        found = self.world.get(Channel, self.number("channel_id"))
        if found is None:
            raise refusal("channel")
        return found

    def message(self) -> Message:
        """The message in the path, in its channel; private ones are not found there. Raises Refusal 10008."""
        found = self.world.get(Message, self.number("message_id"))
        if found is None or found.channel_id != self.number("channel_id") or found.only_for is not None:
            raise refusal("message")
        return found


_FILE = re.compile(r"files\[(\d{1,3})\]")
_NO_OBJECT = {"code": "MODEL_TYPE_CONVERT", "message": "Only dictionaries may be used in a ModelType"}

Handler = Callable[[Call], Any]


@dataclass(frozen=True, slots=True)
class Route:
    """A method and an address below /api/v10, with named places, and what answers there."""

    method: str
    path: str
    handler: Handler


class Desk:
    """Answers every request below /api/v10."""

    def __init__(self, world: World, gateway: Gateway, faults: Faults, transcript: Transcript, token: str) -> None:
        self._world, self._gateway, self._faults = world, gateway, faults
        self._transcript, self._token = transcript, token

    def add(self, app: web.Application, routes: tuple[Route, ...]) -> None:
        """Make an application answer these routes, and 404 for everything else below /api/v10."""
        for route in routes:
            app.router.add_route(route.method, PREFIX + route.path, self._handler(route))
        app.router.add_route("*", PREFIX + "/{rest:.*}", self._handler(Route("*", "/{rest}", _unknown)))

    def _handler(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handle(request: web.Request) -> web.StreamResponse:
            kept: Kept = []
            try:
                response = await self._answer(route, request, kept)
                if kept:
                    with suppress(ConnectionError):  # who asked is gone
                        await response.prepare(request)
                        await response.write_eof()
            finally:
                self._gateway.send(kept)
            return response

        return handle

    async def _answer(self, route: Route, request: web.Request, kept: Kept) -> web.Response:
        headers: dict[str, str] = {}
        body: Any = None
        try:
            body, files = await _read(request)
            status, answer = await self._act(route, request, body, files, headers, kept)
        except Refusal as error:
            status, answer = error.status, error.body if error.status < BROKEN else None
        except TooMany as error:
            status, answer = 429, _slow_down(error, headers)
        except HungUp:
            if request.transport is not None:
                request.transport.abort()
            return web.Response()
        self._transcript.exchange(Exchange(request.method, request.path, route.path, body, status, answer))
        done = {"method": request.method, "path": request.path, "status": status}
        self._world.tell(Event("REQUEST", done, BOT_ONLY))
        return _reply(status, answer, headers)

    async def _act(
        self,
        route: Route,
        request: web.Request,
        body: Any,
        files: dict[int, Upload],
        headers: dict[str, str],
        kept: Kept,
    ) -> tuple[int, Any]:
        path = request.path.removeprefix(PREFIX)
        self._check_token(path, request)
        call_name = f"{request.method} {path}"
        fault = self._faults.take(call_name)
        if fault:
            self._world.tell(Event("FAULT", {"method": request.method, "path": request.path}, BOT_ONLY))
        if fault and not fault.after:
            await suffer(fault)
        headers |= self._faults.count(call_name, self._world.clock.now())
        call = Call(self._world, self._gateway.address, request.match_info, request.query, body, files)
        answer = self._carry_out(route, call, kept)
        if fault and fault.after:
            self._gateway.send(kept)  # the answer may never come
            await suffer(fault)
        if isinstance(answer, tuple):
            return answer
        return (204 if answer is None else 200), answer

    def _carry_out(self, route: Route, call: Call, kept: Kept) -> Any:
        """What the handler gives; the events that it causes are kept until its answer was written, where asked for."""
        if not self._faults.events_last:
            return route.handler(call)
        with self._gateway.keeping() as caused:
            try:
                return route.handler(call)
            finally:
                kept += caused

    def _check_token(self, path: str, request: web.Request) -> None:
        open_door = path.startswith(UNAUTHENTICATED)
        if not open_door and request.headers.get("Authorization") != f"Bot {self._token}":
            raise refusal("unauthorized")


def _unknown(call: Call) -> Any:
    raise refusal("not found")


def _reply(status: int, answer: Any, headers: dict[str, str]) -> web.Response:
    """The client reads JSON only where the type is exactly this, without a charset."""
    if answer is None:
        return web.Response(status=status, headers=headers)
    data = json.dumps(answer, ensure_ascii=False, separators=(",", ":")).encode()
    return web.Response(status=status, body=data, headers=headers, content_type="application/json")


def _slow_down(error: TooMany, headers: dict[str, str]) -> Json:
    """A 429 as the client believes it: with `Via`, or it thinks that Cloudflare has banned it."""
    headers |= {"Via": "1.1 google", "Retry-After": f"{error.retry_after:.3f}", "X-RateLimit-Scope": "user"}
    if error.is_global:
        headers["X-RateLimit-Global"] = "true"
    return {
        "message": error.message,
        "code": error.code,
        "retry_after": error.retry_after,
        "global": error.is_global,
    }


async def _read(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    if request.content_type == "multipart/form-data":
        return await _read_parts(request)
    try:
        data = await request.read()
    except web.HTTPRequestEntityTooLarge:
        raise refusal("too large") from None
    return (_parse(data) if data else None), {}


def _parse(data: bytes) -> Any:
    try:
        return json.loads(data)
    except ValueError:
        raise refusal("json") from None


async def _read_parts(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """`payload_json` and `files[0]`, `files[1]`, …; single fields otherwise become the body."""
    body: Any = {}
    files: dict[int, Upload] = {}
    left = request._client_max_size
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = await _read_part(part, left)
        left -= len(data)
        if part.name == "payload_json":
            body = _parse(data)
        elif match := _FILE.fullmatch(part.name or ""):
            kind = part.headers.get("Content-Type", "application/octet-stream")
            files[int(match[1])] = Upload(part.filename or "file", kind, data)
    return body, files


async def _read_part(part: BodyPartReader, most: int) -> bytes:
    data = bytearray()
    while chunk := await part.read_chunk(1 << 16):
        data += chunk
        if len(data) > most:
            raise refusal("too large")
    return bytes(data)
