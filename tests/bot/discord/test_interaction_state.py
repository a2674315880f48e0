"""Every step of an interaction: what may be done next, and what it becomes."""

from bot.discord.failures import Failure
from bot.discord.interaction_state import AnswerStage, InteractionState, OriginalMessage, ReplyKind
from tests.cases import for_each

COMMAND, CLICK = False, True
FILLED = (ReplyKind.FILL, ReplyKind.REPLACE, ReplyKind.EDIT_ORIGINAL)  # after which nothing is promised any more


def after(on_message: bool, *ways: ReplyKind, private: bool = True) -> InteractionState:
    """An interaction after these answers."""
    exchange = InteractionState(on_message, private)
    for way in ways:
        exchange.done(way)
    return exchange


@for_each(
    "on_message, ways, private, pings, way",
    [
        (COMMAND, (), True, False, ReplyKind.FIRST_MESSAGE),
        (CLICK, (), False, True, ReplyKind.FIRST_MESSAGE),
        (COMMAND, (ReplyKind.DEFER_MESSAGE,), True, False, ReplyKind.FILL),
        (COMMAND, (ReplyKind.DEFER_MESSAGE,), False, False, ReplyKind.REPLACE),
        (COMMAND, (ReplyKind.DEFER_MESSAGE,), True, True, ReplyKind.REPLACE),
        (COMMAND, (ReplyKind.FIRST_MESSAGE,), True, False, ReplyKind.FOLLOW_UP),
        *((COMMAND, (ReplyKind.DEFER_MESSAGE, way), True, False, ReplyKind.FOLLOW_UP) for way in FILLED),
        (CLICK, (ReplyKind.DEFER_EDIT,), True, False, ReplyKind.FOLLOW_UP),
        (CLICK, (ReplyKind.FIRST_EDIT,), False, False, ReplyKind.FOLLOW_UP),
        (CLICK, (ReplyKind.WINDOW,), True, False, ReplyKind.FOLLOW_UP),
    ],
)
def test_how_a_message_is_sent(on_message, ways, private, pings, way):
    """A message is the first answer, replaces the promise, or is a follow-up."""
    assert after(on_message, *ways).to_say(private, pings) is way


@for_each(
    "on_message, ways, way",
    [
        (COMMAND, (), ReplyKind.NONE),
        (CLICK, (), ReplyKind.FIRST_EDIT),
        (CLICK, (ReplyKind.DEFER_EDIT,), ReplyKind.EDIT_ORIGINAL),
        (CLICK, (ReplyKind.FIRST_EDIT,), ReplyKind.EDIT_ORIGINAL),
        (CLICK, (ReplyKind.FIRST_MESSAGE,), ReplyKind.NONE),
        (CLICK, (ReplyKind.WINDOW,), ReplyKind.NONE),
    ],
)
def test_how_the_used_message_is_changed(on_message, ways, way):
    """The used message cannot be edited if the first answer was a new message: then "@original" is that message."""
    assert after(on_message, *ways).to_edit_used() is way


def test_acknowledging_and_windows_come_first_or_not_at_all():
    """A command is promised a message, a click an edit; a window must be the first answer."""
    assert after(COMMAND).to_acknowledge() is ReplyKind.DEFER_MESSAGE
    assert after(CLICK).to_acknowledge() is ReplyKind.DEFER_EDIT
    assert after(CLICK).to_open_window() is ReplyKind.WINDOW
    for way in (ReplyKind.FIRST_MESSAGE, ReplyKind.DEFER_EDIT):
        assert after(CLICK, way).to_acknowledge() is ReplyKind.NONE
        assert after(CLICK, way).to_open_window() is ReplyKind.NONE


@for_each("ways", [(), (ReplyKind.DEFER_EDIT,), (ReplyKind.FIRST_EDIT,)])
def test_the_dead_take_nothing(ways):
    exchange = after(CLICK, *ways)
    exchange.failed(ReplyKind.FOLLOW_UP, Failure.EXPIRED)
    assert exchange.state is AnswerStage.DEAD
    found = (exchange.to_say(True), exchange.to_edit_used(), exchange.to_acknowledge(), exchange.to_open_window())
    assert set(found) == {ReplyKind.NONE}


@for_each("way", [ReplyKind.FIRST_EDIT, ReplyKind.DEFER_EDIT])
def test_one_with_as_many_messages_as_it_takes_is_edited_on(way):
    """Discord takes no sixth follow-up where only a person has installed the application, but every edit."""
    exchange = after(CLICK, way)
    exchange.failed(ReplyKind.FOLLOW_UP, Failure.FULL)
    assert exchange.to_say(True) is ReplyKind.NONE
    assert exchange.to_edit_used() is ReplyKind.EDIT_ORIGINAL


def test_an_answer_that_arrived_although_its_receipt_was_lost():
    """If Discord says that there is an answer already, it was the one of which nobody is sure; or somebody else's,
    which no later request changes.
    """
    for is_sure, original in ((False, OriginalMessage.OWN), (True, OriginalMessage.NONE)):
        exchange = InteractionState(COMMAND, private=True)
        if not is_sure:
            exchange.failed(ReplyKind.FIRST_MESSAGE, Failure.PASSES)
        exchange.failed(ReplyKind.FIRST_MESSAGE, Failure.ANSWERED)
        assert (exchange.state, exchange.original) == (AnswerStage.ANSWERED, original)
        assert exchange.to_say(private=True) is ReplyKind.FOLLOW_UP


def test_another_answer_after_one_of_which_nobody_is_sure():
    """An edit seemed lost; when a message is then refused as the second answer, the edit had been the first."""
    exchange = InteractionState(CLICK, private=True)
    exchange.failed(ReplyKind.FIRST_EDIT, Failure.PASSES)
    assert exchange.to_say(private=True) is ReplyKind.FIRST_MESSAGE
    exchange.failed(ReplyKind.FIRST_MESSAGE, Failure.ANSWERED)
    assert exchange.original is OriginalMessage.USED
    assert exchange.to_say(private=True) is ReplyKind.FOLLOW_UP


def test_what_was_refused_changes_nothing():
    """A wrong request of ours, or a deleted message, leaves the interaction as it was."""
    for failure in (Failure.BUG, Failure.GONE, Failure.FORBIDDEN):
        exchange = InteractionState(CLICK, private=True)
        exchange.failed(ReplyKind.FIRST_EDIT, failure)
        assert exchange.state is AnswerStage.FRESH
