"""The connection between a page and the client: handshake, frames, events, and its end."""

from typing import Any

import pytest

from bot.playground import Playground
from bot.playground.activities.app import FramedApp
from bot.playground.activities.refusals import CommandRefused
from bot.playground.activities.rpc import receive
from bot.playground.people import DiscordUser
from tests.cases import for_each

from .conftest import LaunchingBot, signed_in

HANDSHAKE, FRAME, CLOSE = 0, 1, 2


@pytest.fixture
async def page(here: Playground, bot: LaunchingBot, alice: DiscordUser) -> FramedApp:
    """A page before its handshake."""
    return FramedApp(here.activities, (await alice.launch()).frame)


def closed(code: int, message: str) -> list[list[Any]]:
    return [[CLOSE, {"code": code, "message": message}]]


async def test_what_is_no_message_is_ignored(page):
    """Only lists are read; an unknown opcode closes the connection."""
    await page.connect()
    for noise in ("hello", {"cmd": "AUTHORIZE"}, None, []):
        receive(page.frame, "http://localhost", "http://localhost", noise)
    assert len(page.frame.posted) == 1
    assert await page.says(9, {}) == closed(1003, "Invalid opcode")


async def test_nothing_goes_before_the_handshake(page):
    """Neither a command nor CLOSE."""
    assert await page.says(FRAME, {"cmd": "AUTHORIZE", "nonce": "a"}) == closed(1003, "Not connected")
    assert await page.says(CLOSE, {"code": 1000}) == closed(1003, "Not connected")
    assert not page.frame.gone


async def test_a_second_handshake_ends_the_connection(page):
    """The frame id is used up: even the right handshake fails afterwards, so a page that reloads itself is lost."""
    await page.connect()
    assert await page.connect() == closed(1003, "Already connected")
    assert await page.says(FRAME, {"cmd": "AUTHORIZE", "nonce": "a"}) == closed(1003, "Not connected")
    [[opcode, told]] = await page.connect()
    assert (opcode, told["code"]) == (CLOSE, 1003)


async def test_the_handshake_is_checked(page):
    """Version, encoding, application and frame are checked; after a wrong handshake the right one still works."""
    for changes, code in (
        ({"v": 2}, 4004),
        ({"v": "1"}, 4004),
        ({"encoding": "etf"}, 4005),
        ({"client_id": "1"}, 4000),
        ({"frame_id": "another"}, 1003),
    ):
        [[opcode, told]] = await page.connect(**changes)
        assert (opcode, told["code"]) == (CLOSE, code), changes
    [[_, ready]] = await page.connect()
    assert ready["evt"] == "READY"


async def test_the_origin_is_checked(page):
    """A page from elsewhere gets 4001."""
    known = {"v": 1, "encoding": "json", "client_id": str(page.frame.world.bot.id), "frame_id": page.frame.id}
    [[opcode, told]] = await page.says(HANDSHAKE, known, origin="https://example.org")
    assert (opcode, told["code"]) == (CLOSE, 4001)


async def test_ready_names_nobody(page):
    """READY has the version and the configuration, and no user."""
    [[opcode, ready]] = await page.connect()
    assert (opcode, ready["cmd"], ready["evt"], ready["nonce"]) == (FRAME, "DISPATCH", "READY", None)
    assert set(ready["data"]) == {"v", "config"}
    assert set(ready["data"]["config"]) == {"cdn_host", "api_endpoint", "environment"}


async def test_answers_carry_the_command_and_the_nonce(here, app, alice):
    """`evt` is null, or ERROR with a code and a message; without a nonce nothing is done."""
    here.activities.oauth.grant(alice.id, ["identify"])
    asked = {"cmd": "AUTHORIZE", "args": {"client_id": str(here.world.bot.id), "scope": ["identify"]}}
    [[_, answer]] = await app.says(FRAME, asked | {"nonce": "one"})
    assert {key: answer[key] for key in ("cmd", "evt", "nonce")} == {"cmd": "AUTHORIZE", "evt": None, "nonce": "one"}
    [[_, error]] = await app.says(FRAME, asked | {"args": {}, "nonce": "two"})
    assert (error["cmd"], error["evt"], error["nonce"]) == ("AUTHORIZE", "ERROR", "two")
    assert error["data"] == {"code": 4000, "message": '"scope" is required'}
    [[_, error]] = await app.says(FRAME, asked)
    assert error["data"] == {"code": 4000, "message": "Payload requires a nonce"}


@for_each(
    "cmd, args, code, text",
    [
        ("FLY", {}, 4002, "Invalid command: FLY"),
        (7, {}, 4002, "Invalid command: 7"),
        ("AUTHENTICATE", {"access_token": 7}, 4000, '"access_token" is of the wrong type'),
        ("AUTHENTICATE", {"access_token": True}, 4000, '"access_token" is of the wrong type'),
        ("AUTHENTICATE", {"access_token": "1", "more": 1}, 4000, '"more" is not allowed'),
        ("AUTHENTICATE", "1", 4000, '"args" must be an object'),
        ("AUTHORIZE", {"scope": [], "prompt": "all"}, 4000, "\"prompt\" must be one of ['none']"),
    ],
)
async def test_commands_are_checked(app, cmd, args, code, text):
    """First the name, then the arguments, without conversion."""
    with pytest.raises(CommandRefused) as refused:
        await app.command(cmd, args)
    assert (refused.value.code, refused.value.message) == (code, text)


async def test_leaving_says_one_last_thing(here, app):
    """CLOSE 1000 comes last; afterwards the page's messages are ignored."""
    await signed_in(here, app)
    app.frame.leave()
    assert app.frame.posted[-1] == [CLOSE, {"code": 1000, "message": "iFrame gone"}]
    assert await app.says(FRAME, {"cmd": "AUTHORIZE", "nonce": "a"}) == []


@pytest.mark.parametrize(("code", "message"), [(1000, "bye"), (4000, "something broke")])
async def test_the_page_closes_itself(here, app, code, message):
    """The frame is removed, and its person may be shown the reason."""
    told: list[tuple[str, Any]] = []
    app.frame.told = lambda what, detail: told.append((what, detail))
    await app.says(CLOSE, {"code": code, "message": message, "nonce": "a"})
    assert told[-1] == ("gone", {"code": code, "message": message})
    assert here.activities.frames == {}
