"""The page's door: its files, what a person sees (at once and as it happens), and what a person does.

    mount(app, world, key)      # GET /{key}/, then everything else by that page

The key in the address is the credential: whoever has it may act as any person of the world. Host and Origin are the
server's to check. Nothing here knows Discord's laws; actions go to `Person`, whose answers come back as JSON.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web

from .events import Event, Subscription
from .people import Person
from .records import Channel, Interaction, Json, Message, User
from .seen import Seen
from .world import World

WEB = Path(__file__).parent / "web"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # the key is in the address
    "Cache-Control": "no-cache",
}
HISTORY = 200
"""Messages per channel that the page is given; older ones stay in the world."""

HEARTBEAT_SECONDS = 15.0
"""A silent stream is written to this often, so that one whose reader has gone is noticed."""

MAX_PEOPLE, MAX_NAME, MAX_TEXT = 50, 32, 2000


def mount(app: web.Application, world: World, key: str) -> None:
    """Add the page's routes under `/{key}/`."""
    page = Page(world)
    app.router.add_get(f"/{key}", page.redirect)
    app.router.add_get(f"/{key}/", page.index)
    app.router.add_static(f"/{key}/static", WEB)
    app.router.add_get(f"/{key}/state", page.state)
    app.router.add_get(f"/{key}/events", page.events)
    app.router.add_post(f"/{key}/act", page.act)
    app.on_shutdown.append(page.close)

    async def guard(request: web.Request, response: web.StreamResponse) -> None:
        if request.path.startswith(f"/{key}"):
            response.headers.update(HEADERS)

    app.on_response_prepare.append(guard)


class Page:
    """The handlers over one world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._streams: set[Subscription] = set()
        self._bot_there = False
        world.listeners.append(self._notice)

    def _notice(self, event: Event) -> None:
        if event.type == "BOT":
            self._bot_there = bool(event.data["connected"])

    def _snapshot(self, person: Person) -> Json:
        return snapshot(self.world, person) | {"connected": self._bot_there}

    async def redirect(self, request: web.Request) -> web.StreamResponse:
        """The page's address without its last slash."""
        raise web.HTTPPermanentRedirect(f"{request.path}/")

    async def index(self, request: web.Request) -> web.StreamResponse:
        """The page itself."""
        return web.FileResponse(WEB / "index.html")

    async def state(self, request: web.Request) -> web.StreamResponse:
        """Everything that a person sees now; the first person where none is named."""
        return _answer(self._snapshot(self._person(request.query.get("person"))))

    async def events(self, request: web.Request) -> web.StreamResponse:
        """Server-sent events for one person: a SNAPSHOT, then what happens, until the reader leaves."""
        person = self._person(request.query.get("person"))
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream", "X-Accel-Buffering": "no"})
        async with self.world.subscribe() as subscription:
            self._streams.add(subscription)
            first = self._snapshot(person)
            try:
                await response.prepare(request)
                await _send(response, {"type": "SNAPSHOT", "data": first})
                await self._relay(response, person, subscription)
            except ConnectionError:
                pass  # the reader has gone; nothing is owed to them
            finally:
                self._streams.discard(subscription)
        return response

    async def _relay(self, response: web.StreamResponse, person: Person, subscription: Subscription) -> None:
        events = aiter(subscription)
        while True:
            following = asyncio.ensure_future(anext(events))
            while not (await asyncio.wait({following}, timeout=HEARTBEAT_SECONDS))[0]:
                await response.write(b": still here\n\n")
            try:
                event = following.result()
            except StopAsyncIteration:
                return
            if event.type == "COMMANDS":  # they are offered per channel: everything is told anew
                await _send(response, {"type": "SNAPSHOT", "data": self._snapshot(person)})
            for told in heard(self.world, person, event):
                await _send(response, told)

    async def act(self, request: web.Request) -> web.StreamResponse:
        """One action of one person: {"person", "action", …}; what came of it, or 400 with {"error"} in words."""
        body = await request.json()
        try:
            action = ACTIONS[body["action"]]
            answer = await action(self.world, self._person(body["person"]), body)
        except (LookupError, TypeError, ValueError) as error:
            return _answer({"error": f"{error}"}, status=400)
        return _answer(answer)

    async def close(self, app: web.Application) -> None:
        """End every stream, so that the server need not wait for them."""
        for subscription in tuple(self._streams):
            subscription.close()

    def _person(self, person_id: str | None) -> Person:
        if not person_id and self.world.people:
            return self.world.people[0]
        try:
            return self.world.person(int(person_id or 0))
        except (KeyError, ValueError):
            raise web.HTTPNotFound(text="there is no such person") from None


def snapshot(world: World, person: Person) -> Json:
    """What a person sees: who and what there is, and the latest messages of every channel they may read."""
    channels = [_furnished(person, channel) for channel in world.channels_of(person)]
    return {
        "me": str(person.id),
        "place": str(person.place),
        "people": [_user(user) for user in world.all(User)],
        "bot": _user(world.bot),
        "guild": {"id": str(world.guild.id), "name": world.guild.name},
        "channels": channels,
        "commands": world.commands,
        "messages": {channel["id"]: _history(world, int(channel["id"]), person.id) for channel in channels},
    }


def _furnished(person: Person, channel: Json) -> Json:
    """A channel with the ids of the commands that the person's client offers there."""
    return channel | {"commands": [command["id"] for command in person.at(int(channel["id"])).commands]}


def _history(world: World, channel_id: int, viewer: int) -> list[Json]:
    return [_named(world, message) for message in world.messages(channel_id, viewer)[-HISTORY:]]


def _user(user: User) -> Json:
    return {"id": str(user.id), "name": user.name, "locale": user.locale, "colour": user.colour, "bot": user.bot}


