"""Offers over the real client that two people make at once."""

import asyncio

import pytest

from tests.bot.conftest import eventually
from tests.bot.e2e.playing import answer_to, begin_against, made, match_of
from tests.cases import for_each

pytestmark = pytest.mark.asyncio(loop_scope="session")


@for_each("has_moved", [True, False])
async def test_a_takeback_that_two_ask_for_at_once_is_asked_of_the_second(bot, alice, bob, has_moved):
    """Whoever is second is asked for the other's, as if the question had been there before the press."""
    board = await made(alice, await begin_against(alice, bob, "connect4"), "4")
    if has_moved:
        board = await made(bob, board, "4")
    locks, match = bot.services.referee.stores.locks, match_of(board)
    async with locks.of(match):
        first = asyncio.ensure_future(answer_to(alice.click(board, "Take back")))
        await eventually(lambda: locks._locks[match].users == 2)
        second = asyncio.ensure_future(answer_to(bob.slash("takeback", match=match)))
        await eventually(lambda: locks._locks[match].users == 3)
    await first
    assert "Alice asks to take back" in (await second).text
