"""The card of a finished match: the record between the two, the level that was beaten, the next one."""

import pytest

from bot.match.state import Reason

from .playing import begin, begin_against, board_at, made, match_of, shown

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def won(bot, person, board):
    """The match ends as if the bot had given up: the person is the first side."""
    services, match = bot.services, match_of(board)
    record = await services.referee.stores.matches.game(match)
    view = await services.referee.turns.end(record, 0, Reason.RESIGNATION)
    await services.publisher.show(view)
    return await board_at(person, board, None)


async def test_the_next_level(bot, alice):
    """A level beaten twice in a row offers the next, which begins at a click, with sides exchanged, and once."""
    first = await won(bot, alice, await begin(alice, "tictactoe", level="easy"))
    assert "Alice beats Easy for the first time." in first.text
    assert "Try Medium?" not in [button.label for button in first.buttons]
    card = await won(bot, alice, await begin(alice, "tictactoe", level="easy"))
    assert "Alice has beaten Easy twice in a row." in card.text
    assert "Against Easy: won 2, drawn 0, lost 0" in card.text
    begun = shown(await (await alice.click(card, "Try Medium?")).settled())
    assert "Qibot (Medium)** (🇽 X)" in begun.text
    assert shown(await (await alice.click(card, "Try Medium?")).settled()).ephemeral


async def test_somebody_elses_next_level(bot, alice, bob):
    """Only who beat the level is taken further."""
    for _ in range(2):
        card = await won(bot, alice, await begin(alice, "tictactoe", level="easy"))
    assert shown(await (await bob.click(card, "Try Medium?")).settled()).ephemeral


async def test_the_record_between_two_people(alice, bob):
    """It counts for both, whoever moved first, and only their own matches of this game."""
    for side, moves in (("first", ("a1", "b1", "a2", "b2", "a3")), ("second", ("a1", "b1", "a2", "b2", "a3"))):
        board = await begin_against(alice, bob, "tictactoe", side)
        people = (alice, bob) if side == "first" else (bob, alice)
        for ply, move in enumerate(moves):
            board = await made(people[ply % 2], board, move)
    assert "Between you two: Bob 1, Alice 1, draws 0" in board.text
