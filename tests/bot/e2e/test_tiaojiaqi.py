"""Tiaojiaqi in chat: entered stone by stone and direction by direction, to the end of a match.

From the first move on: QIBOT_LONG_TESTS=1.
"""

from random import Random

from engines.game import Position
from engines.registry import game_named
from tests.long import LONG

from .playing import (
    after_answer,
    begin,
    begin_against,
    board_at,
    click,
    number_of,
    pick,
    select,
    steps_of,
    use,
)
from .test_looking import filled


async def near_the_end(person):
    """A match against the bot that goes on after 56 moves of each side."""
    position, chance = Position(game_named("tiaojiaqi")), Random(1)
    while len(position.moves) < 112:
        position.push(chance.choice(position.legal_moves()))
    page = await use(person, "import", game="tiaojiaqi", text=f"startpos moves {' '.join(position.written())}")
    page = await click(person, page, "Play from here")
    return await select(person, page, page.menus[0].custom_id, "beginner")


async def test_a_match_against_the_bot_to_its_end(alice):
    """Sixty moves of each side by the stones and arrows of one message; then the stones are counted."""
    board = first = await (begin(alice, "tiaojiaqi") if LONG else near_the_end(alice))
    while (ply := number_of(board)) is not None:
        stones = steps_of(board)
        board = await pick(alice, board, stones[ply // 2 % len(stones)])
        arrows = [button for button in board.buttons if button.custom_id.startswith("move:") and not button.disabled]
        await alice.click(board, arrows[0].custom_id)
        board = await after_answer(alice, first, ply + 1)
    assert board.id == first.id
    assert "60 moves each" in board.text or "turned over every stone" in board.text
    assert {"Rematch", "Replay", "Review"} <= {button.label for button in board.buttons}


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


async def test_hints_and_a_choice_of_looks(alice, lin):
    """Hints use the game's own words, in both languages; the look is chosen in the settings."""
    board = await begin(alice, "tiaojiaqi")
    hint = await filled(alice, await click(alice, board, "Hint"))
    assert "stone on" in hint.text
    for _ in range(2):
        hint = await click(alice, hint, hint.buttons[0].custom_id)
    assert "Play **" in hint.text
    panel = await select(lin, await use(lin, "settings"), "settings-of:0:0:", "tiaojiaqi")
    await lin.select(panel, "set:0:0:look.tiaojiaqi", "night")
    board = await begin(lin, "tiaojiaqi")
    assert board.pictures[0].description.startswith("挑夹棋。黑方 8 枚")
