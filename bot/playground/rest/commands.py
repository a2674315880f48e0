"""Application commands, global ones or those of one server: installing, listing, changing, deleting."""

from __future__ import annotations

from typing import Any

from ..errors import refusal
from ..events import Event
from ..laws.commands import CHAT_INPUT, check_command, check_commands, check_entry_point_stays
from ..records import Guild, InstalledCommand, Json
from .request import RestRequest, Route


def _scope(request: RestRequest) -> int | None:
    """The id of the server in the path, or None for global commands."""
    if request.number("application_id") != request.world.bot.id:
        raise refusal("not found")
    if "guild_id" not in request.params:
        return None
    if request.world.get(Guild, request.number("guild_id")) is None:
        raise refusal("access")
    return request.number("guild_id")


def _installed(request: RestRequest) -> list[InstalledCommand]:
    scope = _scope(request)
    return [command for command in request.world.all(InstalledCommand) if command.guild_id == scope]


def _one(request: RestRequest) -> InstalledCommand:
    for command in _installed(request):
        if command.id == request.number("command_id"):
            return command
    raise refusal("command")


def _shown(request: RestRequest, command: InstalledCommand) -> Json:
    if request.query.get("with_localizations", "false").lower() in ("true", "1"):
        return command.body
    return {key: value for key, value in command.body.items() if not key.endswith("_localizations")}


def _install(request: RestRequest, body: Json) -> InstalledCommand:
    """Adds a command, or replaces the one of its type and name, which keeps its id."""
    key = (body.get("type") or CHAT_INPUT, body["name"])
    same = [each for each in _installed(request) if (each.body["type"], each.body["name"]) == key]
    number = same[0].id if same else request.world.snowflakes.next()
    return request.world.put(InstalledCommand(number, _scope(request), _complete(request, number, body)))


def _complete(request: RestRequest, number: int, body: Json) -> Json:
    scope = _scope(request)
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
            "application_id": str(request.world.bot.id),
            "version": str(request.world.snowflakes.next()),
        }
    )
    if complete["default_member_permissions"] is not None:
        complete["default_member_permissions"] = str(complete["default_member_permissions"])
    return complete | {"guild_id": str(scope)} if scope else complete


def _told(request: RestRequest) -> None:
    request.world.tell(Event("COMMANDS", {"commands": request.world.commands}))


def listing(request: RestRequest) -> list[Json]:
    """All commands of the scope."""
    return [_shown(request, command) for command in _installed(request)]


def replace_all(request: RestRequest) -> list[Json]:
    """Replaces all commands of the scope."""
    check_commands(request.body, embedded=request.world.application.embedded)
    check_entry_point_stays((command.body for command in _installed(request)), request.body)
    wanted = {(body.get("type") or CHAT_INPUT, body["name"]) for body in request.body}
    for command in _installed(request):
        if (command.body["type"], command.body["name"]) not in wanted:
            request.world.remove(command)
    installed = [_install(request, body).body for body in request.body]
    _told(request)
    return installed


def create(request: RestRequest) -> tuple[int, Json]:
    """Installs a command; 201 if it is new."""
    check_command(request.body, embedded=request.world.application.embedded)
    before = len(_installed(request))
    command = _install(request, request.form)
    _told(request)
    return (201 if len(_installed(request)) > before else 200), command.body


def one(request: RestRequest) -> Json:
    """One command."""
    return _one(request).body


def change(request: RestRequest) -> Json:
    """Changes the fields of a command that are in the body."""
    command = _one(request)
    body = command.body | request.form
    check_command(body, embedded=request.world.application.embedded)
    changed = request.world.put(InstalledCommand(command.id, command.guild_id, _complete(request, command.id, body)))
    _told(request)
    return changed.body


def remove(request: RestRequest) -> Any:
    """Deletes a command."""
    request.world.remove(_one(request))
    _told(request)


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
