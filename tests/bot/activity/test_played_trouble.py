"""Open pages of people to whom something happens meanwhile, and people at a limit."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import partial

import aiohttp
import pytest

from bot.activity import server, sign_in, visitors
from bot.activity.connection import LATER
from bot.activity.page_socket import FAILED
from bot.client import Qibot
from bot.features.privacy.rules import Privacy
from bot.match import known_servers
from bot.playground.activities.app import FramedApp
from tests.bot.activity.playing import Player, against_bot, at_board, at_match, at_own_match, between, frame_of
from tests.bot.conftest import eventually
from tests.bot.e2e.playing import board_at, match_of, release
from tests.bot.test_logs import logged

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_who_watches_moves_nothing(here, activity, bot, alice, bob, monkeypatch):
    """A spectator sees the match, but can neither play nor resign it; also while the database cannot be read: rights
    that cannot be read again are as they were.
    """
    board, carol = await between(alice, bob), here.add_person("Carol")
    async with at_match(here, carol, board) as page:
        assert (page.state["side"], page.state["moves"], page.state["controls"]) == (None, [], [])
        assert (await page.ask("move", move="a1"))["type"] == "refused"
        for key in ("resign", "draw", "takeback", "hint", "pause"):
            assert (await page.ask("control", key=key))["type"] == "refused"
        monkeypatch.setattr(visitors, "RIGHTS", -1.0)
        view = await bot.services.referee.turns.move(match_of(board), alice.id, "a1")
        with away(bot):
            activity._boards.match_changed(view)
            assert (await page.hears("state", "closed"))["type"] == "state"
    await bot.services.publisher.show(view)
    await board_at(alice, board, 1)


async def test_a_hint_that_got_lost_is_given_again(here, activity, alice, bob) -> None:
    """A page that did not hear of a hint asks for it once more, and shows where to look; only then comes the move."""
    board = await between(alice, bob)
    async with at_match(here, alice, board) as page:
        await page.ask("control", key="hint")
    async with at_match(here, alice, board) as page:
        for tells_move in (False, True):
            await page.ask("control", key="hint")
            while not page.state["marks"].get("hint") or not told(page, "Look at") or told(page, "Play ") != tells_move:
                await page.hears("state")


def told(page: Player, said: str) -> bool:
    """Whether a page shows a line that begins so."""
    return any(each.startswith(said) for each in page.state["notices"])


@pytest.mark.parametrize("way", ["move", "resign"])
async def test_the_time_that_the_bot_needs_costs_nobody_theirs(here, activity, bot, alice, bob, monkeypatch, way):
    """Who acts in time has acted in time, however long the bot then asks Discord about the person's rights."""
    board = await between(alice, bob)
    stores = bot.services.referee.stores
    async with at_match(here, alice, board) as page:
        monkeypatch.setattr(visitors, "RIGHTS", -1.0)
        held = here.faults.hold("GET /guilds/*/members/*")
        asked = page.ask("move", move="a1") if way == "move" else page.ask("control", key="resign")
        asking = asyncio.create_task(asked)
        await eventually(lambda: held.met)
        end = stores.clock() + timedelta(milliseconds=50)
        told, sql = f"{end:%Y-%m-%dT%H:%M:%S.%f}"[:-3] + "Z", "UPDATE matches SET deadline = :told WHERE id = :id"
        await stores.database.change(sql, told=told, id=match_of(board))
        await eventually(lambda: stores.clock() > end)
        await release(here, held)
        await asking
        match = (await stores.view(match_of(board))).match
        assert (match.ply, match.reason) == ((1, None) if way == "move" else (0, "resignation"))


@pytest.mark.slow
async def test_who_watches_and_has_gone_is_told(here, activity, alice, bob, monkeypatch):
    """A spectator whom Discord no longer lists there is told by the next move, in the lobby by the next match; neither
    is left with what was true before.
    """
    board, carol = await between(alice, bob), here.add_person("Carol")
    async with at_match(here, carol, board) as page, at_match(here, carol, board) as lobby:
        await lobby.go("")
        monkeypatch.setattr(visitors, "RIGHTS", -1.0)
        monkeypatch.setattr(sign_in, "FRESH", -1.0)
        for gone in (page, lobby):
            gone.frame.leave()
        await alice.click(board, "a1")
        for gone in (page, lobby):
            told = await gone.hears("ended")
            assert ("Close this page" in told["text"], told["again"]) == (True, True)
            await gone.open()
            assert (await gone.hears("ended"))["again"]
            await against_bot(alice)


