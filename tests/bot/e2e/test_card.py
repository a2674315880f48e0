"""The message of a finished match: the record between the two, the level that was beaten, the next level."""

from bot.match.state import Reason

from .playing import FIRST_WINS, begin, begin_against, board_at, click, match_of, play_moves


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
    """A level lost to twice in a row offers the level below; the lowest level offers nothing."""
    for level, offered in (("easy", True), ("beginner", False)):
        for losses in (1, 2):
            card = await won(bot, alice, await begin(alice, "connect4", level=level), by=1)
            assert ("Try Beginner?" in [button.label for button in card.buttons]) == (offered and losses == 2)
        if offered:
            begun = await click(alice, card, "Try Beginner?")
            assert "Qibot (Beginner)" in begun.text


async def test_the_record_between_two_people(alice, bob):
    """The record counts for both, whoever moved first, and only their own matches of this game."""
    for side, people in (("first", (alice, bob)), ("second", (bob, alice))):
        board = await play_moves(people, await begin_against(alice, bob, "tictactoe", side), FIRST_WINS)
    assert "Between you two: Bob 1, Alice 1, draws 0" in board.text
