"""Whole games in chat, from the first command to the last button."""

import pytest

pytestmark = pytest.mark.asyncio(loop_scope="module")


def open_moves(board):
    """The buttons that make a move now."""
    return [button for button in board.buttons if button.custom_id.startswith("move:") and not button.disabled]


async def play_to_the_end(person, board):
    """Presses the first button that can be pressed until the match is over; the last board."""
    while moves := open_moves(board):
        await person.click(board, moves[0].custom_id)
        ply = int(moves[0].custom_id.split(":")[2])

        def moved_on(ply=ply, message=board.id):
            now = person.look(message)
            left = open_moves(now)
            return (
                now if not left or ("thinking" not in now.text and int(left[0].custom_id.split(":")[2]) > ply) else None
            )

        board = await person.until(moved_on)
    return board


@pytest.mark.parametrize("game", ["tictactoe", "connect4"])
async def test_a_game_against_the_bot(alice, game):
    """A match is begun with one command and played to its end with the buttons of one message."""
    seen = await alice.slash("play", game=game, level="beginner", side="first")
    seen = await seen.settled()
    board = await play_to_the_end(alice, seen.message)
    assert board.id == seen.message.id
    assert board.button("Rematch")
    assert "wins" in board.text or "Draw" in board.text
