"""The board that one can touch, served by the real bot in a playground: what it does and what it refuses."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.activity.server import Activity
from bot.client import Qibot
from bot.playground import Playground
from bot.playground.people import DiscordUser
from bot.playground.seen import ShownMessage
from bot.startup import activity_in
from tests.bot.activity.playing import Player
from tests.bot.e2e.conftest import alice, bob, bot, here  # noqa: F401  # fixtures
from tests.bot.e2e.playing import board_at, match_of

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def activity(here: Playground, bot: Qibot) -> AsyncIterator[Activity]:  # noqa: F811
    async with activity_in(here, bot) as served:
        yield served


async def against_bot(person: DiscordUser) -> ShownMessage:
    """A match of tic-tac-toe in which the person moves first."""
    seen = await person.slash("play", game="tictactoe", level="beginner", side="first")
    return await board_at(person, seen.message, 0)


async def test_a_move_on_the_board_changes_the_message(
    here: Playground, activity: Activity, alice: DiscordUser  # noqa: F811
) -> None:
    """And the bot's answer arrives on both."""
    board = await against_bot(alice)
    opened = await alice.click(board, "Open the board")
    async with Player(here, opened.frame) as page:
        await page.until_made(0)
        assert (page.state["match"], page.state["side"], page.state["turn"]) == (match_of(board), 0, 0)
        answer = await page.ask("move", move="b2")
        assert answer["type"] == "accepted"
        state = await page.until_made(2)
        assert state["played"][0]["text"] == "b2"
        await board_at(alice, board, 2)
