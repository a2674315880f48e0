"""What the number in a button means: a person is never taken for a match, and what refuses is what is told."""

import sqlite3

from .conftest import own_bot, own_here
from .playing import begin, click, drop, match_of, shown

bot, here = own_bot, own_here


async def menu_on(person, opponent):
    """The games to which somebody can be challenged, from the menu on them."""
    return shown(await (await person.context_menu("Challenge to a game", opponent)).settled())


async def refused(person, opponent):
    """What is told to who chooses tic-tac-toe there; the menu stays as it was: it is no board."""
    menu = await menu_on(person, opponent)
    told = await click(person, menu, "Tic-tac-toe")
    assert person.look(menu).text == menu.text
    return told.text


async def test_a_refused_challenge_says_why(alice, bob):
    """Oneself, somebody who was asked already, and somebody who said no: each refusal is told as it is."""
    assert (await refused(alice, alice)).startswith("You cannot challenge yourself.")
    asked = await click(alice, await menu_on(alice, bob), "Tic-tac-toe")
    assert "You have already made this challenge" in await refused(alice, bob)
    assert "has challenged you to this game already" in await refused(bob, alice)
    await bob.click(asked, "Decline")
    assert "did not become a match" in await refused(alice, bob)


async def test_trouble_in_catching_up_hides_no_refusal(bot, alice, bob, caplog):
    """Where the board cannot be drawn, whoever pressed on it still reads why they were refused."""
    board = await begin(alice, "tictactoe")
    with sqlite3.connect(bot.services.referee.stores.matches._db.path) as other:
        other.execute("UPDATE matches SET start = 'nonsense' WHERE id = ?", (match_of(board),))
    bot.services.referee.stores.positions.drop(match_of(board))
    told = shown(await (await drop(bob, board, "b2")).settled())
    assert told.text.startswith("This match is between others.")
