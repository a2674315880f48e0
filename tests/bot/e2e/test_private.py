"""One private message per person and match: hints, refusals and questions replace each other."""

import asyncio

from bot.playground.permissions import Permission
from tests.bot.conftest import eventually

from .playing import (
    answers_finished,
    begin,
    begin_against,
    board_at,
    channel_elsewhere,
    click,
    drop,
    forget_answers,
    gone,
    pick,
    release,
    use,
)


def private(person):
    """The private messages that the person still sees."""
    return [message for message in person.reads() if message.ephemeral]


async def only(person, text):
    """Waits until exactly one private message is left and contains the text."""

    def one():
        left = private(person)
        return left[0] if len(left) == 1 and text in left[0].text else None

    return await person.until(one)


async def test_whatever_is_said_takes_the_place_of_the_last(bot, alice, bob):
    """A refusal, a hint, its next step, a question: never two at a time. Between two people choosing another piece
    replaces the first choice; the move deletes it, whichever process asked.
    """
    board = await begin_against(alice, bob, "connect4", hints="both")
    await drop(bob, board, "4")
    await only(bob, "It is not your turn yet.")
    await alice.click(board, "Hint")
    hint = await only(alice, "Hint 1 of 3")
    await alice.click(hint, "More help")
    await only(alice, "Hint 2 of 3")
    await alice.click(board, "Resign")
    question = await only(alice, "Do you really want to resign")
    await alice.click(question, "No, play on")
    await alice.until(lambda: private(alice) == [])
    board = await begin_against(alice, bob, "xiangqi")
    await pick(alice, board, "h2")
    await pick(alice, board, "b0")
    chosen = await only(alice, "")
    assert "a2" in [button.label for button in chosen.buttons]
    await drop(alice, chosen, "b0c2")
    board = await board_at(alice, board, 1)
    await alice.until(lambda: private(alice) == [])
    chosen = await pick(bob, board, "h9")
    await answers_finished(bot)
    bot.services.private._last.clear()  # as if an earlier process had asked
    await drop(bob, chosen, "h9g7")
    await gone(bob, chosen)


async def test_whoever_presses_hint_again_while_it_is_sought_gets_it(alice):
    """The second press replaces the promise of the first: neither is told that a message was deleted."""
    board = await begin(alice, "xiangqi")
    for seen in [await alice.click(board, "Hint") for _ in range(2)]:
        await seen.settled()
    await only(alice, "Hint 1 of 3")


async def test_an_answer_of_which_the_bot_hears_late_does_not_replace_a_newer_one(here, alice, bob):
    """Discord shows the question at once, but its answer to the bot hangs until the person has asked for a hint."""
    board = await begin_against(alice, bob, "connect4", hints="both")
    late = here.faults.hold("POST /interactions/*/*/callback", after=True)
    await alice.click(board, "Resign")
    await here.until(lambda: late.met)
    await alice.click(board, "Hint")
    await alice.sees("Hint 1 of 3", after=board.id)
    await release(here, late)
    await only(alice, "Hint 1 of 3")


async def test_a_hint_that_is_asked_further_before_the_bot_hears_of_it_stays(here, bot, alice):
    """Discord shows the first step at once, but its answer to the bot hangs until the person has pressed again."""
    board = await begin(alice, "xiangqi")
    late = here.faults.hold("PATCH /webhooks/*", after=True)
    await alice.click(board, "Hint")
    await here.until(lambda: late.met)
    await alice.click(await only(alice, "Hint 1 of 3"), "More help")
    await release(here, late)
    await answers_finished(bot)
    await only(alice, "Hint 2 of 3")


async def test_what_a_person_asked_meanwhile_outlives_the_news_of_the_bots_move(here, bot, alice):
    """Alice types a move, and presses Resign before her message says what the bot has replied: the question stays. The
    message that it has replaced is not changed any more.
    """
    board = await begin(alice, "connect4")
    await forget_answers(bot)
    own = here.faults.hold("PATCH /channels/*")
    moving = asyncio.ensure_future(alice.slash("move", move="4"))
    await here.until(lambda: own.met)
    reply = here.faults.hold("PATCH /channels/*")
    await release(here, own)
    await moving
    await here.until(lambda: reply.met)
    await alice.click(board, "Resign")
    await only(alice, "Do you really want to resign")
    await eventually(lambda: len(bot.services.running._tasks) == 1)  # the bot has heard, too, that /move has no message
    changes = here.faults.delay("PATCH /webhooks/*", 0.0, times=9)
    await release(here, reply)
    await answers_finished(bot)
    await only(alice, "Do you really want to resign")
    assert changes.met == 0


async def test_a_question_that_is_asked_before_the_receipt_of_a_move_stays(here, bot, alice, bob):
    """A move deletes what was said before it, not what somebody asks for who sees it before the bot knows that."""
    board = await begin_against(alice, bob, "connect4")
    held = here.faults.seize("POST /interactions/*/*/callback", after=True)
    held.status = 0
    moving = asyncio.ensure_future(drop(alice, board, "4"))
    question = await click(alice, await board_at(alice, board, 1), "Resign")
    await release(here, held)
    await moving
    await answers_finished(bot)
    assert [message.id for message in private(alice)] == [question.id]


async def test_a_move_on_an_old_private_board_takes_that_away(here, alice):
    """The newer one shows the move: nothing else could bring the old one up to date, which would stay as it was."""
    lobby = channel_elsewhere(here, has_bot=False)
    await here.moderation.deny_everyone(lobby.guild_id, Permission.USE_EXTERNAL_APPS)
    alice = alice.at(lobby)
    old = await begin(alice, "tictactoe")
    new = await use(alice, "board")
    assert (old.ephemeral, new.ephemeral) == (True, True)
    await drop(alice, old, "b2")
    await board_at(alice, new, 2)
    await gone(alice, old)
