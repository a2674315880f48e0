"""What cannot be shown is shown later, whatever the reason."""

import asyncio

import pytest

from bot import pauses
from bot.discord import drawing, rate_limits
from bot.match.board_messages import ShowResult
from bot.match.channels import MOST_FAILURES

from ..conftest import eventually
from .playing import (
    begin_long_ago,
    drop,
    look_until,
    match_of,
    number_of,
    release,
    server_with,
    use,
)
from .test_daily import picked
from .test_showing import look_for, shows

pytestmark = pytest.mark.usefixtures("no_faults_left")


async def test_a_board_that_a_filter_stops_and_that_cannot_be_drawn_without_names(here, bot, alice, bob, monkeypatch):
    """It is tried again, as if it could not be drawn at first; then nothing counts as behind."""
    board = await begin_long_ago(bot, alice, bob)
    here.faults.refuse("PATCH /channels/*", 400, 200000, "Message was blocked by automatic moderation")
    attempts = []

    async def drawn(page):
        attempts.append(None)
        if len(attempts) == 2:
            raise OSError("no more processes")
        return await drawing.drawn(page)

    monkeypatch.setattr("bot.match.outbox.drawn", drawn)
    view = await bot.services.referee.turns.move(match_of(board), alice.id, "4")
    assert await bot.services.publisher.show(view) is ShowResult.LATER
    await look_until(bob, board, lambda now: number_of(now) == 1)
    await eventually(lambda: bot.services.publisher.waiting() == (0, 0.0))


async def test_a_view_that_was_forgotten_while_it_could_not_be_shown(here, bot, alice, bob, monkeypatch):
    """A match whose view was forgotten while it could not be shown is read again. While the answer to an interaction
    hangs, the bot edits the board itself.
    """
    board = await begin_long_ago(bot, alice, bob)
    here.faults.fail("PATCH /channels/*", 503)
    view = await bot.services.referee.turns.move(match_of(board), alice.id, "4")
    assert await bot.services.publisher.show(view) is ShowResult.LATER
    bot.services.publisher._outbox._known.clear()
    await look_until(bob, board, lambda now: number_of(now) == 1)
    monkeypatch.setattr(rate_limits, "ANSWERING", 0.3)
    held = here.faults.hold("POST /interactions/*/callback")
    clicked = asyncio.ensure_future(drop(bob, board.id, "4"))
    await look_until(alice, board, lambda now: number_of(now) == 2)
    assert held.met == 1
    await release(here, held)
    await clicked


# Some bots report that Discord fails to list the messages (500) of every channel with a container in it, which all
# boards have (discord-api-docs, issue 8611). What must be posted there is posted all the same.


def unlisted(here, channel):
    """Makes every listing of a channel's messages fail."""
    return here.faults.fail(f"GET /channels/{channel.id}/messages", 500, times=1000)


async def test_a_board_that_cannot_be_edited(here, bot, alice, bob, monkeypatch, caplog):
    """It goes on in a new message. The log says why that took several attempts; the next board takes one."""
    monkeypatch.setattr(pauses, "FIRST_PAUSE", 0.02)
    thread = await here.moderation.begin_thread(alice.place)
    failed = unlisted(here, thread)
    for attempts in (MOST_FAILURES, MOST_FAILURES + 1):
        board = await begin_long_ago(bot, alice.at(thread), bob.at(thread))
        await here.moderation.archive(thread.id)
        await use(alice, "move", move="4", match=match_of(board))
        fresh = await look_for(bob.at(thread), lambda seen, board=board: shows(seen, match_of(board), 1))
        assert fresh.id != board.id
        assert failed.met == attempts
    assert "cannot be listed" in caplog.text


async def test_a_puzzle_of_the_day(here, bot, owner, alice, monkeypatch):
    """It is posted by a later attempt."""
    monkeypatch.setattr(pauses, "FIRST_PAUSE", 0.0)
    lobby, games = await server_with(here, "lobby", "games")
    failed = unlisted(here, games)
    await picked(owner.at(lobby), games)
    while not any("Puzzle of the day" in seen.text for seen in alice.at(games).reads()):
        await bot.services.referee.sweep()
        await asyncio.sleep(0.02)
    assert failed.met >= MOST_FAILURES
