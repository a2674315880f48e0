"""The laws of message components, classic ones and V2 ones.

Classic: up to 5 rows of up to 5 buttons or one menu. V2 (flag IS_COMPONENTS_V2): up to 40 components in all, nested
ones counted, and 4,000 characters of text. https://docs.discord.com/developers/components/reference

On more than 10,170 bytes Discord fails (500): those of the texts in UTF-8, and 12 for each text (discord-api-docs,
issue 8554). Menus count, too (issue 7448); how much they do is a guess: as texts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from ..components import (
    BUTTON,
    CONTAINER,
    FILE,
    GALLERY,
    MENUS,
    ROW,
    STRING_MENU,
    TEXT_DISPLAY,
    walk,
)
from ..errors import ApiError
from ..records import Json
from .emojis import check_emoji
from .form import Form, Path

LINK = 5
IN_CONTAINER = (ROW, TEXT_DISPLAY, GALLERY, FILE)
TOP_LEVEL = (*IN_CONTAINER, CONTAINER)

MOST_COMPONENTS, MOST_TEXT, MOST_ROWS, ROW_WIDTH = 40, 4000, 5, 5
CUSTOM_ID, LABEL, PLACEHOLDER, URL, ALT = 100, 80, 150, 512, 1024
OPTIONS, OPTION_TEXT = 25, 100
MOST_BYTES, COMPONENT_BYTES = 10170, 12


def check_components(form: Form, components: Any, *, v2: bool) -> None:
    """Checks a message's components."""
    path: Path = ("components",)
    if not form.items(path, components, MOST_COMPONENTS if v2 else MOST_ROWS):
        return
    allowed = TOP_LEVEL if v2 else (ROW,)
    for index, component in enumerate(components or []):
        check_one(form, (*path, index), component, allowed)
    if not form.errors:
        _check_whole(form, components or [], v2=v2)


def check_one(form: Form, path: Path, component: Any, allowed: tuple[int, ...]) -> None:
    """Checks one component with those nested in it; its type must be one of `allowed`."""
    if not form.mapping(path, component) or not _check_type(form, path, component, allowed):
        return
    kind = component["type"]
    check = check_menu if kind in MENUS else _CHECKS[kind]
    form.number((*path, "id"), component.get("id"), 0, 2**31 - 1)
    check(form, path, component)


