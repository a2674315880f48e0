"""Ratings over the real client: the finished board tells, and /stats with them."""

import re

from .playing import begin, begin_against, board_at, click, drop, look_until, made, use


async def test_a_match_changes_ratings(alice, bob):
    """The finished board says by how much, the first one what the question mark means, /stats what they are, with a
    picture once there are two.
    """
    lines, explained = [], []
    for first, second in ((alice, bob), (alice, bob)):
        board = await begin_against(first, second, "tictactoe")
        for person, cell in ((first, "a1"), (second, "b1"), (first, "a2"), (second, "b2"), (first, "a3")):
            board = await made(person, board, cell)
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
    assert [picture.description for picture in told.pictures][1].startswith(
        "Rating over the last matches (2): from 1600"
    )


async def test_a_hint_does_not_save_who_loses(alice):
    """A match that is lost is rated, with help or without."""
    for helped in (False, True):
        board = await begin(alice, "tictactoe")
        await drop(alice, board, "a1")
        board = await board_at(alice, board, 2)
        if helped:
            hint = await click(alice, board, "Hint")
            await look_until(alice, hint, lambda now: "Let me look" not in now.text)
        question = await click(alice, board, "Resign")
        await alice.click(question, "Yes, I resign")
        assert "Rating: Alice" in (await board_at(alice, board, None)).text
