"""The laws of a message's payload: content, embeds, flags, files, and what V2 excludes."""

from __future__ import annotations

from typing import Any

from ..errors import refusal
from ..records import COMPONENTS_V2, Json
from ..uploads import Upload
from .components import check_components
from .form import Form, Path

CONTENT, EMBEDS, FILES, ALL_EMBED_TEXT = 2000, 10, 10, 6000
FILE_BYTES = 10 * 1024 * 1024
"""Bytes of the largest file; interactions contain it as `attachment_size_limit`."""
ALT_TEXT = 1024
LEGACY = ("content", "embeds", "poll", "sticker_ids")
"""Fields that a V2 message cannot have."""

_EMBED_TEXTS: tuple[tuple[Path, int], ...] = (
    (("title",), 256),
    (("description",), 4096),
    (("footer", "text"), 2048),
    (("author", "name"), 256),
)


def check_message(payload: Json, files: dict[int, Upload], *, v2: bool) -> None:
    """Checks the payload of a new or edited message; `v2`: it is V2 afterwards. Raises ApiError 50035, 40005."""
    form = Form()
    form.text(("content",), payload.get("content"), CONTENT)
    form.number(("flags",), payload.get("flags"), 0, 2**31 - 1)
    _check_embeds(form, payload.get("embeds"))
    if v2:
        _check_no_legacy(form, payload)
    check_components(form, payload.get("components"), v2=v2)
    _check_attachments(form, payload, files)
    _check_mentions(form, payload.get("allowed_mentions"))
    reference = payload.get("message_reference")
    if reference is not None and form.mapping(("message_reference",), reference):
        form.snowflake(("message_reference", "message_id"), reference.get("message_id"))
    form.settle()


def is_empty(payload: Json, files: dict[int, Upload]) -> bool:
    """Whether a new message would show nothing (Discord refuses that with 50006)."""
    content = (payload.get("content") or "").strip()
    return not (content or payload.get("embeds") or payload.get("components") or files)


def wants_v2(payload: Json) -> bool:
    """Whether a payload sets the V2 flag."""
    return bool(flags_of(payload) & COMPONENTS_V2)


def flags_of(payload: Json) -> int:
    """The flags that a payload sets; 0 if they are no number."""
    flags = payload.get("flags")
    return flags if isinstance(flags, int) else 0


def _check_no_legacy(form: Form, payload: Json) -> None:
    for key in LEGACY:
        if payload.get(key):
            form.refuse(
                (key,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _check_embeds(form: Form, embeds: Any) -> None:
    if not form.items(("embeds",), embeds, EMBEDS) or not embeds:
        return
    total = 0
    for index, embed in enumerate(embeds):
        if form.mapping(("embeds", index), embed):
            total += _check_embed(form, ("embeds", index), embed)
    if total > ALL_EMBED_TEXT:
        form.refuse(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {ALL_EMBED_TEXT}")


def _check_embed(form: Form, path: Path, embed: Json) -> int:
    """Checks one embed. Returns the number of characters that count towards the total."""
    total = 0
    for part in ("footer", "author", "image", "thumbnail"):
        if embed.get(part) is not None:
            form.mapping((*path, part), embed[part])
    for inner, most in _EMBED_TEXTS:
        text = _inside(embed, inner)
        if form.text((*path, *inner), text, most):
            total += len(text or "")
    form.number((*path, "color"), embed.get("color"), 0, 0xFFFFFF)
    if form.items((*path, "fields"), embed.get("fields"), 25):
        for index, field in enumerate(embed.get("fields") or []):
            total += _check_field(form, (*path, "fields", index), field)
    return total


def _inside(node: Any, path: Path) -> Any:
    for step in path:
        node = node.get(step) if isinstance(node, dict) else None
    return node


def _check_field(form: Form, path: Path, field: Any) -> int:
    if not form.mapping(path, field):
        return 0
    named = form.text((*path, "name"), field.get("name"), 256, 1)
    valued = form.text((*path, "value"), field.get("value"), 1024, 1)
    return len(field["name"]) + len(field["value"]) if named and valued else 0


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
