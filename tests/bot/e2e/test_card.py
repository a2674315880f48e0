"""The card of a finished match: the record between the two, the level that was beaten, the next one."""

from bot.match.state import Reason

from .playing import begin, begin_against, board_at, click, made, match_of


async def won(bot, person, board, by=0):
    """The match ends as if the bot had given up, or with `by` 1 the person, who is the first side."""
    services, match = bot.services, match_of(board)
    record = await services.referee.stores.matches.game(match)
    view = await services.referee.turns.end(record, by, Reason.RESIGNATION)
    await services.publisher.show(view)
    return await board_at(person, board, None)


async def test_the_next_level(bot, alice, bob):
    """A level beaten twice in a row offers the next, which begins at a click of who beat it, with sides exchanged, and
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
    """A level lost to twice in a row offers the one below; the lowest one offers nothing."""
    for level, offered in (("easy", True), ("beginner", False)):
        for losses in (1, 2):
            card = await won(bot, alice, await begin(alice, "connect4", level=level), by=1)
            assert ("Try Beginner?" in [button.label for button in card.buttons]) == (offered and losses == 2)
        if offered:
            begun = await click(alice, card, "Try Beginner?")
            assert "Qibot (Beginner)" in begun.text


async def test_the_record_between_two_people(alice, bob):
    """It counts for both, whoever moved first, and only their own matches of this game."""
    for side, moves in (("first", ("a1", "b1", "a2", "b2", "a3")), ("second", ("a1", "b1", "a2", "b2", "a3"))):
        board = await begin_against(alice, bob, "tictactoe", side)
        people = (alice, bob) if side == "first" else (bob, alice)
        for ply, move in enumerate(moves):
            board = await made(people[ply % 2], board, move)
    assert "Between you two: Bob 1, Alice 1, draws 0" in board.text