def _check_type(form: Form, path: Path, component: Json, allowed: tuple[int, ...]) -> bool:
    if component.get("type") in allowed:
        return True
    names = ", ".join(map(str, allowed))
    form.refuse((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({names},).')
    return False


def _check_whole(form: Form, components: list[Json], *, v2: bool) -> None:
    everything = list(walk(components))
    if len(everything) > MOST_COMPONENTS and v2:
        form.refuse(
            ("components",),
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            "The maximum number of components is 40",
        )
    if sum(len(each["content"]) for each in everything if each["type"] == TEXT_DISPLAY) > MOST_TEXT:
        form.refuse(
            ("components",),
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The size of displayable text in this message exceeds the maximum of {MOST_TEXT}",
        )
    check_unique(form, components)
    if v2 and _bytes(components) - _bytes([{}]) > MOST_BYTES:
        raise ApiError(500, 0, "500: Internal Server Error")


def _bytes(value: Any) -> int:
    """The bytes of components: of each its strings, and a few for itself."""
    if isinstance(value, str):
        return len(value.encode())
    if isinstance(value, dict):
        return COMPONENT_BYTES + sum(map(_bytes, value.values()))
    return sum(map(_bytes, value)) if isinstance(value, list) else 0


def check_unique(form: Form, components: list[Json]) -> None:
    """Checks that no custom_id and no numeric id occurs twice in a message or a modal."""
    everything = list(walk(components))
    for key, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
        counts = Counter(each[key] for each in everything if each.get(key))
        for value in (value for value, count in counts.items() if count > 1):
            form.refuse(("components",), code, f"Component {key} cannot be duplicated: {value}")


def _check_row(form: Form, path: Path, row: Json) -> None:
    children = row.get("components")
    if not form.items((*path, "components"), children, ROW_WIDTH, 1):
        return
    for index, child in enumerate(children or []):
        check_one(form, (*path, "components", index), child, (BUTTON, *sorted(MENUS)))
    menus = sum(isinstance(child, dict) and child.get("type") in MENUS for child in children or [])
    if menus and len(children or []) > 1:
        form.refuse(
            (*path, "components"),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )


def _check_button(form: Form, path: Path, button: Json) -> None:
    style = button.get("style")
    if not form.choice((*path, "style"), style, (1, 2, 3, 4, LINK)):
        return
    form.text((*path, "label"), button.get("label"), LABEL)
    check_emoji(form, (*path, "emoji"), button.get("emoji"))
    if not button.get("label") and not button.get("emoji"):
        form.refuse(path, "BUTTON_COMPONENT_INVALID_EMPTY", "A button must have a label or an emoji")
    if style == LINK:
        _check_link(form, path, button)
    else:
        _check_custom_id(form, path, button)
        if button.get("url"):
            form.refuse(path, "BUTTON_COMPONENT_CUSTOM_ID_AND_URL", "A custom id and url cannot both be specified")


def _check_link(form: Form, path: Path, button: Json) -> None:
    if form.text((*path, "url"), button.get("url"), URL, 1) and not _is_web(button["url"], "discord://"):
        form.refuse((*path, "url"), "URL_TYPE_INVALID_SCHEME", 'Scheme must be one of ("http", "https", "discord").')
    if button.get("custom_id"):
        form.refuse(path, "BUTTON_COMPONENT_CUSTOM_ID_AND_URL", "A custom id and url cannot both be specified")


def _check_custom_id(form: Form, path: Path, component: Json) -> None:
    form.text((*path, "custom_id"), component.get("custom_id"), CUSTOM_ID, 1)


def check_menu(form: Form, path: Path, menu: Json) -> None:
    """Checks a select menu, on a message or in a modal."""
    _check_custom_id(form, path, menu)
    form.text((*path, "placeholder"), menu.get("placeholder"), PLACEHOLDER)
    form.number((*path, "min_values"), menu.get("min_values"), 0, OPTIONS)
    is_number = form.number((*path, "max_values"), menu.get("max_values"), 1, OPTIONS)
    most = (menu.get("max_values") or 1) if is_number else 1
    if menu.get("required") and menu.get("min_values") == 0:  # on messages, too (discord-api-docs, issue 7800)
        words = "Select menus marked as required cannot have a min_values of 0"
        form.refuse((*path, "min_values"), "SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES", words)
    if len(menu.get("default_values") or ()) > most:
        form.refuse((*path, "default_values"), "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    # There must be as many options as may be chosen (discord.py, issue 6984).
    if menu["type"] == STRING_MENU and form.items((*path, "options"), menu.get("options"), OPTIONS, most):
        _check_options(form, (*path, "options"), menu["options"], most)


def _check_options(form: Form, path: Path, options: list[Any], most_chosen: int) -> None:
    """Checks the options of a string menu."""
    values: set[str] = set()
    for index, option in enumerate(options):
        here = (*path, index)
        if not form.mapping(here, option):
            continue
        form.text((*here, "label"), option.get("label"), OPTION_TEXT, 1)
        form.text((*here, "description"), option.get("description"), OPTION_TEXT)
        check_emoji(form, (*here, "emoji"), option.get("emoji"))
        if form.text((*here, "value"), option.get("value"), OPTION_TEXT, 1) and option["value"] in values:
            form.refuse(
                (*here, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        values.add(str(option.get("value")))
    if sum(bool(isinstance(option, dict) and option.get("default")) for option in options) > most_chosen:
        form.refuse(path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS", "More default options than may be chosen")


def check_text(form: Form, path: Path, text: Json) -> None:
    """Checks a text display."""
    form.text((*path, "content"), text.get("content"), MOST_TEXT, 1)


def _check_media(form: Form, path: Path, media: Any, *, only_attached: bool = False) -> None:
    if not form.mapping(path, media) or not form.text((*path, "url"), media.get("url"), 2048, 1):
        return
    if media["url"].startswith("attachment://") or (not only_attached and _is_web(media["url"])):
        return
    form.refuse((*path, "url"), "URL_TYPE_INVALID_SCHEME", 'Scheme must be one of ("http", "https", "attachment").')


def _is_web(url: str, *others: str) -> bool:
    return url.startswith(("http://", "https://", *others))


def _check_gallery(form: Form, path: Path, gallery: Json) -> None:
    if not form.items((*path, "items"), gallery.get("items"), 10, 1):
        return
    for index, item in enumerate(gallery["items"]):
        if form.mapping((*path, "items", index), item):
            _check_media(form, (*path, "items", index, "media"), item.get("media"))
            form.text((*path, "items", index, "description"), item.get("description"), ALT)


def _check_file(form: Form, path: Path, file: Json) -> None:
    _check_media(form, (*path, "file"), file.get("file"), only_attached=True)


def _check_container(form: Form, path: Path, container: Json) -> None:
    form.number((*path, "accent_color"), container.get("accent_color"), 0, 0xFFFFFF)
    if form.items((*path, "components"), container.get("components"), MOST_COMPONENTS, 1):
        for index, child in enumerate(container["components"]):
            check_one(form, (*path, "components", index), child, IN_CONTAINER)


_CHECKS: dict[int, Callable[[Form, Path, Json], None]] = {
    ROW: _check_row,
    BUTTON: _check_button,
    TEXT_DISPLAY: check_text,
    GALLERY: _check_gallery,
    FILE: _check_file,
    CONTAINER: _check_container,
}
