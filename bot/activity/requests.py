"""Requests: does what a page asks for, and tells the page the result."""

import asyncio
from datetime import datetime
from functools import partial

from bot.activity.exercise import EXERCISE
from bot.activity.lobby import BOARD, HOME
from bot.activity.lobby_requests import Found, LobbyRequests
from bot.activity.match_requests import Done, MatchRequests
from bot.activity.messages import Accepted, ControlRequest, Go, Lobby, MoveRequest, MoveWarning, RequestRefused
from bot.activity.page_services import PageServices
from bot.activity.page_socket import PageSocket
from bot.activity.reviewing import ShownReview
from bot.activity.screen import Screen
from bot.activity.visitors import KnownVisitor, Visitor
from bot.features.reviews.feature import LOOK
from bot.features.reviews.rules import GameReview, ReviewInProgress, Reviews
from bot.log_context import about
from bot.match.refusals import ChallengePending
from storage.errors import MatchNotFound, RematchExists

Request = MoveRequest | ControlRequest | Go


class Requests:
    """Does the requests of one page."""

    def __init__(self, socket: PageSocket, shared: PageServices, known: KnownVisitor, screen: Screen) -> None:
        self._socket, self._shared, self._known, self._screen = socket, shared, known, screen
        self._services, self._in_match = shared.services, MatchRequests(shared.services)
        self._in_lobby = LobbyRequests(shared.services)
        self._going_on = asyncio.Lock()  # one request of the lobby at a time, so that the last one is shown last

    async def do(self, request: Request) -> None:
        """Does a request, as of now, and tells the page the result. Raises nothing."""
        at = self._services.referee.stores.clock()
        with about(match=0 if isinstance(request, Go) else request.match):
            try:
                with self._services.running.counted():
                    if not await self._screen.confirmed():
                        return
                    visitor = self._shared.visitors.acting(self._known.visitor, at)
                    person, place = visitor.asker.person.id, visitor.asker.place
                    self._services.presence.note(person)
                    visitor.require_no_time_out(at)
                    await self._services.referee.places.require_not_suspended(place.guild_id, person)
                    await self._work(request, visitor)
            except Exception as error:
                await self._refuse(request.seq, error)

    async def turn_to(self, key: str) -> None:
        """Shows where a key of the lobby leads that the person pressed in the chat; or says why not."""
        try:
            async with self._going_on:
                await self._screen.show_found(await self.went(key))
            await self._socket.say(Accepted(0))
        except MatchNotFound:
            return  # a page in another place, where the person may not see the match
        except Exception as error:
            await self._refuse(0, error)

    async def went(self, key: str, at: datetime | None = None) -> Found:
        """Does what a key of the lobby asks for. Returns what to show next. Raises the rules' refusals."""
        return await self._in_lobby.go(self._shared.visitors.acting(self._known.visitor, at), key)

    async def _work(self, request: Request, visitor: Visitor) -> None:
        """Does a request. Where it has begun a match already, as if its answer was lost, that is shown."""
        try:
            if isinstance(request, Go):
                await self._go(request, visitor)
            else:
                await (self._exercise if request.match == EXERCISE else self._act)(request, visitor)
        except (RematchExists, ChallengePending) as begun:
            await self._go(Go(request.seq, f"open:{begun.match_id}"), visitor)

    async def _refuse(self, seq: int, error: Exception) -> None:
        await self._socket.say(RequestRefused(seq, await self._known.explained(error)))

    async def _act(self, request: MoveRequest | ControlRequest, visitor: Visitor) -> None:
        await self._services.referee.queries.require_seen(request.match, visitor.viewer)
        if isinstance(request, MoveRequest):
            done = await self._in_match.move(visitor.asker, request)
        elif request.key == "review":
            await self._review(request)
            return
        elif request.key.startswith("open:"):
            await self._go(Go(request.seq, request.key), visitor)
            return
        else:
            done = await self._in_match.control(visitor.asker, request, self._screen.match.hint)
        if isinstance(done, MoveWarning):
            await self._socket.say(done)
        elif done.hint:
            await self._socket.say(Accepted(request.seq))
            self._screen.match.hint = done.hint
            await self._screen.send_state(again=True)
        else:
            await self._follow(request.seq, done)

    async def _follow(self, seq: int, done: Done) -> None:
        """Tells all pages of a changed match, this page that its request was done, then the chat."""
        self._shared.boards.match_changed(done.view, done.note)
        await self._socket.say(Accepted(seq, board=not done.lobby))
        await self._shared.chat.follow(done)

    async def _review(self, request: ControlRequest) -> None:
        """Begins the review of the match. It may take a while; meanwhile the page shows its progress."""
        reviews = self._services.referee.of(Reviews)
        found = await reviews.of(request.match)
        work = None if found else await reviews.begin(request.match, self._known.visitor.asker.person.id)
        await self._socket.say(Accepted(request.seq))
        self._socket.spawn(partial(self._follow_review, request, found, work))

    async def _follow_review(
        self, request: ControlRequest, found: GameReview | None, work: ReviewInProgress | None
    ) -> None:
        shown, reviews = self._screen.match, self._services.referee.of(Reviews)
        try:
            while work and not found and shown.id == request.match and not self._socket.closed:
                texts = self._known.visitor.asker.likes.texts
                await self._tell_review(request.match, texts.text("review.working", done=work.done, total=work.total))
                found = await work.wait(LOOK)
            if found:
                asker, plies = self._known.visitor.asker, {move.ply for move in found.review.mistakes}
                review = ShownReview(found, await reviews.helping(found, plies, asker.person.id))
                await review.write(asker.likes)
                if shown.id == request.match:  # no other was opened meanwhile
                    shown.review = review
        except Exception as error:
            await self._refuse(request.seq, error)
        await self._tell_review(request.match)

    async def _tell_review(self, match: int, *said: str) -> None:
        if self._screen.match.id == match:
            self._screen.match.progress = said
            await self._screen.send_state(again=True)

    async def _exercise(self, request: MoveRequest | ControlRequest, visitor: Visitor) -> None:
        exercise, referee, asker = self._screen.exercise, self._services.referee, visitor.asker
        if exercise is None:
            raise MatchNotFound(EXERCISE)
        if isinstance(request, ControlRequest) and (to := exercise.leads(asker, request.key)) is not None:
            await self._go(Go(request.seq, to), visitor)
            return
        async with exercise.lock:
            if request.board_number != exercise.board_number:
                pass  # outdated: the page is shown how it stands
            elif isinstance(request, MoveRequest):
                await exercise.move(referee, asker, request.move)
            else:
                await exercise.control(referee, asker, request.key)
        await self._screen.send_exercise(exercise)
        await self._socket.say(Accepted(request.seq))

    async def _go(self, request: Go, visitor: Visitor) -> None:
        async with self._going_on:
            if request.key == BOARD:
                self._screen.leave_lobby()
                await self._socket.say(Accepted(request.seq))
                return
            found = await self.went(request.key, visitor.asker.at)
            stays = isinstance(found, Done) and found.lobby
            await self._screen.show_found(await self.went(HOME) if stays else found)
        if isinstance(found, Done):
            await self._follow(request.seq, found)
        else:
            await self._socket.say(Accepted(request.seq, board=not isinstance(found, Lobby)))
