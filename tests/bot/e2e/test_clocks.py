"""Clocks over the real client: Discord's own times count, boards count down, and tests move the time."""

import asyncio
import re

import pytest
import pytest_asyncio

from bot.playground import Playground

from ..conftest import eventually
from .conftest import bot_in, clock_of, own_here, settings_for
from .playing import (
    begin,
    begin_against,
    board_at,
    choose_setting,
    click,
    drop,
    live_match,
    look_until,
    made,
    match_of,
    number_of,
    release,
    use,
)

here = own_here


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def bot(here: Playground, tmp_path_factory: pytest.TempPathFactory):
    """The bot with the playground's clock, which tests move."""
    settings = settings_for(tmp_path_factory.mktemp("bot") / "qibot.sqlite3")
    async with bot_in(here, settings, clock=clock_of(here)) as client:
        yield client


async def test_a_live_match_to_its_end_on_time(here, alice, bob):
    """Time runs from click to click, both see it, and the person whose time runs out loses."""
    asked = await use(alice, "play", game="connect4", opponent=bob.id, side="first", clock="live-60-5")
    assert "Clock: 1 minute + 5 seconds per move" in asked.text
    board = await click(bob, asked, "Accept")
    for person, column in ((alice, "4"), (bob, "4")):
        await here.advance(100)
        board = await made(person, board, column)
    await here.advance(20)
    board = await made(alice, board, "3")
    assert re.search(r"\n\*\*Alice\*\* \(🟡 Yellow\) · 0:4", board.text), board.text
    await here.advance(50)
    warned = await look_until(bob, board, lambda now: "your time runs out" in now.text)
    assert "**Bob, your time runs out <t:" in warned.text
    await here.advance(12)
    over = await look_until(alice, board, lambda now: number_of(now) is None)
    assert "Bob ran out of time. Alice wins." in over.text


async def test_a_pause_and_days_off(here, alice, bob):
    """Both agree to stop the clocks, and resume them at once; a vacation moves the deadline; `vacation` 0 without one
    is refused. /pause resumes clocks that are stopped, and says so.
    """
    board = await begin_against(alice, bob, "connect4", clock="move-86400")
    assert (await use(alice, "pause")).ephemeral
    await look_until(bob, board, lambda now: "Alice asks to stop the clocks." in now.text)
    assert "The clocks are stopped" in (await use(bob, "pause")).text
    stopped = await look_until(bob, board, lambda now: "The clocks are stopped" in now.text)
    await here.advance(5 * 86400)
    for each in await asyncio.gather(*(person.click(stopped, "Resume the clocks") for person in (alice, bob))):
        await each.settled()
    running = await look_until(bob, board, lambda now: "⏳ <t:" in now.text)
    assert "asks to stop the clocks" not in running.text
    told = (await use(alice, "vacation", days=20)).text
    assert "You are on vacation until" in told
    assert "left this year: 1." in told
    await here.advance(15 * 86400)
    assert number_of(alice.look(board)) == 0
    assert "You are not on vacation" in (await use(alice, "vacation", days=0)).text
    for person, says in ((alice, "asks to stop"), (bob, "are stopped"), (alice, "are running again"), (bob, "against")):
        told = (await use(person, "pause")).text
        assert says in told
    assert "stop" not in told  # Bob, who had not seen yet that Alice has resumed them, asks for no other pause


async def test_a_pause_of_a_live_match(here, alice, bob):
    """A pause shows the person to move the time that is left; a move while the clocks stand starts them again and says
    so. A match without a clock, as of a person whose usual clock is another, has none to stop.
    """
    board = await live_match(alice, bob)
    await here.advance(26)
    assert (await use(alice, "pause")).ephemeral
    await bob.click(await bob.sees(f"{bob.mention}: **Alice asks to stop the clocks.**"), "Agree to the pause")
    stopped = await look_until(bob, board, lambda now: "The clocks are stopped" in now.text)
    assert re.search(r"👉 \*\*Alice.*· 0:3[34]\n\*\*Bob.*· 1:00\n", stopped.text), stopped.text
    board = await made(alice, stopped, "3")
    assert "The clocks are running again." in board.text
    assert re.search(r"Alice.*· 0:3[89]", board.text)
    assert "running again" not in (await made(bob, board, "3")).text
    await choose_setting(alice, "clock", "live-300-5")
    board = await begin(alice, "connect4")
    assert "Clock: 5 minutes + 5 seconds per move" in board.text
    await drop(alice, board, "4")
    assert "**Qibot (Beginner)** (🔴 Red) · 5:00" in (await board_at(alice, board, 2)).text
    free = await begin(alice, "connect4", clock="none")
    told = (await use(alice, "pause", match=match_of(free))).text
    assert told == "This match has no running clock."


async def test_a_click_during_a_lost_connection_costs_nothing(here, bot, alice, bob):
    """The gateway tells of it when the session is resumed, long after the person's time was over. The move counts, and
    the match goes on with the time that was left.
    """
    board = await live_match(alice, bob)
    gate = here.faults.silence_the_gateway()
    await eventually(lambda: bot.services.referee.watch._lost)
    await here.advance(100)
    clicked, _ = await asyncio.gather(drop(alice, board, "3"), here.advance(3))
    assert clicked.state == "failed"
    await release(here, gate)
    board = await board_at(alice, board, 3)
    assert re.search(r"Alice.*· 1:0[0-5]", board.text), board.text
    assert number_of(await made(bob, board, "3")) == 4


async def test_nobody_loses_on_time_in_a_server_that_is_unavailable(here, bot, alice, bob):
    """The clocks of its matches stand until it is back."""
    board = await live_match(alice, bob)
    referee, server = bot.services.referee, here.world.guild.id
    await here.moderation.take_down(server)
    await eventually(lambda: bot.get_guild(server).unavailable)
    await here.advance(100)
    await referee.sweep()
    await here.moderation.bring_back(server)
    await look_until(alice, board, lambda now: re.search(r"Alice.*<t:", now.text) and now.text != board.text)
    await referee.sweep()
    assert number_of(await made(alice, board, "3")) == 3


@pytest.mark.slow
async def test_nobody_loses_on_time_while_the_gateway_is_silent(here, bot, alice, bob):
    """The connection seems to stand and nothing arrives: a match ends only when the gateway answers. A click that comes
    later counts.
    """
    board = await live_match(alice, bob)
    referee = bot.services.referee
    await here.advance(59)
    gate = here.faults.stall_the_gateway()
    await eventually(lambda: referee.clocks.standstill.stand)  # the time runs out, and the bot asks
    await release(here, gate)
    await referee.sweep()
    assert not referee.clocks.standstill.stand
    assert number_of(await made(alice, board, "3")) == 3


async def test_answers_that_discord_no_longer_takes_are_not_kept(here, bot, alice, bob):
    """Discord takes answers to an interaction for 15 minutes: then it is forgotten, of a board, a hint and an offer."""
    board = await begin_against(alice, bob, "connect4", clock="move-86400", hints="both")
    await click(alice, board, "Hint")
    await click(alice, board, "Offer a draw")
    await here.advance(901)
    over = await begin_against(bob, alice, "connect4", clock="move-86400", hints="both")
    await click(bob, over, "Hint")
    await click(bob, over, "Offer a draw")
    private, boards, offers = (
        bot.services.private._last,
        bot.services.publisher._messages._answers,
        bot.services.calls._messages._answers,
    )
    await eventually(lambda: match_of(over) in offers)
    kept = (*(said.answer for said in private.values()), *boards.values(), *offers.values())
    assert len(kept) >= 3
    assert not any(each.is_dead for each in kept)
