"""Matches from positions in which the second side is to move, against the bot and between people."""

import re

import pytest

from bot.playground.people import DiscordUser
from bot.playground.seen import ShownMessage

from .conftest import own_here
from .playing import (
    after_answer,
    board_at,
    choose_setting,
    click,
    look_until,
    number_of,
    open_moves,
    pick,
    resign,
    select,
    steps_of,
    use,
)
from .test_clocks import bot  # noqa: F401 - the bot with a clock that tests move
from .test_offers import ask
from .test_privacy import content_of
from .test_reviews import reviewed

here = own_here

XIANGQI = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1"
CHECKERS = "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15"
PDN = f'[GameType "21"]\n[SetUp "1"]\n[FEN "{CHECKERS}"]\n\n*'
TEXTS = {"xiangqi": XIANGQI, "checkers": PDN}
FENS = {"xiangqi": XIANGQI, "checkers": CHECKERS}
SIDES = {"xiangqi": ("🔴 Red", "🎱 Black"), "checkers": ("🎱 Black", "⚪ White")}  # the first and the second
LINES = {
    "xiangqi": ("h9g7", "h0g2", "i9h9", "b0c2", "b9c7"),
    "checkers": ("24-20", "8-11", "28-24", "9-14", "32-28"),
}

both_games = pytest.mark.parametrize("game", LINES)


async def choices(person: DiscordUser, game: str) -> ShownMessage:
    """The page that asks against whom to play on, after the study board of the position."""
    page = await use(person, "import", text=TEXTS[game])
    assert "The start" in page.text
    assert any(not each.disabled for each in page.buttons if "study-step" in each.custom_id)
    return await click(person, page, "Play from here")


def named(game: str, side: int) -> str:
    return SIDES[game][side].split()[1]


async def move(person: DiscordUser, board: ShownMessage, text: str = "") -> None:
    """Makes a move by buttons: `text`, or the first one possible."""
    if not open_moves(board):
        start = re.split("[-x]", text)[0] if "-" in text else text[:2]
        board = await pick(person, board, start or steps_of(board)[0])
    made = [each for each in open_moves(board) if each.endswith(f":{text}")] if text else open_moves(board)
    await person.click(board, made[0])


@pytest.mark.slow
@both_games
async def test_the_second_side_against_the_bot(here, alice, game):
    """The person moves first, takes that back, and moves again; then a hint, a review and the record."""
    page = await choices(alice, game)
    assert f"{named(game, 1)} is to move. Which side do you play?" in page.text
    against = f"Against me, you play {named(game, 1)}: how strong?"
    board = await select(alice, page, against, "beginner")
    assert f"👉 **Alice** ({SIDES[game][1]})" in board.text
    assert board.button("Take back").disabled
    await move(alice, board)
    board = await after_answer(alice, board, 1)
    assert f"👉 **Alice** ({SIDES[game][1]})" in board.text
    assert re.search(rf"Last move: .* \({named(game, 0)}, ", board.text), board.text
    board = await click(alice, board, "Take back")
    assert (number_of(board), board.button("Take back").disabled) == (4, True)
    hint = await click(alice, board, "Hint")
    assert hint.ephemeral
    await move(alice, board, LINES[game][0])
    board = await after_answer(alice, board, 5)
    over = await resign(alice, board)
    assert "Alice resigns" in over.text
    review = await reviewed(alice, await alice.click(over, "Review"))
    assert "Alice: accuracy" in review.text
    replay = await click(alice, over, "Replay", "Last")
    assert "Move 2 of 2" in replay.text
    saved = await click(alice, replay, "Save as PGN")
    record = content_of(here, saved).decode()
    assert f'[FEN "{FENS[game]}"]' in record
    assert re.search(r"\n1\.\.\. \S+ 2\. \S+ ", record), record
    again = await use(alice, "import", text=record)
    assert "Move 2 of 2" in again.text


async def test_the_first_side_against_the_bot(alice):
    """The bot moves first, then the person."""
    for game in LINES:
        page = await choices(alice, game)
        against = f"Against me, you play {named(game, 0)}: how strong?"
        board = await select(alice, page, against, "beginner")
        board = await look_until(alice, board, lambda now: number_of(now) == 1)
        assert f"👉 **Alice** ({SIDES[game][0]})" in board.text
        assert board.button("Take back").disabled
        await move(alice, board)
        board = await after_answer(alice, board, 2)
        assert f"👉 **Alice** ({SIDES[game][0]})" in board.text


@both_games
async def test_two_people_with_clocks(here, alice, bob, game):
    """The clock of the second side runs first; a takeback is agreed on; the person to move runs out of time."""
    await choose_setting(alice, "clock", "live-60-5")
    page = await choices(alice, game)
    asked = await click(alice, page, f"Ask this channel, I play {named(game, 1)}")
    board = await click(bob, asked, "Play")
    assert re.search(r"\n\*\*Bob\*\* .* · 1:00\n👉 \*\*Alice\*\* .* · 1:00 · First move", board.text), board.text
    for ply, text in enumerate(LINES[game][:2], 1):
        await here.advance(100)  # costs nothing
        person = (bob, alice)[ply % 2]
        await move(person, person.look(board), text)
        board = await board_at(alice, board, ply)
    assert re.search(r"\*\*Bob\*\* .* · 1:00\n👉 \*\*Alice\*\* .* · 1:00", board.text), board.text
    await here.advance(20)
    await move(alice, board, LINES[game][2])
    board = await board_at(alice, board, 3)
    assert re.search(r"👉 \*\*Bob\*\* .* · 1:00 .*\n\*\*Alice\*\* .* · 0:4[45]", board.text), board.text
    question = await ask(alice, board, "Take back")
    await bob.click(question, "Allow the takeback")
    board = await board_at(bob, board, 4)
    assert re.search(r"👉 \*\*Alice\*\* .* · 0:4[45]", board.text), board.text
    await here.advance(50)
    over = await board_at(alice, board, None)
    assert "Alice ran out of time. Bob wins." in over.text
