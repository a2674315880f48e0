"""Only the bot and this machine's browser have access."""

import asyncio
import io
import socket
from typing import Any

import aiohttp

from bot.playground import Playground
from bot.playground.server import MOST_UPLOAD
from tests.cases import for_each


async def get(here: Playground, path: str, **headers: str) -> tuple[int, Any]:
    async with aiohttp.ClientSession() as session, session.get(here.url + path, headers=headers) as response:
        return response.status, response.headers


@for_each(
    "headers, status",
    [
        ({}, 200),
        ({"Host": "evil.example"}, 403),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Authorization": "Bot wrong"}, 401),
    ],
)
async def test_host_origin_and_token_are_checked(here, headers, status):
    """Another site's page, a rebound name and a wrong token are refused, and no CORS header is ever sent."""
    given = {"Authorization": f"Bot {here.token}"} | headers
    got, sent = await get(here, "/api/v10/users/@me", **given)
    assert got == status
    assert not [name for name in sent if name.lower().startswith("access-control")]


async def test_what_is_served(here):
    """A file that claims to be HTML is sent as a download; an unknown address is 404."""
    assert (await get(here, "/api/v10/voice", Authorization=f"Bot {here.token}"))[0] == 404
    assert (await get(here, "/cdn/attachments/1/2/a.png"))[0] == 404
    assert (await get(here, "/"))[0] == 404
    here.world.files[5] = b"<script>alert(1)</script>"
    status, sent = await get(here, "/cdn/attachments/1/5/a.html")
    assert (status, sent["Content-Type"]) == (200, "application/octet-stream")
    assert sent["Content-Disposition"] == "attachment"
    assert "sandbox" in sent["Content-Security-Policy"]


async def test_uploads_are_bounded(here):
    """A larger body is refused with 413, as JSON and as multipart. No other address of this machine answers on the
    port.
    """
    url = f"{here.url}/api/v10/channels/{here.world.guild.id}/messages"
    form = aiohttp.FormData()
    form.add_field("files[0]", io.BytesIO(b"x" * (MOST_UPLOAD + 1)), filename="a.bin")
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {here.token}"}) as session:
        for data in (io.BytesIO(b"x" * (MOST_UPLOAD + 1)), form):
            async with session.post(url, data=data) as response:
                assert (response.status, (await response.json())["code"]) == (413, 40005)
    port = int(here.url.rsplit(":", 1)[1])
    with socket.socket() as elsewhere:
        elsewhere.bind(("127.0.0.2", port))


async def test_who_is_gone_in_the_middle_of_a_request_is_no_error(here, caplog):
    """A bot that is killed while it sends a file leaves no log line, and the next request is answered."""
    head = f"Host: {here.url.removeprefix('http://')}\r\nAuthorization: Bot {here.token}\r\nContent-Length: 999\r\n"
    kind = "Content-Type: multipart/form-data; boundary=b\r\n"
    _, writer = await asyncio.open_connection("127.0.0.1", int(here.url.rsplit(":", 1)[1]))
    writer.write(f"POST /api/v10/channels/1/messages HTTP/1.1\r\n{head}{kind}\r\n--b\r\nContent-".encode())
    await writer.drain()
    await get(here, "/api/v10/users/@me")
    writer.transport.abort()
    assert (await get(here, "/api/v10/users/@me"))[0] == 401
    await asyncio.sleep(0.05)
    assert caplog.records == []
