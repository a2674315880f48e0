"""OpenPage: a page that a person has open, from its Hello to the end of its socket."""

import asyncio
from functools import partial

from bot.activity.lobby import HOME
from bot.activity.lobby_requests import Found, exercise
from bot.activity.messages import Hello, Lobby, Told
from bot.activity.page_services import PageServices
from bot.activity.page_socket import PageSocket
from bot.activity.rates import Flood
from bot.activity.requests import Requests
from bot.activity.screen import Screen
from bot.activity.states import challenge_line
from bot.activity.visitors import KnownVisitor, Visitor
from bot.match.page import Note
from bot.match.state import MatchView
from storage.errors import MatchNotFound

MOST_OF_ONE = 8  # pages that one person may have open
PAUSE = 0.5  # seconds for which changes of the lobby are collected


class OpenPage:
    """Handles the requests of one page, and changes that were made elsewhere (it is an OpenBoard)."""

    def __init__(self, socket: PageSocket, shared: PageServices, hello: Hello, visitor: Visitor) -> None:
        self.person, self.channel = visitor.asker.person.id, visitor.asker.place.channel_id
        self._socket, self._shared, self._hello = socket, shared, hello
        self._known = KnownVisitor(shared.visitors, hello.session, visitor)
        self._screen = Screen(socket, shared, self._known, self)
        self.requests = Requests(socket, shared, self._known, self._screen)
        self._looking = False  # the lobby will be renewed after the pause
        self._challenges: set[int] = set()  # the matches to which the person was challenged meanwhile

    async def begin(self) -> None:
        """Shows the match or exercise that the page asks for, else what Visitors.wanted says. Raises Flood if the
        person has too many pages open.
        """
        if self._shared.boards.of(self.person) >= MOST_OF_ONE:
            raise Flood
        self._shared.boards.enter(self)
        await self._screen.speak()
        try:
            await self._screen.show_found(await self._wanted())
        except MatchNotFound:
            await self._screen.end("activity.hidden")

    async def _wanted(self) -> Found:
        """What to show first. Raises MatchNotFound for a match that the person may not see."""
        match, key = self._hello.match, self._hello.exercise
        if match:
            return await self.requests.went(f"open:{match}")
        if key and (known := self._shared.exercises.get(self._hello.session) or exercise(key)):
            return known
        return await self.requests.went(await self._shared.visitors.wanted(self._known.visitor))

    def end(self) -> None:
        """Removes the page, which was closed, from the open ones."""
        self._screen.close()
        self._shared.boards.leave(self)

    def changed(self, view: MatchView, note: Note | None) -> None:
        """Sends a newer view of the match to the page."""
        if self._screen.match.take(view, note):
            self._socket.spawn(self._screen.send_state)

    @property
    def reviews(self) -> bool:
        """Whether the person looks at the review of a match."""
        return self._screen.match.review is not None

    def challenged(self, view: MatchView) -> None:
        """Tells of a challenge, once, unless the page shows it or is turned to it."""
        shown = self._screen.match.id
        turned = view.match.rematch_of == shown and not self.reviews
        sees = view.id == shown and not self._screen.lobby
        if view.id not in self._challenges and not (turned or sees):
            said = challenge_line(view, self._known.visitor.asker.likes)
            self._socket.spawn(partial(self._socket.say, Told(said, view.id)))
        self._challenges.add(view.id)

    def turn_to(self, key: str) -> None:
        """Shows where a key of the lobby leads, in the background."""
        if not self._screen.shows(key):
            self._socket.spawn(partial(self.requests.turn_to, key))

    def any_match_changed(self, view: MatchView) -> None:
        """Renews the lobby if the match is the person's own, or began or ended in their server."""
        here = self._known.visitor.asker.place.guild_id == view.match.guild_id
        if (here and (view.board_number == 0 or not view.match.playing)) or self.person in view.match.people:
            self.renew()

    def renew(self) -> None:
        """Renews the lobby soon."""
        if not self._looking:
            self._looking = True
            self._socket.spawn(self._renew_lobby)

    async def _renew_lobby(self) -> None:
        await asyncio.sleep(PAUSE)
        self._looking = False
        before = self._screen.lobby
        if before and not before.back and await self._screen.confirmed():
            lobby = await self.requests.went(HOME)
            if self._screen.lobby is before and isinstance(lobby, Lobby) and lobby != before:
                await self._screen.show_lobby(lobby)
