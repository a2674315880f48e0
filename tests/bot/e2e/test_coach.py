"""First matches: the weakest level, the aim of the game, lessons beside the board, and warnings before a blunder."""

import asyncio

import pytest

from bot.discord.place import Person
from bot.match.beginning import GivenMoves
from bot.match.state import Reason
from bot.match.terms import MatchTerms
from bot.playground.permissions import Permission

from .playing import answer_to, board_at, channel_elsewhere, click, made, match_of, number_of, release, use

pytestmark = pytest.mark.usefixtures("beginners")


async def begun(person, game="tictactoe", **options):
    """Begins a match against the bot whose level is left to the bot."""
    return await answer_to(person.slash_with("play", {"game": game, "side": "first"} | options))


async def test_until_the_first_win_the_board_teaches(bot, alice):
    """The board shows the weakest level, the aim, and a way to the lessons, which leaves the board as it is; after a
    win none of these.
    """
    board = await begun(alice, "connect4")
    assert "Qibot (Beginner)" in board.text
    assert "🎯 Get four of your discs in a row." in board.text
    lesson = await click(alice, board, "Learn")
    assert lesson.ephemeral
    assert "Four in a row win." in lesson.text
    assert alice.look(board).text == board.text
    referee = bot.services.referee
    record = await referee.stores.matches.game(match_of(board))
    await referee.turns.end(record, 0, Reason.RESIGNATION)
    board = await begun(alice, "connect4")
    assert "Qibot (Medium)" in board.text
    assert "🎯" not in board.text
    assert "Learn" not in [button.label for button in board.buttons]
    assert "Qibot (Beginner)" in (await begun(alice, "checkers")).text  # of another game


async def forked(bot, person):
    """The board of a match in which the person plays O, is to move, and loses by all moves but two corners."""
    await bot.services.referee.stores.players.remember(person.id, person.name)
    given = GivenMoves("", ("b2", "a1", "c3"))
    introduced = Person(person.id, person.name)
    view = await bot.services.referee.challenges.play_bot(
        MatchTerms("tictactoe", "second", given=given, level="easy"), introduced
    )
    return await use(person, "board", match=view.id)


async def test_a_private_board_is_asked_about_beside_it(here, bot, alice):
    """Even before the bot has the receipt of the board."""
    lobby = channel_elsewhere(here, has_bot=False)
    await here.moderation.deny_everyone(lobby.guild_id, Permission.USE_EXTERNAL_APPS)
    held = here.faults.seize("POST /interactions/*/*/callback", after=True)
    held.status = 0
    asking = asyncio.ensure_future(forked(bot, alice.at(lobby)))
    board = await alice.at(lobby).sees("Tic-tac-toe")
    warning = await made(alice.at(lobby), board, "b1")
    await release(here, held)
    await asking
    assert warning.text.startswith("**Careful: your opponent ")
    assert number_of(alice.look(board)) == 3


async def test_a_blunder_is_asked_about(bot, alice):
    """The warning is private, and the board waits. The person chooses another move, or plays the same one anyway. To a
    typed move the answer to the command asks; the choice replaces it, or deletes it.
    """
    for typed in (False, True):
        board = await forked(bot, alice)

        async def attempt(board=board, typed=typed):
            if typed:
                return await use(alice, "move", move="b1", match=match_of(board))
            return await made(alice, board, "b1")

        page = await attempt()
        assert page.ephemeral
        assert page.text.startswith("**Careful: your opponent ")
        assert "Play it all the same?" in page.text
        assert "Hint: " in page.pictures[0].description
        assert number_of(alice.look(board)) == 3
        await (await alice.click(page, "Choose another move")).settled()
        assert page.id not in [message.id for message in alice.reads()]
        assert number_of(alice.look(board)) == 3
        again = await attempt()
        await (await alice.click(again, "Play it all the same")).settled()
        assert "b1" in (await board_at(alice, board, 5)).pictures[0].description
        assert not typed or "Careful" not in alice.look(again).text
