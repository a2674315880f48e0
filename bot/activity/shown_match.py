"""ShownMatch: the match that a page shows, and which revision of it the page has."""

from bot.activity.match_requests import Asker
from bot.activity.messages import BoardState
from bot.activity.open_boards import OpenBoard, OpenBoards
from bot.activity.replay import Replay
from bot.activity.reviewing import ShownReview
from bot.activity.states import BoardViewer, state_of
from bot.discord.clock import Clock
from bot.features.hints.rules import Hint
from bot.match.page import Note
from bot.match.state import HeadToHead, MatchView


class ShownMatch:
    """The match that one page shows, if any."""

    def __init__(self, clock: Clock, boards: OpenBoards, board: OpenBoard) -> None:
        self._clock, self._boards, self._board = clock, boards, board
        self._shown: tuple[MatchView, Replay] | None = None
        self._note: Note | None = None  # what is said beside this view
        self._told = 0  # the revision that the page has
        self.hint: Hint | None = None  # the last hint that the person got
        self.review: ShownReview | None = None  # the review that the person asked for
        self.progress: tuple[str, ...] = ()  # of that review, as lines

    @property
    def id(self) -> int:
        """The match's, 0 if none is shown."""
        return self._shown[0].id if self._shown else 0

    def show_match(self, view: MatchView) -> None:
        """Shows another match, or the same one again."""
        if self.id != view.id:
            self.leave()
            self.review, self.progress = None, ()
        if self._shown is None or view.match.revision > self._shown[0].match.revision:
            self._note = None
        self._shown, self._told = (view, self._boards.open(self._board, view)), 0

    def leave(self) -> None:
        """Shows no match any more."""
        if self._shown:
            self._boards.close(self._board, self.id)
        self._shown = None

    def take(self, view: MatchView, note: Note | None) -> bool:
        """Takes a view, and its note, if it is a newer one of this match. Returns whether it is."""
        if self._shown is None or view.id != self.id or view.match.revision <= self._shown[0].match.revision:
            return False
        self._shown, self._note = (view, self._shown[1]), note
        return True

    def news(self, again: bool) -> tuple[MatchView, Replay] | None:
        """What to send to the page; None if the page has it, except with `again`."""
        has_it = self._shown is not None and self._shown[0].match.revision == self._told
        return self._shown if again or not has_it else None

    def state(self, view: MatchView, replay: Replay, asker: Asker, record: HeadToHead | None) -> BoardState:
        """The state to send for a view, with the score between the players once it is over; notes that the page has
        it.
        """
        self._told = view.match.revision
        review = self.review.written if self.review else None
        reader = BoardViewer(asker.person.id, asker.likes, self.hint, self._note, record, review, self.progress)
        return state_of(view, replay, reader, self._clock())
