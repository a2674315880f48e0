"""Application commands: installing, listing, changing, taking away; for everyone or for one server."""

from __future__ import annotations

from typing import Any

from ..errors import refusal
from ..events import Event
from ..laws.commands import CHAT_INPUT, check_command, check_commands
from ..records import Command, Guild, Json
from .wire import Call, Route


def _scope(call: Call) -> int | None:
    """The server that the address names, or None for everywhere."""
    if call.number("application_id") != call.world.bot.id:
        raise refusal("not found")
    if "guild_id" not in call.params:
        return None
    if call.world.get(Guild, call.number("guild_id")) is None:
        raise refusal("access")
    return call.number("guild_id")


def _installed(call: Call) -> list[Command]:
    scope = _scope(call)
    return [command for command in call.world.all(Command) if command.guild_id == scope]


def _one(call: Call) -> Command:
    for command in _installed(call):
        if command.id == call.number("command_id"):
            return command
    raise refusal("command")


def _shown(call: Call, command: Command) -> Json:
    if call.query.get("with_localizations", "true").lower() in ("true", "1"):
        return command.body
    return {key: value for key, value in command.body.items() if not key.endswith("_localizations")}


def _install(call: Call, body: Json) -> Command:
    """Add a command, or replace the one of its kind and name, which keeps its id."""
    key = (body.get("type") or CHAT_INPUT, body["name"])
    same = [each for each in _installed(call) if (each.body["type"], each.body["name"]) == key]
    number = same[0].id if same else call.world.snowflakes.next()
    return call.world.put(Command(number, _scope(call), _complete(call, number, body)))


def _complete(call: Call, number: int, body: Json) -> Json:
    scope = _scope(call)
    given = {key: value for key, value in body.items() if value is not None and key != "id"}
    defaults: Json = {
        "type": CHAT_INPUT,
        "description": "",
        "default_member_permissions": None,
        "dm_permission": True,
        "integration_types": [0],
        "contexts": None,
        "nsfw": False,
    }
    complete = (
        defaults
        | given
        | {
            "id": str(number),
            "application_id": str(call.world.bot.id),
            "version": str(call.world.snowflakes.next()),
        }
    )
    if complete["default_member_permissions"] is not None:
        complete["default_member_permissions"] = str(complete["default_member_permissions"])
    return complete | {"guild_id": str(scope)} if scope else complete


def _told(call: Call) -> None:
    call.world.tell(Event("COMMANDS", {"commands": call.world.commands}))


def listing(call: Call) -> list[Json]:
    """Every command of the scope."""
    return [_shown(call, command) for command in _installed(call)]


def replace_all(call: Call) -> list[Json]:
    """Install exactly these."""
    check_commands(call.body)
    wanted = {(body.get("type") or CHAT_INPUT, body["name"]) for body in call.body}
    for command in _installed(call):
        if (command.body["type"], command.body["name"]) not in wanted:
            call.world.remove(command)
    installed = [_install(call, body).body for body in call.body]
    _told(call)
    return installed


def create(call: Call) -> tuple[int, Json]:
    """Install one; 201 where it is new."""
    check_command(call.body)
    before = len(_installed(call))
    command = _install(call, call.form)
    _told(call)
    return (201 if len(_installed(call)) > before else 200), command.body


def one(call: Call) -> Json:
    """One command."""
    return _one(call).body


def change(call: Call) -> Json:
    """Change what the body names."""
    command = _one(call)
    body = command.body | call.form
    check_command(body)
    changed = call.world.put(Command(command.id, command.guild_id, _complete(call, command.id, body)))
    _told(call)
    return changed.body


def remove(call: Call) -> Any:
    """Take one away."""
    call.world.remove(_one(call))
    _told(call)


_PLACES = (
    "/applications/{application_id}/commands",
    "/applications/{application_id}/guilds/{guild_id}/commands",
)

ROUTES = tuple(
    route
    for place in _PLACES
    for route in (
        Route("GET", place, listing),
        Route("PUT", place, replace_all),
        Route("POST", place, create),
        Route("GET", place + "/{command_id}", one),
        Route("PATCH", place + "/{command_id}", change),
        Route("DELETE", place + "/{command_id}", remove),
    )
)
