"""Serves the page's files and the pictures of boards over HTTP.

    GET /                                  the page, in the browser's language
    GET /web/{build}/{file}                its modules and styles
    GET /art/{version}/{game}/board.json   a board (boards.BoardPicture)
    GET /art/{version}/{game}/board.webp   its picture; piece.webp: the picture of a piece

Answers with a version in their address may be cached for ever. The page itself and all errors must not be cached: a
proxy that keeps a 404 would hide a file that exists later. The page loads nothing from other origins and runs only
scripts from its files.
"""

import asyncio
import gzip
import json
from collections import defaultdict
from collections.abc import Callable
from dataclasses import asdict, dataclass
from hashlib import blake2b
from html import escape
from importlib.resources import files
from itertools import chain, product
from mimetypes import guess_type
from string import Template
from urllib.parse import parse_qsl, urlsplit

from aiohttp import web

from bot.activity.boards import background_url, board_of, board_url, piece_url
from bot.activity.page_texts import page_texts
from bot.locales import LANGUAGES, SOURCE, closest
from bot.match.preferences import Preference
from bot.render import RENDERERS, Scene, checked
from bot.render.parts import draw_background, draw_piece

FOR_EVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True, slots=True)
class _File:
    """One of the page's files, ready to be sent."""

    content_type: str
    plain: bytes
    small: bytes  # compressed by gzip


class Pages:
    """The files of the page. `application` is the id of Discord's application, as text; `hosts` are the origins that
    may show the page in a frame. To serve them from an aiohttp application `app`:

        pages = Pages("1234", ["https://discord.com"])
        app.add_routes(pages.routes())
        app.on_response_prepare.append(pages.guard)
        asyncio.create_task(pages.draw_ahead())
    """

    def __init__(self, application: str, hosts: tuple[str, ...]) -> None:
        self._application, self._hosts = application, hosts
        self._files = {name: _packed(name, content) for name, content in _contents().items()}
        self.build = _hash(self._files)
        self._index = Template(self._files.pop("index.html").plain.decode())
        self._headers = _headers(hosts)
        self._art: dict[str, asyncio.Task[bytes]] = {}  # by address: there are some hundred
        self._drawing = asyncio.Lock()  # one picture at a time: those that wait hold no thread

    def routes(self) -> list[web.RouteDef]:
        """The routes to add to an aiohttp application."""
        return [
            web.get("/", self._page),
            web.get("/web/{build}/{file:.+}", self._file),
            web.get("/{address:art/.+}", self._art_file),
        ]

    async def guard(self, request: web.Request, response: web.StreamResponse) -> None:
        """Sets the headers of every answer: what the page may load, and that errors and the page are not cached."""
        response.headers.update(self._headers)
        if response.status >= 300 or "Cache-Control" not in response.headers:
            response.headers["Cache-Control"] = "no-store"

    async def draw_ahead(self) -> None:
        """Draws in advance what is usual in a language, so that nobody waits for it. Takes seconds, in a thread."""
        readers = [Preference(language, "picture") for language in LANGUAGES]
        for game, renderer in RENDERERS.items():
            ways = {(each.look(game), each.pieces(game), each.notation(game)) for each in readers}
            for (look, pieces, notation), flip in product(ways, (False, True)):
                scene = Scene(game, renderer.game.start, look=look, pieces=pieces, notation=notation, flip=flip)
                board = await asyncio.to_thread(board_of, scene, SOURCE)
                for address in (board.picture, *(piece.picture for piece in board.pieces.values())):
                    await self._drawn(address)

    @property
    def kept(self) -> int:
        """The number of cached pictures and boards."""
        return len(self._art)

    async def _page(self, request: web.Request) -> web.Response:
        language = language_of(request)
        texts = page_texts(language)
        values = {"language": language, "build": self.build, "application": self._application}
        values |= {"hosts": " ".join(self._hosts), "texts": json.dumps(texts, ensure_ascii=False)} | texts
        html = self._index.substitute({name: escape(value) for name, value in values.items()})
        return web.Response(text=html, content_type="text/html")

    async def _file(self, request: web.Request) -> web.Response:
        found = self._files.get(request.match_info["file"])
        if found is None or request.match_info["build"] != self.build:
            raise web.HTTPNotFound
        headers = {"Cache-Control": FOR_EVER, "Vary": "Accept-Encoding"}
        if "gzip" not in request.headers.get("Accept-Encoding", ""):
            return web.Response(body=found.plain, content_type=found.content_type, charset="utf-8", headers=headers)
        headers["Content-Encoding"] = "gzip"
        return web.Response(body=found.small, content_type=found.content_type, charset="utf-8", headers=headers)

    async def _art_file(self, request: web.Request) -> web.Response:
        query = request.query_string
        address = request.match_info["address"] + (f"?{query}" if query else "")
        try:
            body = await self._drawn(address)
        except ValueError:
            raise web.HTTPNotFound from None
        is_picture = request.path.endswith(".webp")
        content_type = "image/webp" if is_picture else "application/json"
        response = web.Response(body=body, content_type=content_type, headers={"Cache-Control": FOR_EVER})
        if not is_picture:
            response.enable_compression()
        return response

    async def _drawn(self, address: str) -> bytes:
        """What is at an address, from the cache or drawn now; requests for the same wait for one drawing. Raises
        ValueError if there is no such address.
        """
        task = self._art.get(address)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self._art[address] = asyncio.create_task(self._draw(_drawing(address)))
        return await asyncio.shield(task)

    async def _draw(self, draw: Callable[[], bytes]) -> bytes:
        async with self._drawing:
            return await asyncio.to_thread(draw)


