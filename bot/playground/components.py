"""Components as Discord stores them: numbered in reading order, with defaults filled in."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from .records import Json
from .snowflake import Snowflakes

ROW, BUTTON, STRING_MENU, TEXT_INPUT = 1, 2, 3, 4
TEXT_DISPLAY, GALLERY, FILE, CONTAINER, LABEL = 10, 12, 13, 17, 18
"""The component types that are simulated: those that the bot sends. Others are refused."""
MENUS = frozenset({3, 6, 8})
"""The types of select menus: of strings, roles, channels."""


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component in reading order, nested ones after their parent."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        if "component" in component:
            yield from walk([component["component"]])


_DEFAULTS: dict[int, Json] = {
    FILE: {"spoiler": False, "name": None, "size": None},
    CONTAINER: {"accent_color": None, "spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in MENUS},
}


def completed(components: list[Json], snowflakes: Snowflakes) -> tuple[Json, ...]:
    """Components of a checked request as Discord stores and returns them: each with an `id`, unique in the message."""
    taken = {each["id"] for each in walk(components) if each.get("id")}
    numbers = (number for number in itertools.count(1) if number not in taken)
    return tuple(_complete(component, numbers, snowflakes) for component in components)


def _complete(component: Json, numbers: Iterator[int], snowflakes: Snowflakes) -> Json:
    given = {key: value for key, value in component.items() if value is not None}
    given["id"] = given.get("id") or next(numbers)
    whole = _DEFAULTS.get(component["type"], {}) | given
    if "file" in whole:
        whole["file"] = _media(whole["file"], snowflakes)
    if "items" in whole:
        whole["items"] = [_item(item, snowflakes) for item in whole["items"]]
    if "options" in whole:
        whole["options"] = [_without_nulls(option) for option in whole["options"]]
    if "components" in whole:
        whole["components"] = [_complete(child, numbers, snowflakes) for child in whole["components"]]
    if "component" in whole:
        whole["component"] = _complete(whole["component"], numbers, snowflakes)
    return _with_emoji(whole)


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
