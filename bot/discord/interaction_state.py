"""InteractionState: how one interaction may still be answered. A state machine without any network.

An interaction begins FRESH, and has three seconds for its first answer: a message, a change of the message whose
component was used, a window, or the notice that an answer will come (DEFERRED). For 15 minutes after that, the first
answer ("@original") can be changed and further messages can follow. Then, or when Discord says so, it is DEAD.
"""

from enum import Enum

from bot.discord.failures import Failure


class AnswerStage(Enum):
    """How far the answer to an interaction has got."""

    FRESH = "nothing was answered"
    DEFERRED = "an answer was promised"
    ANSWERED = "the first answer was given"
    DEAD = "no answer is taken any more"


class OriginalMessage(Enum):
    """Which message "@original" is."""

    NONE = "none"
    USED = "the message whose component was used"
    OWN = "a message of the answer itself"


class ReplyKind(Enum):
    """A request by which an interaction can be answered."""

    FIRST_MESSAGE = "the first answer is a message"
    FIRST_EDIT = "the first answer changes the message that was used"
    WINDOW = "the first answer is a window to type in, or the application's page"
    DEFER_MESSAGE = "a message is promised"
    DEFER_EDIT = "a change of the message that was used is promised"
    FILL = "the promised message gets its text"
    EDIT_ORIGINAL = "the original is changed"
    FOLLOW_UP = "one more message"
    REPLACE = "the promised message is removed, and one more message sent"
    NONE = "there is no way"


FIRST = frozenset(
    {ReplyKind.FIRST_MESSAGE, ReplyKind.FIRST_EDIT, ReplyKind.WINDOW, ReplyKind.DEFER_MESSAGE, ReplyKind.DEFER_EDIT}
)
AFTER = {
    ReplyKind.FIRST_MESSAGE: (AnswerStage.ANSWERED, OriginalMessage.OWN),
    ReplyKind.FIRST_EDIT: (AnswerStage.ANSWERED, OriginalMessage.USED),
    ReplyKind.WINDOW: (AnswerStage.ANSWERED, OriginalMessage.NONE),
    ReplyKind.DEFER_MESSAGE: (AnswerStage.DEFERRED, OriginalMessage.OWN),
    ReplyKind.DEFER_EDIT: (AnswerStage.DEFERRED, OriginalMessage.USED),
    ReplyKind.FILL: (AnswerStage.ANSWERED, OriginalMessage.OWN),
    ReplyKind.REPLACE: (AnswerStage.ANSWERED, OriginalMessage.NONE),
}


class InteractionState:
    """Says by which request to answer, given the requests so far.

    `on_message`: a component of a message was used, or a window that one opened. `private`: a promised answer is
    visible to one person only.
    """

    def __init__(self, on_message: bool, private: bool) -> None:
        self.state = AnswerStage.FRESH
        self.original = OriginalMessage.NONE
        self._is_full = False  # no further message can follow
        self._on_message = on_message
        self.private = private
        # A first answer that may have arrived, or that Discord has refused: it may take that for an answer, too.
        self.unsure: ReplyKind | None = None

    def to_say(self, private: bool, pings: bool = False) -> ReplyKind:
        """How to send a new message. One that `pings` cannot fill a promised message: an edit notifies nobody."""
        if self.state is AnswerStage.DEFERRED and self.original is OriginalMessage.OWN:
            return ReplyKind.FILL if private == self.private and not pings else ReplyKind.REPLACE
        if self.state is AnswerStage.FRESH:
            return ReplyKind.FIRST_MESSAGE
        return ReplyKind.NONE if self._is_full or self.state is AnswerStage.DEAD else ReplyKind.FOLLOW_UP

    def to_edit_used(self) -> ReplyKind:
        """How to change the message whose component was used."""
        if not self._on_message or self.state is AnswerStage.DEAD:
            return ReplyKind.NONE
        if self.state is AnswerStage.FRESH:
            return ReplyKind.FIRST_EDIT
        return ReplyKind.EDIT_ORIGINAL if self.original is OriginalMessage.USED else ReplyKind.NONE

    def to_acknowledge(self) -> ReplyKind:
        """How to tell Discord that an answer will come; NONE if it has an answer."""
        if self.state is not AnswerStage.FRESH:
            return ReplyKind.NONE
        return ReplyKind.DEFER_EDIT if self._on_message else ReplyKind.DEFER_MESSAGE

    def to_open_window(self) -> ReplyKind:
        """How to open a window or a page: as the first answer or not at all."""
        return ReplyKind.WINDOW if self.state is AnswerStage.FRESH else ReplyKind.NONE

    def done(self, way: ReplyKind) -> None:
        """Notes that a request was carried out."""
        if way in AFTER:
            self.state, self.original = AFTER[way]
        elif way is ReplyKind.EDIT_ORIGINAL:
            self.state = AnswerStage.ANSWERED
        if way in FIRST:
            self.unsure = None

    def failed(self, way: ReplyKind, failure: Failure) -> None:
        """Notes that a request failed. If Discord already has a first answer, it is the one that was unsure; or else
        nothing is known of it, and it is left alone: another process may have given it.
        """
        if failure is Failure.EXPIRED:
            self.state = AnswerStage.DEAD
        elif failure is Failure.FULL:
            self._is_full = True
        elif failure is Failure.ANSWERED and way in FIRST and self.unsure:
            self.done(self.unsure)
        elif failure is Failure.ANSWERED and way in FIRST:
            self.state = AnswerStage.ANSWERED
        elif way in FIRST:
            self.unsure = way
