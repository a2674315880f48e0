"""Draw offers and takeback requests, and their answers."""

import asyncio
from dataclasses import replace

import pytest

from bot.features.offers.rules import Offers
from bot.playground.permissions import Permission

from ..conftest import eventually
from .playing import (
    answer_to,
    answers_finished,
    begin,
    begin_against,
    board_at,
    channel_elsewhere,
    click,
    drop,
    gone,
    look_until,
    made,
    match_of,
    number_of,
    press,
    shown,
    until,
    use,
)
from .storm import laws
from .storm.stored import read


async def ask(person, board, button):
    """Presses a button that asks for something. Returns the message with the answers."""
    seen = await person.click(board, button)

    def answers():
        said = (each for each in person.reads()[::-1] if each.id > seen.interaction_id)
        return next((each for each in said if any("asked-" in str(one.custom_id) for one in each.buttons)), None)

    return await person.until(answers)


async def test_a_takeback_by_consent(alice, bob):
    """The opponent is asked in a small message, which is deleted with the answer. The asker can withdraw the request; a
    yes brings the old board back; a no is shown, and the move stands.
    """
    board = await begin_against(alice, bob, "tictactoe")
    board = await made(alice, board, "b2")
    asked = await ask(alice, board, "Take back")
    assert asked.text == f"{bob.mention}: **Alice asks to take back 1 move.**"
    assert not asked.ephemeral
    await alice.click(asked, "Withdraw the request")
    await look_until(alice, board, lambda now: "Alice has withdrawn the takeback request." in now.text)
    await gone(alice, asked)
    asked = await ask(alice, board, "Take back")
    await bob.click(asked, "Allow the takeback")
    board = await board_at(bob, board, 2)
    assert "Alice took a move back." in board.text
    await gone(bob, asked)
    board = await made(alice, board, "b2")
    asked = await ask(alice, board, "Take back")
    await bob.click(asked, "Refuse the takeback")
    board = await look_until(alice, board, lambda now: "Bob does not allow the takeback." in now.text)
    assert number_of(board) == 3
    assert board.button("Take back").disabled  # Bob has nothing to take back
    told = await use(alice, "takeback")
    assert told.text.startswith("Your opponent has said no")


async def test_a_takeback_by_command_is_told(alice):
    """Against the bot it happens at once: the private answer says so, beside how the match stands now."""
    board = await begin(alice, "tictactoe")
    await alice.click(board, "b2")
    await board_at(alice, board, 2)
    told = await use(alice, "takeback")
    assert told.text.startswith("Alice took a move back.")
    assert "Alice (X) to move" in told.text
    await look_until(alice, board, lambda now: "Alice took a move back." in now.text)


async def test_a_draw_by_agreement(alice, bob):
    """A no leaves the match as it is, and the same question cannot be asked again; the opponent's offer is another.
    Only the person who is asked can say yes; then the match is drawn.
    """
    board = await begin_against(alice, bob, "connect4")
    await bob.click(await ask(alice, board, "Offer a draw"), "Play on")
    board = await look_until(alice, board, lambda now: "Bob declines the draw." in now.text)
    assert (await click(alice, board, "Offer a draw")).ephemeral
    asked = await ask(bob, board, "Offer a draw")
    assert "Bob offers a draw." in alice.look(board).text
    answer = await bob.click(asked, "Accept the draw")
    assert shown(await answer.settled()).text == "This question is for somebody else."
    await alice.click(asked, "Accept the draw")
    board = await board_at(bob, board, None)
    assert "**Draw by agreement.**" in board.text
    await gone(bob, asked)


async def test_a_move_answers_every_question(alice, bob):
    """Pressing the button again while a question stands posts it again, where people look, and deletes the first
    message. The next move ends every offer; a click that crossed it is told so.
    """
    board = await begin_against(alice, bob, "connect4")
    first = await ask(alice, board, "Offer a draw")
    again = await ask(alice, board.id, "Offer a draw")
    assert again.text == first.text
    await gone(alice, first)
    await drop(alice, board.id, "4")
    await gone(bob, again)
    await bob.click(again, "Accept the draw")
    assert (await bob.sees("That offer no longer stands.")).ephemeral


