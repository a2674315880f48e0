"""The laws of a modal: a title of 45 characters, up to five rows or labels, and what these may contain."""

from __future__ import annotations

from typing import Any

from ..components import CHECKBOX, CHECKBOXES, LABEL, MENUS, RADIO, ROW, TEXT_DISPLAY, TEXT_INPUT, UPLOAD
from ..records import Json
from .components import CUSTOM_ID, OPTION_TEXT, check_menu, check_options, check_text, check_unique
from .form import Form, Path

TITLE, LABEL_TEXT, MOST_ROWS, MOST_TYPED = 45, 45, 5, 4000
_GROUPS = {RADIO: 2, CHECKBOXES: 1}
"""The fewest options of a radio group and of a checkbox group; the most are ten."""


def check_modal(data: Any) -> None:
    """Checks a modal. Raises ApiError 50035."""
    form = Form()
    path: Path = ()
    if form.mapping(path, data):
        form.text((*path, "custom_id"), data.get("custom_id"), CUSTOM_ID, 1)
        form.text((*path, "title"), data.get("title"), TITLE, 1)
        if form.items((*path, "components"), data.get("components"), MOST_ROWS, 1):
            for index, component in enumerate(data["components"]):
                _check_top(form, (*path, "components", index), component)
            if not form.errors:
                check_unique(form, data["components"])
    form.settle()


def _check_top(form: Form, path: Path, component: Any) -> None:
    if not form.mapping(path, component) or not form.choice(
        (*path, "type"), component.get("type"), (ROW, LABEL, TEXT_DISPLAY)
    ):
        return
    if component["type"] == TEXT_DISPLAY:
        check_text(form, path, component)
    elif component["type"] == ROW:
        if form.items((*path, "components"), component.get("components"), 1, 1):
            child = component["components"][0]
            _check_field(form, (*path, "components", 0), child, (TEXT_INPUT,))
            form.text((*path, "components", 0, "label"), child.get("label"), LABEL_TEXT, 1)
    else:
        form.text((*path, "label"), component.get("label"), LABEL_TEXT, 1)
        form.text((*path, "description"), component.get("description"), OPTION_TEXT)
        _check_field(form, (*path, "component"), component.get("component"), _FIELDS)


def _check_field(form: Form, path: Path, field: Any, allowed: tuple[int, ...]) -> None:
    if not form.mapping(path, field) or not form.choice((*path, "type"), field.get("type"), allowed):
        return
    form.text((*path, "custom_id"), field.get("custom_id"), CUSTOM_ID, 1)
    if field["type"] == TEXT_INPUT:
        _check_text_input(form, path, field)
    elif field["type"] in MENUS:
        check_menu(form, path, field)
    elif field["type"] in _GROUPS and form.items((*path, "options"), field.get("options"), 10, _GROUPS[field["type"]]):
        check_options(form, (*path, "options"), field["options"], field.get("max_values") or len(field["options"]))


def _check_text_input(form: Form, path: Path, field: Json) -> None:
    form.choice((*path, "style"), field.get("style"), (1, 2))
    form.text((*path, "placeholder"), field.get("placeholder"), OPTION_TEXT)
    form.text((*path, "value"), field.get("value"), field.get("max_length") or MOST_TYPED)
    form.number((*path, "min_length"), field.get("min_length"), 0, MOST_TYPED)
    form.number((*path, "max_length"), field.get("max_length"), 1, MOST_TYPED)


_FIELDS = (TEXT_INPUT, *sorted(MENUS), UPLOAD, RADIO, CHECKBOXES, CHECKBOX)
