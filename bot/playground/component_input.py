"""What a client sends for a choice from a menu or a filled-in form: the `data` of their interactions.

Raises ValueError for what a client would not send: a text that is too short or too long, too few or too many choices, a
choice that is not offered or that the menu shows as chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .command_input import resolve_one
from .components import STRING_MENU, TEXT_DISPLAY, TEXT_INPUT, completed
from .laws.activities import MOBILE
from .records import COMPONENT, Channel, Interaction, Json, Message
from .seen import Modal, ShownMenu
from .world import World


def choose(
    world: World, home: Channel, menu: ShownMenu, values: tuple[str | int, ...], person_id: int, message_id: int
) -> Json:
    """The data of a choice from a menu on a message. `values` are values or labels; ids for other menus."""
    if menu.disabled or not menu.min_values <= len(values) <= menu.max_values:
        raise ValueError(f"menu {menu.custom_id!r} takes {menu.min_values} to {menu.max_values} choices")
    data: Json = {"custom_id": menu.custom_id, "component_type": menu.type}
    if menu.type == STRING_MENU:
        chosen = [menu.value_of(str(value)) for value in values]
        if chosen == _still_chosen(world, person_id, message_id, menu.custom_id):
            raise ValueError(f"menu {menu.custom_id!r} shows {chosen} as chosen: the client sends nothing")
        return data | {"values": chosen}
    resolved: Json = {}
    for value in values:
        resolve_one(world, home, int(value), resolved)
    if menu.channel_types and any(each["type"] not in menu.channel_types for each in resolved["channels"].values()):
        raise ValueError(f"menu {menu.custom_id!r} offers channels of the types {menu.channel_types} alone")
    return data | {"values": [str(value) for value in values], "resolved": resolved}


def _still_chosen(world: World, person_id: int, message_id: int, custom_id: str) -> list[str] | None:
    """What this person chose last in a menu, if their client still shows that; None otherwise.

    The client keeps a choice that the bot answered (discord-api-docs, issue 4801) until the message is updated, be it
    without any change (issue 3441). Left out here: it forgets the choice, too, when it opens another channel (issue
    7765), and menus of people, roles and channels may keep theirs even over an update (issue 7536).
    """
    used = (
        each
        for each in world.all(Interaction)
        if (each.type, each.person_id, each.message_id) == (COMPONENT, person_id, message_id)
        and each.data["custom_id"] == custom_id
    )
    last = max(used, key=lambda each: each.id, default=None)
    message = world.get(Message, message_id)
    if last is None or last.state != "acknowledged" or message is None or (message.edited or 0) >= last.created:
        return None
    return list(last.data["values"])


def modal_of(world: World, interaction: Interaction) -> Modal:
    """The form that an interaction opened. A phone shows a form whose custom_id it knows as it was the first time
    (discord-api-docs, issue 7554).
    """
    body = interaction.modal or {}
    if interaction.platform == MOBILE:
        body = world.forms.setdefault((interaction.person_id, body["custom_id"]), body)
    components = completed(body["components"], world.snowflakes)
    return Modal(interaction.id, body["custom_id"], body["title"], components)


def fill(world: World, home: Channel, modal: Modal, fields: Mapping[str, Any]) -> Json:
    """The data of a submitted form, with `fields` by custom_id or label; other fields keep their defaults."""
    known = {name for component in modal.components for name in _names(component)}
    if unknown := set(fields) - known:
        raise LookupError(f"no fields {sorted(unknown)}, only {sorted(known)}")
    resolved: Json = {}
    components = [_row(world, home, component, fields, resolved) for component in modal.components]
    data: Json = {"custom_id": modal.custom_id, "components": components}
    return data | {"resolved": resolved} if resolved else data


def _names(component: Json) -> list[str]:
    return [component["label"], component["component"]["custom_id"]] if "component" in component else []


def _row(world: World, home: Channel, component: Json, fields: Mapping[str, Any], resolved: Json) -> Json:
    shell = {"type": component["type"], "id": component["id"]}
    if component["type"] == TEXT_DISPLAY:
        return shell
    inner = component["component"]
    given = fields.get(inner["custom_id"], fields.get(component["label"]))
    return shell | {"component": _field(world, home, inner, given, resolved)}


def _field(world: World, home: Channel, field: Json, given: Any, resolved: Json) -> Json:
    filled = {"type": field["type"], "id": field["id"], "custom_id": field["custom_id"]}
    if field["type"] == TEXT_INPUT:
        return filled | {"value": _typed(field, given)}
    values = _chosen(field, given, field.get("max_values") or 1)
    if field["type"] != STRING_MENU:
        for value in values:
            resolve_one(world, home, int(value), resolved)
    return filled | {"values": values}


def _typed(field: Json, given: Any) -> str:
    text = str(field.get("value") or "" if given is None else given)
    least = field.get("min_length") or 0
    if field.get("required", True):
        least = max(least, 1)
    elif not text:
        return text
    if not least <= len(text) <= (field.get("max_length") or 4000):
        raise ValueError(f"field {field['custom_id']!r} takes {least} to {field.get('max_length')} characters")
    return text


def _chosen(field: Json, given: Any, most: int) -> list[str]:
    options = field.get("options")
    if given is None:
        values = [option["value"] for option in options or () if option.get("default")]
    else:
        values = [str(each) for each in (given if isinstance(given, (list, tuple)) else [given])]
    if options is not None:
        values = [_by_label(field, options, value) for value in values]
    required = field.get("required", True)
    least = field.get("min_values", 1) if required or values else 0
    if not least <= len(values) <= most:
        raise ValueError(f"field {field['custom_id']!r} takes {least} to {most} choices")
    return values


def _by_label(field: Json, options: list[Json], value: str) -> str:
    for option in options:
        if value in (option["value"], option["label"]):
            return str(option["value"])
    raise ValueError(f"field {field['custom_id']!r} offers {[option['value'] for option in options]}, not {value!r}")