def _named(world: World, message: Json) -> Json:
    """A message with the name of the command that it answers, which Discord's own clients know by other ways."""
    cause = message.get("interaction_metadata")
    asked = world.get(Interaction, int(cause["id"])) if cause else None
    if not cause or asked is None:
        return message
    return message | {"interaction_metadata": cause | {"name": _command_name(asked.data)}}


def _command_name(data: Json) -> str | None:
    nested = [option for option in data.get("options", []) if option["type"] in (1, 2)]
    rest = [_command_name(option) for option in nested]
    return " ".join(filter(None, [data.get("name"), *rest])) or None


PASSED_ON = frozenset({"MESSAGE_DELETE", "CHANNEL_DELETE", "THREAD_DELETE", "TYPING_START", "PERSON", "BOT"})


def heard(world: World, person: Person, event: Event) -> list[Json]:
    """What the page shown for `person` is told of an event: the event, and whose other tabs it concerns."""
    told = [_told(world, person, event)] if world.sees(person.id, event) else []
    if event.type == "MESSAGE_CREATE":
        told.append({"type": "NOTICE", "data": _concerned(world, person, event)})
    return [each for each in told if each is not None]


def _told(world: World, person: Person, event: Event) -> Json | None:
    if event.type in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
        return {"type": event.type, "data": _named(world, event.data)}
    if event.type in ("CHANNEL_CREATE", "CHANNEL_UPDATE", "THREAD_CREATE", "THREAD_UPDATE"):
        return {"type": "CHANNEL", "data": _furnished(person, event.data)}
    return {"type": event.type, "data": event.data} if event.type in PASSED_ON else None


def _concerned(world: World, person: Person, event: Event) -> Json:
    author = event.data["author"]["id"]
    others = [other for other in world.people if other.id != person.id and str(other.id) != author]
    called = {user["id"] for user in event.data["mentions"]}
    seers = [str(other.id) for other in others if world.sees(other.id, event)]
    return {"people": seers, "called": [seer for seer in seers if seer in called]}


# -- actions ------------------------------------------------------------------------------------------------------


def _at(world: World, person: Person, body: Json) -> Person:
    """The person in the channel that the action names. Raises LookupError where they see no such channel."""
    channel = world.get(Channel, int(body["channel_id"]))
    if channel is None or not world.may_read(person.id, channel):
        raise LookupError("there is no such channel")
    return person.at(channel.id)


def _seen(seen: Seen) -> Json:
    modal = seen.modal and {
        "interaction_id": str(seen.modal.interaction_id),
        "title": seen.modal.title,
        "components": list(seen.modal.components),
    }
    return {"state": seen.state, "modal": modal}


def _text(body: Json, name: str, most: int) -> str:
    text = body[name]
    if not isinstance(text, str) or not 0 < len(text.strip()) <= most:
        raise ValueError(f"{name}: 1 to {most} characters")
    return text.strip()


async def _slash(world: World, person: Person, body: Json) -> Json:
    return _seen(await _at(world, person, body).slash_with(body["command"], body["options"]))


async def _autocomplete(world: World, person: Person, body: Json) -> Json:
    place = _at(world, person, body)
    choices = await place.autocomplete(body["command"], body["focused"], body["text"], **body["options"])
    return {"choices": choices}


async def _click(world: World, person: Person, body: Json) -> Json:
    return _seen(await _at(world, person, body).click(int(body["message_id"]), body["custom_id"]))


async def _select(world: World, person: Person, body: Json) -> Json:
    place = _at(world, person, body)
    return _seen(await place.select(int(body["message_id"]), body["custom_id"], *body["values"]))


async def _submit(world: World, person: Person, body: Json) -> Json:
    return _seen(await _at(world, person, body).submit_fields(int(body["interaction_id"]), body["fields"]))


async def _context_menu(world: World, person: Person, body: Json) -> Json:
    target = int(body["target"])
    aim = world.person(target) if world.get(User, target) else target
    return _seen(await _at(world, person, body).context_menu(body["command"], aim))


async def _say(world: World, person: Person, body: Json) -> Json:
    message = await _at(world, person, body).says(_text(body, "content", MAX_TEXT))
    return {"message_id": str(message.id)}


async def _dismiss(world: World, person: Person, body: Json) -> Json:
    message = world.get(Message, int(body["message_id"]))
    if message is None or message.only_for != person.id:
        raise LookupError("there is no such private message")
    await person.deletes(message.id)
    return {}


async def _open_dm(world: World, person: Person, body: Json) -> Json:
    return {"channel_id": str(person.direct.place)}


async def _add_person(world: World, person: Person, body: Json) -> Json:
    if len(world.people) >= MAX_PEOPLE:
        raise ValueError(f"{MAX_PEOPLE} people are enough here")
    return {"person": str(world.add_person(_text(body, "name", MAX_NAME), _text(body, "locale", 8)).id)}


async def _set_locale(world: World, person: Person, body: Json) -> Json:
    world.set_locale(person.id, _text(body, "locale", 8))
    world.tell(Event("PERSON", _user(world.tables[User][person.id])))
    return {}


ACTIONS: dict[str, Callable[[World, Person, Json], Awaitable[Json]]] = {
    "slash": _slash,
    "autocomplete": _autocomplete,
    "click": _click,
    "select": _select,
    "submit": _submit,
    "context_menu": _context_menu,
    "say": _say,
    "dismiss": _dismiss,
    "open_dm": _open_dm,
    "add_person": _add_person,
    "set_locale": _set_locale,
}


def _answer(body: Json, status: int = 200) -> web.Response:
    return web.json_response(body, status=status)


async def _send(response: web.StreamResponse, told: Json) -> None:
    await response.write(f"data: {json.dumps(told)}\n\n".encode())
