"""The page's files and pictures, over HTTP."""

import asyncio
import gzip
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from html import unescape
from io import BytesIO
from json import loads

import pytest
import pytest_asyncio
from aiohttp.test_utils import TestClient, TestServer
from PIL import Image

from bot.activity.boards import board_of, board_url, version
from bot.activity.page_texts import OWN, SHARED, page_texts
from bot.activity.pages import FOR_EVER, Pages, _drawing
from bot.activity.states import boards_of
from bot.locales import LANGUAGES, catalogue
from bot.match.preferences import _preference
from bot.render import DRAWING, RENDERERS, Scene
from bot.render.parts import draw_piece
from tests.bot.activity.server import SmallServer
from tests.bot.conftest import eventually
from tests.cases import for_each
from tests.long import LONG

MOST_WIRE = 100_000  # bytes of the page without pictures
NOTED = "ck"  # a piece that one notation writes otherwise, and one that all write alike


@pytest.fixture
def server() -> SmallServer:
    return SmallServer("tictactoe")


@pytest_asyncio.fixture
async def client(server: SmallServer) -> AsyncIterator[TestClient]:
    async with TestClient(TestServer(server.application())) as opened:
        yield opened


async def test_the_page_is_not_kept_and_its_files_are(client):
    """All files that the page names exist, compressed, small, of the right type, and cached for ever."""
    page = await client.get("/activity/")
    assert page.headers["Cache-Control"] == "no-store"
    html = await page.text()
    build = re.search(r'data-build="(\w+)"', html)
    assert build is not None
    names = {*re.findall(r'(?:src|href)="([^"]+)"', html)}
    assert all(name.startswith(f"web/{build[1]}/") for name in names)
    modules = [*(name for name in names if name.endswith(".js"))]
    wire = len(html)
    seen: set[str] = set()
    while modules:
        name = modules.pop()
        if name in seen:
            continue
        seen.add(name)
        answer = await client.get(f"/activity/{name}", headers={"Accept-Encoding": "gzip"}, auto_decompress=False)
        assert (answer.status, answer.headers["Cache-Control"]) == (200, FOR_EVER)
        assert answer.content_type == "text/javascript"
        packed = await answer.read()
        wire += len(packed)
        text = gzip.decompress(packed).decode()
        modules += [f"web/{build[1]}/{each}" for each in re.findall(r'from "\./([^"]+)"', text)]
    for name in names - seen:
        answer = await client.get(f"/activity/{name}", headers={"Accept-Encoding": "gzip"}, auto_decompress=False)
        assert (answer.status, answer.content_type) == (200, "image/svg+xml" if "icon" in name else "text/css")
        wire += len(await answer.read())
    print(f"{wire} bytes over the wire")  # noqa: T201 - the figure that the limit is for
    assert wire < MOST_WIRE


async def test_errors_are_never_kept(client):
    """A missing file may exist later. All that is drawn has one address: else it could be drawn without end."""
    art = board_url(Scene("xiangqi", RENDERERS["xiangqi"].game.start), "en")
    for path in (
        "nothing",
        "web/0123/page.js",
        f"web/{Pages('1', ()).build}/../pages.py",
        f"web/{Pages('1', ()).build}/index.html",
        art.replace("/xiangqi/", "/nogame/"),
        art.replace("language=en", "language=xx"),
        art + "&look=none",
        art + "&pieces=" + "x" * 500,
        art + "&position=a",
        art + "&flip=2",
        art.replace("board.json?language=en", "piece.webp?letter=K&flip=1"),
        art.replace("board.json?language=en", "piece.webp?letter=K&pieces="),
        art.replace("board.json?language=en", "board.webp?look="),
        art.replace("?", "?x=1&"),
        art.replace("board.json", "piece.webp").replace("language=en", "letter=KA"),
        art.replace("board.json", "piece.webp").replace("language=en", "letter="),
        re.sub(r"art/\w+/", "art/0/", art),
    ):
        answer = await client.get(f"/activity/{path}")
        assert (answer.status, answer.headers["Cache-Control"]) == (404, "no-store"), path


async def test_pictures_that_wait_hold_no_threads(server, client):
    """One is drawn after another. Whoever asks for many does not hold the threads that all parts of the bot share."""
    game = RENDERERS["xiangqi"].game
    scenes = [Scene("xiangqi", game.start, pieces=pieces) for pieces in game.piece_sets]
    ways = [piece.picture for scene in scenes for piece in board_of(scene, "en").pieces.values()]
    with DRAWING:
        asked = [asyncio.create_task(client.get(f"/activity/{way}")) for way in ways]
        await eventually(lambda: server.pages.kept == len(ways))
        async with asyncio.timeout(60):
            await asyncio.to_thread(int)
    assert {(await answer).status for answer in asked} == {200}


async def test_a_picture_that_cannot_be_drawn_stops_no_other(server, client, monkeypatch):
    """It is tried again by whoever asks next; nor does one stop others for which its page no longer waits."""
    address = f"/activity/art/{version()}/xiangqi/piece.webp?letter="
    with DRAWING:
        left = [asyncio.create_task(client.get(address + letter)) for letter in "KA"]
        await eventually(lambda: server.pages.kept == len(left))
        for each in left:
            each.cancel()
    with monkeypatch.context() as patched:
        patched.setattr("bot.activity.pages.draw_piece", lambda *_: 1 / 0)
        assert (await client.get(address + "R")).status == 500
    assert [(await client.get(address + letter)).status for letter in "RKA"] == [200] * 3


