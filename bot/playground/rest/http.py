"""Serves HTTP requests: checks tokens, applies faults, calls the handlers, answers errors, writes the transcript."""

from __future__ import annotations

import json
import math
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from aiohttp import web

from ..activities.oauth import Token
from ..errors import ApiError, TooMany, refusal
from ..events import BOT_ONLY, Event
from ..faults import Banned, Blocked, Faults, HungUp, apply
from ..gateway import Gateway, Kept
from ..interactions import Interactions
from ..records import Json
from ..transcript import Exchange, Transcript
from ..uploads import Upload
from .body import read_body
from .request import RestRequest, Route

PREFIX = "/api/v10"
VIA = {"Via": "1.1 google"}
"""A header of all that Discord answers; without it a client takes an answer for Cloudflare's."""
BROKEN = 500
"""Answers with this status or higher have no JSON."""


class Api:
    """Answers every request below /api/v10."""

    def __init__(
        self, interactions: Interactions, gateway: Gateway, faults: Faults, transcript: Transcript, token: str
    ) -> None:
        self._interactions, self._world = interactions, interactions.world
        self._gateway, self._faults = gateway, faults
        self._transcript, self._token = transcript, token

    def add(self, app: web.Application, routes: tuple[Route, ...]) -> None:
        """Adds these routes to an application, and 404 for everything else below /api/v10."""
        for route in routes:
            app.router.add_route(route.method, PREFIX + route.path, self._handler(route))
        app.router.add_route("*", PREFIX + "/{rest:.*}", self._handler(Route("*", "/{rest}", _unknown)))

    def _handler(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handle(request: web.Request) -> web.StreamResponse:
            kept: Kept = []
            try:
                response = await self._answer(route, request, kept)
                if kept:
                    with suppress(ConnectionError):  # the client is gone
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
            self._faults.check_ban(self._world.clock.now())
            body, files = await read_body(request)
            status, answer = await self._act(route, request, body, files, headers, kept)
        except ApiError as error:
            status, answer = error.status, error.body if error.status < BROKEN else None
        except TooMany as error:
            status, answer = 429, _slow_down(error, headers)
        except Banned as error:
            return _banned(error)
        except Blocked:
            return web.Response(status=403, text="<!DOCTYPE html><title>Attention Required!</title>")
        except (HungUp, ConnectionError):  # ConnectionError: the client is gone before the end of its request
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
        bearer = self._check_token(route, request)
        call_name = f"{request.method} {path}"
        fault = self._faults.take(call_name)
        if fault:
            self._world.tell(Event("FAULT", {"method": request.method, "path": request.path}, BOT_ONLY))
        if fault and not fault.after:
            await apply(fault)
        headers |= self._faults.count(call_name, self._world.clock.now())
        asked = RestRequest(
            self._world,
            self._interactions,
            self._gateway.address,
            request.match_info,
            request.query,
            body,
            files,
            bearer,
        )
        try:
            answer = self._carry_out(route, asked, kept)
        finally:
            if fault and fault.after:  # whatever the answer is
                self._gateway.send(kept)  # it may never come
                await apply(fault)
        if isinstance(answer, tuple):
            return answer
        return (204 if answer is None else 200), answer

    def _carry_out(self, route: Route, asked: RestRequest, kept: Kept) -> Any:
        """The handler's result. With `events_last`, the events that it causes are added to `kept`, to be sent after the
        answer.
        """
        if not self._faults.events_last:
            return route.handler(asked)
        with self._gateway.keeping() as caused:
            try:
                return route.handler(asked)
            finally:
                kept += caused

    def _check_token(self, route: Route, request: web.Request) -> Token | None:
        """The person's token in a request; None if it is the bot's or needs none. Raises ApiError 401."""
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        if not route.by:
            return None
        if kind == "Bot" and kind in route.by and token == self._token:
            return None
        bearer = self._interactions.activities.oauth.find(token) if kind == "Bearer" and kind in route.by else None
        if bearer is None:
            raise refusal("unauthorized")
        return bearer


def _unknown(asked: RestRequest) -> Any:
    raise refusal("not found")


def _reply(status: int, answer: Any, headers: dict[str, str]) -> web.Response:
    """The response; the client reads JSON only if the content type is exactly this, without a charset."""
    headers = headers | VIA
    if answer is None:
        return web.Response(status=status, headers=headers)
    data = json.dumps(answer, ensure_ascii=False, separators=(",", ":")).encode()
    return web.Response(status=status, body=data, headers=headers, content_type="application/json")


def _banned(error: Banned) -> web.Response:
    if error.retry_after is None:
        told = {"code": 0, "message": "You are being blocked from accessing our API temporarily."}
        return web.json_response(told, status=429)
    return web.Response(status=429, headers={"Retry-After": str(math.ceil(error.retry_after))})


def _slow_down(error: TooMany, headers: dict[str, str]) -> Json:
    """The body of a 429; adds its headers."""
    headers |= {"Retry-After": str(math.ceil(error.retry_after)), "X-RateLimit-Scope": "user"}
    if error.is_global:
        headers |= {"X-RateLimit-Scope": "global", "X-RateLimit-Global": "true"}
    return {
        "message": error.message,
        "code": error.code,
        "retry_after": error.retry_after,
        "global": error.is_global,
    }
