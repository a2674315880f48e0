"""The match that a page shows: its newest view, its moves replayed, and what the page was told of it."""

from bot.activity.acting import Asker
from bot.activity.messages import BoardState, Reviewed
from bot.activity.open_boards import OpenBoard, OpenBoards
from bot.activity.replay import Replay
from bot.activity.states import NO_HELP, BoardViewer, Help, state_of
from bot.match.referee import Referee
from bot.match.state import MatchView


class ShownMatch:
    """Of one page. `help` is the hint that its person had, `review` what they asked for, `said` what is told of it."""

    def __init__(self, referee: Referee, boards: OpenBoards, board: OpenBoard) -> None:
        self._referee, self._boards, self._board = referee, boards, board
        self._view: MatchView | None = None
        self._replay: Replay | None = None
        self._told = 0  # the revision that the page was last told
        self.help: Help = NO_HELP
        self.review: Reviewed | None = None
        self.said: tuple[str, ...] = ()

    @property
    def match(self) -> int:
        """Which it is; 0 where none is shown."""
        return self._view.id if self._view else 0

    async def show(self, view: MatchView) -> None:
        """Another match, or the same again."""
        if self.match != view.id:
            self.leave()
            self.help, self.review, self.said = NO_HELP, None, ()
        self._view, self._told = view, 0
        replay = await self._boards.open(self._board, view)
        if self.match != view.id:  # another is shown meanwhile
            self._boards.close(self._board, view.id)
            return
        self._replay = replay
        self.take(await self._referee.queries.view(view.id))  # with what happened meanwhile

    def leave(self) -> None:
        """None is shown any more."""
        if self._view:
            self._boards.close(self._board, self._view.id)
        self._view = self._replay = None

    def take(self, view: MatchView) -> bool:
        """A view of the match; whether it is newer."""
        newer = self._view is not None and view.id == self._view.id and view.revision > self._view.revision
        if newer:
            self._view = view
        return newer

    def news(self, again: bool) -> MatchView | None:
        """What the page is to be told; None where it was told, unless it is to be told `again`."""
        view = self._view if self._replay else None
        return view if view and (again or view.revision != self._told) else None

    def state(self, view: MatchView, asker: Asker) -> BoardState:
        """A view of the match, which the page is now told."""
        replay = self._replay or Replay(view.game)
        self._told = view.revision
        reader = BoardViewer(asker.person.id, asker.likes, self.help, self.review, self.said)
        return state_of(view, replay, reader, self._referee.stores.clock())
