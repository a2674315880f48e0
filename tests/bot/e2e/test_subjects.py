"""The subject of the number in a button: a person is never taken for a match, and the true refusal is told."""

import sqlite3
from contextlib import closing

from .conftest import own_bot, own_here
from .playing import begin, challenge_menu, click, made, match_of

bot, here = own_bot, own_here


async def refused(person, opponent):
    """The refusal to a person who chooses tic-tac-toe there. The menu itself does not change: it is no board."""
    menu = await challenge_menu(person, opponent)
    told = await click(person, menu, "Tic-tac-toe")
    assert person.look(menu).text == menu.text
    return told.text


async def test_a_refused_challenge_says_why(alice, bob):
    """Oneself, a person who was asked already, and one who said no: each refusal has its own text."""
    assert (await challenge_menu(alice, alice)).text.startswith("You cannot challenge yourself.")
    assert not (await challenge_menu(alice, alice)).buttons
    asked = await click(alice, await challenge_menu(alice, bob), "Tic-tac-toe")
    assert "You have already made this challenge" in (told := await refused(alice, bob))
    assert told.endswith(f"/{asked.id})")  # a link to it
    await bob.click(asked, "Decline")
    assert "did not become a match" in await refused(alice, bob)


async def test_trouble_in_catching_up_hides_no_refusal(bot, alice, bob, caplog):
    """If the board cannot be drawn, the person still reads why they were refused."""
    board = await begin(alice, "tictactoe")
    with closing(sqlite3.connect(bot.services.referee.stores.matches._db.path)) as other, other:
        other.execute("UPDATE matches SET start = 'nonsense' WHERE id = ?", (match_of(board),))
    bot.services.referee.stores.positions.drop(match_of(board))
    told = await made(bob, board, "b2")
    assert told.text.startswith("This match is between others.")
