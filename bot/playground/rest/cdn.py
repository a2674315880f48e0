"""The CDN: attachments, and plain avatars."""

from __future__ import annotations

import re
from html import escape

from aiohttp import web

from ..errors import ApiError
from ..faults import Faults, apply
from ..world import World

_SAFE = re.compile(r"image/(png|jpeg|gif|webp|avif)|text/plain|audio/\w+|video/\w+")
"""Content types that browsers may show; files of any other are only downloaded."""


def add_routes(app: web.Application, world: World, faults: Faults) -> None:
    """Serves files below /cdn. Its errors are not those of the API: they have no code."""

    async def attachment(request: web.Request) -> web.Response:
        if fault := faults.take(f"{request.method} {request.path}"):
            try:
                await apply(fault)
            except ApiError as error:
                return web.Response(status=error.status, headers={"Via": "1.1 google"})
        kind = _kind_by_name(request.match_info["name"])
        return _file(world.files.get(int(request.match_info["file"])), kind)

    async def avatar(request: web.Request) -> web.Response:
        number = int(request.match_info["file"]) % 6
        return web.Response(text=_AVATAR.format(colour=escape(_COLOURS[number])), content_type="image/svg+xml")

    app.router.add_get(r"/cdn/attachments/{channel:\d+}/{file:\d+}/{name}", attachment)
    app.router.add_get(r"/cdn/embed/avatars/{file:\d+}.png", avatar)


_COLOURS = ("#5865f2", "#757e8a", "#3ba55c", "#faa61a", "#ed4245", "#eb459f")
_AVATAR = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="{colour}"/></svg>'
_ENDINGS = {
    "png": "image/png",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "gif": "image/gif",
    "webp": "image/webp",
}


def _kind_by_name(name: str) -> str:
    ending = name.rsplit(".", 1)[-1].lower()
    return _ENDINGS.get(ending, "text/plain" if ending in ("txt", "pgn", "md", "csv") else "application/octet-stream")


def _file(data: bytes | None, kind: str) -> web.Response:
    if data is None:
        raise web.HTTPNotFound
    headers = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "default-src 'none'; sandbox"}
    if not _SAFE.fullmatch(kind):
        kind = "application/octet-stream"
        headers["Content-Disposition"] = "attachment"
    return web.Response(body=data, content_type=kind, headers=headers)
