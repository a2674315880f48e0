"""Application commands: listing and installing. All are global."""

from __future__ import annotations

from ..errors import refusal
from ..events import Event
from ..laws.commands import CHAT_INPUT, check_commands, check_entry_point_stays
from ..records import InstalledCommand, Json
from .request import RestRequest, Route


def _check_application(request: RestRequest) -> None:
    if request.number("application_id") != request.world.bot.id:
        raise refusal("not found")


def _install(request: RestRequest, body: Json) -> InstalledCommand:
    """Adds a command, or replaces the one of its type and name, which keeps its id."""
    key = (body.get("type") or CHAT_INPUT, body["name"])
    same = [each for each in request.world.all(InstalledCommand) if (each.body["type"], each.body["name"]) == key]
    number = same[0].id if same else request.world.snowflakes.next()
    return request.world.put(InstalledCommand(number, _complete(request, number, body)))


def _complete(request: RestRequest, number: int, body: Json) -> Json:
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
    made = {
        "id": str(number),
        "application_id": str(request.world.bot.id),
        "version": str(request.world.snowflakes.next()),
    }
    complete = defaults | given | made
    if complete["default_member_permissions"] is not None:
        complete["default_member_permissions"] = str(complete["default_member_permissions"])
    return complete


def listing(request: RestRequest) -> list[Json]:
    """All commands; without their translations unless these are asked for."""
    _check_application(request)
    commands = request.world.commands
    if request.query.get("with_localizations", "false").lower() in ("true", "1"):
        return commands
    return [{key: each[key] for key in each if not key.endswith("_localizations")} for each in commands]


def replace_all(request: RestRequest) -> list[Json]:
    """Replaces all commands."""
    _check_application(request)
    check_commands(request.body, embedded=request.world.application.embedded)
    check_entry_point_stays(request.world.commands, request.body)
    wanted = {(body.get("type") or CHAT_INPUT, body["name"]) for body in request.body}
    for command in request.world.all(InstalledCommand):
        if (command.body["type"], command.body["name"]) not in wanted:
            request.world.remove(command)
    installed = [_install(request, body).body for body in request.body]
    request.world.tell(Event("COMMANDS", {"commands": request.world.commands}))
    return installed


_PLACE = "/applications/{application_id}/commands"
ROUTES = (Route("GET", _PLACE, listing), Route("PUT", _PLACE, replace_all))
