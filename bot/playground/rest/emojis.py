"""The application's own emojis: up to 2,000 pictures of at most 256 KiB."""

from __future__ import annotations

import base64
import binascii
import re
from dataclasses import replace
from typing import Any

from .. import shapes
from ..errors import refusal
from ..laws.form import Form
from ..records import Emoji, Json
from .wire import Call, Route

MOST, MOST_BYTES = 2000, 256 * 1024
_NAME = re.compile(r"\w{2,32}", re.ASCII)
_DATA = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)


def _one(call: Call) -> Emoji:
    found = call.world.get(Emoji, call.number("emoji_id"))
    if found is None:
        raise refusal("emoji")
    return found


def _shown(call: Call, emoji: Emoji) -> Json:
    return shapes.emoji(emoji) | {"user": shapes.user(call.world.bot)}


def _check_name(form: Form, call: Call) -> None:
    name = call.form.get("name")
    if form.text(("name",), name, 32, 2) and not _NAME.fullmatch(str(name)):
        form.refuse(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")


def _picture(form: Form, call: Call) -> tuple[str, bytes]:
    match = _DATA.fullmatch(str(call.form.get("image")))
    try:
        data = base64.b64decode(match[2], validate=True) if match else b""
    except binascii.Error:
        data = b""
    if match is None or not data:
        form.refuse(("image",), "IMAGE_INVALID", "Unsupported image type given")
    elif len(data) > MOST_BYTES:
        form.refuse(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return (match[1] if match else ""), data


def listing(call: Call) -> Json:
    """All of them."""
    return {"items": [_shown(call, emoji) for emoji in call.world.all(Emoji)]}


def create(call: Call) -> tuple[int, Json]:
    """Upload one."""
    form = Form()
    _check_name(form, call)
    kind, data = _picture(form, call)
    form.settle()
    if len(call.world.all(Emoji)) >= MOST:
        raise refusal("application emojis")
    emoji = call.world.put(Emoji(call.world.snowflakes.next(), call.form["name"], kind, kind == "image/gif"))
    call.world.keep_file(emoji.id, data)
    return 201, _shown(call, emoji)


def one(call: Call) -> Json:
    """One of them."""
    return _shown(call, _one(call))


def rename(call: Call) -> Json:
    """Give it another name."""
    form = Form()
    _check_name(form, call)
    form.settle()
    return _shown(call, call.world.put(replace(_one(call), name=call.form["name"])))


def remove(call: Call) -> Any:
    """Delete it."""
    emoji = _one(call)
    call.world.remove(emoji)
    call.world.drop_file(emoji.id)


_PLACE = "/applications/{application_id}/emojis"
ROUTES = (
    Route("GET", _PLACE, listing),
    Route("POST", _PLACE, create),
    Route("GET", _PLACE + "/{emoji_id}", one),
    Route("PATCH", _PLACE + "/{emoji_id}", rename),
    Route("DELETE", _PLACE + "/{emoji_id}", remove),
)
