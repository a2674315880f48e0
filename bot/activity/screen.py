"""Screen: what a page shows: a match, an exercise or the lobby."""

import asyncio

from bot.activity.exercise import Exercise
from bot.activity.lobby_requests import Found
from bot.activity.match_requests import Done
from bot.activity.messages import BoardState, Lobby, Welcome
from bot.activity.open_boards import OpenBoard
from bot.activity.page_services import PageServices
from bot.activity.page_socket import PageSocket
from bot.activity.page_texts import page_texts
from bot.activity.shown_match import ShownMatch
from bot.activity.sign_in import NotConfirmed
from bot.activity.visitors import KnownVisitor
from bot.match.state import MatchView


class Screen:
    """What one page shows. `match` is the match, or `exercise` the puzzle or lesson. `lobby` is the lobby as last
    sent; it covers them until one is opened, and is None then.
    """

    def __init__(self, socket: PageSocket, shared: PageServices, known: KnownVisitor, board: OpenBoard) -> None:
        self._socket, self._shared, self._known, self._board = socket, shared, known, board
        self.match = ShownMatch(shared.services.referee.stores.clock, shared.boards, board)
        self.exercise: Exercise | None = None
        self.lobby: Lobby | None = None
        self._language = ""  # in which the page was spoken to last
        self._telling = asyncio.Lock()
        self._closed = False

    def shows(self, key: str) -> bool:
        """Whether the page shows the match or the lesson that a key of the lobby leads to, not covered by the lobby."""
        at = f"lesson:{self.exercise.key}" if self.exercise else f"open:{self.match.id}"
        return at == key and not self.lobby and not self._socket.closed

    async def speak(self) -> None:
        """Says Welcome in the person's language, unless that is the one in which the page was spoken to last."""
        if (language := self._known.language) != self._language:
            self._language = language
            await self._socket.say(Welcome(language, self._shared.build, page_texts(language)))

    async def show_found(self, found: Found) -> None:
        """Shows what a request led to."""
        match found:
            case Lobby():
                await self.show_lobby(found)
            case Exercise():
                await self._show_exercise(found)
            case Done():
                await self.open(found.view)
            case MatchView():
                await self.open(found)

    async def open(self, view: MatchView) -> None:
        """Shows a match."""
        if self._closed:
            return
        self.exercise = None
        self._shared.exercises.pop(self._known.session, None)
        self.leave_lobby()
        self.match.show_match(self._shared.services.publisher.newest_view(view))  # the view may be a while old
        await self.send_state(again=True)

    async def send_state(self, again: bool = False) -> None:
        """Sends the newest state of the match, unless the page has it; with `again` also then."""
        while news := self.match.news(again):
            view = news[0]
            if self._board.person in view.match.people:
                await self._known.read_likes()
            elif not await self.confirmed():
                return
            if self.match.review:
                await self.match.review.write(self._known.visitor.asker.likes)
            record = await self._shared.services.referee.records.of(view)
            async with self._telling:
                if self.match.news(again) is not news:  # it has changed, or another match was opened
                    continue
                if self._known.visitor.viewer.sees(view.match):
                    await self._say(self.match.state(*news, self._known.visitor.asker, record))
                else:
                    await self.end("activity.hidden")
                return

    async def send_exercise(self, exercise: Exercise) -> None:
        """Sends the state of an exercise, unless another was shown meanwhile."""
        if self.exercise is exercise:
            await self._say(exercise.state(self._known.visitor.asker))

    async def show_lobby(self, lobby: Lobby) -> None:
        """Shows the lobby or a part of it."""
        if self._closed:
            return
        self.lobby = lobby
        self._shared.boards.note_lobby(self._board, True)
        await self._say(lobby)

    def leave_lobby(self) -> None:
        """Shows what the lobby covered."""
        self.lobby = None
        self._shared.boards.note_lobby(self._board, False)

    async def confirmed(self) -> bool:
        """Whether the person is still there; else the page is ended. Reads from time to time what they may see."""
        try:
            await self._known.read()
        except NotConfirmed:
            await self.end("activity.unknown", again=True)  # the person may come back soon
            return False
        return True

    async def _say(self, shown: BoardState | Lobby) -> None:
        await self.speak()
        await self._socket.say(shown)

    def close(self) -> None:
        """The page is gone: a request that is still being done shows nothing more."""
        self._closed = True
        self.match.leave()

    async def end(self, key: str, again: bool = False) -> None:
        """Ends the page's session as `PageSocket.end` does."""
        await self._socket.end(self._known.language, key, again)

    async def _show_exercise(self, exercise: Exercise) -> None:
        self.match.leave()
        self.leave_lobby()
        self.exercise = exercise
        self._shared.exercises.keep(self._known.session, exercise)
        await self.send_exercise(exercise)
