"""The connection between a page and the client: handshake, frames, events, and its end."""

from typing import Any

import pytest

from bot.playground import Playground
from bot.playground.activities.app import FramedApp
from bot.playground.activities.frames import CRITICAL, FOCUSED, PIP, PORTRAIT
from bot.playground.activities.refusals import CommandRefused
from bot.playground.activities.rpc import receive
from bot.playground.people import DiscordUser
from tests.cases import for_each

from .conftest import LaunchingBot, connected, signed_in

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
    assert await page.says(FRAME, {"cmd": "GET_USER", "nonce": "a"}) == closed(1003, "Not connected")
    assert await page.says(CLOSE, {"code": 1000}) == closed(1003, "Not connected")
    assert not page.frame.gone


async def test_a_second_handshake_ends_the_connection(page):
    """The frame id is used up: even the right handshake fails afterwards, so a page that reloads itself is lost."""
    await page.connect()
    assert await page.connect() == closed(1003, "Already connected")
    assert await page.says(FRAME, {"cmd": "GET_USER", "nonce": "a"}) == closed(1003, "Not connected")
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


async def test_answers_carry_the_command_and_the_nonce(app, alice):
    """`evt` is null, or ERROR with a code and a message; without a nonce nothing is done."""
    [[_, answer]] = await app.says(FRAME, {"cmd": "GET_USER", "args": {"id": str(alice.id)}, "nonce": "one"})
    assert {key: answer[key] for key in ("cmd", "evt", "nonce")} == {"cmd": "GET_USER", "evt": None, "nonce": "one"}
    [[_, error]] = await app.says(FRAME, {"cmd": "GET_USER", "args": {}, "nonce": "two"})
    assert (error["cmd"], error["evt"], error["nonce"]) == ("GET_USER", "ERROR", "two")
    assert error["data"] == {"code": 4000, "message": '"id" is required'}
    [[_, error]] = await app.says(FRAME, {"cmd": "GET_USER", "args": {"id": str(alice.id)}})
    assert error["data"] == {"code": 4000, "message": "Payload requires a nonce"}


@for_each(
    "cmd, args, code, text",
    [
        ("FLY", {}, 4002, "Invalid command: FLY"),
        (7, {}, 4002, "Invalid command: 7"),
        ("GET_USER", {"id": 7}, 4000, '"id" is of the wrong type'),
        ("GET_USER", {"id": "1" * 65}, 4000, '"id" length must be at most 64 characters long'),
        ("GET_USER", {"id": "1", "more": 1}, 4000, '"more" is not allowed'),
        ("GET_USER", "1", 4000, '"args" must be an object'),
        ("SET_ORIENTATION_LOCK_STATE", {"lock_state": 4}, 4000, '"lock_state" must be one of [1, 2, 3]'),
        ("SET_ORIENTATION_LOCK_STATE", {"lock_state": True}, 4000, '"lock_state" is of the wrong type'),
        ("SHARE_LINK", {"message": "a"}, 4006, "Not authenticated or invalid scope"),
        ("SUBSCRIBE", None, 4004, "Invalid event: None"),
    ],
)
async def test_commands_are_checked(app, cmd, args, code, text):
    """First the name, then the permission, then the arguments, without conversion."""
    with pytest.raises(CommandRefused) as refused:
        await app.command(cmd, args)
    assert (refused.value.code, refused.value.message) == (code, text)


async def test_what_may_be_asked_before_signing_in(here, app, alice):
    """Only a few commands; the others, and all events, need a token, and then their scope."""
    assert (await app.command("GET_USER", {"id": str(alice.id)}))["global_name"] == "Alice"
    assert await app.command("GET_USER", {"id": "1"}) is None
    assert await app.command("ENCOURAGE_HW_ACCELERATION") == {"enabled": True}
    assert await app.command("GET_PLATFORM_BEHAVIORS") == {"iosKeyboardResizesView": False}
    await app.command("SET_ORIENTATION_LOCK_STATE", {"lock_state": 3, "picture_in_picture_lock_state": 1})
    await app.command("CAPTURE_LOG", {"level": "log", "message": "here"})
    later = ("USER_SETTINGS_GET_LOCALE", "GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS", "SET_ACTIVITY")
    for cmd in later:
        await _refused(app, cmd)
    await _refused(app, "SUBSCRIBE", "ACTIVITY_LAYOUT_MODE_UPDATE")
    await signed_in(here, app)
    assert await app.command("USER_SETTINGS_GET_LOCALE") == {"locale": "en-US"}
    await app.command("SUBSCRIBE", evt="ACTIVITY_LAYOUT_MODE_UPDATE")
    for cmd in ("SET_ACTIVITY", "GET_CHANNEL_PERMISSIONS", "GET_CHANNEL"):
        await _refused(app, cmd)
    await _refused(app, "SUBSCRIBE", "VOICE_STATE_UPDATE")


