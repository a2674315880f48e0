"""The laws of a modal: a title of 45 characters, up to five texts or labels, and what these may contain. Rows of text
inputs, as older bots send them, and other fields are not simulated: the bot sends labelled text inputs and menus.
"""

from __future__ import annotations

from typing import Any

from ..components import LABEL, MENUS, TEXT_DISPLAY, TEXT_INPUT
from ..records import Json
from .components import CUSTOM_ID, OPTION_TEXT, check_menu, check_text, check_unique
from .form import Form, Path

TITLE, LABEL_TEXT, MOST_ROWS, MOST_TYPED = 45, 45, 5, 4000


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
    kinds = (LABEL, TEXT_DISPLAY)
    if not form.mapping(path, component) or not form.choice((*path, "type"), component.get("type"), kinds):
        return
    if component["type"] == TEXT_DISPLAY:
        check_text(form, path, component)
        return
    form.text((*path, "label"), component.get("label"), LABEL_TEXT, 1)
    form.text((*path, "description"), component.get("description"), OPTION_TEXT)
    _check_field(form, (*path, "component"), component.get("component"))


def _check_field(form: Form, path: Path, field: Any) -> None:
    kinds = (TEXT_INPUT, *sorted(MENUS))
    if not form.mapping(path, field) or not form.choice((*path, "type"), field.get("type"), kinds):
        return
    form.text((*path, "custom_id"), field.get("custom_id"), CUSTOM_ID, 1)
    if field["type"] == TEXT_INPUT:
        _check_text_input(form, path, field)
    else:
        check_menu(form, path, field)


def _check_text_input(form: Form, path: Path, field: Json) -> None:
    form.choice((*path, "style"), field.get("style"), (1, 2))
    form.text((*path, "placeholder"), field.get("placeholder"), OPTION_TEXT)
    form.text((*path, "value"), field.get("value"), field.get("max_length") or MOST_TYPED)
    form.number((*path, "min_length"), field.get("min_length"), 0, MOST_TYPED)
    form.number((*path, "max_length"), field.get("max_length"), 1, MOST_TYPED)