async def test_a_page_that_closes_while_it_asks_leaves_nothing(here, activity, alice):
    """Its last request is done, and the lobby or match that it leads to waits for no page."""
    async with at_own_match(here, alice) as (board, page):
        for key in ("", f"open:{match_of(board)}"):
            await page.say(type="go", seq=1, key=key)
            await page.socket.close()
            await eventually(lambda: not activity.open)
            await asyncio.sleep(0.2)
            assert (activity._boards._lobby, activity._boards._boards) == (set(), {})
            await page.open()
            await page.hears("state")


async def test_a_match_that_ended_in_the_chat(here, activity, alice, bob):
    """Both pages of a person are told, and a late move is refused."""
    board = await between(alice, bob)
    async with at_match(here, alice, board) as one, at_match(here, alice, board) as two:
        assert (await two.ask("move", move="a1"))["type"] == "accepted"
        assert (await one.ask("move", move="b2", board_number=0))["type"] == "refused"
        await bob.click((await bob.click(await board_at(bob, board, 1), "Resign")).message, "Yes, I resign")
        for page in (one, two):
            await page.until(lambda state: state["turn"] is None)
            assert page.state["seats"][0]["won"]
        assert (await one.ask("move", move="c3"))["type"] == "refused"


@pytest.mark.slow
async def test_who_deletes_their_data_with_a_page_open(here, activity, bot, bob):
    """The opponent sees the end, and as in the chat no rematch; the page's requests are refused, and nothing breaks."""
    dave = here.add_person("Dave")
    async with at_board(here, dave, bob) as (_, page, other):
        await bot.services.referee.of(Privacy).delete(dave.id)
        assert (await page.ask("move", move="a1"))["type"] == "refused"
        assert (await page.go(""))["type"] in ("accepted", "refused")
        await other.until(lambda state: state["turn"] is None)
        assert [(each["key"], each["disabled"]) for each in other.state["controls"]] == [("rematch", True)]
        assert (await other.ask("control", key="rematch"))["type"] == "refused"
        assert (await other.go(""))["type"] == "accepted"


async def test_no_more_sockets_than_the_bot_carries(here, activity, alice, monkeypatch):
    """A further page is asked to come later; the open ones continue. One that does not say whose it is makes room.
    Anybody can send made-up codes: a flood of them asks Discord for few at a time, and is refused.
    """
    async with at_own_match(here, alice) as (board, page):
        monkeypatch.setattr(server, "MOST_SOCKETS", activity.open)
        with pytest.raises(aiohttp.WSServerHandshakeError, match="503"):
            await page.web.ws_connect(f"{page.origin}/socket")
        assert (await page.ask("move", move="b2"))["type"] == "accepted"
        monkeypatch.setattr(server, "MOST_SOCKETS", activity.open + 1)
        async with page.web.ws_connect(f"{page.origin}/socket") as silent:
            async with at_match(here, alice, board):
                pass
            assert (await silent.receive()).type is aiohttp.WSMsgType.CLOSED
        assert (await page.go(""))["type"] == "accepted"
        monkeypatch.setattr(activity, "_signing_in", asyncio.Semaphore(0))
        assert (await page.post("made-up", page.frame.instance.id))[0] == 503


@pytest.mark.usefixtures("no_faults_left")
@pytest.mark.parametrize("asked", ["GET /guilds/*/members/*", "GET /applications/*/activity-instances/*"])
async def test_a_page_comes_again_where_discord_says_nothing(here, activity, alice, bob, monkeypatch, asked):
    """Without the person's roles, or where they are, the bot does not know what they may see: the page is soon told to
    come later, and does. One that is open goes on.
    """
    monkeypatch.setattr(sign_in, "FRESH", -1.0)
    board, faults = await between(alice, bob), here.faults
    async with at_match(here, alice, board) as page, at_match(here, bob, board) as other:
        for fail in (faults.hang_up, faults.fail, faults.block, partial(faults.too_many, retry_after=600.0)):
            with monkeypatch.context() as patched:
                patched.setattr(visitors, "RIGHTS", -1.0)
                patched.setattr(known_servers, "REQUEST_SECONDS", 0.5)
                patched.setattr(sign_in, "REQUEST_SECONDS", 0.5)
                fault = fail(asked, times=20)
                await page.open()
                assert await page.hears("closed", "state", "ended") == {"type": "closed", "code": LATER}
                assert fault.met
                assert (await other.go(""))["type"] == "accepted"
            faults.clear()
            await page.open()
            await page.hears("state")


