"""Calls: a person who was away is told in a message that it is their turn."""

import asyncio

import pytest

from bot import pauses
from bot.discord.place import Person
from bot.match.terms import MatchTerms
from bot.playground.permissions import Permission

from .playing import (
    after_answer,
    begin,
    begin_against,
    board_at,
    choose_setting,
    click,
    drop,
    forget_answers,
    gone,
    look_until,
    match_of,
    pick,
    release,
    until,
    use,
)
from .test_tournaments import begun, boards, pressed
from .test_trouble import engines_asleep


@pytest.fixture
def _everybody_is_away(monkeypatch):
    """Makes the bot think that nobody did anything for a while."""
    monkeypatch.setattr("bot.match.calls.AWAY", 0.0)


@pytest.fixture
def _tried_again_at_once(monkeypatch):
    """Makes the pauses before another attempt short."""
    monkeypatch.setattr(pauses, "FIRST_PAUSE", 0.005)


async def accepted(challenger, other):
    """The board of a match that has just begun, and the call to the challenger, who moves first."""
    board = await begin_against(challenger, other, "connect4")
    return board, await challenger.sees(f"{challenger.mention}, your challenge was accepted.", after=board.id)


def calls(person):
    """The standing calls to a person. Those to people of other tests may come and go meanwhile."""
    said = (f"{person.mention}, it is your turn", f"{person.mention}，轮到你走了")
    return [message for message in person.reads() if message.text.startswith(said)]


@pytest.mark.usefixtures("_everybody_is_away")
async def test_who_is_away_is_called(bot, alice, lin):
    """The call mentions the person, in their language, links to the board, and is deleted when they have moved. Its
    message is stored, so that the next process can delete it. One that was deleted by hand does not swallow the next.
    """
    before = len(calls(alice))
    board = await begin_against(alice, lin, "connect4")
    await drop(alice, board, "4")
    call = await lin.sees(f"{lin.mention}，轮到你走了。")
    assert [user["id"] for user in call.json["mentions"]] == [str(lin.id)]
    assert call.buttons[0].url.endswith(f"/{board.id}")
    assert [each.message_id for each in await called(bot, match_of(board))] == [call.id]
    await drop(lin, board.id, "4")
    own = await alice.sees(f"{alice.mention}, it is your turn.")
    await gone(lin, call)
    assert len(calls(alice)) == before + 1
    await alice.deletes(own)
    await drop(alice, board.id, "4")
    await lin.until(lambda: len(calls(lin)) == 1)


@pytest.mark.usefixtures("_everybody_is_away")
async def test_a_call_says_nothing_of_an_earlier_board(here, bot, alice, bob):
    """The challenger moves while the acceptance is being shown: what was due to them is not told to the opponent."""
    asked = await use(alice, "play", game="connect4", opponent=bob.id, side="first")
    held = here.faults.hold("POST /interactions/*/callback")
    accepting = asyncio.ensure_future(click(bob, asked, "Accept"))
    await here.until(lambda: held.met)
    moving = asyncio.ensure_future(alice.slash("move", move="4", match=match_of(asked)))
    await until(lambda: bot.services.referee.stores.view(match_of(asked)), lambda view: view.board_number)
    await release(here, held)
    await accepting
    await (await moving).settled()
    call = await bob.sees(f"{bob.mention},", after=asked.id)
    assert call.text == f"{bob.mention}, it is your turn."


async def test_a_call_after_the_bots_move_goes_with_the_persons(bot, alice, monkeypatch):
    """The bot moved late, and calls the person: when they have moved the call is deleted, however late the reply is."""
    board = await begin(alice, "connect4")
    with monkeypatch.context() as away:
        away.setattr("bot.match.calls.AWAY", 0.0)
        await bot.services.calls.call(await bot.services.referee.stores.view(match_of(board)), "match.bot_moved")
        call = await alice.sees("I have moved", after=board.id)
    with engines_asleep():
        await drop(alice, board, "4")
        await look_until(alice, board, lambda now: "thinking" in now.text)
    await after_answer(alice, board, 1)
    await gone(alice, call)


