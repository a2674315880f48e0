"""What the number in a button means: a person is never taken for a match, and what refuses is what is told."""

import sqlite3

import pytest

from .playing import begin, drop, match_of, shown

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def menu_on(person, opponent):
    """The games to which somebody can be challenged, from the menu on them."""
    return shown(await (await person.context_menu("Challenge to a game", opponent)).settled())


async def challenged(person, opponent):
    """What is said to who chooses tic-tac-toe there."""
    return shown(await (await person.click(await menu_on(person, opponent), "Tic-tac-toe")).settled())


async def test_a_refused_challenge_says_why(alice, bob):
    """Oneself, somebody who was asked already, and somebody who said no: each refusal is told as it is."""
    assert (await challenged(alice, alice)).text.startswith("You cannot challenge yourself.")
    asked = await challenged(alice, bob)
    assert "You have already made this challenge" in (await challenged(alice, bob)).text
    assert "has challenged you to this game already" in (await challenged(bob, alice)).text
    await bob.click(asked, "Decline")
    assert "did not become a match" in (await challenged(alice, bob)).text


async def test_a_refused_challenge_leaves_the_menu(alice):
    """The message in which the game was chosen is as it was: it is no board."""
    menu = await menu_on(alice, alice)
    await (await alice.click(menu, "Tic-tac-toe")).settled()
    assert alice.look(menu).text == menu.text


async def test_trouble_in_catching_up_hides_no_refusal(bot, alice, bob, caplog):
    """Where the board cannot be drawn, whoever pressed on it still reads why they were refused."""
    board = await begin(alice, "tictactoe")
    with sqlite3.connect(bot.services.referee.stores.matches._db.path) as other:
        other.execute("UPDATE matches SET start = 'nonsense' WHERE id = ?", (match_of(board),))
    bot.services.referee.stores.positions.drop(match_of(board))
    told = shown(await (await drop(bob, board, "b2")).settled())
    assert told.text.startswith("This match is between others.")
