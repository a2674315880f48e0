"""What a client sends for a slash command or a context menu: the `data` of its interaction.

The client knows the installed commands, so it refuses what does not fit them: LookupError for a command or option that
does not exist, ValueError for a value that the option does not take.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from . import interaction_event, shapes
from .laws.commands import BY_DISCORD, CHAT_INPUT, ENTRY_POINT, GROUP, SUBCOMMAND
from .permissions import Permission, is_installed, rights
from .posting import post
from .records import Attachment, Channel, Guild, InstalledCommand, Json, Message, User
from .uploads import Upload
from .world import World

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)
_PLAIN: dict[int, type | tuple[type, ...]] = {STRING: str, INTEGER: int, BOOLEAN: bool, NUMBER: (int, float)}


def usable(world: World, user: User, channel: Channel) -> list[InstalledCommand]:
    """The commands that a person's client offers in a channel."""
    held = rights(world, channel, user.id)
    return [command for command in world.all(InstalledCommand) if _offered(world, command, channel, held)]


def _offered(world: World, command: InstalledCommand, channel: Channel, held: Permission) -> bool:
    where = interaction_event.context(channel)
    installed = 0 if is_installed(world, channel) else 1
    contexts = command.body.get("contexts")
    if contexts is None:
        contexts = [0, 1] if command.body.get("dm_permission", True) else [0]
    if where != interaction_event.BOT_DM_CONTEXT and installed not in (command.body.get("integration_types") or [0]):
        return False
    wanted = Permission(int(command.body.get("default_member_permissions") or 0))
    return where in contexts and (channel.guild_id is None or wanted | Permission.USE_APPLICATION_COMMANDS in held)


def chat_command(
    world: World,
    user: User,
    channel: Channel,
    typed: str,
    options: Mapping[str, Any],
    focused: str | None = None,
) -> Json:
    """The data of a slash command, `typed` with its subcommands. `focused` is the option that the person is typing into
    (autocomplete). The entry point of an Activity counts as a slash command, unless Discord itself handles it.
    """
    name, *rest = typed.split()
    command = _find(world, user, channel, name, CHAT_INPUT, ENTRY_POINT)
    data = head(command)
    leaf, branch = _descend(command.body, rest, user.locale)
    resolved: Json = {}
    filled = _fill(world, channel, leaf.get("options") or [], options, resolved, focused)
    for step in reversed(branch):
        filled = [{"name": step["name"], "type": step["type"], "options": filled}]
    if filled:
        data["options"] = filled
    return data | {"resolved": resolved} if resolved else data


def menu_command(world: World, user: User, channel: Channel, name: str, target: Json, kind: int) -> Json:
    """The data of a context menu's command. `target` is {"users" or "messages": {id: ...}}, perhaps with "members"."""
    command = _find(world, user, channel, name, kind)
    key = "messages" if "messages" in target else "users"
    return head(command) | {"target_id": next(iter(target[key])), "resolved": target}


def head(command: InstalledCommand) -> Json:
    """The data of a command without its options."""
    return {"id": str(command.id), "name": command.body["name"], "type": command.body["type"]}


def _find(world: World, user: User, channel: Channel, name: str, *kinds: int) -> InstalledCommand:
    asked = (each for each in usable(world, user, channel) if each.body.get("handler") != BY_DISCORD)
    offered = [command for command in asked if command.body["type"] in kinds]
    for command in offered:
        if name in _names(command.body, user.locale):
            return command
    raise LookupError(f"no command {name!r} here, only {sorted(command.body['name'] for command in offered)}")


def entry_point(world: World, user: User, channel: Channel) -> InstalledCommand:
    """The command that opens the application's Activity here. Raises LookupError."""
    for command in usable(world, user, channel):
        if command.body["type"] == ENTRY_POINT:
            return command
    raise LookupError("no entry point here")


def tell_of_launch(world: World, person_id: int, channel_id: int) -> Message:
    """Posts Discord's message in a channel where Discord itself opened the Activity. Its wording is a guess."""
    number, now = world.snowflakes.next(), world.clock.now()
    draft = Message(number, channel_id, world.bot.id, now, application_id=world.application.id)
    return post(world, draft, {"content": f"<@{person_id}> opened {world.bot.name}", "allowed_mentions": {}}, {})


