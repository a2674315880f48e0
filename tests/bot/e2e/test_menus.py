"""Menus whose choices are answered by another message: the same can be chosen again, whatever goes wrong.

That the playground's client would send nothing otherwise is tested in tests/bot/playground/test_components.py.
"""

import pytest
import pytest_asyncio

from bot.discord import rate_limits
from bot.playground.laws.rates import Rate

from .conftest import own_bot, own_here
from .playing import begin, click, match_of, resign, select, use
from .test_overload import during_a_stall, lateness  # noqa: F401 - a fixture

pytestmark = pytest.mark.usefixtures("no_faults_left")
bot, here = own_bot, own_here
CALLBACK = "POST /interactions/*/callback"
FAULTS = {
    "fails": lambda faults: faults.fail(CALLBACK, 500),
    "its answer is lost": lambda faults: faults.fail(CALLBACK, 500, after=True),
    "the connection breaks": lambda faults: faults.hang_up(CALLBACK, after=True),
    "refused": lambda faults: faults.refuse(CALLBACK, 400, 50035, "Invalid Form Body"),
    "edited too often": lambda faults: faults.refuse(CALLBACK, 429, 30046, "Maximum number of edits"),
}


@pytest_asyncio.fixture(loop_scope="session")
async def listed(here, bot):
    """A person, the list of their one finished match, and its number."""
    alice = here.add_person("Alice").at(here.world.add_channel("menus"))
    board = await begin(alice, "tictactoe")
    await resign(alice, board)
    return alice, await use(alice, "history"), str(match_of(board))


async def test_a_menu_that_cannot_be_reset(here, listed):
    """The choice is answered once all the same, also in a message that was dismissed just then."""
    alice, history, number = listed
    for name, fault in FAULTS.items():
        before, met = alice.reads()[-1].id, fault(here.faults)
        replay = await select(alice, history, None, number)
        assert "The start" in replay.text, name
        assert met.met == 1, name
        assert [each.id for each in alice.reads() if each.id > before] == [replay.id], name
        here.faults.clear()
        history = await use(alice, "history")
    await alice.deletes(history)
    await alice.select(history, None, number)
    await alice.sees("The start", after=history.id)


async def test_a_menu_below_a_picture(here, bot):
    """The picture stays when a choice is answered, and the same can be chosen again."""
    alice = here.add_person("Alice").at(here.world.add_channel("boards"))
    page = await use(alice, "import", game="connect4", text="startpos moves 4 4")
    page = await click(alice, page, "Play from here")
    answers = {(await select(alice, page, page.menus[0].custom_id, "beginner")).id for _ in range(2)}
    assert len(answers - {page.id}) == 2
    assert alice.look(page).pictures == page.pictures != []


async def test_a_menu_of_a_bot_that_is_behind(here, listed, lateness):  # noqa: F811
    """A choice that is acknowledged first can be made again, too; the list stays as it was."""
    alice, history, number = listed
    seen = await during_a_stall(here, alice.select(history, None, number))
    assert seen.state == "silent"
    assert "The start" in (await seen.settled()).followups[-1].text
    assert "The start" in (await select(alice, history, None, number)).text
    assert alice.look(history).text == history.text


async def test_a_choice_while_discord_takes_no_further_messages(here, listed, monkeypatch):
    """It is answered as soon as Discord takes the answer, also after more time than a request gets, and after others
    that were sooner.
    """
    monkeypatch.setattr(rate_limits, "ANSWERING", 0.4)
    alice, history, number = listed
    here.world.rates.further = Rate(1, 1.2)
    answers = [await select(alice, history, None, number) for _ in range(2)]
    assert ["The start" in each.text for each in answers] == [True, True]
    assert here.transcript.said("rate limited")
    met = here.faults.too_many("POST /webhooks/*", retry_after=0.7, times=2)
    assert "The start" in (await select(alice, history, None, number)).text
    assert met.met == 2
