"""Whom a text mentions, given `allowed_mentions`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from .components import TEXT_DISPLAY, walk
from .records import Json

_USER = re.compile(r"<@!?(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")
_EVERY_KIND = ("users", "roles", "everyone")


@dataclass(frozen=True, slots=True)
class Mentions:
    """The users that a text may mention, and whether it may mention everyone."""

    users: tuple[int, ...]
    everyone: bool


def mentions(content: str, components: tuple[Json, ...], allowed: Any) -> Mentions:
    """What a new text mentions under `allowed_mentions` (None: everything). Embeds never mention anyone."""
    shown = [each["content"] for each in walk(list(components)) if each["type"] == TEXT_DISPLAY]
    text = "\n".join([content, *shown])
    rules: Json = allowed if isinstance(allowed, dict) else {"parse": _EVERY_KIND}
    parse = rules.get("parse") or ()
    listed = {int(each) for each in rules.get("users") or ()}
    found = dict.fromkeys(int(each) for each in _USER.findall(text))
    users = tuple(each for each in found if "users" in parse or each in listed)
    return Mentions(users, "everyone" in parse and bool(_EVERYONE.search(text)))
