"""Whole matches in chat, from the first command to the last button."""

import pytest

from .playing import after_answer, begin, begin_against, board_at, drop, gone, number_of, open_moves, pick

MATE = (
    "b2c2",
    "h7g7",
    "c2c6",
    "i9i7",
    "c6g6",
    "d9e8",
    "g6g9",
)  # the shortest of some hundred games against random play


@pytest.mark.parametrize("game", ["tictactoe", "connect4"])
async def test_against_the_bot_with_buttons(alice, game):
    """A match begins with one command and is played to its end with the buttons of one message."""
    board = first = await begin(alice, game)
    while moves := open_moves(board):
        await alice.click(board, moves[0])
        board = await after_answer(alice, board, number_of(board) + 1)
    assert board.id == first.id
    assert "wins" in board.text or "Draw" in board.text
    assert {"Rematch", "Replay", "Review"} <= {button.label for button in board.buttons}


async def test_xiangqi_between_two_people_with_buttons(alice, lin):
    """Piece and target are chosen on a private board, in the language of the person to move; the match ends in mate."""
    board = await begin_against(alice, lin, "xiangqi")
    for ply, move in enumerate(MATE):
        person = (alice, lin)[ply % 2]
        picker = await pick(person, board, move[:2])
        assert picker.ephemeral
        assert picker.button(("Choose again", "重新选择")[ply % 2])
        await drop(person, picker, move)
        board = await board_at(person, board, ply + 1 if ply + 1 < len(MATE) else None)
        await gone(person, picker)
    assert "Checkmate! Alice wins." in board.text