async def test_the_policy_allows_only_the_page_itself(client):
    """The policy allows nothing inline and nothing from elsewhere, and frames only where configured."""
    answer = await client.get("/activity/")
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["Content-Security-Policy"].split(";"))
    assert policy.pop("frame-ancestors") == "'self'"
    assert policy.pop("default-src") == policy.pop("base-uri") == policy.pop("form-action") == "'none'"
    assert set(policy.values()) == {"'self'"}
    assert "unsafe" not in answer.headers["Content-Security-Policy"]
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.slow
async def test_every_picture_of_a_board_is_there():
    """What is usual in a language is drawn ahead, so the first person who opens a board finds its pictures; each is
    cached once, however its address is written. All others are drawn when they are asked for.
    """
    readers = [_preference((), locale, "en") for locale in ("en-US", "zh-CN", "zh-TW", "ja", "vi")]
    server = SmallServer("xiangqi")
    async with TestClient(TestServer(server.application())) as client:
        await server.pages.draw_ahead()
        kept = server.pages.kept
        boards = {url for game in RENDERERS for likes in readers for url in boards_of(game, likes)}
        for url in boards:
            board = await (await client.get(f"/activity/{url}")).json()
            for address in (board["picture"], *(piece["picture"] for piece in board["pieces"].values())):
                assert (await client.get(f"/activity/{address}")).status == 200
        assert server.pages.kept == kept + len(boards)
        await has_pictures(client=client)


@for_each("game", RENDERERS)
async def has_pictures(client: TestClient, game: str) -> None:
    """Board and pieces from both sides, in every look and set, at twice their size in units."""
    renderer = RENDERERS[game]
    for look in renderer.game.looks or ("",):
        for pieces in renderer.game.piece_sets or ("",):
            scene = Scene(game, renderer.game.start, look=look, pieces=pieces, flip=look != "day")
            answer = await client.get(f"/activity/{board_url(scene, 'de')}")
            assert (answer.status, answer.headers["Cache-Control"]) == (200, FOR_EVER)
            board = await answer.json()
            picture = Image.open(BytesIO(await (await client.get(f"/activity/{board['picture']}")).read()))
            assert picture.height / picture.width == pytest.approx(board["ratio"], abs=0.002)
            assert sorted(board["pieces"]) == sorted("".join(renderer.pieces))
            for piece in board["pieces"].values():
                stamp = Image.open(BytesIO(await (await client.get(f"/activity/{piece['picture']}")).read()))
                assert stamp.width == pytest.approx(piece["width"] * picture.width, abs=1)
                assert stamp.convert("RGBA").getchannel("A").getextrema() == (0, 255)


@for_each("notation", RENDERERS["xiangqi"].game.notations)
def test_the_pieces_are_those_of_the_chat(notation: str) -> None:
    """Each address leads to the piece of the notation; where that makes no difference, to the same as in another."""
    plain = Scene("xiangqi", RENDERERS["xiangqi"].game.start, pieces="chinese")
    scene, other = replace(plain, notation=notation), board_of(plain, "en").pieces
    for letter, piece in board_of(scene, "en").pieces.items():
        if letter not in NOTED and not LONG:
            continue
        drawn = _drawing(piece.picture)()
        assert drawn == draw_piece(scene, letter)
        assert (piece.picture == other[letter].picture) == (drawn == draw_piece(plain, letter))


@for_each("game", RENDERERS)
def test_a_board_has_every_cell_once_and_names_it(game):
    """Rows hold all cells as they lie; in a game with sides, the turned board is the opposite."""
    renderer = RENDERERS[game]
    boards = [board_of(Scene(game, renderer.game.start, flip=flip), "en") for flip in (False, True)]
    for board in boards:
        assert sorted(name for row in board.rows for name in row) == sorted(board.cells)
        heights = [{board.cells[name].y for name in row} for row in board.rows]
        assert all(len(each) == 1 for each in heights)
        assert [min(each) for each in heights] == sorted(min(each) for each in heights)
        assert all(list(row) == sorted(row, key=lambda name, board=board: board.cells[name].x) for row in board.rows)
        assert all(0 < cell.x < 1 and 0 < cell.y < board.ratio and cell.label for cell in board.cells.values())
        labels = [cell.label for cell in board.cells.values()]
        assert len(set(labels)) == len(labels)
    turned = [name for row in reversed(boards[1].rows) for name in reversed(row)]
    assert [name for row in boards[0].rows for name in row] in (turned, [n for row in boards[1].rows for n in row])


@for_each("language", LANGUAGES)
async def test_the_page_speaks_every_language(client, language):
    """The page contains its own texts, in the browser's language, before anyone has signed in."""
    texts = page_texts(language)
    assert set(texts) == {*OWN, *SHARED}
    assert "{move}" in texts["prepared"]
    assert "{cell}" in texts["target"]
    assert texts["first"] == catalogue(language).text("buttons.first")
    assert language == "en" or texts["lost"] != page_texts("en")["lost"]
    html = await (await client.get("/activity/", headers={"Accept-Language": f"xx, {language};q=0.9, en"})).text()
    assert f'<html lang="{language}">' in html
    found = re.search(r'data-texts="([^"]*)"', html)
    assert found is not None
    assert loads(unescape(found[1])) == texts
