"""A small server behind the page: one match, played with `engines` directly, over the messages that the bot uses.

/host?person=0      stands for Discord's client: it shows the page in a frame and vouches for a person
/activity/          the page, with its files, `session` and `socket`
"""

import asyncio
from functools import cached_property
from pathlib import Path
from time import time

from aiohttp import WSMsgType, web

from bot.activity.boards import board_url
from bot.activity.messages import (
    Accepted,
    BadRequest,
    BoardState,
    ClockState,
    Control,
    ControlRequest,
    Ended,
    Go,
    Hello,
    Line,
    Lobby,
    MoveRequest,
    MoveWarning,
    Ping,
    Pong,
    RequestRefused,
    Reviewed,
    Said,
    SeatState,
    Section,
    SureMove,
    Welcome,
    read_request,
    to_json,
)
from bot.activity.page_texts import page_texts
from bot.activity.pages import Pages
from bot.activity.replay import Replay
from bot.render import Scene
from bot.render.words import prose
from engines.game import GameError
from engines.search.root import Search
from engines.search.terms import Limit

HERE = Path(__file__).parent
APPLICATION = "1234"
MATCH = 7  # the number of the match
NAMES = ("Ada <b>", "Bo")
THOUGHT = Limit(nodes=200)
LOBBY = Lobby(
    "Overview",
    (
        Section(
            "Matches",
            (Line("Against Bo", (Control("open:1", "Show"),)), Line("With <b>", (Control("x", "Choose a game"),))),
        ),
        Section("Puzzles", (Line("", (Control("puzzle:a", "Xiangqi", main=True), Control("puzzle:b", "Renju"))),)),
    ),
)


