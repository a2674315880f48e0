"""Components as they stand on a message: numbered in reading order, defaults filled in, files resolved to names."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from .records import Json
from .seen import MENUS, walk
from .snowflake import Snowflakes

_DEFAULTS: dict[int, Json] = {
    11: {"description": None, "spoiler": False},
    13: {"spoiler": False, "name": None, "size": None},
    14: {"spacing": 1, "divider": True},
    17: {"accent_color": None, "spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in MENUS},
}


def dress(components: list[Json], snowflakes: Snowflakes) -> tuple[Json, ...]:
    """Checked request components as Discord keeps and sends them back: each with an `id`, unique in the message."""
    taken = {each["id"] for each in walk(components) if each.get("id")}
    numbers = (number for number in itertools.count(1) if number not in taken)
    return tuple(_dress(component, numbers, snowflakes) for component in components)


def _dress(component: Json, numbers: Iterator[int], snowflakes: Snowflakes) -> Json:
    given = {key: value for key, value in component.items() if value is not None}
    given["id"] = given.get("id") or next(numbers)
    dressed = _DEFAULTS.get(component["type"], {}) | given
    for key in ("media", "file"):
        if key in dressed:
            dressed[key] = _media(dressed[key], snowflakes)
    if "items" in dressed:
        dressed["items"] = [_item(item, snowflakes) for item in dressed["items"]]
    if "options" in dressed:
        dressed["options"] = [_without_nulls(option) for option in dressed["options"]]
    if "components" in dressed:
        dressed["components"] = [_dress(child, numbers, snowflakes) for child in dressed["components"]]
    for key in ("accessory", "component"):
        if key in dressed:
            dressed[key] = _dress(dressed[key], numbers, snowflakes)
    return _with_emoji(dressed)


def _media(media: Json, snowflakes: Snowflakes) -> Json:
    return {"id": str(snowflakes.next()), "url": media["url"], "proxy_url": media["url"]}


def _item(item: Json, snowflakes: Snowflakes) -> Json:
    return {
        "media": _media(item["media"], snowflakes),
        "description": item.get("description"),
        "spoiler": bool(item.get("spoiler")),
    }


def _without_nulls(node: Json) -> Json:
    return _with_emoji({key: value for key, value in node.items() if value is not None})


def _with_emoji(node: Json) -> Json:
    emoji: Any = node.get("emoji")
    if not emoji:
        return node
    return node | {"emoji": {key: value for key, value in emoji.items() if value is not None}}
