"""The review of a finished match on the page, made by the real engines."""

import asyncio
from threading import Event
from typing import Any

import pytest

from bot.activity import reviewing
from bot.activity.messages import Reviewed
from bot.activity.reviewing import reviewed
from tests.bot.activity.playing import against_bot, at_board, at_match, take_turns
from tests.bot.e2e.playing import begin_against, match_of, play_moves

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("activity")]


@pytest.mark.slow
async def test_a_match_is_looked_at_again(here, bot, alice, bob):
    """Its graph, the mark of the mistake, its comment and what was better, in the language that is chosen by then; a
    spectator may ask for it, too. What helps in a running match is left out.
    """
    carol = here.add_person("Carol")
    async with at_board(here, alice, bob) as (board, one, other):
        await take_turns((one, other), "a1", "b2", "a2", "c3", "a3")  # c3 lets a3 win
        await one.until_made(5)
        assert one.buttons() == ["rematch", "review"]
        async with at_match(here, carol, board) as third:
            for page in (one, third):
                assert (await page.ask("control", key="review"))["type"] == "accepted"
                await page.until(lambda state: state["review"])
        await other.until_made(5)
        await other.ask("control", key="rematch")  # who looks at a review goes on doing so
        assert (await one.hears("told", "closed"))["text"] == "Bob wants a rematch of Tic-tac-toe with Alice."
        await other.until(lambda state: state["match"] != match_of(board))
        assert (await other.ask("control", key="challenge:withdraw"))["type"] == "accepted"
        await other.go(f"open:{match_of(board)}")
        again = await begin_against(alice, bob, "tictactoe")  # where the best move would help Bob, he is not told
        await play_moves((alice, bob), again, ("a1", "b2", "a2"))
        assert (await other.ask("control", key="review"))["type"] == "accepted"
        await other.until(lambda state: state["review"])
        english = one.state["review"]  # the end of that challenge has led nowhere, either
        await bot.services.referee.preferences.choose(alice.id, "language", "de")
        await one.go(f"open:{match_of(board)}")
        assert "Gewinnchance" in one.state["review"]["told"]["4"][0]
        await bot.services.referee.preferences.choose(alice.id, "language", "en")
        await one.go(f"open:{match_of(board)}")
        assert one.state["review"] == english
    assert (other.state["review"]["signs"], other.state["review"]["better"]) == (one.state["review"]["signs"], {})
    found = one.state["review"]
    assert len(found["chances"]) == 6
    assert found["chances"][-1] == 1.0
    assert found["signs"]["4"] == "??"
    assert "c3" in found["told"]["4"][0]
    assert found["better"]["3"] == ["a3"]
    assert len(found["accuracies"]) == 2
    assert not any("**" in line for lines in found["told"].values() for line in lines)


@pytest.mark.slow
async def test_a_review_that_comes_late_stays_with_its_match(here, alice, monkeypatch):
    """Who has opened another match while the review is made ready does not see it there."""
    begun, gone = Event(), Event()

    def late(*found: Any) -> Reviewed:
        begun.set()
        assert gone.wait(30)
        return reviewed(*found)

    monkeypatch.setattr(reviewing, "reviewed", late)
    first, second = await against_bot(alice), await against_bot(alice)
    async with at_match(here, alice, first) as page:
        await page.ask("move", move="a1")
        await page.until_made(2)
        await page.ask("control", key="resign")
        await page.ask("control", key="review")
        assert await asyncio.to_thread(begun.wait, 30)
        await page.go(f"open:{match_of(second)}")
        gone.set()
        await page.ask("move", move="b2")
        assert (await page.until_made(2))["review"] is None
        assert page.state["match"] == match_of(second)
