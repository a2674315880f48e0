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
from .request import RestRequest, Route

MOST_EMOJIS, MOST_BYTES = 2000, 256 * 1024
_NAME = re.compile(r"\w{2,32}", re.ASCII)
_DATA = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)


def _one(request: RestRequest) -> Emoji:
    found = request.world.get(Emoji, request.number("emoji_id"))
    if found is None:
        raise refusal("emoji")
    return found


def _shown(request: RestRequest, emoji: Emoji) -> Json:
    return shapes.emoji(emoji) | {"user": shapes.user(request.world.bot)}


def _check_name(form: Form, request: RestRequest) -> None:
    name = request.form.get("name")
    if form.text(("name",), name, 32, 2) and not _NAME.fullmatch(str(name)):
        form.refuse(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")


def _picture(form: Form, request: RestRequest) -> tuple[str, bytes]:
    match = _DATA.fullmatch(str(request.form.get("image")))
    try:
        data = base64.b64decode(match[2], validate=True) if match else b""
    except binascii.Error:
        data = b""
    if match is None or not data:
        form.refuse(("image",), "IMAGE_INVALID", "Unsupported image type given")
    elif len(data) > MOST_BYTES:
        form.refuse(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return (match[1] if match else ""), data


def listing(request: RestRequest) -> Json:
    """All emojis."""
    return {"items": [_shown(request, emoji) for emoji in request.world.all(Emoji)]}


def create(request: RestRequest) -> tuple[int, Json]:
    """Uploads an emoji."""
    form = Form()
    _check_name(form, request)
    kind, data = _picture(form, request)
    form.settle()
    if len(request.world.all(Emoji)) >= MOST_EMOJIS:
        raise refusal("application emojis")
    emoji = request.world.put(Emoji(request.world.snowflakes.next(), request.form["name"], kind, kind == "image/gif"))
    request.world.keep_file(emoji.id, data)
    return 201, _shown(request, emoji)


def one(request: RestRequest) -> Json:
    """One emoji."""
    return _shown(request, _one(request))


def rename(request: RestRequest) -> Json:
    """Renames an emoji."""
    form = Form()
    _check_name(form, request)
    form.settle()
    return _shown(request, request.world.put(replace(_one(request), name=request.form["name"])))


def remove(request: RestRequest) -> Any:
    """Deletes an emoji."""
    emoji = _one(request)
    request.world.remove(emoji)
    request.world.drop_file(emoji.id)


_PLACE = "/applications/{application_id}/emojis"
ROUTES = (
    Route("GET", _PLACE, listing),
    Route("POST", _PLACE, create),
    Route("GET", _PLACE + "/{emoji_id}", one),
    Route("PATCH", _PLACE + "/{emoji_id}", rename),
    Route("DELETE", _PLACE + "/{emoji_id}", remove),
)
