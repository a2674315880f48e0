"""The web page: serves its files, what a person sees (now, and events as they happen), and takes their actions.

    mount(app, people, key)     # GET /{key}/ is the page, which uses the other routes

The key in the address is the credential: anyone who has it may act as any person of the world. The server checks Host
and Origin. Discord's rules are not applied here: actions go to `DiscordUser`, whose responses are sent back as JSON.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path

from aiohttp import web

from .events import Event, Subscription
from .people import DiscordUser, People
from .records import Json
from .seen import Response
from .webpage_actions import ACTIONS, shaped_modal
from .webpage_frames import FrameSockets
from .webpage_state import heard, latest_message, missed, snapshot

WEB = Path(__file__).parent / "web"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; frame-src "
)
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # the key is in the address
    "Cache-Control": "no-cache",
}
HEARTBEAT_SECONDS = 15.0
"""Seconds between writes to a silent stream, to notice a reader that is gone."""


def mount(app: web.Application, people: People, key: str) -> None:
    """Adds the page's routes under `/{key}/`."""
    page = WebPage(people)
    app.router.add_get(f"/{key}", page.redirect)
    app.router.add_get(f"/{key}/", page.index)
    app.router.add_static(f"/{key}/static", WEB)
    app.router.add_get(f"/{key}/state", page.state)
    app.router.add_get(f"/{key}/events", page.events)
    app.router.add_post(f"/{key}/act", page.act)
    app.router.add_get(f"/{key}/frames/{{frame}}", page.frames.host)
    app.on_shutdown.append(page.close)
    app.on_shutdown.append(page.frames.close)

    async def guard(request: web.Request, response: web.StreamResponse) -> None:
        if request.path.startswith(f"/{key}"):
            response.headers.update(HEADERS)
            response.headers["Content-Security-Policy"] = POLICY + people.activities.origin

    app.on_response_prepare.append(guard)


class WebPage:
    """The page's handlers, for the people of one world."""

    def __init__(self, people: People) -> None:
        self._people, self._world = people, people.world
        self.frames = FrameSockets(people.activities)
        self._streams: set[Subscription] = set()
        self._bot_there = False
        people.world.listeners.append(self._notice)

    def _notice(self, event: Event) -> None:
        if event.type == "BOT":
            self._bot_there = bool(event.data["connected"])

    def _snapshot(self, person: DiscordUser) -> Json:
        return snapshot(self._world, person) | {"connected": self._bot_there}

    async def redirect(self, request: web.Request) -> web.StreamResponse:
        """Redirects the page's address without its last slash."""
        raise web.HTTPPermanentRedirect(f"{request.path}/")

    async def index(self, request: web.Request) -> web.StreamResponse:
        """Serves the page itself."""
        return web.FileResponse(WEB / "index.html")

    async def state(self, request: web.Request) -> web.StreamResponse:
        """Everything that a person sees now; if no person is given, the first one."""
        return _answer(self._snapshot(self._person(request.query.get("person"))))

    async def events(self, request: web.Request) -> web.StreamResponse:
        """Server-sent events for one person: a SNAPSHOT, then everything that happens, until the reader leaves.

        Events have the id of the latest message. A reader that reconnects with one gets the notices of `missed`.
        """
        person = self._person(request.query.get("person"))
        since = _number(request.headers.get("Last-Event-ID") or request.query.get("since"))
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream", "X-Accel-Buffering": "no"})
        async with self._world.subscribe() as subscription:
            self._streams.add(subscription)
            first = [{"type": "SNAPSHOT", "data": self._snapshot(person)}]
            if since is not None:
                first += missed(self._people, person, since)
            latest = latest_message(self._world)
            keep_alive = asyncio.create_task(_keep_alive(response, subscription))
            try:
                await response.prepare(request)
                for told in first:
                    await _send(response, told, latest)
                async for event in subscription:
                    await self._tell(response, person, event)
            except ConnectionError:
                pass  # the reader is gone
            finally:
                keep_alive.cancel()
                self._streams.discard(subscription)
        return response

    async def _tell(self, response: web.StreamResponse, person: DiscordUser, event: Event) -> None:
        if event.type == "COMMANDS":  # each channel offers its own, so everything is sent again
            await _send(response, {"type": "SNAPSHOT", "data": self._snapshot(person)})
        at = int(event.data["id"]) if event.type == "MESSAGE_CREATE" else None
        for told in heard(self._people, person, event):
            await _send(response, told, at)

    async def act(self, request: web.Request) -> web.StreamResponse:
        """Takes an action of a person, {"person", "action", …}. Answers its result, or 400 with {"error": a text}."""
        try:
            body = await request.json()
            action = ACTIONS[body["action"]]
            answer = await action(self._people, self._person(body["person"]), body)
            if isinstance(answer, Response):
                answer = self._shaped(answer)
        except (LookupError, TypeError, ValueError) as error:
            return _answer({"error": f"{error}"}, status=400)
        return _answer(answer)

    def _shaped(self, seen: Response) -> Json:
        frame = seen.frame and self.frames.offer(seen.frame)
        return {"state": seen.state, "modal": seen.modal and shaped_modal(seen.modal), "frame": frame}

    async def close(self, app: web.Application) -> None:
        """Ends all streams, so that the server need not wait for them."""
        for subscription in tuple(self._streams):
            subscription.close()

    def _person(self, person_id: str | None) -> DiscordUser:
        if not person_id and self._people:
            return next(iter(self._people))
        try:
            return self._people[int(person_id or 0)]
        except (KeyError, ValueError):
            raise web.HTTPNotFound(text="there is no such person") from None


def _answer(body: Json, status: int = 200) -> web.Response:
    return web.json_response(body, status=status)


async def _send(response: web.StreamResponse, told: Json, at: int | None = None) -> None:
    """Sends an event; without an id the reader keeps the last one."""
    mark = "" if at is None else f"id: {at}\n"
    await response.write(f"{mark}data: {json.dumps(told)}\n\n".encode())


def _number(text: str | None) -> int | None:
    """A message's id in a text, None if it is none."""
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < 20 else None


async def _keep_alive(response: web.StreamResponse, subscription: Subscription) -> None:
    """Writes a comment from time to time; ends the stream when that fails."""
    with suppress(ConnectionError):
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            await response.write(b": still here\n\n")
    subscription.close()
