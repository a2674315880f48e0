"""What cannot be shown is shown later, whatever the reason."""

import asyncio

import pytest

from bot.discord import drawing, interaction_requests
from bot.match.board_messages import ShowResult

from ..conftest import eventually
from .playing import begin_against, drop, forget_answers, look_until, match_of, number_of, release


@pytest.mark.slow
async def test_a_board_that_could_not_be_drawn_once(bot, alice, bob, monkeypatch, caplog):
    """The board is tried again like anything that could not be shown; then nothing counts as behind. One error is
    logged.
    """
    board = await begin_against(alice, bob, "connect4")
    attempts = []

    async def drawn(page):
        attempts.append(None)
        if len(attempts) <= 2:
            raise OSError("no more processes")
        return await drawing.drawn(page)

    monkeypatch.setattr("bot.match.outbox.drawn", drawn)
    await drop(alice, board, "4")
    await look_until(bob, board, lambda now: number_of(now) == 1)
    await eventually(lambda: bot.services.publisher.waiting() == (0, 0.0))
    assert caplog.text.count("no more processes\n") == 1


async def test_a_view_that_was_forgotten_while_it_could_not_be_shown(here, bot, alice, bob):
    """The match is read again."""
    board = await begin_against(alice, bob, "connect4")
    forget_answers(bot)
    here.faults.fail("PATCH /channels/*", 503)
    view = await bot.services.referee.turns.move(match_of(board), alice.id, "4")
    assert await bot.services.publisher.show(view) is ShowResult.LATER
    bot.services.publisher._outbox._known.clear()
    await look_until(bob, board, lambda now: number_of(now) == 1)


async def test_an_answer_that_discord_takes_for_ever(here, bot, alice, bob, monkeypatch):
    """While the answer to an interaction hangs, the bot edits the board itself."""
    board = await begin_against(alice, bob, "connect4")
    forget_answers(bot)
    monkeypatch.setattr(interaction_requests, "ANSWERING", 0.3)
    held = here.faults.hold("POST /interactions/*/callback")
    clicked = asyncio.ensure_future(drop(alice, board, "4"))
    await look_until(bob, board, lambda now: number_of(now) == 1)
    assert held.met == 1
    await release(here, held)
    await clicked
