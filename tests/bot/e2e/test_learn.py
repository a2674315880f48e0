"""Learning a game in chat: from the first lesson to the first match."""

from .playing import answer_to, click, press, use


async def test_all_lessons_of_a_game_then_a_first_match(alice):
    """A right move is praised, a wrong one explained, an answer shown, and the first match has free hints."""
    page = await use(alice, "learn", game="tictactoe")
    assert page.ephemeral
    assert "🎯 **Put three of your marks in a row.**" in page.text
    page = await click(alice, page, "Begin")
    assert "Tic-tac-toe 1/3: Three in a row" in page.text
    page = await click(alice, page, "Back", "Begin", "c3")
    assert "`c3`" not in page.text
    assert "c3 is possible, but it is not the move we are looking for." in page.text
    page = await click(alice, page, "c1")
    assert "Right!" in page.text
    assert "X wins with three in a row." in page.text
    page = await click(alice, page, "Next lesson")
    assert "2/3: Two of theirs" in page.text
    page = await click(alice, page, "Show me")
    assert "b1 is right." in page.text
    assert "Hint: b1" in page.pictures[0].description
    page = await click(alice, page, "b1", "Next lesson", "c1")
    assert "Now play your first game against me" in page.text
    assert "Three in a row win." in (await use(alice, "learn", game="tictactoe")).text  # the rules, to read again
    board = await click(alice, page, "Play my first game")
    assert not board.ephemeral
    assert "Qibot (Beginner)" in board.text
    hint = await click(alice, board, "Hint")
    hint = await alice.sees("Hints are free in this match.")
    assert "You have used" not in hint.text


async def test_progress_is_kept_and_listed(alice, bob):
    """The list shows what is finished, a game opens at the first lesson that is not, and others have their own
    progress.
    """
    refused = await click(alice, await use(alice, "learn", game="connect4"), "Begin", "3")
    assert "Column 3 is full." in refused.text
    page = await click(alice, refused, "5", "All games")
    assert "**Connect Four** · 1/" in page.text
    page = await click(alice, page, "Connect Four")
    assert "2/5: Four in a row" in page.text
    listed = await use(bob, "learn")
    assert "**Connect Four** · 0/" in listed.text


async def test_what_is_sent_by_hand_is_answered(here, alice):
    """A forged lesson, game or move is answered."""
    page = await use(alice, "learn", game="tictactoe")
    assert page.ephemeral
    for tag, said in {
        "learn:0:99:tictactoe.on": "too old",
        "learn:0:0:chess.on": "too old",
        "learn-game:0:0:chess": "Learn to play",
        "learn-step:0:0:tictactoe.zz/zz": "Three in a row",
        "learn-move:0:0:tictactoe.z9": "cannot read",
        "learn-play:0:0:chess": "do not know the game",
    }.items():
        assert said in (await answer_to(press(alice, page, tag))).text, tag
