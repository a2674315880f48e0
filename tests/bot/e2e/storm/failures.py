"""What happens to the bot: it is killed, stopped, cut off and slowed down; its engines die; Discord fails."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress

import psutil  # type: ignore[import-untyped]

from bot.playground import Playground
from bot.playground.events import Event
from tests.engines.pool.workers import kill

from .boards import BoardPlayer
from .bot_process import STARTING, BotProcess
from .laws import UNREADABLE
from .moderators import Moderators
from .observer import Observer

REQUESTS = (
    "POST /interactions/*/callback",
    "PATCH /webhooks/*",
    "POST /webhooks/*",
    "PATCH /channels/*/messages/*",
    "POST /channels/*/messages",
    "DELETE *",
    "*",
)
STATUSES = (500, 502, 503)
READY = 2.0  # seconds after the last server of a new session in which discord.py waits for further ones
BOT_MOVE_WAIT = 3.0  # seconds to wait for an event before another blow is struck


class Failures:
    """Strikes again and again. Every kind of blow comes once before any comes twice."""

    def __init__(
        self,
        here: Playground,
        bot: BotProcess,
        observer: Observer,
        chance: random.Random,
        boards: Sequence[BoardPlayer] = (),
    ) -> None:
        self._here, self._bot, self._observer, self._chance = here, bot, observer, chance
        self._boards = boards
        self.struck: Counter[str] = Counter()
        self.complaints: list[str] = []
        self._frozen: list[psutil.Process] = []
        self._moderators = Moderators(here, observer, chance)
        self.blows: tuple[Callable[[], Awaitable[None]], ...] = (
            self.kill_the_bot,
            self.kill_in_mid_request,
            self.kill_in_mid_request,
            self.kill_in_mid_request,
            self.stop_the_bot,
            self.kill_engines,
            self.freeze_engines,
            self.cut_the_line,
            self.ask_to_reconnect,
            self.close_the_line,
            self.refuse_to_resume,
            self.break_a_new_session_off,
            self.send_unreadable_events,
            self.fail_requests,
            self.lose_receipts,
            self.break_connections,
            self.ask_to_slow_down,
            self.delay_requests,
            self.turn_events_round,
            self.occupy_the_database,
            *((self.cut_boards, self.kill_in_mid_move, self.kill_in_mid_move) if boards else ()),
            *self._moderators.blows,
        )

    async def strike_again(self, until: asyncio.Event, pause: float, only: Sequence[str] = ()) -> None:
        """Strikes blows (only those named in `only`, if any), with random pauses, until told to stop."""
        for blow in self._in_turn([each for each in self.blows if not only or each.__name__ in only]):
            with suppress(TimeoutError):
                await asyncio.wait_for(until.wait(), self._chance.expovariate(1 / pause))
            if until.is_set():
                return
            await self.strike(blow)

    async def strike(self, blow: Callable[[], Awaitable[None]]) -> None:
        """Strikes one blow; notes a complaint if the bot ended by itself or does not come back."""
        if not self._bot.is_running:
            self.complaints.append("the bot ended by itself")
            with self._observer.trouble("ended"):
                await self._bot.start()
        self.struck[blow.__name__] += 1
        self._bot.present_engines()
        try:
            await blow()
        except TimeoutError:
            self.complaints.append(f"after {blow.__name__} the bot did not come back")

    def _in_turn(self, blows: list[Callable[[], Awaitable[None]]]) -> Iterator[Callable[[], Awaitable[None]]]:
        while True:
            yield from self._chance.sample(blows, len(blows))

    async def end(self) -> None:
        """Ends all faults, gives all permissions back, thaws the engines, and starts the bot if it is down."""
        await self._moderators.end()
        self._here.faults.clear()
        self._thaw()
        if not self._bot.is_running:
            with self._observer.trouble("down"):
                await self._bot.start()
        await self._here.until(lambda: self._here.gateway.connected, STARTING)

    # -- the process --------------------------------------------------------------------------------------------

    async def kill_the_bot(self) -> None:
        """Kills the bot between any two instructions, and starts it again."""
        with self._observer.trouble("kill"):
            await self._bot.kill()
            self._thaw()
            await asyncio.sleep(self._chance.uniform(0, 0.5))
            await self._bot.start()

    async def kill_in_mid_request(self) -> None:
        """Kills it when a request has reached Discord and its answer will never come; it was carried out, or not."""
        request = self._here.faults.seize(self._chance.choice(REQUESTS), after=self._chance.random() < 0.3)
        with suppress(TimeoutError):
            await self._here.until(lambda: request.met, BOT_MOVE_WAIT)
        await self._bot.kill()
        self._here.faults.clear()
        await self.kill_the_bot()

    async def kill_in_mid_move(self) -> None:
        """Kills it when a page has sent a move; nobody knows what became of it."""
        page = self._chance.choice(self._boards)
        page.moved.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(page.moved.wait(), BOT_MOVE_WAIT)
        await asyncio.sleep(self._chance.uniform(0, 0.03))
        await self.kill_the_bot()

    async def cut_boards(self) -> None:
        """Breaks every socket of a page without a close frame."""
        self._here.proxy.sockets.cut()

    async def stop_the_bot(self) -> None:
        """Stops the bot in order, and starts it again."""
        with self._observer.trouble("stop"):
            code = await self._bot.stop()
            if code:
                self.complaints.append(f"the bot ended with {code} when it was asked to stop")
            await self._bot.start()

    async def kill_engines(self) -> None:
        """Kills one engine process, or all."""
        engines = self._bot.present_engines()
        for engine in engines if self._chance.random() < 0.5 else engines[:1]:
            kill(engine)

    async def freeze_engines(self) -> None:
        """Makes the engines answer late, or not at all."""
        self._frozen = self._bot.present_engines()
        for engine in self._frozen:
            with suppress(psutil.NoSuchProcess):
                engine.suspend()
        await asyncio.sleep(self._chance.uniform(0.2, 7))
        self._thaw()

    def _thaw(self) -> None:
        for engine in self._frozen:
            with suppress(psutil.NoSuchProcess):
                engine.resume()
        self._frozen = []

    async def occupy_the_database(self) -> None:
        """Another program holds the write lock for a while."""
        other = sqlite3.connect(self._bot.database, isolation_level=None, timeout=0.1)
        try:
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(self._chance.uniform(0.1, 2))
            other.execute("ROLLBACK")
        except sqlite3.OperationalError:  # the bot was writing just then
            self.struck["database was taken"] += 1
        finally:
            other.close()

    # -- the line -----------------------------------------------------------------------------------------------

    async def _reconnect(self, what: str, blow: Callable[[], Awaitable[None] | None]) -> None:
        """Strikes at the bot's sockets and waits until it has come back by another."""
        old = set(self._here.gateway.lines)
        with self._observer.trouble(what):
            if waiting := blow():
                await waiting
            await self._here.until(
                lambda: self._here.gateway.connected and not old & self._here.gateway.lines, STARTING
            )

    async def cut_the_line(self) -> None:
        """Breaks the socket without a close frame."""
        await self._reconnect("cut", self._here.faults.cut)

    async def close_the_line(self) -> None:
        """Discord closes the socket."""
        await self._reconnect("close", self._here.faults.close)

    async def refuse_to_resume(self) -> None:
        """Breaks the socket, and the bot must identify again."""
        self._here.faults.refuse_resume()
        await self._reconnect("refused", self._here.faults.cut)

    async def break_a_new_session_off(self) -> None:
        """The bot must identify again, and that session breaks off before the bot knows all its servers."""
        await self.refuse_to_resume()
        await asyncio.sleep(self._chance.uniform(0, READY))
        await self._chance.choice((self.cut_the_line, self.refuse_to_resume))()

    async def send_unreadable_events(self) -> None:
        """Sends events without the fields that the library needs."""
        for kind in UNREADABLE:
            self._here.world.tell(Event(kind, {"guild_id": str(self._here.world.guild.id)}))

    async def ask_to_reconnect(self) -> None:
        """Discord asks the bot to reconnect."""
        await self._reconnect("reconnect", self._here.faults.ask_to_reconnect)

    # -- requests -----------------------------------------------------------------------------------------------

    async def fail_requests(self) -> None:
        """Fails the next requests of a kind, which are not carried out."""
        status, times = self._chance.choice(STATUSES), self._chance.choice((1, 1, 2))
        self._here.faults.fail(self._chance.choice(REQUESTS), status, times)

    async def lose_receipts(self) -> None:
        """Carries out the next requests of a kind, and tells the bot that they failed."""
        self._here.faults.fail(self._chance.choice(REQUESTS), self._chance.choice(STATUSES), after=True)

    async def break_connections(self) -> None:
        """Ends the connections of the next requests of a kind without an answer; they were carried out, or not."""
        times, after = self._chance.choice((1, 2)), self._chance.random() < 0.5
        self._here.faults.hang_up(self._chance.choice(REQUESTS), times, after=after)

    async def ask_to_slow_down(self) -> None:
        """Answers 429, now and then for all requests."""
        pause = self._chance.uniform(0.1, 1)
        self._here.faults.too_many(self._chance.choice(REQUESTS), pause, is_global=self._chance.random() < 0.2)

    async def delay_requests(self) -> None:
        """Delays answers."""
        self._here.faults.delay(self._chance.choice(REQUESTS), self._chance.uniform(0.1, 1), times=3)

    async def turn_events_round(self) -> None:
        """Swaps the order of a request's answer and its gateway event, from now on."""
        self._here.faults.events_last = not self._here.faults.events_last