async def test_a_page_that_is_open_before_the_gateway_tells_of_the_server(here, activity, bot, alice):
    """After a start the person has their roles there all the same."""
    server, likes = here.world.guild.id, bot.services.referee.stores.settings
    club = await here.moderation.add_role(server, "Club")
    await here.moderation.give_role(server, alice.id, club)
    await likes.put("server", server, "roles", str(club))
    frame = await frame_of(alice, await against_bot(alice))
    guild = bot.get_guild(server)
    bot._connection._remove_guild(guild)
    bot._ready.clear()
    try:
        async with Player(here, frame) as page:
            await page.until_made(0)
            assert (await page.go("begin:0.tictactoe.easy"))["type"] == "accepted"
    finally:
        bot._connection._add_guild(guild)
        bot._ready.set()
        await likes.put("server", server, "roles", "")


@pytest.mark.usefixtures("no_faults_left")
async def test_codes_are_not_sent_while_discord_takes_none(here, activity, alice, monkeypatch):
    """Anybody can send made-up codes. Discord bans an address that goes on asking although it was told to wait: all
    that the bot does would be over. Of two that were asked at once the longer time holds, but not for ever.
    """
    monkeypatch.setattr(activity._sign_in, "_waits_until", 0.0)
    monkeypatch.setattr(sign_in, "LONGEST_WAIT", 1.0)
    frame = await frame_of(alice, board := await against_bot(alice))
    async with Player(here, frame) as page:
        soon = here.faults.seize("POST /oauth2/token")
        soon.status, soon.retry_after = 429, 0.01
        asking = asyncio.create_task(page.post("made-up", frame.instance.id))
        await eventually(lambda: soon.met)
        limit = here.faults.too_many("POST /oauth2/token", retry_after=3600.0, times=20)
        assert (await page.post("made-up", frame.instance.id))[0] == 403
        await release(here, soon)
        assert (await asking)[0] == 403
        await asyncio.sleep(0.02)
        assert [(await page.post("made-up", frame.instance.id))[0] for _ in range(3)] == [403] * 3
        assert limit.met == 1
        here.faults.clear()
        await asyncio.sleep(1.0)
        async with at_match(here, alice, board):
            pass


@contextmanager
def away(bot: Qibot) -> Iterator[None]:
    """The file of the database is elsewhere: nothing can be read or stored."""
    path = bot.services.referee.stores.database.path
    elsewhere = path.rename(path.with_suffix(".away"))
    try:
        yield
    finally:
        elsewhere.rename(path)


async def test_a_change_that_cannot_be_shown(here, activity, bot, alice, bob):
    """The page is let go, and sees all of it when it comes again: nobody waits for what never comes."""

    async def rename(table: str, name: str) -> None:
        await bot.services.referee.stores.database.change(f"ALTER TABLE {table} RENAME TO {name}")

    async with at_own_match(here, alice) as (_, page):
        await page.go("")
        await rename("lessons", "gone")  # only the lobby reads them
        try:
            board = await against_bot(bob)
            assert (await page.hears("closed"))["code"] == FAILED
        finally:
            await rename("gone", "lessons")
        await page.open()
        await page.hears("state")
        await page.go("")
        assert f"open:{match_of(board)}" in page.offered()


async def test_what_was_pressed_in_the_chat_and_cannot_be_shown(here, activity, bot, alice):
    """The page says why, and goes on with the match that it shows. A page that may not show it says nothing."""
    first, second = await against_bot(alice), await against_bot(alice)
    async with at_match(here, alice, first) as page:
        with away(bot):
            activity._boards.turn(alice.id, f"open:{match_of(second)}")
            told = await page.hears("refused", "closed")
        assert (told.get("seq"), "cannot read or save" in told.get("text", "")) == (0, True), told
        activity._boards.turn(alice.id, "open:999999")
        assert (await page.ask("move", move="b2"))["type"] == "accepted"
        assert (await page.until_made(1))["match"] == match_of(first)


async def test_no_token_of_who_could_not_sign_in_is_logged(here, activity, alice, caplog):
    """The library shows a failed request with its headers, and so with the token of the person."""
    caplog.set_level("INFO")
    frame = await frame_of(alice, await against_bot(alice))
    async with Player(here, frame) as page:
        app = FramedApp(here.activities, await frame_of(alice, await against_bot(alice)))
        await app.connect()
        here.faults.fail("GET /users/@me", 503)
        with logged() as lines:
            assert (await page.post(await app.authorize("identify"), app.frame.instance.id))[0] == 403
    (line,) = (each["message"] for each in lines if "could not sign in" in each["message"])
    assert "Bearer [token]'" in line