async def test_both_questions_stand_in_one_message(bot, alice, bob):
    """A draw and a takeback can be asked for at once, by either side, and the board keeps its buttons. After one of two
    questions is withdrawn, the other is asked again by itself.
    """
    board = await begin_against(alice, bob, "connect4")
    board = await made(alice, board, "4")
    labels = [button.label for button in board.buttons]
    first = await ask(alice, board, "Take back")
    asked = await ask(bob, board.id, "Offer a draw")
    await gone(bob, first)
    assert {"Allow the takeback", "Accept the draw"} <= {button.label for button in asked.buttons}
    assert [button.label for button in alice.look(board).buttons] == labels
    path = bot.services.referee.stores.matches._db.path
    stored = next(each for each in read(path) if each.id == match_of(board))
    assert len(stored.offers) == 2
    assert laws.unasked(replace(stored, asking=asked.id), asked) == ""
    assert laws.unasked(replace(stored, asking=asked.id, offers=frozenset({7})), asked)
    withdrawals = [str(each.custom_id) for each in asked.buttons if "asked-withdraw" in str(each.custom_id)]
    await (await bob.click(asked, max(withdrawals, key=lambda tag: int(tag.split(":")[3])))).settled()
    await gone(alice, asked)
    kind = f"asked-accept:{match_of(board)}:"

    def standing():
        return [each.label for message in alice.reads() for each in message.buttons if kind in str(each.custom_id)]

    await alice.until(lambda: standing() == ["Allow the takeback"])


async def test_a_question_that_could_not_be_posted_comes_when_it_can(here, bot, alice, bob):
    """An offer from the touch board, while the bot may not write in the channel of the match."""
    channel = await here.moderation.add_channel("offers-closed")
    alice, bob = alice.at(channel), bob.at(channel)
    board = await made(alice, await begin_against(alice, bob, "connect4"), "4")
    await answers_finished(bot)  # else the answer to the move posts the question, too
    await here.moderation.deny(channel.id, Permission.SEND_MESSAGES)
    offers, calls = bot.services.referee.of(Offers), bot.services.referee.stores.calls
    await bot.services.publisher.show((await offers.ask("takeback", match_of(board), alice.id)).view)
    assert [message.id for message in bob.reads()] == [board.id]
    await until(lambda: calls.unasked([channel.id]), lambda owed: owed == [match_of(board)])
    assert await calls.unasked([channel.id + 1]) == []
    await here.moderation.deny(channel.id)  # the bot may post again
    await bob.click(await bob.sees("Alice asks to take back 1 move.", after=board.id), "Allow the takeback")
    await board_at(alice, board, 2)
    assert await calls.unasked() == []


async def test_an_offer_that_only_its_maker_can_see(here, bot, alice, bob):
    """The asker reads that nobody else can see it; the opponent is asked by pressing the same button, and answers."""
    lobby = channel_elsewhere(here, has_bot=False)
    a, b = alice.at(lobby), bob.at(lobby)
    board = await begin_against(a, b, "tictactoe")
    assert "Follow" not in [button.label for button in board.buttons]  # nobody could be told how it ends
    told = await (await press(b, board, f"follow:{match_of(board)}:0:")).settled()
    assert "I cannot post here by myself" in shown(told).text
    board = await made(a, board, "b2")
    await here.moderation.deny_everyone(lobby.guild_id, Permission.USE_EXTERNAL_APPS)
    asked = await ask(a, board, "Take back")
    asked = await look_until(a, asked, lambda now: "Only you can see this question" in now.text)
    assert asked.ephemeral
    assert "Bob answers by pressing the same button" in asked.text
    await look_until(b, board, lambda now: "Alice asks to take back 1 move." in now.text)
    theirs = await ask(b, b.look(board), "Take back")
    assert "Only you" not in theirs.text
    await b.click(theirs, "Allow the takeback")
    await board_at(a, board, 2)


@pytest.mark.parametrize("has_moved", [True, False])
async def test_a_takeback_that_two_ask_for_at_once_is_asked_of_the_second(bot, alice, bob, has_moved):
    """Whoever is second is asked for the other's, as if the question had been there before the press."""
    board = await made(alice, await begin_against(alice, bob, "connect4"), "4")
    if has_moved:
        board = await made(bob, board, "4")
    locks, match = bot.services.referee.stores.locks, match_of(board)
    async with locks.of(match):
        first = asyncio.ensure_future(answer_to(alice.click(board, "Take back")))
        await eventually(lambda: locks._locks[match].users == 2)
        second = asyncio.ensure_future(answer_to(bob.slash("takeback", match=match)))
        await eventually(lambda: locks._locks[match].users == 3)
    await first
    assert "Alice asks to take back" in (await second).text