async def test_who_is_here_is_not_called(alice, bob):
    """Two people who look at the board get no message for each move."""
    board = await begin_against(alice, bob, "connect4")
    before = len(calls(bob))
    for ply in range(4):
        await drop((alice, bob)[ply % 2], board.id, "4")
        await board_at(alice, board, ply + 1)
    assert len(calls(bob)) == before


@pytest.mark.usefixtures("_everybody_is_away")
async def test_who_is_not_called(here, bot, alice, bob, caplog):
    """Where the bot may not post nobody is called, and the match goes on; no call is stored, so that the next can be
    made once it may. /settings switches calls off. A match whose board was never posted owes no call.
    """
    channel = here.world.add_channel("soon-closed")
    here_alice, here_bob = alice.at(channel), bob.at(channel)
    board = await begin_against(here_alice, here_bob, "connect4")
    await here.moderation.deny(channel.id, Permission.SEND_MESSAGES)
    assert (await drop(here_alice, board, "4")).state == "updated"
    assert await called(bot, match_of(board)) == []
    assert (await drop(here_bob, board.id, "4")).state == "updated"
    await choose_setting(bob, "notices", "off")
    board = await begin_against(alice, bob, "connect4")
    await drop(alice, board, "4")
    await (await alice.slash("about")).settled()
    assert calls(bob) == []
    challenges, people = bot.services.referee.challenges, [Person(each.id, each.name) for each in (alice, bob)]
    view = await challenges.challenge(MatchTerms("connect4"), *people)
    view = await challenges.accept(view.id, people[1])
    assert await called(bot, view.id) == []
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


@pytest.mark.usefixtures("_everybody_is_away")
async def test_who_is_asked_is_notified_once(bot, alice, bob):
    """An offer notifies the person who is to answer it, in place of the call to move, but not again when it is
    withdrawn and made again; nor is that call owed then.
    """
    question = f"{bob.mention}: **Alice offers a draw.**"
    board = await begin_against(alice, bob, "connect4")
    await drop(alice, board, "4")
    await bob.sees(f"{bob.mention}, it is your turn.")
    await alice.click(alice.look(board.id), "Offer a draw")
    first = await bob.sees(question)
    assert [user["id"] for user in first.json["mentions"]] == [str(bob.id)]
    await (await alice.click(first, "Withdraw the offer")).settled()
    await gone(bob, first)
    assert await called(bot, match_of(board)) == []
    await alice.click(alice.look(board.id), "Offer a draw")
    assert (await bob.sees(question)).json["mentions"] == []


@pytest.mark.usefixtures("_everybody_is_away", "_tried_again_at_once")
async def test_who_is_asked_later_is_notified(here, alice, bob):
    """A question that Discord did not take at first notifies when it comes."""
    board, _ = await accepted(alice, bob)
    fault = here.faults.fail("POST /channels/*/messages", 503, times=3)
    await use(alice.direct, "draw", match=match_of(board))
    question = await bob.sees(f"{bob.mention}: **Alice offers a draw.**", after=board.id)
    assert (fault.met, [user["id"] for user in question.json["mentions"]]) == (3, [str(bob.id)])


async def called(bot, match):
    """Makes the calls that a match owes, and checks that none is owed then. Returns the standing calls of the match."""
    await bot.services.calls.call(await bot.services.referee.stores.view(match))
    assert match not in bot.services.calls._owed
    return [each for each in await bot.services.referee.stores.calls.standing() if each.match_id == match]


