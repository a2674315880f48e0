"""A page without a browser, against the real bot: it signs in and uses its socket as the real one does."""

import asyncio
import json
from contextlib import AsyncExitStack
from types import TracebackType
from typing import Any, Self

import aiohttp

from bot.playground import Playground
from bot.playground.activities.app import FramedApp
from bot.playground.activities.frames import Frame

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

    async def until_made(self, board_number: int) -> dict[str, Any]:
        """The first state in which at least `board_number` moves were ever made."""
        while self.state.get("board_number", -1) < board_number:
            await self.hears("state")
        return self.state

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
