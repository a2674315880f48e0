"""The body of a request: JSON, or a form with JSON and files."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl

from aiohttp import BodyPartReader, web

from ..errors import refusal
from ..records import Json
from ..uploads import Upload

_FILE = re.compile(r"files\[(\d{1,3})\]")


@dataclass(frozen=True, slots=True)
class FormBody:
    """The fields of a form as browsers send it (application/x-www-form-urlencoded)."""

    fields: Json


async def read_body(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """The JSON of a request (None if there is none) or its FormBody, and its files by their numbers.

    Raises ApiError 50109, 40005.
    """
    kind = request.headers.get("Content-Type", "")  # `request.content_type` would double the time of this function
    if kind.lower().startswith("multipart/form-data"):
        return await _read_parts(request)
    try:
        data = await request.read()
    except web.HTTPRequestEntityTooLarge:
        raise refusal("too large") from None
    if kind.lower().startswith("application/x-www-form-urlencoded"):
        return FormBody(dict(parse_qsl(data.decode(errors="replace")))), {}
    return (_parse(data) if data else None), {}


def _parse(data: bytes) -> Any:
    try:
        return json.loads(data)
    except ValueError:
        raise refusal("json") from None


async def _read_parts(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """The body in `payload_json`, and the files in `files[0]`, `files[1]`, …; other fields are ignored."""
    body: Any = {}
    files: dict[int, Upload] = {}
    left = request._client_max_size
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = await _read_part(part, left)
        left -= len(data)
        if part.name == "payload_json":
            body = _parse(data)
        elif match := _FILE.fullmatch(part.name or ""):
            kind = part.headers.get("Content-Type", "application/octet-stream")
            files[int(match[1])] = Upload(part.filename or "file", kind, data)
    return body, files


async def _read_part(part: BodyPartReader, most: int) -> bytes:
    data = bytearray()
    while chunk := await part.read_chunk(1 << 16):
        data += chunk
        if len(data) > most:
            raise refusal("too large")
    return bytes(data)
