"""Overload: people are answered first and served afterwards, and no work is done for dead interactions."""

import asyncio
import threading
import time

import discord
import pytest
import pytest_asyncio

from bot.discord.drawing import PICTURES
from bot.handling import interactions

from .conftest import own_bot, own_here
from .playing import after_answer, begin, drop, number_of, shown
from .test_trouble import engines_asleep

bot, here = own_bot, own_here

STALL = 0.5  # seconds that the bot's loop stands still: more than what counts as being behind


@pytest.fixture
def drawings(monkeypatch):
    """The pages for which pictures were asked."""
    wanted, get = [], PICTURES.get
    monkeypatch.setattr(PICTURES, "get", lambda shown: wanted.append(shown) or get(shown))
    return wanted


@pytest.fixture
def handled(monkeypatch):
    """The interactions that the bot has finished, whatever came of them."""
    done, observe = asyncio.Queue(), interactions.observe

    def observed(context):
        observe(context)
        done.put_nowait(context.interaction)

    monkeypatch.setattr(interactions, "observe", observed)
    return done


async def one_of(handled, kind):
    """Waits for the next interaction of a kind."""
    while (await handled.get()).type is not kind:
        pass


@pytest_asyncio.fixture(loop_scope="session")
async def lateness(bot):
    """The bot's measurement of its own lateness, running."""
    bot.services.lateness.start()
    yield bot.services.lateness
    bot.services.lateness.stop()


@pytest.fixture
def dies_while_drawn(here, bot, monkeypatch):
    """A function after whose call the next interaction dies while its board is drawn."""
    pages = bot.services.publisher._pages
    page = pages.page

    async def slowly(*values, **named):
        monkeypatch.setattr(pages, "page", page)
        await here.advance(4)
        return await page(*values, **named)

    return lambda: monkeypatch.setattr(pages, "page", slowly)


async def during_a_stall(here, pressing, passing=0.0):
    """The response to a click made while the bot's loop stands still, while `passing` seconds pass for Discord."""
    sent = threading.Event()

    async def press():
        pressed = asyncio.ensure_future(pressing)
        await asyncio.sleep(STALL / 6)
        here.world.clock.advance(passing)
        sent.set()
        return await pressed

    pressed = asyncio.run_coroutine_threadsafe(press(), here.world.loop)
    sent.wait()
    time.sleep(STALL)  # noqa: ASYNC251 - the stall itself
    return await asyncio.wrap_future(pressed)


async def test_nothing_is_done_for_an_interaction_that_is_dead(here, alice, lateness, drawings, handled, bot):
    """A click that is too late for any answer causes no drawing and no move; the next click plays. A /play that Discord
    has given up on begins no match.
    """
    seen = await during_a_stall(here, alice.slash("play", game="connect4"), 4)
    assert seen.state == "failed"
    await one_of(handled, discord.InteractionType.application_command)
    assert drawings == []
    assert await bot.services.referee.lists.in_progress(alice.id) == ()
    board = await begin(alice, "connect4")
    drawings.clear()
    seen = await during_a_stall(here, drop(alice, board, "4"), 4)
    assert seen.state == "failed"
    await one_of(handled, discord.InteractionType.component)
    assert drawings == []
    assert number_of(alice.look(board)) == 0
    await drop(alice, board, "5")
    assert number_of(await after_answer(alice, board, 1)) == 2


async def test_choices_that_come_too_late_are_no_error(here, alice, lateness, caplog):
    """A person who types on while the bot is busy gets no choices, and the log gets no traceback."""
    alice = alice.at(here.world.add_channel("typing"))
    await begin(alice, "connect4")
    answers = []
    here.transcript.on_exchange.append(answers.append)
    assert await during_a_stall(here, alice.autocomplete("move", "move", ""), 4) == []
    await here.until(lambda: [each for each in answers if each.status == 404])
    await (await alice.slash("help")).settled()  # by now the bot has heard of the 404
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


async def test_what_was_accepted_too_late_is_shown_all_the_same(here, alice, dies_while_drawn):
    """If /play dies between the match and its answer, the bot posts the board as a message. If the interaction dies
    after a move and before its answer, the move stands and the bot edits the board.
    """
    alice = alice.at(here.world.add_channel("late"))
    dies_while_drawn()
    assert (await alice.slash("play", game="connect4", side="first", level="beginner")).state == "failed"
    board = await alice.sees("No move yet")
    dies_while_drawn()
    assert (await drop(alice, board, "4")).state == "failed"
    assert number_of(await after_answer(alice, board, 1)) == 2


async def test_a_board_is_drawn_once_where_drawing_is_the_bottleneck(here, alice, lateness, drawings, monkeypatch):
    """A bot that is behind acknowledges a click before anything is looked up or drawn. It draws the board after its own
    move, but not the one before it.
    """
    monkeypatch.setattr("bot.features.play.moves.BOT_MOVE_WAIT", 20)
    board = await begin(alice, "connect4")
    drawings.clear()
    assert (await during_a_stall(here, drop(alice, board, "4"))).state == "silent"
    assert number_of(await after_answer(alice, board, 1)) == 2
    assert len(drawings) == 1


@pytest.mark.slow
async def test_people_are_told_of_a_queue(here, alice, bob):
    """With many boards to think about, the board says how many others wait."""
    boards = [await begin(who, "connect4") for who in (alice, bob) for _ in range(6)]
    with engines_asleep():
        seen = [shown(await drop(who, board, "4")) for who, board in zip([alice] * 6 + [bob] * 6, boards, strict=True)]
        assert "other boards" not in seen[0].text
        assert "on 11 other boards, too" in seen[-1].text
    for who, board in zip([alice] * 6 + [bob] * 6, boards, strict=True):
        assert "other boards" not in (await after_answer(who, board, 1)).text
