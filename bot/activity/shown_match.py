"""ShownMatch: the match that a page shows, and which revision of it the page has."""

from bot.activity.match_requests import Asker
from bot.activity.messages import BoardState, Reviewed
from bot.activity.open_boards import OpenBoard, OpenBoards
from bot.activity.replay import Replay
from bot.activity.states import NO_HINT, BoardViewer, ShownHint, state_of
from bot.match.referee import Referee
from bot.match.state import MatchView


class ShownMatch:
    """The match that one page shows, if any."""

    def __init__(self, referee: Referee, boards: OpenBoards, board: OpenBoard) -> None:
        self._referee, self._boards, self._board = referee, boards, board
        self._view: MatchView | None = None
        self._replay: Replay | None = None
        self._told = 0  # the revision that the page has
        self.hint: ShownHint = NO_HINT  # the last hint that the person got
        self.review: Reviewed | None = None  # the review that the person asked for
        self.progress: tuple[str, ...] = ()  # of that review, as lines

    @property
    def id(self) -> int:
        """The match's, 0 if none is shown."""
        return self._view.id if self._view else 0

    async def show_match(self, view: MatchView) -> None:
        """Shows another match, or the same one again."""
        if self.id != view.id:
            self.leave()
            self.review, self.progress = None, ()
        self._view, self._told = view, 0
        replay = await self._boards.open(self._board, view)
        if self.id != view.id:  # another match was shown while this one was opened
            self._boards.close(self._board, view.id)
            return
        self._replay = replay
        self.take(await self._referee.stores.view(view.id))  # it may have changed while it was opened

    def leave(self) -> None:
        """Shows no match any more."""
        if self._view:
            self._boards.close(self._board, self._view.id)
        self._view = self._replay = None

    def take(self, view: MatchView) -> bool:
        """Takes a view if it is a newer one of this match. Returns whether it is."""
        newer = self._view is not None and view.id == self._view.id and view.match.revision > self._view.match.revision
        if newer:
            self._view = view
        return newer

    def news(self, again: bool) -> MatchView | None:
        """The view to send to the page; None if the page has it, except with `again`."""
        view = self._view if self._replay else None
        return view if view and (again or view.match.revision != self._told) else None

    def state(self, view: MatchView, asker: Asker) -> BoardState:
        """The state to send for a view; notes that the page has it."""
        replay = self._replay or Replay(view.game)
        self._told = view.match.revision
        reader = BoardViewer(asker.person.id, asker.likes, self.hint, self.review, self.progress)
        return state_of(view, replay, reader, self._referee.stores.clock())