def _drawing(address: str) -> Callable[[], bytes]:
    """The function that makes what is at an address. Raises ValueError unless boards.py writes it exactly so: anybody
    may ask for anything, but has each picture drawn once at most.
    """
    parts = urlsplit(address)
    game, file = parts.path.split("/")[-2:]
    if game not in RENDERERS:
        raise ValueError("no such game")
    renderer, query = RENDERERS[game], defaultdict(str, parse_qsl(parts.query))
    look, pieces, notation, flip = (query[name] for name in ("look", "pieces", "notation", "flip"))
    scene = Scene(game, renderer.game.start, look=look, pieces=pieces, notation=notation, flip=bool(flip))
    checked(scene)
    language, letter = query["language"], query["letter"]
    if file == "board.webp" and address == background_url(scene):
        return lambda: draw_background(scene)
    if letter in {*chain(*renderer.pieces)} and address == piece_url(scene, letter):
        return lambda: draw_piece(scene, letter)
    if language in LANGUAGES and address == board_url(scene, language):
        return lambda: json.dumps(asdict(board_of(scene, language)), ensure_ascii=False).encode()
    raise ValueError("no such address")


def _headers(hosts: tuple[str, ...]) -> dict[str, str]:
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        f"base-uri 'none'; form-action 'none'; frame-ancestors {' '.join(hosts) or chr(39) + 'none' + chr(39)}"
    )
    return {"Content-Security-Policy": policy, "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer"}


def language_of(request: web.Request) -> str:
    """The first language in a browser's Accept-Language that the bot has; the source language if it has none."""
    accepted = request.headers.get("Accept-Language", "")
    wanted = (part.partition(";")[0].strip() for part in accepted[:200].split(","))
    return next((spoken for name in wanted if (spoken := closest(name, "")) in LANGUAGES), LANGUAGES[0])


def _contents() -> dict[str, bytes]:
    """The page's files by their path in `web`."""
    folder = files(__package__) / "web"
    found = {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}
    return found | {f"style/{file.name}": file.read_bytes() for file in (folder / "style").iterdir()}


def _packed(name: str, content: bytes) -> _File:
    kind = "text/javascript" if name.endswith(".js") else guess_type(name)[0] or "application/octet-stream"
    return _File(kind, content, gzip.compress(content, mtime=0))


def _hash(packed: dict[str, _File]) -> str:
    digest = blake2b(digest_size=8)
    for name in sorted(packed):
        digest.update(name.encode() + b"\0" + packed[name].plain)
    return digest.hexdigest()
