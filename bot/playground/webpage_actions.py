"""The actions of the page. Each takes a person and JSON, and returns JSON or the bot's Response.

They raise LookupError, TypeError or ValueError, with a text for the person, if something is missing, unknown or out of
range.
"""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Awaitable, Callable
from typing import Any

from .events import Event
from .laws.activities import MOBILE
from .people import DiscordUser, People
from .records import Channel, Json, Message, User
from .seen import Modal, Response
from .uploads import Upload
from .webpage_state import shaped_user

MAX_PEOPLE, MAX_NAME, MAX_TEXT, MAX_FILENAME = 50, 32, 2000, 200
"""People in a world; characters of a person's name, of a message, of a file's name."""


def _at(people: People, person: DiscordUser, body: Json) -> DiscordUser:
    """The person in the channel that the action names. Raises LookupError if they do not see such a channel."""
    channel = people.world.get(Channel, int(body["channel_id"]))
    if channel is None or not people.world.may_read(person.id, channel):
        raise LookupError("there is no such channel")
    place = person.at(channel.id)
    return place.on_phone if body.get("platform") == MOBILE else place


def shaped_modal(modal: Modal) -> Json:
    """A form as the page draws it."""
    return {
        "interaction_id": str(modal.interaction_id),
        "title": modal.title,
        "components": list(modal.components),
    }


def _text(body: Json, name: str, most: int) -> str:
    text = body[name]
    if not isinstance(text, str) or not 0 < len(text.strip()) <= most:
        raise ValueError(f"{name}: 1 to {most} characters")
    return text.strip()


def _values(given: Json) -> Json:
    """Options or fields by name, with files decoded."""
    return {name: _value(value) for name, value in given.items()}


def _value(value: Any) -> Any:
    if isinstance(value, list):
        return [_value(each) for each in value]
    if not isinstance(value, dict):
        return value
    sent = value["upload"]
    kind = sent["content_type"] or "application/octet-stream"
    return Upload(_text(sent, "filename", MAX_FILENAME), kind, b64decode(sent["data"], validate=True))


async def _slash(people: People, person: DiscordUser, body: Json) -> Response:
    return await _at(people, person, body).slash_with(body["command"], _values(body["options"]))


async def _autocomplete(people: People, person: DiscordUser, body: Json) -> Json:
    place = _at(people, person, body)
    choices = await place.autocomplete(body["command"], body["focused"], body["text"], **body["options"])
    return {"choices": choices}


async def _launch(people: People, person: DiscordUser, body: Json) -> Response:
    return await _at(people, person, body).launch()


async def _click(people: People, person: DiscordUser, body: Json) -> Response:
    return await _at(people, person, body).click(int(body["message_id"]), body["custom_id"])


async def _select(people: People, person: DiscordUser, body: Json) -> Response:
    place = _at(people, person, body)
    return await place.select(int(body["message_id"]), body["custom_id"], *body["values"])


async def _submit(people: People, person: DiscordUser, body: Json) -> Response:
    fields = _values(body["fields"])
    return await _at(people, person, body).submit_fields(int(body["interaction_id"]), fields)


async def _context_menu(people: People, person: DiscordUser, body: Json) -> Response:
    target = int(body["target"])
    aim = people[target] if people.world.get(User, target) else target
    return await _at(people, person, body).context_menu(body["command"], aim)


async def _say(people: People, person: DiscordUser, body: Json) -> Json:
    message = await _at(people, person, body).says(_text(body, "content", MAX_TEXT))
    return {"message_id": str(message.id)}


async def _dismiss(people: People, person: DiscordUser, body: Json) -> Json:
    message = people.world.get(Message, int(body["message_id"]))
    if message is None or message.only_for != person.id:
        raise LookupError("there is no such private message")
    await person.deletes(message.id)
    return {}


async def _open_dm(people: People, person: DiscordUser, body: Json) -> Json:
    return {"channel_id": str(person.direct.place)}


async def _add_person(people: People, person: DiscordUser, body: Json) -> Json:
    if len(people) >= MAX_PEOPLE:
        raise ValueError(f"{MAX_PEOPLE} people are enough here")
    return {"person": str(people.add(_text(body, "name", MAX_NAME), _text(body, "locale", 8)).id)}


async def _set_locale(people: People, person: DiscordUser, body: Json) -> Json:
    people.world.set_locale(person.id, _text(body, "locale", 8))
    people.world.tell(Event("PERSON", shaped_user(people.world.tables[User][person.id])))
    return {}


ACTIONS: dict[str, Callable[[People, DiscordUser, Json], Awaitable[Json | Response]]] = {
    "slash": _slash,
    "launch": _launch,
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
