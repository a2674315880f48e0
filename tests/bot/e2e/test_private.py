"""One private message per person and match: hints, refusals and questions replace each other."""

from .playing import begin_against, board_at, drop, pick


def private(person):
    """The private messages that the person still sees."""
    return [message for message in person.reads() if message.ephemeral]


async def only(person, text):
    """Waits until exactly one private message is left and contains the text."""

    def one():
        left = private(person)
        return left[0] if len(left) == 1 and text in left[0].text else None

    return await person.until(one)


async def test_whatever_is_said_takes_the_place_of_the_last(alice, bob):
    """A refusal, a hint, its next step, a question: never two at a time. Between two people choosing another piece
    replaces the first choice; the move deletes it.
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
    await board_at(alice, board, 1)
    await alice.until(lambda: private(alice) == [])