async def _refused(app: FramedApp, cmd: str, evt: str | None = None) -> None:
    with pytest.raises(CommandRefused) as refused:
        await app.command(cmd, evt=evt)
    assert (refused.value.code, refused.value.message) == (4006, "Not authenticated or invalid scope")


async def test_with_the_scopes(here, app, bot, alice):
    """The channel, one's permissions there, the rich presence; direct messages need one more scope."""
    scopes = ("guilds", "guilds.members.read", "rpc.activities.write")
    await signed_in(here, app, *scopes)
    channel = await app.command("GET_CHANNEL", {"channel_id": str(alice.place)})
    assert (channel["name"], channel["type"], channel["voice_states"], channel["messages"]) == ("games", 0, [], [])
    assert int((await app.command("GET_CHANNEL_PERMISSIONS"))["permissions"]) & 1 << 39
    told = await app.command("SET_ACTIVITY", {"activity": {"type": 0, "state": "playing"}})
    assert (told["name"], told["state"]) == ("Qibot", "playing")
    assert await app.command("SET_CONFIG", {"use_interactive_pip": True}) == {"use_interactive_pip": True}
    with pytest.raises(CommandRefused, match="4005"):
        await app.command("GET_CHANNEL", {"channel_id": "1"})
    direct = await signed_in(here, await connected(here, (await alice.direct.launch()).frame), *scopes)
    with pytest.raises(CommandRefused, match="4006"):
        await direct.command("GET_CHANNEL", {"channel_id": str(alice.direct.place)})


async def test_events_are_told_once_at_once_and_then_on_change(here, app):
    """A second subscription does nothing, and UNSUBSCRIBE ends them."""
    await signed_in(here, app)
    name, frame = "ACTIVITY_LAYOUT_MODE_UPDATE", app.frame
    for _ in range(2):
        assert await app.command("SUBSCRIBE", evt=name) == {"evt": name}
    frame.lay_out(PIP)
    frame.lay_out(PIP)
    assert app.events(name) == [{"layout_mode": FOCUSED}, {"layout_mode": PIP}]
    assert await app.command("UNSUBSCRIBE", evt=name) == {"evt": name}
    frame.lay_out(FOCUSED)
    assert len(app.events(name)) == 2


async def test_screens_turn_and_grow_hot(here, app):
    """The orientation is told as `screen_orientation` only; the thermal state only when it changes."""
    await signed_in(here, app)
    await app.command("SUBSCRIBE", evt="ORIENTATION_UPDATE")
    await app.command("SUBSCRIBE", evt="THERMAL_STATE_UPDATE")
    app.frame.turn(PORTRAIT)
    app.frame.heat(CRITICAL)
    assert app.events("ORIENTATION_UPDATE") == [{"screen_orientation": 1}, {"screen_orientation": 0}]
    assert app.events("THERMAL_STATE_UPDATE") == [{"thermal_state": 3}]


async def test_leaving_says_one_last_thing(here, app):
    """CLOSE 1000 comes last; afterwards the page's messages are ignored."""
    await signed_in(here, app)
    await app.command("SUBSCRIBE", evt="ACTIVITY_LAYOUT_MODE_UPDATE")
    app.frame.leave()
    assert app.frame.posted[-1] == [CLOSE, {"code": 1000, "message": "iFrame gone"}]
    assert await app.says(FRAME, {"cmd": "GET_USER", "nonce": "a"}) == []
    app.frame.lay_out(PIP)
    assert app.frame.posted[-1][0] == CLOSE


@pytest.mark.parametrize(("code", "message"), [(1000, "bye"), (4000, "something broke")])
async def test_the_page_closes_itself(here, app, code, message):
    """The frame is removed, and its person may be shown the reason."""
    told: list[tuple[str, Any]] = []
    app.frame.told = lambda what, detail: told.append((what, detail))
    await app.says(CLOSE, {"code": code, "message": message, "nonce": "a"})
    assert told[-1] == ("gone", {"code": code, "message": message})
    assert here.activities.frames == {}


async def test_what_the_page_logs_is_shown_and_holds_no_secret(here, app):
    """It is in the transcript; `holds_secret` notices a token, a code or the secret."""
    await app.command("CAPTURE_LOG", {"level": "warn", "message": "the socket was cut"})
    assert here.transcript.said("the socket was cut")
    code = await app.authorize("identify")
    assert here.activities.oauth.holds_secret(f"my code is {code}")
    assert here.activities.oauth.holds_secret(here.secret)
    assert not here.activities.oauth.holds_secret("the socket was cut")
