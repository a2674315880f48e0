"""Reviews in chat: a finished match is analysed once; its mistakes can be tried again."""

import asyncio
import re

from bot.features.reviews import feature
from engines.pool import EngineFailed

from .playing import (
    answer_to,
    answers_finished,
    begin_against,
    board_at,
    click,
    drop,
    look_until,
    made,
    match_of,
    press,
    shown,
)

PLIES = ["a1", "b1", "b2", "c3", "a2", "c2", "a3"]  # O's first move loses


async def played(alice, bob, moves=PLIES):
    """A finished match of two people."""
    board = await begin_against(alice, bob, "tictactoe")
    for ply, move in enumerate(moves):
        await drop((alice, bob)[ply % 2], board.id, move)
        board = await board_at(alice, board, ply + 1 if ply + 1 < len(moves) else None)
    return board


async def reviewed(person, seen):
    """The overview of a review, once it is there."""
    message = shown(await seen.settled())
    assert message.ephemeral
    return await person.until(lambda: now if "Review of match" in (now := person.look(message)).text else None)


async def test_a_match_is_reviewed_as_a_coach_does(alice, bob):
    """Graph, accuracies, the worst move as a question; a try, then the answer with its line in pictures."""
    board = await played(alice, bob)
    page = await reviewed(bob, await bob.click(board, "Review"))
    assert "Alice: accuracy **89%**" in page.text
    assert "Bob: accuracy **24%**" in page.text
    assert "\n2\\. 🅾️ O **b1 ??**: winning chances 50% → 0%." in page.text
    assert "b2" not in page.text  # the answer is to be found
    assert not re.search(r"^\d+\. ", page.text, re.MULTILINE)  # Discord would renumber such a list
    assert "Marked: 2 O ??" in page.pictures[0].description
    question = await click(bob, page, "2. b1 ??")
    assert "O to move: what would you play? In the match it was b1." in question.text
    assert "b2" not in question.text
    question = await click(bob, question, "c1")
    assert "it is not the move" in question.text
    answer = await click(bob, question, "c2")
    assert "That is not it, either. Best is **b2**. This holds the draw." in answer.text
    assert "Hint: b2" in answer.pictures[0].description
    assert "A likely continuation: **b2** " in answer.text
    after = await click(bob, answer, "Next")
    assert "Hint: b2" not in after.pictures[0].description
    assert "A likely continuation: b2 **" in after.text
    last = await click(bob, after, "Last")
    assert last.button("Next").disabled
    assert "Right!" in (await click(bob, last, "Overview", "2. b1 ??", "b2")).text


async def test_an_overview_that_arrived_is_not_shown_again_over_a_later_page(here, bot, alice, bob, monkeypatch):
    """Discord shows it, but its answer fails. Before the next attempt the person has gone on."""
    monkeypatch.setattr("bot.discord.interaction_requests.LATER_PAUSES", (0.5,))
    board = await played(alice, bob)
    here.faults.fail("PATCH /webhooks/*", 502, after=True)
    page = await reviewed(bob, await bob.click(board, "Review"))
    question = await click(bob, page, "2. b1 ??")
    await answers_finished(bot)
    assert bob.look(page).text == question.text


async def test_a_review_is_of_ones_own_moves(alice, bob):
    """A person without mistakes is asked about none of the opponent's, but can look at them move by move. The best move
    can be asked for in any position of a finished match; one review serves both people.
    """
    board = await played(alice, bob)
    page = await reviewed(alice, await alice.click(board, "Review"))
    assert "No mistakes of yours were found." in page.text
    step = await click(alice, page, "Move by move")
    assert "The start" in step.text
    step = await click(alice, step, "Next", "Next")
    assert "**Blunder**" in step.text
    question = await click(alice, step, "Try it yourself")
    assert "what would you play?" in question.text
    answer = await click(alice, question, "Show me")
    assert "Best is **b2**" in answer.text
    best = await click(bob, board, "Replay", "Next", "Best move?")
    assert "Best is **b2**. This holds the draw." in best.text


async def test_what_cannot_be_reviewed_is_refused(here, alice, bob):
    """A running match, an unknown one, and forged tags."""
    board = await begin_against(alice, bob, "tictactoe")
    for tag, said in {
        f"review:{match_of(board)}:0:": "not over yet",
        f"review-best:{match_of(board)}:0:": "not over yet",
        "review:99999:0:": "no such match",
        "again-move:99999:0:0.a1": "no such match",
    }.items():
        assert said in (await answer_to(press(alice, board, tag))).text.casefold(), tag
    over = await played(alice, bob)
    page = await reviewed(alice, await alice.click(over, "Review"))
    odd = ("again-move:{}:99:7.zz", "again-step:{}:99:x.zz/zz", "review-step:{}:999:x", "review-told:{}:999:")
    for tag in (*odd, "review-line:{}:9:x", "review-line:{}:999:99999.next"):
        answer = await press(alice, page, tag.format(match_of(over)))
        assert shown(await alice.when_settled(answer)).text


async def test_a_review_does_not_help_in_a_match_that_is_being_played(alice, bob):
    """Two people play on as in the match under review: what is best now is told when it is over, all else at once."""
    old = await played(alice, bob)
    page = await reviewed(bob, await bob.click(old, "Review"))
    now = await begin_against(alice, bob, "tictactoe")
    await made(alice, now, "a1")
    for tag in ("review-best:{}:1:", "review-told:{}:1:", "review-line:{}:1:1.", "again-move:{}:1:0.b2"):
        assert "still being played" in (await answer_to(press(bob, page, tag.format(match_of(old))))).text, tag
    step = await answer_to(press(bob, page, f"review-step:{match_of(old)}:2:x"))
    assert "**Blunder**" in step.text
    assert "b2" not in step.text
    await made(bob, now.id, "c3")
    step = await answer_to(press(bob, step, f"review-step:{match_of(old)}:2:x"))
    assert "Best was **b2**" in step.text or "Best is **b2**" in step.text


async def test_a_review_that_fails_leaves_no_progress_behind(bot, alice, bob, monkeypatch):
    """What was made of it gives way to the reason why it stopped."""
    board, release = await played(alice, bob), asyncio.Event()

    async def failing(request):
        await release.wait()
        raise EngineFailed("the engine fails")

    monkeypatch.setattr(bot.services.referee.stores.engine, "search", failing)
    monkeypatch.setattr(feature, "LOOK", 0.05)
    progress = shown(await bob.click(board, "Review"))
    await look_until(bob, progress, lambda now: "1 of 8" in now.text)
    release.set()
    told = await look_until(bob, progress, lambda now: "could not work that out" in now.text)
    assert [each.id for each in bob.reads() if each.id > board.id] == [told.id]
