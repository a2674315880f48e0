"""The laws of application commands and of autocomplete choices.

https://docs.discord.com/developers/interactions/application-commands
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from ..errors import refusal
from ..records import Json
from .form import Form, Path

CHAT_INPUT, USER, MESSAGE, ENTRY_POINT = 1, 2, 3, 4
BY_THE_BOT, BY_DISCORD = 1, 2
"""Who handles the entry point: the bot, or Discord, which opens the Activity itself."""
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
MOST_OF_KIND = {CHAT_INPUT: 100, USER: 15, MESSAGE: 15, ENTRY_POINT: 1}
"""The number of commands of each type that one application may have in one scope."""
MOST_OPTIONS, MOST_CHOICES, NAME, DESCRIPTION, ALL_TEXT = 25, 25, 32, 100, 8000
CHAT_NAME = re.compile(r"[-_'\w]{1,32}")
_NAME_CODE = ("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def check_commands(bodies: Any, *, embedded: bool = False) -> None:
    """Checks a list of commands that would replace all of a scope. Raises ApiError 50035."""
    form = Form()
    if form.items((), bodies, sum(MOST_OF_KIND.values())):
        for index, body in enumerate(bodies):
            if form.mapping((index,), body):
                _check_command(form, (index,), body, embedded)
        _check_counts(form, [body for body in bodies if isinstance(body, dict)])
    form.settle()


def check_entry_point_stays(installed: Iterable[Json], bodies: list[Json]) -> None:
    """Checks that a list to replace all commands contains the entry point, if there is one. Raises ApiError 50240."""
    kept = [body for body in bodies if body.get("type") == ENTRY_POINT]
    if not kept and any(body["type"] == ENTRY_POINT for body in installed):
        raise refusal("entry point")


def _check_counts(form: Form, bodies: list[Json]) -> None:
    seen = set()
    for index, body in enumerate(bodies):
        key = (body.get("type") or CHAT_INPUT, body.get("name"))
        if key in seen:
            form.refuse(
                (index, "name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
        seen.add(key)
    for kind, most in MOST_OF_KIND.items():
        if sum(each == kind for each, _ in seen) > most:
            form.refuse((), "APPLICATION_COMMAND_TOO_MANY", f"Maximum number of application commands reached ({most})")


def _check_command(form: Form, path: Path, body: Json, embedded: bool) -> None:
    kind = body.get("type") or CHAT_INPUT
    if not form.choice((*path, "type"), kind, MOST_OF_KIND):
        return
    _check_name(form, path, body, chat=kind == CHAT_INPUT)
    if kind == ENTRY_POINT:
        form.choice((*path, "handler"), body.get("handler"), (BY_THE_BOT, BY_DISCORD))
    if body.get("handler") is not None and not (embedded and kind == ENTRY_POINT):
        form.refuse((*path, "handler"), "APPLICATION_COMMAND_HANDLER", "Only entry points of EMBEDDED applications")
    if kind == CHAT_INPUT:
        _check_described(form, path, body)
        _check_options(form, path, body.get("options"), depth=0)
        if _longest(body) > ALL_TEXT:
            form.refuse(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({ALL_TEXT})")


def _check_name(form: Form, path: Path, body: Json, *, chat: bool) -> None:
    names: dict[Path, Any] = {(*path, "name"): body.get("name")}
    names |= {(*path, "name_localizations", key): name for key, name in (body.get("name_localizations") or {}).items()}
    for where, name in names.items():
        if form.text(where, name, NAME, 1) and chat and not (CHAT_NAME.fullmatch(name) and name == name.lower()):
            form.refuse(where, *_NAME_CODE)


def _check_described(form: Form, path: Path, body: Json) -> None:
    form.text((*path, "description"), body.get("description"), DESCRIPTION, 1)
    for key, text in (body.get("description_localizations") or {}).items():
        form.text((*path, "description_localizations", key), text, DESCRIPTION, 1)


def _check_options(form: Form, path: Path, options: Any, depth: int) -> None:
    here = (*path, "options")
    if not form.items(here, options, MOST_OPTIONS):
        return
    optional_before = False
    for index, option in enumerate(options or []):
        if not form.mapping((*here, index), option):
            continue
        _check_option(form, (*here, index), option, depth)
        if option.get("required") and optional_before:
            form.refuse(
                here,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_before |= not option.get("required")
    _check_distinct(form, here, [option for option in options or [] if isinstance(option, dict)])


def _check_distinct(form: Form, path: Path, options: list[Json]) -> None:
    """Checks that no two options have the same name, in any language, also counting the other's default name."""
    localized = [option.get("name_localizations") or {} for option in options]
    for locale in ("", *sorted({locale for each in localized for locale in each})):
        shown = [each.get(locale, option.get("name")) for option, each in zip(options, localized, strict=True)]
        plain = [option.get("name") for option in options]
        others = [set(plain[:at] + plain[at + 1 :]) for at in range(len(plain))]
        if len(set(shown)) < len(shown) or (locale and any(map(set.__contains__, others, shown))):
            form.refuse(path, "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", f"Option names must be unique {locale}")


def _check_option(form: Form, path: Path, option: Json, depth: int) -> None:
    if not form.choice((*path, "type"), option.get("type"), range(1, 12)):
        return
    kind: int = option["type"]
    _check_name(form, path, option, chat=True)
    _check_described(form, path, option)
    if kind in (SUBCOMMAND, GROUP):
        if depth > 1 or (kind == GROUP and depth):
            form.refuse(
                (*path, "type"),
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "Sub-command option not allowed here",
            )
        _check_options(form, path, option.get("options"), depth + 1)
    if option.get("choices") and option.get("autocomplete"):
        form.refuse(
            path,
            "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_CHOICES",
            "Choices and autocomplete exclude each other",
        )
    check_choices(form, (*path, "choices"), option.get("choices"), kind)


def check_choices(form: Form, path: Path, choices: Any, kind: int) -> None:
    """Checks the choices of an option, installed or offered by autocomplete."""
    if not form.items(path, choices, MOST_CHOICES):
        return
    for index, choice in enumerate(choices or []):
        here = (*path, index)
        if form.mapping(here, choice):
            form.text((*here, "name"), choice.get("name"), 100, 1)
            _check_value(form, (*here, "value"), choice.get("value"), kind)


def _check_value(form: Form, path: Path, value: Any, kind: int) -> None:
    if kind == INTEGER:
        form.number(path, value, -(2**53), 2**53)
    elif kind == NUMBER and (isinstance(value, bool) or not isinstance(value, (int, float))):
        form.refuse(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
    elif kind == STRING:
        form.text(path, value, 100, 1)


def _longest(node: Any) -> int:
    """The number of characters in names, descriptions and choice values, each counted in its longest translation."""
    if isinstance(node, list):
        return sum(_longest(each) for each in node)
    if not isinstance(node, dict):
        return 0
    total = sum(_longest_text(node, key) for key in ("name", "description"))
    total += len(node["value"]) if isinstance(node.get("value"), str) else 0
    return total + _longest(node.get("options")) + _longest(node.get("choices"))


def _longest_text(node: Json, key: str) -> int:
    texts = [node.get(key), *(node.get(f"{key}_localizations") or {}).values()]
    return max(len(text) for text in [*texts, ""] if isinstance(text, str))
