"""What the rules of repetition and progress decide, by play in chat: told before, and right in every place after."""

from dataclasses import dataclass

import pytest

from bot.playground.people import DiscordUser
from bot.playground.seen import ShownMessage

from .playing import board_at, click, look_until, match_of, number_of, use
from .test_privacy import content_of
from .test_reviews import reviewed
from .test_share import animations_of


@dataclass(frozen=True)
class Ending:
    """A game of two people that a rule ends: Alice, who plays `side`, moves first from the start."""

    game: str
    side: str
    start: str
    moves: str
    warning: str  # before Alice's last move, and never before one of her earlier moves
    told: str  # how the game ended
    listed: str  # the same in Alice's history
    record: tuple[str, str]  # PGN's Result and Termination


AGAIN = "⚠️ One more repetition, and "
REPEATED = {
    "a perpetual check loses": Ending(
        "xiangqi",
        "Red",
        "4k4/9/R8/9/9/9/9/3A5/9/3K3R1 w",
        "a7a9 e9e8 a9a8 e8e9 a8a9 e9e8 a9a8 e8e9 a8a9",
        AGAIN + "Alice loses (perpetual check).",
        "{} gave perpetual check, which is forbidden: {} wins.",
        "**Lost** Xiangqi · Bob · perpetual check",
        ("0-1", "perpetual-check"),
    ),
    "a perpetual chase loses": Ending(
        "xiangqi",
        "Red",
        "3k5/9/9/9/9/9/9/c8/9/1R2K4 w",
        "b0a0 a2b2 a0b0 b2a2 b0a0 a2b2 a0b0 b2a2",
        AGAIN + "Alice loses (perpetual chase).",
        "{} chased a piece perpetually, which is forbidden: {} wins.",
        "**Lost** Xiangqi · Bob · perpetual chase",
        ("0-1", "perpetual-chase"),
    ),
    "both sides repeat": Ending(
        "xiangqi",
        "Red",
        "4k4/9/9/9/9/9/r8/9/8R/5K3 w",
        "i1h1 a3b3 h1i1 b3a3 i1h1 a3b3 h1i1 b3a3",
        AGAIN + "the game is drawn.",
        "Draw by repetition.",
        "**Drawn** Xiangqi · Bob · repetition",
        ("1/2-1/2", "repetition"),
    ),
    "a won game of checkers is repeated": Ending(
        "checkers",
        "White",
        "W:WK18,K22,25:BK3,K16",
        "18-15 3-8 22-26 8-4 26-22 4-8 22-26 8-4 26-22 4-8",
        AGAIN + "the game is drawn.",
        "Draw: the same position occurred three times.",
        "**Drawn** Checkers · Bob · repetition",
        ("1/2-1/2", "repetition"),
    ),
}


async def begin_from(first: DiscordUser, second: DiscordUser, game: str, text: str, side: str) -> ShownMessage:
    """A match between two people from a position in which the first one, on this side, is to move."""
    study = await use(first, "import", text=text, game=game)
    asked = await click(first, study, "Play from here", f"Ask this channel, I play {side}")
    return await click(second, asked, "Play")


async def play_typed(people: tuple[DiscordUser, DiscordUser], board: ShownMessage, moves: str) -> list[str]:
    """Types moves by turns. Returns what the board said before the first and after each one."""
    said, number = [board.text], number_of(board) or 0
    for made, move in enumerate(moves.split(), 1):
        person = people[(made - 1) % 2]
        await (await person.slash("move", move=move, match=match_of(board))).settled()
        board = await look_until(person, board, lambda now, made=made: number_of(now) in (number + made, None))
        said.append(board.text)
    return said


@pytest.mark.parametrize("name", REPEATED)
async def test_repetition_is_told_before_and_everywhere_after(here, alice, bob, name):
    """On the board before the last turn at which Alice can avoid it; then on the board, in the history, review,
    replay, animation and file, and on the study board of that file.
    """
    case = REPEATED[name]
    board = await begin_from(alice, bob, case.game, case.start, case.side)
    said = await play_typed((alice, bob), board, case.moves)
    warned = ["⚠️" in text for text in said[:-1:2]]
    assert warned == [False] * (len(warned) - 1) + [True]
    assert case.warning in said[:-1:2][-1]
    assert "⚠️" not in said[-1]
    over, told = await board_at(alice, board, None), case.told.format("Alice", "Bob")
    assert f"**{told}**" in over.text
    assert case.listed in (await use(alice, "history")).text
    review = await reviewed(alice, await alice.click(over, "Review"))
    assert "accuracy" in review.text
    replay = await click(alice, over, "Replay", "Last")
    assert told in replay.text
    await alice.click(over, "Share")
    (shared,) = await alice.until(lambda: animations_of(alice, over))
    assert told in shared.text
    record = content_of(here, await click(alice, replay, "Save as PGN")).decode()
    result, termination = case.record
    assert f'[Result "{result}"]' in record
    assert f'[Termination "{termination}"]' in record
    study = await use(alice, "import", text=record)
    other = {"Red": "Black", "White": "Black"}[case.side]
    assert case.told.format(case.side, other) in study.text
    assert case.told not in (await click(alice, study, "Back")).text


async def test_a_file_that_goes_on_where_a_rule_ends_the_game_is_shown_up_to_there(alice):
    """The study board says that the file has it otherwise, and why the game is over."""
    case = REPEATED["a won game of checkers is repeated"]
    study = await use(alice, "import", text=f'[GameType "21"]\n[FEN "{case.start}"]\n\n{case.moves} 22-26 8-4 1-0')
    assert "By the rules here the game ends at this point; what you gave me says otherwise." in study.text
    assert "Draw: the same position occurred three times." in study.text
    assert "Move 6 of 6" in study.text
    assert "otherwise" not in (await click(alice, study, "Back")).text