@pytest.mark.usefixtures("_everybody_is_away")
async def test_a_dismissed_picker_does_not_stop_the_call(here, bot, alice, bob):
    """A person who dismisses the private menu while their move is being shown has moved, and the opponent is called."""
    board = await begin_against(alice, bob, "xiangqi")
    picker = await pick(alice, board, "h2")
    await forget_answers(bot)
    held = here.faults.hold(f"PATCH /channels/*/messages/{board.id}")  # of this board: other matches go on beside it
    moving = asyncio.ensure_future(drop(alice, picker, "h2e2"))
    await here.until(lambda: held.met)  # the move is stored, its board is being sent
    await alice.deletes(picker)
    await release(here, held)
    await moving
    await bob.sees(f"{bob.mention}, it is your turn.")


@pytest.mark.usefixtures("_everybody_is_away", "_tried_again_at_once")
async def test_a_call_that_fails_for_long_comes_and_goes_in_the_end(here, alice, bob):
    """The bot tries again until Discord accepts the call, and later its deletion."""
    board, _ = await accepted(alice, bob)
    fault = here.faults.fail("POST /channels/*/messages", 503, times=8)
    await drop(alice, board, "4")
    call = await bob.sees(f"{bob.mention}, it is your turn.", after=board.id)
    assert fault.met == 8
    fault = here.faults.fail(f"DELETE /channels/*/messages/{call.id}", 503, times=8)
    await drop(bob, board.id, "4")
    await gone(bob, call)
    assert fault.met == 8


@pytest.mark.usefixtures("_everybody_is_away", "_tried_again_at_once")
async def test_a_call_that_failed_goes_to_whoever_is_to_move_by_now(here, bot, alice, bob):
    """The next move is shown already when the bot tries again."""
    board, call = await accepted(alice, bob)
    fault, services = here.faults.fail("POST /channels/*/messages", 503, times=1000), bot.services
    await drop(alice, board, "4")
    await alice.until(lambda: match_of(board) in services.calls._owed)
    await services.publisher.show(await services.referee.turns.move(match_of(board), bob.id, "4"))
    async with services.calls._locks.of(match_of(board)):  # no attempt is under way that means Bob
        fault.times = 0
    await alice.sees(f"{alice.mention}, it is your turn.", after=call.id)


@pytest.mark.usefixtures("_tried_again_at_once")
async def test_an_offer_that_is_asked_again_is_not_lost(here, alice, bob):
    """Asking again deletes the old question. If the new one cannot be posted at once, it comes later. A person who asks
    from elsewhere gets an answer there.
    """
    question = f"{bob.mention}: **Alice offers a draw.**"
    board = await begin_against(alice, bob, "connect4")
    await alice.click(board, "Offer a draw")
    first = await bob.sees(question, after=board.id)
    here.faults.fail("POST /channels/*/messages", 503)
    assert "Alice offers a draw." in (await use(alice.direct, "draw", match=match_of(board))).text
    await gone(bob, first)
    again = await bob.sees(question, after=first.id)
    await bob.click(again, "Accept the draw")
    await board_at(alice, board, None)


async def test_the_question_goes_whoever_ends_the_match(alice, bob, lin, owner):
    """A moderator, or a person who deletes their data or leaves the tournament: nothing is left to be answered."""

    async def asked(person, board, other=bob):
        await person.click(board, "Offer a draw")
        return await other.sees(f"{other.mention}: **{person.name} offers a draw.**", after=board.id)

    board = await begin_against(alice, bob, "connect4")
    question = await asked(alice, board)
    await (await owner.slash("end", match=match_of(board), reason="enough")).settled()
    await gone(alice, question)

    question = await asked(lin, await begin_against(lin, bob, "connect4"))
    await click(lin, await use(lin, "privacy"), "delete-data:0:0:", "delete-data-yes:0:0:")
    await gone(bob, question)

    table = await begun(alice, bob, owner, game="connect4")
    await look_until(alice, table, lambda now: "](" in now.text)
    board = boards(alice, table)[0]
    first, second = (person for person in (alice, bob, owner) if f"**{person.name}**" in board.text)
    question = await asked(first, board, second)
    await second.click(await pressed(second, table, "Leave"), "Leave the tournament")
    await gone(alice, question)
