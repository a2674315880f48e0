"""People who play on touch boards: good moves and bad ones, outdated ones, the same twice, while sockets break.

Each does what the page does: it opens a broken socket again with the same session, and repeats an unanswered move on
the same board. What the boards were told is kept for the laws.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import aiohttp

from bot.playground import Playground
from bot.playground.activities.app import FramedApp
from bot.playground.activities.refusals import CommandRefused
from bot.playground.people import DiscordUser

from .observer import Sighting
from .stored import Stored

LONGEST = 60.0  # seconds in which a reachable bot has answered, on any machine
RETRY = 0.3  # seconds after which a lost socket is opened again
NAMES = itertools.count(1)


@dataclass(slots=True)
class Told:
    """What the boards were told: states as sightings by socket and match, accepted moves, delays."""

    seen: dict[tuple[int, int], list[Sighting]] = field(default_factory=dict)
    accepted: list[tuple[int, int, str]] = field(default_factory=list)  # match, its `board_number` before, move
    silent: list[str] = field(default_factory=list)
    back: list[float] = field(default_factory=list)  # seconds from an open socket to the board


class BoardPlayer:
    """One page of a person; two of them are two tabs."""

    def __init__(
        self, here: Playground, person: DiscordUser, chance: random.Random, pause: float, told: Told, done: Counter[str]
    ) -> None:
        self._here, self._person, self._chance, self._pause = here, person, chance, pause
        self._told, self._done = told, done
        self._session = ""
        self._seq = 0
        self._name = 0  # of the socket
        self._waiting: dict[
            int, tuple[dict[str, Any], float]
        ] = {}  # requests without an answer, and when they were sent
        self._again: dict[str, Any] | None = None  # a move whose answer was lost
        self.state: dict[str, Any] = {}
        self.lobby: dict[str, Any] = {}
        self.moved = asyncio.Event()  # set when a move is sent
        self._socket: aiohttp.ClientWebSocketResponse | None = None

    async def live(self, until: asyncio.Event) -> None:
        """Opens the page, again and again, until told to stop."""
        async with aiohttp.ClientSession(headers={"Origin": self._here.proxy.origin}) as web:
            while not until.is_set():
                try:
                    await self._open(web, until)
                except (
                    aiohttp.ClientError,
                    TimeoutError,
                    ConnectionError,
                    CommandRefused,
                    LookupError,
                    ValueError,
                ) as error:
                    self._done[f"board:{type(error).__name__}"] += 1
                await asyncio.sleep(RETRY)

    async def _open(self, web: aiohttp.ClientSession, until: asyncio.Event) -> None:
        if not self._session:
            self._session = await self._sign_in(web)
        match = int(self.state.get("match", 0))
        address, timeout = f"{self._here.proxy.origin}/socket", aiohttp.ClientWSTimeout(ws_close=1)
        async with web.ws_connect(address, timeout=timeout) as socket:
            self._name, self._waiting, self._socket, began = next(NAMES), {}, socket, time.monotonic()
            await self._say({"type": "hello", "session": self._session, "match": match})
            acting = asyncio.create_task(self._act_until(until))
            try:
                async for message in socket:
                    if message.type is aiohttp.WSMsgType.TEXT:
                        began = self._hear(json.loads(message.data), began)
            finally:
                acting.cancel()
                self._socket = None
                lost = [request for request, _ in self._waiting.values() if request["type"] == "move"]
                self._again = lost[0] if lost else self._again

    async def _sign_in(self, web: aiohttp.ClientSession) -> str:
        frame = (await self._person.launch()).frame
        if frame is None:
            raise LookupError("no frame was opened")
        app = FramedApp(self._here.activities, frame)
        await app.connect()
        body = {"code": await app.authorize("identify"), "instance": frame.instance.id}
        async with web.post(f"{self._here.proxy.origin}/session", json=body) as answer:
            answer.raise_for_status()
            return str((await answer.json())["session"])

    async def _say(self, message: dict[str, Any]) -> None:
        if self._socket is not None and not self._socket.closed:
            await self._socket.send_str(json.dumps(message))

    # -- what is heard ----------------------------------------------------------------------------------------------

    def _hear(self, said: dict[str, Any], began: float) -> float:
        """Handles a message. Returns when the socket was opened, or 0 once the board has come."""
        kind = said["type"]
        if kind in ("state", "lobby"):
            setattr(self, kind, said)
            if began:
                self._told.back.append(time.monotonic() - began)
            began = 0.0
        if kind == "state" and said["match"]:
            self._note(said)
        if kind in ("accepted", "refused"):
            request, _ = self._waiting.pop(said["seq"], ({}, 0.0))
            if request.get("type") == "move" and kind == "accepted" and request["match"]:
                self._told.accepted.append((request["match"], request["board_number"], request["move"]))
        if kind == "ended":
            self._session, self.state, self._again = "", {}, None
        return began

    def _note(self, state: dict[str, Any]) -> None:
        played, match = state["played"], state["match"]
        last = played[-1]["text"] if played else ""
        sighting = Sighting(self._name, match, state["board_number"], last, state["status"])
        self._told.seen.setdefault((self._name, match), []).append(sighting)

    # -- what is done -----------------------------------------------------------------------------------------------

    async def _act_until(self, until: asyncio.Event) -> None:
        while not until.is_set():
            await asyncio.sleep(self._chance.expovariate(1 / self._pause))
            if self.state or self.lobby:
                act = self._chance.choices(
                    (self._move, self._control, self._stale, self._twice, self._go), (60, 10, 6, 6, 14)
                )[0]
                self._done[f"board:{act.__name__}"] += 1
                await act()
            self._look_at_waiting()
        if self._socket:
            await self._socket.close()

    async def _move(self) -> None:
        """Makes a legal move; first the one whose answer was lost."""
        again, self._again = self._again, None
        if again:
            await self._ask(again)
        elif self.state.get("moves"):
            await self._ask(self._request(self._chance.choice(self.state["moves"])["move"]))
        else:
            await self._go()

    async def _control(self) -> None:
        keys = [each["key"] for each in self.state.get("controls", ()) if not each["disabled"]]
        if keys:
            key = self._chance.choices(keys, [1 if key == "resign" else 4 for key in keys])[0]
            await self._ask(self._about() | {"type": "control", "key": key})

    async def _stale(self) -> None:
        """Acts as an outdated page: on a board that went on, or with a move that does not exist."""
        if self.state:
            made = max(0, self.state["board_number"] - self._chance.choice((0, 1, 2)))
            moves = [each["move"] for each in self.state["moves"]] or ["a1"]
            await self._ask(self._request(self._chance.choice([*moves, "z9"])) | {"board_number": made})

    async def _twice(self) -> None:
        """Sends the same move twice, as a page whose answer is late."""
        if self.state.get("moves"):
            request = self._request(self._chance.choice(self.state["moves"])["move"])
            await self._ask(request)
            await self._ask(request)

    async def _go(self) -> None:
        """Goes to the lobby, or where one of its controls leads."""
        lines = [line for section in self.lobby.get("sections", ()) for line in section["lines"]]
        keys = [control["key"] for line in lines for control in line["controls"]]
        opens = [key for key in keys if key.startswith("open:")]
        await self._ask({"type": "go", "key": self._chance.choice(["", *opens, *opens, *keys])})

    def _request(self, move: str) -> dict[str, Any]:
        return self._about() | {"type": "move", "move": move}

    def _about(self) -> dict[str, Any]:
        return {"match": self.state["match"], "board_number": self.state["board_number"]}

    async def _ask(self, request: dict[str, Any]) -> None:
        self._seq += 1
        self._waiting[self._seq] = request, time.monotonic()
        if request["type"] == "move":
            self.moved.set()
        await self._say(request | {"seq": self._seq})

    def _look_at_waiting(self) -> None:
        """Notes requests that an open socket has not answered for very long."""
        for number, (request, at) in tuple(self._waiting.items()):
            if self._socket and not self._socket.closed and time.monotonic() - at > LONGEST:
                self._told.silent.append(f"a board's {request} was not answered")
                del self._waiting[number]

    # -- in the calm ------------------------------------------------------------------------------------------------

    async def looks(self, stored: Stored) -> str:
        """Opens the page once more. Returns what its board shows wrongly, or ""."""
        async with aiohttp.ClientSession(headers={"Origin": self._here.proxy.origin}) as web:
            self._session = self._session or await self._sign_in(web)
            async with web.ws_connect(f"{self._here.proxy.origin}/socket") as socket, asyncio.timeout(LONGEST):
                hello = {"type": "hello", "session": self._session, "match": self.state.get("match", 0)}
                await socket.send_str(json.dumps(hello))
                said: dict[str, Any] = {}
                while said.get("type") not in ("state", "lobby", "ended"):
                    said = await socket.receive_json()
        match = stored.matches.get(said.get("match", 0))
        if match is None or (said["board_number"], len(said["played"])) == (match.board_number, match.ply):
            return ""
        return f"a board of match {match.id} shows {len(said['played'])} moves, not {match.ply}, or another line"


def add_boards(here: Playground, people: list[DiscordUser], plan: tuple[int, int, float], told: Told,
               done: Counter[str]) -> list[BoardPlayer]:  # fmt: skip
    """Pages for all people by turns, of whom the first get two tabs. `plan`: how many pages, the seed, the pause."""
    number, seed, pause = plan
    return [
        BoardPlayer(here, people[page // 2 % len(people)], random.Random(f"{seed} board {page}"), pause, told, done)
        for page in range(number)
    ]


def lost_on_boards(told: Told, stored: Stored) -> Iterator[str]:
    """Every move that a board was told was accepted is stored, at its place."""
    for match, made, move in told.accepted:
        rows = stored.matches[match].rows if match in stored.matches else ()
        there = next((row.text for at, row in enumerate(rows) if 2 * at - (row.ply - 1) == made), "nothing")
        if there != move:
            yield f"match {match}: {move} was accepted on board {made}, and {there} is stored"
