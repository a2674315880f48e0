"""The laws of a message's payload: content, flags, files, and what V2 excludes."""

from __future__ import annotations

from typing import Any

from ..errors import refusal
from ..records import COMPONENTS_V2, Json
from ..uploads import Upload
from .components import check_components
from .form import Form

CONTENT, NONCE, FILES = 2000, 25, 10
FILE_BYTES = 10 * 1024 * 1024
"""Bytes of the largest file; interactions contain it as `attachment_size_limit`."""
ALT_TEXT = 1024
LEGACY = ("content", "embeds", "poll", "sticker_ids")
"""Fields that a V2 message cannot have."""


def check_message(payload: Json, files: dict[int, Upload], *, v2: bool) -> None:
    """Checks the payload of a new or edited message; `v2`: it is V2 afterwards. Raises ApiError 50035, 40005."""
    form = Form()
    form.text(("content",), payload.get("content"), CONTENT)
    form.number(("flags",), payload.get("flags"), 0, 2**31 - 1)
    form.text(("nonce",), payload.get("nonce"), NONCE)
    for key in ("embeds", "message_reference"):
        if payload.get(key):
            form.refuse((key,), "NOT_SIMULATED", f"{key} is not simulated: the bot sends none")
    for key in LEGACY if v2 else ():
        if payload.get(key):
            refuse_legacy(form, key)
    check_components(form, payload.get("components"), v2=v2)
    _check_attachments(form, payload, files)
    _check_mentions(form, payload.get("allowed_mentions"))
    form.settle()


def is_empty(payload: Json, files: dict[int, Upload]) -> bool:
    """Whether a new message would show nothing (Discord refuses that with 50006)."""
    content = (payload.get("content") or "").strip()
    return not (content or payload.get("components") or files)


def wants_v2(payload: Json) -> bool:
    """Whether a payload sets the V2 flag."""
    return bool(flags_of(payload) & COMPONENTS_V2)


def flags_of(payload: Json) -> int:
    """The flags that a payload sets; 0 if they are no number."""
    flags = payload.get("flags")
    return flags if isinstance(flags, int) else 0


def refuse_legacy(form: Form, key: str) -> None:
    """Refuses a field that a V2 message cannot have."""
    said = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
    form.refuse((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", said)


def _check_attachments(form: Form, payload: Json, files: dict[int, Upload]) -> None:
    if any(len(file.data) > FILE_BYTES for file in files.values()):
        raise refusal("too large")
    if len(files) > FILES:
        form.refuse(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {FILES} or fewer in length.")
    if form.items(("attachments",), payload.get("attachments"), FILES):
        for index, attachment in enumerate(payload.get("attachments") or []):
            if form.mapping(("attachments", index), attachment):
                form.snowflake(("attachments", index, "id"), attachment.get("id"))
                form.text(("attachments", index, "description"), attachment.get("description"), ALT_TEXT)


def _check_mentions(form: Form, allowed: Any) -> None:
    """Checks `allowed_mentions`: an explicit list and `parse` for the same kind exclude each other."""
    if not isinstance(allowed, dict):
        return
    for index, user in enumerate(allowed.get("users") or ()):
        form.snowflake(("allowed_mentions", "users", index), user)
    for kind in ("users", "roles"):
        given = form.items(("allowed_mentions", kind), allowed.get(kind), 100) and allowed.get(kind)
        if given and kind in (allowed.get("parse") or []):
            form.refuse(
                ("allowed_mentions",),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )
