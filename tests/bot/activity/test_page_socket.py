"""The socket of a page that reads nothing, over a real connection; and the limit of what a person's pages say."""

import asyncio

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.activity import page_socket
from bot.activity.messages import Told
from bot.activity.page_socket import PageSocket
from bot.activity.rates import BURST, RATE, Flood, Rates
from bot.background import Background


@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("much", [False, True])
async def test_nobody_waits_for_a_page_that_does_not_read(much, monkeypatch):
    """What is sent to it returns at once; it is dropped when it has left too much unread, or when it is closed."""
    if not much:
        monkeypatch.setattr(page_socket, "MOST_UNREAD", 1 << 30)
    done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    async def serve(request: web.Request) -> web.StreamResponse:
        socket = PageSocket(Background())
        await socket.open(request)
        socket.response._timeout = 0.1  # for the page to close it, too
        for _ in range(200):
            await socket.say(Told("x" * 100_000, 1))
        dropped = socket.closed
        await socket.close()
        done.set_result(dropped)
        return socket.response

    app = web.Application()
    app.add_routes([web.get("/socket", serve)])
    async with TestServer(app) as server, aiohttp.ClientSession() as page:
        opened = await page.ws_connect(server.make_url("/socket"))
        assert opened._conn is not None
        assert opened._conn.transport is not None
        opened._conn.transport.pause_reading()  # type: ignore[attr-defined]
        async with asyncio.timeout(10):
            assert await done is much


def test_a_person_has_one_measure_for_all_pages():
    """A burst at once, then a steady rate; another person has their own limit."""
    now = 0.0
    rates = Rates(lambda: now)
    for _ in range(int(BURST)):
        rates.spend(1)
    with pytest.raises(Flood):
        rates.spend(1)
    rates.spend(2)
    now = 1.0
    for _ in range(int(RATE)):
        rates.spend(1)
    with pytest.raises(Flood):
        rates.spend(1)
