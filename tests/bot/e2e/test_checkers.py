"""Checkers in chat: a whole match with the menus of its message, from the first move to the last."""

import pytest

from engines.game import Position
from engines.player import analyse
from engines.registry import game_named
from engines.search.terms import Limit

from .playing import after_answer, begin, begin_against, board_at, ply_of

pytestmark = pytest.mark.asyncio(loop_scope="module")
GAME = game_named("checkers")


def menu(board):
    """The values that the only menu of a board offers, and what stands in it while nothing is chosen."""
    found = board.menu()
    return [option["value"] for option in found.options], found.placeholder


async def enter(person, board, position, move):
    """Choose a move in as many menus as it takes; returns how many."""
    path = GAME.path(position.board, GAME.read_move(position.board, move))
    values, _ = menu(board)
    if move in values:
        await person.select(board, None, move)
        return 1
    picker = (await person.select(board, None, path.start)).message
    await person.select(picker, None, move)
    return 2


async def test_a_match_against_the_bot_with_menus(alice):
    """Pieces and targets are chosen in menus, captures are offered at once, and somebody wins or it is a draw."""
    board, position, steps = await begin(alice, "checkers"), Position(GAME), set()
    while not position.outcome():
        move = analyse(position, Limit(nodes=3000)).move
        steps.add((await enter(alice, board, position, move), "x" in move))
        position.play(move)
        board = await after_answer(alice, board, len(position.moves))
        if ply_of(board) is not None:
            position.play(next(line for line in board.text.splitlines() if line.startswith("Last move")).split()[2])
        elif not position.outcome():
            break  # the bot's move ended the match
    assert "wins" in board.text or "Draw" in board.text
    assert steps == {(1, True), (2, False)}


async def test_a_forced_capture_is_offered_as_such(alice, bob):
    """The menu says that a capture must be made and what it takes; nothing else can be chosen."""
    board = await begin_against(alice, bob, "checkers")
    position = Position(GAME)
    for person, move in ((alice, "11-15"), (bob, "22-18")):
        await enter(person, board, position, move)
        position.play(move)
        board = await board_at(person, board, len(position.moves))
    values, placeholder = menu(board)
    assert (values, placeholder) == (["15x22"], "You must capture. Which way?")
    [option] = board.menu().options
    assert option["label"] == "15x22 (takes 18)"
    await alice.select(board, None, "15x22")
    board = await board_at(alice, board, 3)
    assert "Jumped on the last move: 18" in board.pictures[0].description
