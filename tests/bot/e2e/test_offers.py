"""Draws and takebacks: asking and answering."""

import pytest

from .playing import after_answer, begin, begin_against, board_at, drop, ply_of

pytestmark = pytest.mark.asyncio(loop_scope="module")

ROWS = ("draw:", "takeback:")


def rows_of(board):
    """The row that each kind of button stands in, counted from above."""
    rows = [row["components"] for row in board.components if row["type"] == 1]
    return {
        kind: next(at for at, row in enumerate(rows) if any(each["custom_id"].startswith(kind) for each in row))
        for kind in ROWS
    }


async def test_taking_back_against_the_bot(alice):
    """The person's move and the bot's answer are gone at once, and the place is said."""
    board = await begin(alice, "connect4")
    await drop(alice, board, "4")
    board = await after_answer(alice, board, 1)
    seen = await alice.click(board, "Take back")
    assert ply_of(seen.message) == 0
    assert "Alice took a move back." in seen.message.text


async def test_nothing_to_take_back(alice):
    """Before the first move one is told so."""
    seen = await alice.click(await begin(alice, "connect4"), "Take back")
    assert seen.message.text == "You have not made a move yet."


async def test_a_takeback_by_consent(alice, bob):
    """The other side is asked, and its yes brings the old board back."""
    board = await begin_against(alice, bob, "tictactoe")
    board = (await drop(alice, board, "b2")).message
    board = (await alice.click(board, "Take back")).message
    assert "Alice asks to take back 1 move." in board.text
    board = (await bob.click(board, "Allow the takeback")).message
    assert ply_of(board) == 0
    assert "Alice took a move back." in board.text


async def test_a_takeback_declined_and_withdrawn(alice, bob):
    """A no is shown, and whoever asked may drop the question; the move stands."""
    board = await begin_against(alice, bob, "tictactoe")
    board = (await drop(alice, board, "b2")).message
    board = (await alice.click(board, "Take back")).message
    board = (await alice.click(board, "Withdraw the request")).message
    assert "Alice no longer asks to take back." in board.text
    board = (await alice.click(board, "Take back")).message
    board = (await bob.click(board, "Refuse the takeback")).message
    assert "Bob does not allow the takeback." in board.text
    assert ply_of(board) == 1
    assert (await alice.click(board, "Take back")).message.text.startswith("Your opponent has said no")


async def test_a_draw_by_agreement(alice, bob):
    """An offer, a yes, and the match is drawn."""
    board = await begin_against(alice, bob, "connect4")
    board = (await alice.click(board, "Offer a draw")).message
    assert "Alice offers a draw." in board.text
    assert board.button("Offer a draw").disabled
    assert (await alice.click(board, "Accept the draw")).message.text == "This question is for somebody else."
    board = (await bob.click(board, "Accept the draw")).message
    assert "**Draw by agreement.**" in board.text


async def test_a_draw_declined(alice, bob):
    """A no leaves the match as it is, and the question is not asked twice."""
    board = await begin_against(alice, bob, "connect4")
    board = (await alice.click(board, "Offer a draw")).message
    board = (await bob.click(board, "Play on")).message
    assert "Bob declines the draw." in board.text
    assert (await alice.click(board, "Offer a draw")).message.ephemeral


async def test_draws_and_takebacks_never_change_places(alice, bob):
    """With no offer, either or both, in any order, each question keeps its own row."""
    board = await begin_against(alice, bob, "connect4")
    board = (await drop(alice, board, "4")).message
    places = [rows_of(board)]
    for person, button in (
        (alice, "Take back"),
        (bob, "Offer a draw"),
        (bob, "Withdraw the offer"),
        (alice, "Withdraw the request"),
    ):
        board = (await person.click(board, button)).message
        places.append(rows_of(board))
    assert all(place == places[0] for place in places)


async def test_the_bot_declines_a_draw_that_is_too_early(alice):
    """The bot answers an offer by itself, privately; before a few moves were made it does not think about it.

    A level that gives nothing away: one that has lost a chariot by then would agree.
    """
    board = await begin(alice, "xiangqi", level="hard")
    told = (await alice.click(board, "Offer a draw")).message
    assert told.ephemeral
    assert told.text == "Let us play a few moves first. Then you can offer a draw."
    for ply, move in ((0, "h2e2"), (2, "h0g2")):
        await alice.select((await alice.select(board, None, move[:2])).message, None, move)
        board = await after_answer(alice, board, ply + 1)
    seen = await (await alice.click(board, "Offer a draw")).settled()
    told = await alice.sees("I would rather play on.")
    assert told.ephemeral
    assert seen.state in ("answered", "silent")


async def test_offers_by_command(alice, bob):
    """/draw and /takeback do the same, and say privately how the match stands, with a link to the board."""
    board = await begin_against(alice, bob, "connect4")
    await drop(alice, board, "4")
    seen = await (await alice.slash("takeback")).settled()
    assert seen.message.ephemeral
    assert seen.message.button("Go to the board").url.endswith(str(board.id))
    await (await alice.slash("draw")).settled()
    board = await board_at(alice, board, 1)
    assert "Alice asks to take back 1 move." in board.text
    assert "Alice offers a draw." in board.text
