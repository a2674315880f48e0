"""A page that is open during a restart of the bot continues."""

import runpy

import pytest

from bot.activity import exercise
from bot.startup import activity_in
from tests.bot.activity.playing import Player
from tests.bot.e2e.conftest import bot_in, own_here, settings_for
from tests.bot.e2e.playing import board_at, match_of

here = own_here


@pytest.mark.asyncio(loop_scope="session")
async def test_a_page_goes_on_after_a_restart(here, tmp_path):
    """The page keeps its session and its match; an unanswered move may be sent again. A page with a puzzle asks for it,
    and it begins anew.
    """
    settings = settings_for(tmp_path / "qibot.sqlite3")
    alice = here.add_person("Alice")
    async with bot_in(here, settings) as bot, activity_in(here, bot):
        seen = await (await alice.slash("play", game="tictactoe", level="beginner", side="first")).settled()
        board = await board_at(alice, seen.message, 0)
        frame, second = [(await alice.click(board, "Open the board")).frame for _ in range(2)]
        assert frame is not None
        assert second is not None
        page = await Player(here, frame).__aenter__()
        await page.until_made(0)
        other = await Player(here, second).__aenter__()
        await other.until_made(0)
        await other.go("puzzle:gomoku")
        before = other.state
        await other.ask("control", key="hint")
    assert (await page.hears("closed"))["type"] == "closed"
    async with bot_in(here, settings) as bot, activity_in(here, bot):
        await page.open(match_of(board))
        assert (await page.hears("state"))["match"] == match_of(board)
        assert (await page.ask("move", move="b2", board_number=0))["type"] == "accepted"
        assert (await page.ask("move", move="b2", board_number=0))["type"] == "refused"
        await page.until_made(2)
        await board_at(alice, board, 2)
        await other.open(0, before["exercise"])
        after = await other.hears("state")
        assert (after["exercise"], after["standing"]) == (before["exercise"], before["standing"])
        await page.close()
        await other.close()


def test_another_process_counts_on():
    """A page ignores states of a puzzle with a lower number than the last."""
    before = next(exercise._NUMBERS)
    assert before < next(runpy.run_path(exercise.__file__)["_NUMBERS"])
