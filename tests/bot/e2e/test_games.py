"""Whole matches in chat, from the first command to the last button."""

import random

import pytest

from engines.game import Position
from engines.player import analyse
from engines.registry import GAMES, game_named
from engines.search.terms import Limit
from tests.benchmarks.bot import Times, one_move

from .playing import (
    after_answer,
    begin,
    begin_against,
    board_at,
    drop,
    enter,
    number_of,
    open_moves,
    pick,
    steps_of,
)


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


CHECKERS = game_named("checkers")


async def enter_capture(person, board, position, move):
    """Enters a move by as many buttons as it takes; returns how many."""
    if any(each.endswith(f":{move}") for each in open_moves(board)):
        await drop(person, board, move)
        return 1
    await enter(person, board, CHECKERS.path(position.board, CHECKERS.read_move(position.board, move)).start, move)
    return 2


async def test_a_match_of_checkers_with_buttons(alice):
    """Pieces and targets are buttons, captures are offered at once, and the match ends with a winner or a draw."""
    board, position, steps = await begin(alice, "checkers"), Position(CHECKERS), set()
    while not position.outcome():
        move = analyse(position, Limit(nodes=3000)).move
        steps.add((await enter_capture(alice, board, position, move), "x" in move))
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
    position = Position(CHECKERS)
    for person, move in ((alice, "11-15"), (bob, "22-18")):
        await enter_capture(person, board, position, move)
        position.play(move)
        board = await board_at(person, board, len(position.moves))
    assert "You must capture. Which way?" in board.text
    assert steps_of(board) == []
    [capture] = open_moves(board)
    assert board.button(capture).label == "15x22 (takes 18)"
    await alice.click(board, capture)
    board = await board_at(alice, board, 3)
    assert "Jumped on the last move: 18" in board.pictures[0].description


async def test_arrows_lie_as_the_picture_does(alice, bob):
    """Between two people a stone is chosen on a private board, turned for the second side."""
    board = await begin_against(alice, bob, "tiaojiaqi")
    own = await pick(alice, board, "d7")
    assert own.ephemeral
    up = next(button for button in own.buttons if button.emoji == "⬆️")
    assert up.custom_id.endswith(":d7d8")
    await alice.click(own, up.custom_id)
    board = await board_at(bob, board, 1)
    own = await pick(bob, board, "c4")
    up = next(button for button in own.buttons if button.emoji == "⬆️")
    assert up.custom_id.endswith(":c4c3") or up.disabled
    right = next(button for button in own.buttons if button.emoji == "➡️")
    assert right.custom_id.endswith(":c4b4")


@pytest.mark.parametrize("game", GAMES)
async def test_a_move_of_every_game_is_made_and_answered(alice, game):
    """The move takes as many buttons and menus as it needs; both times are noted, and the board shows both moves."""
    into = Times()
    board = await one_move(alice, await begin(alice, game), 0, random.Random(1), into)
    assert (into.late, into.lost) == (0, 0)
    assert len(into.acknowledged) == len(into.answered) == 1
    assert board is not None
