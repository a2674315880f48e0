"""Gomoku with swap2 between two people: chosen, explained and played by buttons."""

import pytest

from .playing import answer_to, challenge_menu, click, enter, look_until, match_of, number_of, open_moves, steps_of, use


async def begin(challenger, opponent, **options):
    """A board on which the challenger is to put the first stones."""
    said = {"game": "gomoku", "opponent": opponent.id, "side": "first", "opening": "swap2"} | options
    asked = await answer_to(challenger.slash_with("play", said))
    assert "Swap2: whoever begins puts three stones" in asked.text
    return await click(opponent, asked, "Accept")


async def put(person, board, *stones):
    """Puts stones by typed moves. Returns the board after them."""
    for stone in stones:
        before = number_of(person.look(board))
        await (await person.slash("move", move=stone, match=match_of(board))).settled()
        board = await look_until(person, board, lambda now, before=before: number_of(now) == before + 1)
    return board


@pytest.mark.parametrize(("choice", "black", "white"), [("White", "Alice", "Bob"), ("Black", "Bob", "Alice")])
async def test_the_second_player_chooses_a_side(alice, bob, choice, black, white):
    """One person puts three stones, the first by buttons; then the other must choose a side, and White moves. A choice
    while the clocks stand says that they run again, as a move does.
    """
    board = await begin(alice, bob, clock="move-86400")
    assert "The opening decides who plays which side\n👉 **Alice** · ⏳" in board.text
    assert "**Alice puts the next stone (Black), 3 to go**" in board.text
    await enter(alice, board, "e5", "h8")
    board = await look_until(alice, board, lambda now: "(White), 2 to go" in now.text)
    board = await put(alice, board, "i9", "a1")
    assert "**Bob chooses a side**" in board.text
    opening = [button.label for button in board.buttons if (button.custom_id or "").startswith("opening:")]
    assert opening == ["Black", "White", "Put two more stones"]
    assert steps_of(board) == open_moves(board) == []
    told = await use(bob, "move", move="h9", match=match_of(board))
    assert told.text == "First choose under the board which side you play."
    assert (await click(alice, board, choice)).text == "It is not your turn yet."
    for person in (alice, bob):
        await use(person, "pause", match=match_of(board))
    stopped = await look_until(bob, board, lambda now: "The clocks are stopped" in now.text)
    board = await click(bob, stopped, choice)
    assert "The clocks are running again." in board.text
    assert f"**{black}** (🎱 Black)\n👉 **{white}** (⚪ White)" in board.text
    assert f"**{white} (White) to move**" in board.text
    mover, other = (alice, bob) if white == "Alice" else (bob, alice)
    board = await put(mover, board, "h9")
    board = await put(other, board, "g7")
    assert number_of(board) == 5
    assert (await click(bob, stopped, choice)).text.startswith("The board has changed since then.")


async def test_ways_to_an_opening(alice, bob):
    """The menu on a person has a button for it beside the games. An open challenge says how the match begins; a game
    without the opening refuses it.
    """
    posted = await click(alice, await challenge_menu(alice, bob), "Gomoku · Swap2")
    assert "challenges" in posted.text
    assert "Swap2: whoever begins" in posted.text
    refused = await use(alice, "anyone", game="checkers", opening="swap2")
    assert refused.text == "This game has no opening Swap2."
    asked = await use(alice, "anyone", game="gomoku", side="second", opening="swap2")
    assert "Swap2: whoever begins" in asked.text
    board = await click(bob, asked, "Play")
    assert "**Bob puts the next stone (Black), 3 to go**" in board.text
