"""Ratings over the real client, on the finished board and in /stats."""

import re

from .playing import FIRST_WINS, begin, begin_against, board_at, click, drop, look_until, play_moves, resign, use


async def test_a_match_changes_ratings(alice, bob):
    """The finished board says by how much; the first one explains the question mark. /stats shows the ratings, with a
    picture once there are two.
    """
    lines, explained = [], []
    for _ in range(2):
        board = await play_moves((alice, bob), await begin_against(alice, bob, "tictactoe"), FIRST_WINS)
        lines += [line for line in board.text.splitlines() if "Rating: " in line]
        explained.append("question mark" in board.text)
    assert explained == [True, False]
    assert re.search(r"Rating: Alice \d+\? · Bob \d+\? · The question mark", lines[0])
    assert re.search(r"Rating: Alice \d+\?? \(\+\d+\) · Bob \d+\?? \(-\d+\)$", lines[1])
    assert "Rating: Alice 16" in board.text
    assert "Bob 13" in board.text
    told = await use(alice, "stats", game="tictactoe")
    assert "Rating in Tic-tac-toe: **16" in told.text
    assert "(rated matches: 2)" in told.text
    assert "question mark" in told.text
    described = [picture.description for picture in told.pictures]
    assert any(each.startswith("Rating over the last matches (2): from 1600") for each in described)


async def test_a_hint_does_not_save_who_loses(alice):
    """A lost match is rated, with a hint or without."""
    for helped in (False, True):
        board = await begin(alice, "tictactoe")
        await drop(alice, board, "a1")
        board = await board_at(alice, board, 2)
        if helped:
            hint = await click(alice, board, "Hint")
            await look_until(alice, hint, lambda now: "Let me look" not in now.text)
        assert "Rating: Alice" in (await resign(alice, board)).text
