"""A page without a browser, against the real bot: it signs in and uses its socket as the real one does; and the matches
that pages show.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from types import TracebackType
from typing import Any, Self

import aiohttp

from bot.playground import Playground
from bot.playground.activities.app import FramedApp
from bot.playground.activities.frames import Frame
from bot.playground.people import DiscordUser
from bot.playground.seen import ShownMessage
from tests.bot.e2e.playing import board_at

PATIENCE = 30.0  # seconds, on a busy machine


class Player:
    """A page in a frame; `async with Player(here, frame)` signs in and opens a socket."""

    def __init__(self, here: Playground, frame: Frame, session: str = "") -> None:
        self.here, self.frame, self.session = here, frame, session
        self.origin = here.proxy.origin
        self.opened = AsyncExitStack()
        self.state: dict[str, Any] = {}
        self.lobby: dict[str, Any] = {}
        self.seq = 0

    async def __aenter__(self) -> Self:
        self.web = await self.opened.enter_async_context(aiohttp.ClientSession(headers={"Origin": self.origin}))
        if not self.session:
            self.session = await self.sign_in()
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Closes the page and its sockets: one that is left open warns of it when it is collected as garbage."""
        await self.opened.aclose()

    async def sign_in(self) -> str:
        """Signs in. Returns the session that the bot gives."""
        app = FramedApp(self.here.activities, self.frame)
        await app.connect()
        code = await app.authorize("identify")
        status, told = await self.post(code, self.frame.instance.id)
        assert status == 200, told
        await app.command("AUTHENTICATE", {"access_token": told["access_token"]})
        return str(told["session"])

    async def post(self, code: str, instance: str) -> tuple[int, dict[str, Any]]:
        """The bot's answer to an authorization code: the status and the JSON object."""
        async with self.web.post(f"{self.origin}/session", json={"code": code, "instance": instance}) as answer:
            return answer.status, await answer.json() if answer.content_type == "application/json" else {}

    async def open(self, match: int = 0, exercise: str = "") -> None:
        """Opens a socket and sends hello."""
        self.socket = await self.opened.enter_async_context(self.web.ws_connect(f"{self.origin}/socket"))
        await self.say(type="hello", session=self.session, match=match, exercise=exercise)

    async def say(self, **message: Any) -> None:
        """Sends a message to the bot."""
        await self.socket.send_str(json.dumps(message))

    async def hears(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; `closed` is the end of the socket."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.socket.receive()
                if message.type is not aiohttp.WSMsgType.TEXT:
                    said = {"type": "closed", "code": self.socket.close_code}
                else:
                    said = json.loads(message.data)
                if said["type"] in ("state", "lobby"):
                    setattr(self, said["type"], said)
                if said["type"] in kinds:
                    return said
                assert said["type"] != "closed", said

    async def until(self, holds: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """The first state of which something holds: the last known one, or one of those to come."""
        while not self.state or not holds(self.state):
            await self.hears("state")
        return self.state

    async def until_made(self, board_number: int) -> dict[str, Any]:
        """The first state in which at least `board_number` moves were ever made."""
        return await self.until(lambda state: state["board_number"] >= board_number)

    async def until_offered(self, beginning: str) -> str:
        """The key of the first control in the lobby that begins so, once there is one."""
        while not (found := [key for key in self.offered() if key.startswith(beginning)]):
            await self.hears("lobby")
        return found[0]

    def buttons(self, beginning: str = "") -> list[str]:
        """The keys of the match's controls that begin so, as last known."""
        return [each["key"] for each in self.state["controls"] if each["key"].startswith(beginning)]

    async def answers_offer(self, word: str) -> dict[str, Any]:
        """Accepts or declines the first offer, once there is one. Returns the answer."""
        await self.until(lambda _: self.buttons(f"{word}:"))
        return await self.ask("control", key=self.buttons(f"{word}:")[0])

    async def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Asks for a move or a control on the last known board. Returns the answer."""
        self.seq += 1
        known = {"match": self.state["match"], "board_number": self.state["board_number"]}
        await self.say(type=kind, seq=self.seq, **known | more)
        return await self._hears_answer()

    async def go(self, key: str) -> dict[str, Any]:
        """Goes to the lobby, or presses one of its controls. Returns the answer; what it led to came before."""
        self.seq += 1
        await self.say(type="go", seq=self.seq, key=key)
        return await self._hears_answer()

    async def _hears_answer(self) -> dict[str, Any]:
        """The answer to the last request; not that to a press in the chat, whose `seq` is 0."""
        while (said := await self.hears("accepted", "refused", "warning"))["seq"] != self.seq:
            pass
        return said

    def label(self, key: str) -> str:
        """The label of a control in the lobby, as last known."""
        return next(each["label"] for each in self._controls() if each["key"] == key)

    def offered(self) -> list[str]:
        """The keys of all controls in the lobby, as last known."""
        return [each["key"] for each in self._controls()]

    def _controls(self) -> list[dict[str, Any]]:
        lines = [line for section in self.lobby["sections"] for line in section["lines"]]
        return [control for line in lines for control in line["controls"]]

    def lines(self) -> list[str]:
        """The texts of all lines in the lobby, as last known."""
        return [line["text"] for section in self.lobby["sections"] for line in section["lines"]]


async def against_bot(person: DiscordUser) -> ShownMessage:
    """A match of tic-tac-toe in which the person moves first."""
    seen = await (await person.slash("play", game="tictactoe", level="beginner", side="first")).settled()
    return await board_at(person, seen.message, 0)


async def between(one: DiscordUser, other: DiscordUser) -> ShownMessage:
    """A match of tic-tac-toe between two people; the first challenges and moves first."""
    asked = await (await one.slash("play", game="tictactoe", opponent=other.id, side="first", hints="both")).settled()
    accepted = await (await other.click(asked.message, "Accept")).settled()
    return await board_at(one, accepted.message or asked.message, 0)


async def frame_of(person: DiscordUser, board: ShownMessage) -> Frame:
    """The frame that the button opens."""
    frame = (await person.click(board, "Open the board")).frame
    assert frame is not None
    return frame


@asynccontextmanager
async def at_match(here: Playground, person: DiscordUser, board: ShownMessage) -> AsyncIterator[Player]:
    """A person's page, which shows the match whose button they pressed."""
    async with Player(here, await frame_of(person, board)) as page:
        await page.until_made(0)
        yield page


@asynccontextmanager
async def at_own_match(here: Playground, person: DiscordUser) -> AsyncIterator[tuple[ShownMessage, Player]]:
    """A new match against the bot: its message, and an open page of the person."""
    board = await against_bot(person)
    async with at_match(here, person, board) as page:
        yield board, page


@asynccontextmanager
async def at_board(
    here: Playground, one: DiscordUser, other: DiscordUser
) -> AsyncIterator[tuple[ShownMessage, Player, Player]]:
    """A new match between two people: its message, and an open page of each person."""
    board = await between(one, other)
    async with at_match(here, one, board) as first, at_match(here, other, board) as second:
        yield board, first, second


async def take_turns(pages: tuple[Player, Player], *moves: str, begun: int = 0) -> None:
    """The first of two people and the other make these moves in turn after `begun` others, each on their own page."""
    for made, move in enumerate(moves, begun):
        await pages[made % 2].until_made(made)
        assert (await pages[made % 2].ask("move", move=move))["type"] == "accepted"
