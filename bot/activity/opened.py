"""A page that a person has open: a match, a puzzle or the lobby is shown, and what is asked for is done."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Protocol

from bot.activity.acting import Acting, Done
from bot.activity.going import Found, Going
from bot.activity.lobby import HOME, Lobbies
from bot.activity.messages import Accepted, ControlRequest, Go, Lobby, MoveRequest, MoveWarning, RequestRefused, Welcome
from bot.activity.open_boards import OpenBoards
from bot.activity.page_texts import page_texts
from bot.activity.rates import Flood, Rates
from bot.activity.reviewing import reviewed
from bot.activity.shown import ShownMatch
from bot.activity.sign_in import DiscordSilent, NotVouched
from bot.activity.solving import PUZZLE, Solving
from bot.activity.visitors import Visitor, Visitors
from bot.features.puzzles.rules import Puzzles
from bot.features.reviews.actions import LOOK
from bot.features.reviews.rules import GameReview, Reviews, Work
from bot.handling.errors import answer_to
from bot.handling.running import Stopping
from bot.handling.services import Services
from bot.locales import catalogue
from bot.log_context import about
from bot.match.state import MatchView
from storage.errors import MatchNotFound

MOST_OF_ONE = 8  # pages that one person has open
RIGHTS = 60.0  # seconds after which it is read again who somebody is and what they may see
PAUSE = 0.5  # seconds for which changes of the lobby are gathered

Request = MoveRequest | ControlRequest | Go


@dataclass(frozen=True, slots=True)
class Common:
    """What all pages have in common. `build` is the version of the page's files."""

    services: Services
    visitors: Visitors
    boards: OpenBoards
    rates: Rates
    build: str
    spawn: Callable[[Coroutine[Any, Any, None]], object]


class Link(Protocol):
    """How a page is told something."""

    @property
    def closed(self) -> bool:
        """Whether nothing can be said any more."""

    async def say(self, message: Any) -> None:
        """One of the messages of the bot."""

    async def end(self, language: str, key: str) -> None:
        """The text of a key says why the page is over."""


