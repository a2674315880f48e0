"""The message of a finished match: the record between the two, levels that were beaten, the next level, ratings."""

import re

from bot.match.state import Reason

from .playing import (
    FIRST_WINS,
    SECOND_WINS,
    begin,
    begin_against,
    board_at,
    click,
    match_of,
    play_moves,
    use,
)


async def won(bot, person, board, by=0):
    """Ends the match as if the bot had resigned, or with `by` 1 the person, who plays the first side."""
    services, match = bot.services, match_of(board)
    record = await services.referee.stores.matches.game(match)
    view = await services.referee.turns.end(record, by, Reason.RESIGNATION)
    await services.publisher.show(view)
    return await board_at(person, board, None)


async def test_the_next_level(bot, alice, bob):
    """A level beaten twice in a row offers the next one, which only that person can begin, with sides exchanged, and
    once.
    """
    first = await won(bot, alice, await begin(alice, "tictactoe", level="easy"))
    assert "Alice beats Easy for the first time." in first.text
    assert "Try Medium?" not in [button.label for button in first.buttons]
    card = await won(bot, alice, await begin(alice, "tictactoe", level="easy"))
    assert "Alice has beaten Easy twice in a row." in card.text
    assert "Against Easy: won 2, drawn 0, lost 0" in card.text
    assert (await click(bob, card, "Try Medium?")).ephemeral
    begun = await click(alice, card, "Try Medium?")
    assert "Qibot (Medium)** (🇽 X)" in begun.text
    assert (await click(alice, card, "Try Medium?")).ephemeral


async def test_the_level_below(bot, alice):
    """A level lost to twice in a row offers the level below. The lowest one offers nothing, nor does the highest to
    whoever beats it.
    """
    for level, by, offered in (("easy", 1, True), ("beginner", 1, False), ("master", 0, False)):
        for played in (1, 2):
            card = await won(bot, alice, await begin(alice, "connect4", level=level), by=by)
            tried = [button.label for button in card.buttons if str(button.label).startswith("Try ")]
            assert tried == (["Try Beginner?"] if offered and played == 2 else []), level
        if offered:
            begun = await click(alice, card, "Try Beginner?")
            assert "Qibot (Beginner)" in begun.text


async def test_a_match_changes_ratings(alice, bob):
    """The finished board says by how much; the first one explains the question mark. The record between the two counts
    for both, whoever moved first, and only their own matches of this game. /stats shows the ratings, with a
    picture once there are two.
    """
    lines, explained = [], []
    for side, people, moves in (("first", (alice, bob), FIRST_WINS), ("second", (bob, alice), SECOND_WINS)):
        board = await play_moves(people, await begin_against(alice, bob, "tictactoe", side), moves)
        lines += [line for line in board.text.splitlines() if "Rating: " in line]
        explained.append("question mark" in board.text)
    assert "Between you two: Bob 0, Alice 2, draws 0" in board.text
    assert explained == [True, False]
    assert re.search(r"Rating: Alice \d+\? · Bob \d+\? · The question mark", lines[0])
    assert re.search(r"Rating: Bob \d+\?? \(-\d+\) · Alice \d+\?? \(\+\d+\)$", lines[1])
    assert "Rating: Bob 13" in board.text
    assert "Alice 16" in board.text
    told = await use(alice, "stats", game="tictactoe")
    assert "Rating in Tic-tac-toe: **16" in told.text
    assert "(rated matches: 2)" in told.text
    assert "question mark" in told.text
    described = [picture.description for picture in told.pictures]
    assert any(each.startswith("Rating over the last matches (2): from 1600") for each in described)