class SmallServer:
    """One match from `start` (empty: the game's own). An engine plays `bot_side`; if that is None, two people play."""

    def __init__(
        self, game: str, moves: tuple[str, ...] = (), bot_side: int | None = 1, language: str = "en", start: str = ""
    ) -> None:
        self.game, self.moves, self.bot_side, self.language = game, moves, bot_side, language
        self.look = self.pieces = ""
        self.board_number, self.revision = len(moves), 1
        self.refusal = ""  # the answer to the next move
        self.warned_by: tuple[str, ...] = ()  # the cells of the reply that a warning shows
        self.answering = asyncio.Event()  # while it is clear, moves wait for their answer
        self.answering.set()
        self.line = asyncio.Event()  # while it is clear, what pages say is on its way
        self.line.set()
        self.reachable = asyncio.Event()  # while it is clear, new sockets wait
        self.reachable.set()
        self.resigned = False  # whether somebody has resigned
        self.controls = _controls()  # while the match goes on
        self.exchanged = False  # whether the two sit on each other's side
        self.choosing = False  # whether somebody has to choose in an opening, and nobody may move
        self.clock: ClockState | None = None
        self.marks: dict[str, tuple[str, ...]] = {}
        self.arrows: tuple[tuple[str, ...], ...] = ()
        self.chosen = ""  # the piece that is chosen without a touch, as in a lesson
        self.notices: tuple[str, ...] = ()
        self.asked: list[ControlRequest] = []
        self.heard: list[MoveRequest] = []
        self.gone: list[str] = []
        self.hellos = self.pings = self.opened = 0
        self.doubts = 0  # how many more hellos are refused, because Discord does not list the person yet
        self.review: Reviewed | None = None
        self.exercise, self.hello = "", Hello("")  # the exercise shown instead of the match, and the last hello
        self.failing = False  # if true, it welcomes pages and then fails, as with a broken database
        self.slept = 0  # milliseconds for which the page's time stood, as while its device sleeps
        self.deaf = False  # if true, messages of pages are ignored
        self.thinking = False  # if true, controls get no answer
        self.sockets: dict[web.WebSocketResponse, int] = {}
        self.replay = Replay(game, start)
        self.replay.follow(moves)
        self.refused_session = ""
        self.build = ""  # the page's build that is announced; empty: the true one

    @cached_property
    def pages(self) -> Pages:
        """The page and its pictures. Servers in one event loop may share them."""
        return Pages(APPLICATION, ("'self'",))

    def application(self) -> web.Application:
        """The page's application, within the one that shows it."""
        page = web.Application()
        page.add_routes([web.get("/socket", self._socket), web.post("/session", self._session)])
        page.add_routes(self.pages.routes())
        page.on_response_prepare.append(self.pages.guard)
        root = web.Application()
        root.add_routes([web.get("/host", self._host), web.get("/host.js", self._host)])
        root.add_subapp("/activity", page)
        return root

    async def say_all(self) -> None:
        """Sends the state to every page."""
        for socket, person in tuple(self.sockets.items()):
            await _send(socket, self.state(person))

    async def say(self, message: Said) -> None:
        """Sends a message to every page."""
        for socket in tuple(self.sockets):
            await _send(socket, message)

    async def change(self, moves: tuple[str, ...] | None = None) -> None:
        """Changes the match without its page: other moves, or something else."""
        self.moves = self.moves if moves is None else moves
        self.board_number += moves is not None
        self.revision += 1
        self.replay.follow(self.moves)
        await self.say_all()

    async def begin(self, game: str, moves: tuple[str, ...] = (), start: str = "") -> None:
        """Shows another match on the pages."""
        self.game, self.replay = game, Replay(game, start)
        self.exercise = f"{game} {start}"
        await self.change(moves)

    def cut(self, *, until_reachable: bool = False) -> None:
        """Breaks every socket without a close frame. `until_reachable`: no new one opens until the test allows it."""
        if until_reachable:
            self.reachable.clear()
        for socket in tuple(self.sockets):
            transport = socket._req.transport if socket._req else None
            if transport:
                transport.abort()

    async def end(self, text: str, again: bool = False) -> None:
        """Ends the sessions."""
        for socket in tuple(self.sockets):
            await _send(socket, Ended(text, again))
            await socket.close()

    def state(self, person: int) -> BoardState:
        """The match as one of the two sees it."""
        person ^= self.exchanged
        replay, position = self.replay, self.replay.position
        words, outcome = prose(self.language, self.game), position.outcome()
        over = bool(outcome) or self.resigned
        turn = None if over or self.choosing else position.side
        scenes = (
            Scene(self.game, replay.game.start, flip=f, look=self.look, pieces=self.pieces) for f in (False, True)
        )
        first, second = (board_url(scene, self.language) for scene in scenes)
        names, winner = NAMES[:: -1 if self.exchanged else 1], outcome and outcome.winner
        seats = [SeatState(names[s], words.side(s), winner == s, turn == s) for s in (0, 1)]
        rematch, review = Control("rematch", "Rematch", main=True), Control("review", "Review", bool(self.review))
        status = str(outcome) if outcome else words.to_move(position.side)
        return BoardState(
            match=0 if self.exercise else MATCH,
            exercise=self.exercise,
            revision=self.revision,
            board_number=self.board_number,
            title=words.own("name"),
            boards=(first, second),
            side=person,
            turn=turn,
            over=over,
            standing=replay.standing,
            start=replay.start,
            seats=(seats[0], seats[1]),
            status=status,
            said=f"moved {self.moves[-1]}" if self.moves else "",
            notices=self.notices,
            moves=replay.moves() if turn == person else (),
            hand=replay.hand(person),
            played=replay.played(),
            pairs=replay.game.pairs,
            first_to_move=replay.position.first_to_move,
            marks={**replay.marks(), **self.marks},
            arrows=self.arrows,
            chosen=self.chosen,
            material=replay.material(),
            clock=self.clock,
            controls=(rematch, review) if outcome else self.controls,
            review=self.review,
        )

    async def _host(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(HERE / ("host.js" if request.path.endswith(".js") else "host.html"))

    async def _session(self, request: web.Request) -> web.Response:
        body = await request.json()
        if self.refused_session:
            return web.json_response({"text": self.refused_session}, status=403)
        assert body["instance"] == "i-1-gc-2-3"
        return web.json_response({"session": body["code"], "access_token": "token"})

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        await self.reachable.wait()
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self.opened += 1
        try:
            async for message in socket:
                if message.type == WSMsgType.TEXT:
                    await self._hear(socket, message.data)
        except ConnectionError:
            pass  # the page has gone
        finally:
            self.sockets.pop(socket, None)
        return socket

    async def _hear(self, socket: web.WebSocketResponse, text: str) -> None:
        await self.line.wait()
        if self.deaf:
            return
        try:
            request = read_request(text)
        except BadRequest:
            await socket.close()
            return
        match request:
            case Hello():
                self.hellos += 1
                self.hello = request
                person = self.sockets[socket] = int(request.session[-1])
                if self.doubts:
                    self.doubts -= 1
                    await self.end("Who are you?", again=True)
                    return
                build = self.build or self.pages.build
                await _send(socket, Welcome(self.language, build, page_texts(self.language)))
                if self.failing:
                    await socket.close(code=1011)
                    return
                await _send(socket, self.state(person))
            case Ping():
                self.pings += 1
                await _send(socket, Pong(round(time() * 1000) + self.slept))
            case ControlRequest():
                self.asked.append(request)
                if not self.thinking:
                    await _send(socket, Accepted(request.seq))
            case Go():
                self.gone.append(request.key)
                board = request.key.startswith(("open", "board"))
                shown = self.state(self.sockets[socket]) if board else LOBBY
                await _send(socket, shown, Accepted(request.seq, board))
            case MoveRequest():
                await self._move(socket, request)

    async def _move(self, socket: web.WebSocketResponse, request: MoveRequest) -> None:
        self.heard.append(request)
        await self.answering.wait()
        refusal, self.refusal = self.refusal, ""
        if refusal or request.board_number != self.board_number:
            await _send(socket, RequestRefused(request.seq, refusal or "too late"))
            return
        if self.warned_by and not isinstance(request, SureMove):
            await _send(socket, _warning(request.seq, self.warned_by))
            return
        try:
            self.replay.position.play(request.move)
        except GameError as error:
            await _send(socket, RequestRefused(request.seq, str(error)))
            return
        self.replay.position.undo()
        await _send(socket, Accepted(request.seq))
        await self.change((*self.moves, request.move))
        await self._answer()

    async def _answer(self) -> None:
        position = self.replay.position
        if position.side == self.bot_side and not position.outcome():
            move = Search(position.board).think(THOUGHT).lines[0].move
            await self.change((*self.moves, position.game.write_move(position.board, move)))


async def _send(socket: web.WebSocketResponse, *messages: Said) -> None:
    """Sends messages to a page, unless it is gone."""
    for message in messages:
        if not socket.closed:
            await socket.send_str(to_json(message))


def _warning(seq: int, reply: tuple[str, ...]) -> MoveWarning:
    said = "Careful: your opponent can then take a stone with <b>. Play it all the same?", "A win is not rated."
    return MoveWarning(seq, said, reply, "Play it all the same", "Choose another move")


def _controls() -> tuple[Control, ...]:
    resign = Control("resign", "Resign", sure="Do you really want to resign?", yes="Yes, I resign", no="No, play on")
    return Control("hint", "Hint"), Control("draw", "Offer a draw", disabled=True), resign


def ticking(first: int, second: int, running: int) -> ClockState:
    """Clocks with these milliseconds, of which one runs."""
    return ClockState((first, second), running, int(time() * 1000))