class OpenPage:
    """From a hello to the end of its socket."""

    def __init__(self, link: Link, common: Common, session: str, visitor: Visitor) -> None:
        self.person = visitor.asker.person.id
        self._link, self._common, self._session = link, common, session
        self._services, self._boards = common.services, common.boards
        self._acting = Acting(common.services)
        self._going = Going(common.services, Lobbies(common.services.referee))
        self._visitor, self._read_at = visitor, time.monotonic()
        self._shown = ShownMatch(common.services.referee, common.boards, self)
        self._puzzle: Solving | None = None
        self._lobby: Lobby | None = None  # as it was told, while it is shown
        self._looking = False  # whether the lobby is to be made anew
        self._telling = asyncio.Lock()
        self._going_on = asyncio.Lock()  # what was pressed last is shown last

    async def begin(self, wanted: int) -> None:
        """Shows the match that the page wants, or else the one that is best, or the lobby. Raises Flood."""
        if self._boards.of(self.person) >= MOST_OF_ONE:
            raise Flood
        visitor = self._visitor
        self._boards.enter(self, visitor.asker.place.channel_id)
        language = visitor.asker.likes.language
        await self._link.say(Welcome(language, self._common.build, page_texts(language)))
        try:
            found = await self._common.visitors.match(visitor, wanted) or await self._go_to(visitor, HOME)
        except MatchNotFound:
            await self._over("activity.hidden")
        else:
            await self._show(visitor, found)

    def end(self) -> None:
        """The page is closed."""
        self._shown.leave()
        self._boards.leave(self)

    # -- what happens elsewhere ------------------------------------------------------------------------------------

    def changed(self, view: MatchView) -> None:
        """The match is so now."""
        if self._shown.take(view):
            self._common.spawn(self._tell())

    def turn_to(self, match: int) -> None:
        """The person wants to see another match."""
        self._common.spawn(self._turn_to(match))

    def passed(self, view: MatchView) -> None:
        """A match of the person's changed, or one began or ended in their server."""
        here = self._visitor.asker.place.guild_id == view.guild_id
        if (here and (view.made == 0 or not view.playing)) or view.has(self.person):
            self._look_again()

    def came(self, place: int | None) -> None:
        """Somebody opened a page in a channel."""
        if self._visitor.asker.place.channel_id == place:
            self._look_again()

    def _look_again(self) -> None:
        if not self._looking:
            self._looking = True
            self._common.spawn(self._renew_lobby())

    async def _renew_lobby(self) -> None:
        await asyncio.sleep(PAUSE)
        self._looking = False
        before = self._lobby
        if before and not before.back:
            lobby = await self._go_to(self._visitor, HOME)
            if self._lobby is before and isinstance(lobby, Lobby) and lobby != before:
                await self._show_lobby(lobby)

    async def _turn_to(self, match: int) -> None:
        if self._link.closed or (self._shown.match == match and not self._lobby):
            return
        try:
            await self._open(await self._common.visitors.seen(self._visitor, match))
            await self._link.say(Accepted(0))
        except MatchNotFound:
            return

    # -- what is shown ---------------------------------------------------------------------------------------------

    async def _show(self, visitor: Visitor, found: Found) -> None:
        match found:
            case Lobby():
                await self._show_lobby(found)
            case Solving():
                await self._show_puzzle(found, visitor)
            case Done():
                await self._open(found.view)
            case MatchView():
                await self._open(found)

    async def _open(self, view: MatchView) -> None:
        self._puzzle = None
        self._leave_lobby()
        await self._shown.show(view)
        await self._tell(again=True)

    async def _tell(self, again: bool = False) -> None:
        """The newest state of the match, unless the page was told it."""
        async with self._telling:
            view = self._shown.news(again)
            if view is None:
                return
            if not view.has(self.person):
                await self._read_rights()
            if self._visitor.viewer.sees(view):
                await self._link.say(self._shown.state(view, self._visitor.asker))
            else:
                await self._over("activity.hidden")

    async def _show_puzzle(self, puzzle: Solving, visitor: Visitor) -> None:
        self._shown.leave()
        self._leave_lobby()
        self._puzzle = puzzle
        await self._link.say(puzzle.state(visitor.asker))

    async def _show_lobby(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._boards.wait(self, True)
        await self._link.say(lobby)

    def _leave_lobby(self) -> None:
        self._lobby = None
        self._boards.wait(self, False)

    async def _read_rights(self) -> Visitor:
        """Who the person is and what they may see, read again now and then, when Discord can be asked. Raises
        NotVouched.
        """
        now = time.monotonic()
        if now - self._read_at > RIGHTS:
            with suppress(DiscordSilent):
                self._visitor, self._read_at = await self._common.visitors.of(self._session), now
        return self._visitor

    async def _over(self, key: str) -> None:
        await self._link.end(self._visitor.asker.likes.language, key)

    # -- what the page asks for ------------------------------------------------------------------------------------

    async def do(self, request: Request) -> None:
        """Does it, and says what came of it. Raises nothing."""
        with about(match=0 if isinstance(request, Go) else request.match):
            try:
                with self._services.running.counted():
                    visitor = await self._read_rights()
                    self._services.calls.note(self.person)
                    await self._services.referee.places.require_welcome(visitor.asker.place.guild_id, self.person)
                    await self._work(request)(request, visitor)
            except NotVouched:
                await self._over("activity.unknown")
            except Exception as error:
                await self._link.say(RequestRefused(request.seq, await self._explained(error)))

    def _work(self, request: Request) -> Callable[[Any, Visitor], Awaitable[None]]:
        if isinstance(request, Go):
            return self._go
        return self._solve if request.match == PUZZLE else self._act

    async def _act(self, request: MoveRequest | ControlRequest, visitor: Visitor) -> None:
        await self._services.referee.queries.require_seen(request.match, visitor.viewer)
        if isinstance(request, ControlRequest) and request.key == "review":
            await self._review(request)
            return
        if isinstance(request, MoveRequest):
            done = await self._acting.move(visitor.asker, request)
        else:
            done = await self._acting.control(visitor.asker, request)
        if isinstance(done, MoveWarning):
            await self._link.say(done)
        elif done.help:
            await self._link.say(Accepted(request.seq))
            self._shown.help = done.help
            await self._tell(again=True)
        else:
            await self._follow(request.seq, done)

    async def _follow(self, seq: int, done: Done) -> None:
        """Something was done to a match: every page that shows it is told, then the chat."""
        self._boards.tell(done.view)
        await self._link.say(Accepted(seq, board=not done.lobby))
        await self._acting.follow_up(done)

    async def _review(self, request: ControlRequest) -> None:
        """Begins the review of the match, which may take a while; how far it is stands beside the board."""
        reviews = self._services.referee.of(Reviews)
        found = await reviews.of(request.match)
        work = None if found else await reviews.begin(request.match, self.person)
        await self._link.say(Accepted(request.seq))
        self._common.spawn(self._follow_review(request, found, work))

    async def _follow_review(self, request: ControlRequest, found: GameReview | None, work: Work | None) -> None:
        likes = self._visitor.asker.likes
        try:
            while work and not found and self._shown.match == request.match and not self._link.closed:
                text = catalogue(likes.language).text("review.working", done=work.done, total=work.total)
                await self._tell_review((text,))
                found = await work.wait(LOOK)
            if found and self._shown.match == request.match:
                self._shown.review = await asyncio.to_thread(reviewed, found, likes)
        except Exception as error:
            await self._link.say(RequestRefused(request.seq, await self._explained(error)))
        await self._tell_review(())

    async def _tell_review(self, said: tuple[str, ...]) -> None:
        self._shown.said = said
        await self._tell(again=True)

    async def _solve(self, request: MoveRequest | ControlRequest, visitor: Visitor) -> None:
        puzzle, puzzles = self._puzzle, self._services.referee.of(Puzzles)
        if puzzle is None:
            raise MatchNotFound(PUZZLE)
        async with puzzle.lock:
            if isinstance(request, MoveRequest):
                await puzzle.move(puzzles, visitor.asker, request)
            elif request.key == "another":
                puzzle = await self._going.puzzle(visitor.asker, puzzle.puzzle.game)
            else:
                await puzzle.control(puzzles, visitor.asker, request)
        await self._show_puzzle(puzzle, visitor)
        await self._link.say(Accepted(request.seq))

    async def _go(self, request: Go, visitor: Visitor) -> None:
        async with self._going_on:
            found = await self._go_to(visitor, request.key)
            stays = isinstance(found, Done) and found.lobby
            await self._show(visitor, await self._go_to(visitor, HOME) if stays else found)
        if isinstance(found, Done):
            await self._follow(request.seq, found)
        else:
            await self._link.say(Accepted(request.seq, board=not isinstance(found, Lobby)))

    async def _go_to(self, visitor: Visitor, key: str) -> Found:
        return await self._going.go(self._common.visitors.accompanied(visitor), key)

    async def _explained(self, error: Exception) -> str:
        likes = self._visitor.asker.likes
        if isinstance(error, Stopping):
            return catalogue(likes.language).text("trouble.stopping")
        return await self._common.visitors.readable(answer_to(error, likes, "an open board"), self._visitor)
