"""The proxy that stands for discordsays.com: mappings, policy, cookies, caching, sockets."""

import io
from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiohttp import WSMsgType

from bot.playground import Playground

from .framed_site import COOKIES, Site, served


@pytest.fixture
async def site(here: Playground) -> AsyncIterator[Site]:
    async with served() as site:
        await here.portal.change(mappings=(("/inner", f"{site.address}/echo/inner"), ("/", site.address)))
        yield site


@pytest.fixture
async def web(here: Playground) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(here.proxy.origin) as session:
        yield session


async def test_where_a_path_leads(here, site, web):
    """The target gets the path without its prefix, with and without /.proxy, query and escapes unchanged. The origin is
    neither the playground's nor the site's, which sees its own name as the host; other names are refused.
    """
    for asked, reached in (
        ("/echo", "/echo"),
        ("/.proxy/echo", "/echo"),
        ("/inner/a%20b?c=%2F&d", "/echo/inner/a%20b?c=%2F&d"),
        ("/.proxy/inner", "/echo/inner"),
        ("/echoes", "/echoes"),
    ):
        async with web.post(_exact(web, asked), data="move") as answer:
            seen = await answer.json()
            assert (seen["method"], seen["path"], seen["body"]) == ("POST", reached, "move")
    assert here.proxy.origin not in (here.url, f"http://{site.address}")
    assert seen["host"] == site.address
    async with web.get("/echo", headers={"Host": "example.org"}) as answer:
        assert answer.status == 403


def _exact(web: aiohttp.ClientSession, path: str) -> aiohttp.client.URL:
    return aiohttp.client.URL(str(web._base_url).rstrip("/") + path, encoded=True)


async def test_the_order_of_the_mappings_shows(here, site, web):
    """A root that is first takes everything; an unmapped path is not found; a dead target is a 502."""
    await here.portal.change(mappings=(("/", site.address), ("/inner", f"{site.address}/echo/inner")))
    async with web.get("/inner") as answer:
        assert answer.status == 404
    await here.portal.change(mappings=(("/inner", f"{site.address}/echo"), ("/dead", "127.0.0.1:9")))
    for path, status in (("/inner", 200), ("/innermost", 404), ("/", 404), ("/dead", 502)):
        async with web.get(path) as answer:
            assert answer.status == status, path


async def test_the_policy(here, site, web):
    """No inline script, no foreign host, a socket to itself, the CDN's pictures; the site's own policy is sent, too."""
    async with web.get("/own-policy") as answer:
        own, ours = answer.headers.getall("Content-Security-Policy")
    assert own == "object-src 'none'"
    rules = {name: rest for name, *rest in map(str.split, ours.split("; "))}
    pictures = [f"{here.world.cdn}/{kind}/" for kind in ("attachments", "avatars", "icons")]
    socket, api = here.proxy.origin.replace("http", "ws"), f"{here.url}/api/"
    assert [each for each in rules["script-src"] if "nonce-" not in each] == ["'self'", "'unsafe-eval'", "blob:"]
    assert rules["connect-src"] == ["'self'", socket, api, *pictures]
    assert rules["img-src"] == ["'self'", "blob:", "data:", *pictures]


async def test_pages_are_not_cached_and_the_rest_as_it_says(site, web):
    """Caching headers are removed from HTML only."""
    async with web.get("/") as answer:
        assert not {"Cache-Control", "ETag"} & set(answer.headers)
    async with web.get("/app.js") as answer:
        assert answer.headers["Cache-Control"] == "max-age=60"


async def test_only_partitioned_cookies_pass(site, web):
    """A cookie needs SameSite=None, Secure and Partitioned; others are dropped. The proxy does not follow a redirect.
    128 MiB and more never reach the site.
    """
    async with web.get("/cookies") as answer:
        assert answer.headers.getall("Set-Cookie") == [COOKIES["good"]]
    async with web.get("/away", allow_redirects=False) as answer:
        assert (answer.status, answer.headers["Location"]) == (302, "/echo")
    async with web.post("/echo", data=io.BytesIO(bytes(128 * 1024 * 1024 + 1))) as answer:
        assert (answer.status, await answer.text()) == (500, "too large for the proxy")


async def test_what_the_client_does_to_a_page(site, web):
    """It tells a phone's safe areas, with the policy's nonce; otherwise nothing."""
    async with web.get("/?platform=mobile") as answer:
        text, policy = await answer.text(), answer.headers["Content-Security-Policy"]
    assert "--discord-safe-area-inset-top:47px" in text
    assert text.split('nonce="')[1].split('"')[0] in policy
    async with web.get("/") as answer:
        assert "nonce" not in await answer.text()


async def test_sockets_pass_both_ways(site, web, here):
    """Text, bytes, the chosen protocol and the close code pass, also with /.proxy; a refusal stays one. A goodbye of
    the page has its code; a page that just disappears gives an abnormal end, at both ends a line that is cut.
    """
    for path in ("/socket", "/.proxy/socket"):
        async with web.ws_connect(path, protocols=("chat", "game")) as socket:
            assert socket.protocol == "game"
            await socket.send_str("move")
            assert await socket.receive_str() == "move"
            await socket.send_bytes(b"x" * 3_000_000)
            assert len(await socket.receive_bytes()) == 3_000_000
            await socket.send_str("leave")
            end = await socket.receive()
            assert (end.type, end.data, end.extra) == (WSMsgType.CLOSE, 4321, "as you wish")
    with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
        await web.ws_connect("/socket?refuse=1")
    async with web.ws_connect("/socket") as socket:
        await socket.close(code=4001)
    assert [await site.closed.get() for _ in range(3)] == [1000, 1000, 4001]
    lost = await web.ws_connect("/socket")
    lost._response.connection.transport.abort()
    assert await site.closed.get() == 1006
    async with web.ws_connect("/socket") as socket:
        await socket.send_str("move")
        await socket.receive_str()
        here.proxy.sockets.cut()
        while (await socket.receive(timeout=10)).type not in (WSMsgType.CLOSED, WSMsgType.CLOSE, WSMsgType.ERROR):
            pass
        assert socket.close_code == 1006
    assert await site.closed.get() == 1006
