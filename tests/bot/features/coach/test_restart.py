"""A warning over the real client, while the bot is stopped and started."""

import pytest

from bot.discord.place import Person
from bot.features.coach import rules
from bot.match.beginning import GivenMoves
from bot.match.terms import MatchTerms
from tests.bot.e2e.conftest import bot_in, settings_for
from tests.bot.e2e.playing import after_answer, click, gone, made, use
from tests.bot.features.coach.test_rules import FORKED

pytestmark = pytest.mark.usefixtures("beginners")


@pytest.mark.slow
async def test_a_warning_outlives_the_bot_and_comes_again_after_a_takeback(here, tmp_path):
    """The move is made all the same after the next start, and the warning goes; on the board after a takeback nobody
    has said yet that they are sure.
    """
    settings, alice = settings_for(tmp_path / "q.sqlite3"), here.add_person("Alice")
    terms = MatchTerms("tictactoe", "second", given=GivenMoves("", FORKED), level="easy")
    async with bot_in(here, settings) as bot:
        rules.FIRST_MATCHES = 3
        await use(alice, "help")
        view = await bot.services.referee.challenges.play_bot(terms, Person(alice.id, alice.name))
        board = await use(alice, "board", match=view.id)
        warning = await made(alice, board, "b1")
    async with bot_in(here, settings):
        rules.FIRST_MATCHES = 3
        await alice.click(warning, "Play it all the same")
        await after_answer(alice, board, 4)
        await gone(alice, warning)
        await click(alice, alice.look(board), "Take back")
        again = await made(alice, alice.look(board), "b1")
        assert "Careful: your opponent can then force a win" in again.text
