"""Every step of an interaction: what may be done next, and what it becomes."""

from bot.discord.failures import Failure
from bot.discord.interaction_state import AnswerStage, InteractionState, Original, Way
from tests.cases import for_each

COMMAND, CLICK = False, True


def after(on_message: bool, *ways: Way, private: bool = True) -> InteractionState:
    """An interaction to which these answers were given."""
    exchange = InteractionState(on_message, private)
    for way in ways:
        exchange.done(way)
    return exchange


@for_each(
    "on_message, ways, state, original",
    [
        (COMMAND, (), AnswerStage.FRESH, Original.NONE),
        (COMMAND, (Way.FIRST_MESSAGE,), AnswerStage.ANSWERED, Original.OWN),
        (COMMAND, (Way.DEFER_MESSAGE,), AnswerStage.DEFERRED, Original.OWN),
        (COMMAND, (Way.DEFER_MESSAGE, Way.FILL), AnswerStage.ANSWERED, Original.OWN),
        (COMMAND, (Way.DEFER_MESSAGE, Way.REPLACE), AnswerStage.ANSWERED, Original.NONE),
        (COMMAND, (Way.FIRST_MESSAGE, Way.FOLLOW_UP), AnswerStage.ANSWERED, Original.OWN),
        (CLICK, (Way.FIRST_EDIT,), AnswerStage.ANSWERED, Original.USED),
        (CLICK, (Way.DEFER_EDIT,), AnswerStage.DEFERRED, Original.USED),
        (CLICK, (Way.DEFER_EDIT, Way.EDIT_ORIGINAL), AnswerStage.ANSWERED, Original.USED),
        (CLICK, (Way.DEFER_EDIT, Way.FOLLOW_UP), AnswerStage.DEFERRED, Original.USED),
        (CLICK, (Way.FIRST_MESSAGE,), AnswerStage.ANSWERED, Original.OWN),
        (CLICK, (Way.WINDOW,), AnswerStage.ANSWERED, Original.NONE),
    ],
)
def test_what_an_answer_leads_to(on_message, ways, state, original):
    """The state, and which message "@original" is from then on."""
    exchange = after(on_message, *ways)
    assert (exchange.state, exchange.original) == (state, original)


@for_each(
    "on_message, ways, private, pings, way",
    [
        (COMMAND, (), True, False, Way.FIRST_MESSAGE),
        (CLICK, (), False, True, Way.FIRST_MESSAGE),
        (COMMAND, (Way.DEFER_MESSAGE,), True, False, Way.FILL),
        (COMMAND, (Way.DEFER_MESSAGE,), False, False, Way.REPLACE),
        (COMMAND, (Way.DEFER_MESSAGE,), True, True, Way.REPLACE),
        (COMMAND, (Way.FIRST_MESSAGE,), True, False, Way.FOLLOW_UP),
        (CLICK, (Way.DEFER_EDIT,), True, False, Way.FOLLOW_UP),
        (CLICK, (Way.FIRST_EDIT,), False, False, Way.FOLLOW_UP),
        (CLICK, (Way.WINDOW,), True, False, Way.FOLLOW_UP),
    ],
)
def test_how_a_message_is_sent(on_message, ways, private, pings, way):
    """First, in the place of the promise, or after it."""
    assert after(on_message, *ways).to_say(private, pings) is way


@for_each(
    "on_message, ways, way",
    [
        (COMMAND, (), Way.NONE),
        (CLICK, (), Way.FIRST_EDIT),
        (CLICK, (Way.DEFER_EDIT,), Way.EDIT_ORIGINAL),
        (CLICK, (Way.FIRST_EDIT,), Way.EDIT_ORIGINAL),
        (CLICK, (Way.FIRST_MESSAGE,), Way.NONE),
        (CLICK, (Way.WINDOW,), Way.NONE),
    ],
)
def test_how_the_used_message_is_changed(on_message, ways, way):
    """Not once the first answer was a message of its own: "@original" is that one then."""
    assert after(on_message, *ways).to_edit_used() is way


def test_acknowledging_and_windows_come_first_or_not_at_all():
    """A command is promised a message, a click a change; a window is a first answer."""
    assert after(COMMAND).to_acknowledge() is Way.DEFER_MESSAGE
    assert after(CLICK).to_acknowledge() is Way.DEFER_EDIT
    assert after(CLICK).to_open_window() is Way.WINDOW
    for way in (Way.FIRST_MESSAGE, Way.DEFER_EDIT):
        assert after(CLICK, way).to_acknowledge() is Way.NONE
        assert after(CLICK, way).to_open_window() is Way.NONE


@for_each("ways", [(), (Way.DEFER_EDIT,), (Way.FIRST_EDIT,)])
def test_the_dead_take_nothing(ways):
    """A token that is over leaves no way."""
    exchange = after(CLICK, *ways)
    exchange.failed(Way.FOLLOW_UP, Failure.EXPIRED)
    assert exchange.state is AnswerStage.DEAD
    found = (exchange.to_say(True), exchange.to_edit_used(), exchange.to_acknowledge(), exchange.to_open_window())
    assert set(found) == {Way.NONE}


def test_an_answer_that_arrived_although_its_receipt_was_lost():
    """Told that there is an answer already, it was the one just tried."""
    exchange = InteractionState(COMMAND, private=True)
    exchange.failed(Way.FIRST_MESSAGE, Failure.ANSWERED)
    assert (exchange.state, exchange.original) == (AnswerStage.ANSWERED, Original.OWN)


def test_another_answer_after_one_of_which_nobody_is_sure():
    """A change seemed lost; when a message is then refused as the second answer, the change had been the first."""
    exchange = InteractionState(CLICK, private=True)
    exchange.failed(Way.FIRST_EDIT, Failure.PASSES)
    assert exchange.to_say(private=True) is Way.FIRST_MESSAGE
    exchange.failed(Way.FIRST_MESSAGE, Failure.ANSWERED)
    assert exchange.original is Original.USED
    assert exchange.to_say(private=True) is Way.FOLLOW_UP


def test_what_was_refused_changes_nothing():
    """A form error of ours, or a message that is gone, leaves the interaction as it was."""
    for failure in (Failure.BUG, Failure.NOT_EDITABLE, Failure.FORBIDDEN):
        exchange = InteractionState(CLICK, private=True)
        exchange.failed(Way.FIRST_EDIT, failure)
        assert exchange.state is AnswerStage.FRESH