def _names(node: Json, locale: str) -> tuple[Any, ...]:
    """The names by which this person may call a command or option: its name, and the one in their language."""
    return node["name"], (node.get("name_localizations") or {}).get(locale)


def _descend(body: Json, names: list[str], locale: str) -> tuple[Json, list[Json]]:
    """The subcommand that `names` lead to, and all steps to it."""
    node, branch = body, []
    for name in names:
        inner = [each for each in node.get("options") or [] if each["type"] in (SUBCOMMAND, GROUP)]
        found = [each for each in inner if name in _names(each, locale)]
        if not found:
            raise LookupError(f"no subcommand {name!r} of {node['name']!r}, only {[each['name'] for each in inner]}")
        node = found[0]
        branch.append(node)
    if any(each["type"] in (SUBCOMMAND, GROUP) for each in node.get("options") or []):
        raise LookupError(f"{node['name']!r} needs a subcommand")
    return node, branch


def _fill(
    world: World,
    home: Channel,
    definitions: list[Json],
    options: Mapping[str, Any],
    resolved: Json,
    focused: str | None,
) -> list[Json]:
    unknown = set(options) - {each["name"] for each in definitions}
    if unknown:
        raise LookupError(f"no options {sorted(unknown)}, only {[each['name'] for each in definitions]}")
    filled = []
    for definition in definitions:
        name = definition["name"]
        if name == focused:
            filled.append({"name": name, "type": definition["type"], "value": options[name], "focused": True})
        elif name in options:
            value = _value(world, home, definition, options[name], resolved)
            filled.append({"name": name, "type": definition["type"], "value": value})
        elif definition.get("required") and focused is None:
            raise ValueError(f"option {name!r} is required")
    return filled


def _value(world: World, home: Channel, definition: Json, value: Any, resolved: Json) -> Any:
    kind = definition["type"]
    if kind == STRING and type(value) is int:
        value = str(value)  # typed
    if kind in _PLAIN:
        return _plain(definition, value, _PLAIN[kind])
    if kind == ATTACHMENT:
        return attach(world, value, resolved)
    number = value if isinstance(value, int) else int(getattr(value, "id", value))
    resolve_one(world, home, number, resolved)
    return str(number)


def _plain(definition: Json, value: Any, wanted: type | tuple[type, ...]) -> Any:
    if not isinstance(value, wanted) or (isinstance(value, bool) and wanted is not bool):
        raise ValueError(f"option {definition['name']!r} does not take {value!r}")
    choices = definition.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise ValueError(
            f"option {definition['name']!r} offers {[choice['value'] for choice in choices]}, not {value!r}"
        )
    size = len(value) if isinstance(value, str) else value
    low, high = ("min_length", "max_length") if isinstance(value, str) else ("min_value", "max_value")
    least, most = definition.get(low), definition.get(high)
    if (least is not None and size < least) or (most is not None and size > most):
        raise ValueError(f"option {definition['name']!r} takes {least}..{most}, not {value!r}")
    return value


def attach(world: World, upload: Upload, resolved: Json) -> str:
    """Stores an uploaded file and adds it to `resolved`. Returns its id."""
    number = world.snowflakes.next()
    record = Attachment(number, 0, upload.filename, len(upload.data), upload.content_type, ephemeral=True)
    world.keep_file(number, upload.data)
    resolved.setdefault("attachments", {})[str(number)] = shapes.attachment(world, record)
    return str(number)


def resolve_one(world: World, home: Channel, number: int, resolved: Json) -> None:
    """Adds the user, channel or role with this id to `resolved`, with what a user may do in the channel
    `home`. Raises LookupError if there is none.
    """
    key = str(number)
    if user := world.get(User, number):
        resolved.setdefault("users", {})[key] = shapes.user(user)
        if home.guild_id is not None and home.guild_id not in user.left:
            member = shapes.member(user, int(rights(world, home, number)), home.guild_id)
            del member["user"]
            resolved.setdefault("members", {})[key] = member
    elif channel := world.get(Channel, number):
        resolved.setdefault("channels", {})[key] = shapes.partial_channel(world, channel, 0)
    elif found := [role for role in _roles(world, home.guild_id) if role["id"] == key]:
        resolved.setdefault("roles", {})[key] = found[0]
    else:
        raise LookupError(f"nothing has the id {number}")


def _roles(world: World, guild_id: int | None) -> list[Json]:
    guild = world.get(Guild, guild_id)
    return shapes.roles(guild) if guild else []
