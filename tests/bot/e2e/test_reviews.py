"""Reviews in chat: a finished match is looked at once; its mistakes can be tried again."""

import re

import pytest

from .playing import begin_against, board_at, drop, match_of, shown
from .test_clicks import press

pytestmark = pytest.mark.asyncio(loop_scope="module")

PLIES = ["a1", "b1", "b2", "c3", "a2", "c2", "a3"]  # O's first move loses


async def played(alice, bob, moves=PLIES):
    """A finished match of two people."""
    board = await begin_against(alice, bob, "tictactoe")
    for ply, move in enumerate(moves):
        await drop((alice, bob)[ply % 2], board.id, move)
        board = await board_at(alice, board, ply + 1 if ply + 1 < len(moves) else None)
    return board


async def reviewed(person, seen):
    """The overview, once it is there."""
    message = shown(await seen.settled())
    assert message.ephemeral
    return await person.until(lambda: now if "Review of match" in (now := person.look(message)).text else None)


async def updated(person, seen):
    """The message that a click changed."""
    return shown(await person.when_settled(seen))


async def test_a_match_is_reviewed_and_its_mistake_tried_again(alice, bob):
    """Graph, accuracies, the turning point with the better move; step by step; two tries, then told; then right."""
    board = await played(alice, bob)
    page = await reviewed(bob, await bob.click(board, "Review"))
    assert "Alice: accuracy **100%**" in page.text
    assert "Bob: accuracy **71%**" in page.text
    assert "\n2\\. 🅾️ O **b1 ??**: winning chances 50% → 0%. Best is **b2**." in page.text
    assert "This holds the draw." in page.text
    assert not re.search(r"^\d+\. ", page.text, re.MULTILINE)  # of which Discord makes a list with numbers of its own
    assert "Marked: 2 O ??" in page.pictures[0].description
    step = await updated(bob, await bob.click(page, "Move by move"))
    assert "The start" in step.text
    step = await updated(bob, await bob.click(step, "Next"))
    step = await updated(bob, await bob.click(step, "Next"))
    assert "blunder" in step.text
    again = await updated(bob, await bob.click(step, "Try it yourself"))
    assert "O: find a better move than b1" in again.text
    again = await updated(bob, await bob.click(again, "c1"))
    assert "it is not the move" in again.text
    told = await updated(bob, await bob.click(again, "c2"))
    assert "That is not it, either. Best is **b2**" in told.text
    assert "Hint: b2" in told.pictures[0].description
    page = await updated(bob, await bob.click(told, "Overview"))
    again = await updated(bob, await bob.select(page, None, "1"))
    right = await updated(bob, await bob.click(again, "b2"))
    assert "Right!" in right.text


async def test_a_replay_says_what_is_best(alice, bob):
    """In any position of a finished match, beside the replay; the review made for one serves the other."""
    board = await played(alice, bob)
    await reviewed(alice, await alice.click(board, "Review"))
    replay = shown(await (await bob.click(board, "Replay")).settled())
    replay = await updated(bob, await bob.click(replay, "Next"))
    best = shown(await (await bob.click(replay, "Best move?")).settled())
    assert "Best is **b2**. This holds the draw." in best.text


async def test_what_cannot_be_reviewed_is_refused(here, alice, bob):
    """A match that goes on, one that is not there, and what is sent by hand."""
    board = await begin_against(alice, bob, "tictactoe")
    for tag, said in {
        f"review:{match_of(board)}:0:": "not over yet",
        f"review-best:{match_of(board)}:0:": "not over yet",
        "review:99999:0:": "no such match",
        "again-move:99999:0:0.a1": "no such match",
    }.items():
        answer = await press(alice, board, tag)
        assert said in shown(await answer.settled()).text.casefold(), tag
    over = await played(alice, bob)
    page = await reviewed(alice, await alice.click(over, "Review"))
    for tag in ("again-move:{}:99:7.zz", "again-step:{}:99:x.zz/zz", "review-step:{}:999:x", "review-told:{}:999:"):
        answer = await press(alice, page, tag.format(match_of(over)))
        assert shown(await alice.when_settled(answer)).text
