"""Sharing a finished match, and the menu on a message that looks at it."""

import pytest

from .playing import begin, begin_against, match_of, shown
from .test_clicks import press
from .test_reviews import played, reviewed

pytestmark = pytest.mark.asyncio(loop_scope="module")


def newest_animation(person):
    """The newest message here with a picture that moves; None while there is none."""
    moving = [each for each in person.reads() if each.pictures and each.pictures[0].filename.endswith(".webp")]
    return moving[-1] if moving else None


async def test_a_match_is_shared_as_a_picture_that_moves(alice, bob):
    """Everybody sees it: one frame for each position, in the words of who shared it, below a megabyte."""
    board = await played(alice, bob)
    await alice.click(board, "Share")
    message = await alice.until(lambda: newest_animation(alice))
    assert not message.ephemeral
    assert "Alice" in message.text
    picture = message.pictures[0]
    assert picture.filename == f"match-{match_of(board)}.webp"
    assert "Tic-tac-toe" in picture.description


async def test_a_match_is_shared_as_a_card(alice, bob):
    """From its replay: one picture that everybody sees, told in words, too; not while it goes on."""
    board = await played(alice, bob)
    replay = shown(await (await bob.click(board, "Replay")).settled())
    card = shown(await (await bob.click(replay, "Card")).settled())
    assert not card.ephemeral
    picture = card.pictures[0]
    assert picture.filename == f"card-{match_of(board)}.png"
    assert picture.description.startswith("Tic-tac-toe: Alice against Bob. ")
    running = await begin_against(alice, bob, "tictactoe")
    await press(alice, board, f"share-card:{match_of(running)}:0:")
    assert (await alice.sees("The match is not over yet")).ephemeral


async def test_the_menu_on_a_message_looks_at_its_match(alice, bob):
    """On a board that is over the review; on one that goes on, and on a message without a match, a refusal."""
    board = await played(alice, bob)
    page = await reviewed(bob, await bob.context_menu("Analyse", board))
    assert f"Review of match {match_of(board)}" in page.text
    running = await begin_against(alice, bob, "tictactoe")
    assert "not over yet" in shown(await (await bob.context_menu("Analyse", running)).settled()).text


async def test_a_match_that_goes_on_is_not_shared(alice):
    """Nor one that is not there."""
    board = await begin(alice, "tictactoe")
    for number, said in ((match_of(board), "not over yet"), (99999, "no such match")):
        assert said in shown(await (await press(alice, board, f"share:{number}:0:")).settled()).text
