"""Checkers in chat: a whole match with the buttons of its message, from the first move to the last."""

from engines.game import Position
from engines.player import analyse
from engines.registry import game_named
from engines.search.terms import Limit

from .playing import after_answer, begin, begin_against, board_at, drop, enter, number_of, open_moves, steps_of

GAME = game_named("checkers")


async def play(person, board, position, move):
    """Enters a move by as many buttons as it takes; returns how many."""
    if any(each.endswith(f":{move}") for each in open_moves(board)):
        await drop(person, board, move)
        return 1
    await enter(person, board, GAME.path(position.board, GAME.read_move(position.board, move)).start, move)
    return 2


async def test_a_match_against_the_bot_with_buttons(alice):
    """Pieces and targets are buttons, captures are offered at once, and the match ends with a winner or a draw."""
    board, position, steps = await begin(alice, "checkers"), Position(GAME), set()
    while not position.outcome():
        move = analyse(position, Limit(nodes=3000)).move
        steps.add((await play(alice, board, position, move), "x" in move))
        position.play(move)
        board = await after_answer(alice, board, len(position.moves))
        if number_of(board) is not None:
            position.play(next(line for line in board.text.splitlines() if line.startswith("Last move")).split()[2])
        elif not position.outcome():
            break  # the bot's move ended the match
    assert "wins" in board.text or "Draw" in board.text
    assert steps == {(1, True), (2, False)}


async def test_a_forced_capture_is_offered_as_such(alice, bob):
    """The board says that a capture must be made and what it takes; nothing else can be chosen."""
    board = await begin_against(alice, bob, "checkers")
    position = Position(GAME)
    for person, move in ((alice, "11-15"), (bob, "22-18")):
        await play(person, board, position, move)
        position.play(move)
        board = await board_at(person, board, len(position.moves))
    assert "You must capture. Which way?" in board.text
    assert steps_of(board) == []
    [capture] = open_moves(board)
    assert board.button(capture).label == "15x22 (takes 18)"
    await alice.click(board, capture)
    board = await board_at(alice, board, 3)
    assert "Jumped on the last move: 18" in board.pictures[0].description
