"""Watches the clocks: ends matches that are over time, warns people, and notes that the bot is running."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial

from bot.background import stop
from bot.match.clocks import Clocks
from bot.match.failure_log import log_failure
from bot.match.state import Cause, MatchView
from bot.match.stores import Stores
from bot.match.turns import Turns
from storage.errors import DatabaseClosed, DatabaseFault, StorageRefusal
from storage.rows import Match

log = logging.getLogger(__name__)

ON_ITS_WAY = timedelta(seconds=1.2)  # how long after the deadline a click that was made in time may arrive
LATE = 0.3  # a look is skipped if the loop is this many seconds behind: clicks that were made in time wait in it
SILENT = "silent"  # the name of a connection on which nothing is heard, which one is not known
STEADY = 4  # looks between two notes that the bot is running


class ClockWatch:
    """Looks at the clocks every `interval` seconds while the bot is connected.

    The time is that of `Stores.clock` alone. `lose` and `regain` say that a connection to the chat is gone or back;
    while one is gone, no clock runs, not even for those who are heard. `lose_server` and `regain_server` say it of a
    server: its clocks alone stand. `silence` is awaited before matches end on time: for how many seconds the bot may
    have missed what people do; 0.0 if it hears everybody.
    """

    def __init__(self, stores: Stores, clocks: Clocks, turns: Turns, interval: float) -> None:
        self._stores, self._standstill, self._turns = stores, clocks.standstill, turns
        self._interval = interval
        self._lost: set[object] = set()
        self._back: set[int] = set()  # servers that are available again, and have not been given their time back
        self._giving_back = asyncio.Lock()  # the same time must not be given back twice
        self._task: asyncio.Task[None] | None = None
        self._looks = 0
        self._broken: set[tuple[int, datetime | None]] = set()  # matches that cannot be ended, with their deadlines
        self.silence: Callable[[], Awaitable[float]] = _no_silence

    async def start(self) -> None:
        """Gives back the time since the last process ended, and starts looking."""
        async with self._giving_back:
            await self._standstill.give_time_back(await self._stores.clocks.alive_at(), restarted=True)
            await self._standstill.note_alive()
        if self._task is None:
            self._task = asyncio.create_task(self._look_for_ever())

    async def close(self) -> None:
        """Stops looking."""
        await stop(self._task)

    async def lose(self, connection: object) -> None:
        """Stops the clocks: this connection is gone."""
        stood = self._standstill.stand
        self._standstill.stop()
        self._lost.add(connection)
        if self._task and not stood:
            await self._guarded(self._standstill.note_alive)

    async def regain(self, connection: object) -> None:
        """Notes that this connection is back. If it was the last one missing, gives back what the clocks ran meanwhile
        and has boards show it.
        """
        if connection in self._lost:
            self._lost.discard(connection)
            await self._guarded(self._run_again)

    def lose_server(self, guild: int) -> None:
        """Stops the clocks in a server: it is unavailable."""
        self._standstill.stop_in(guild)
        self._back.discard(guild)

    async def regain_server(self, *guilds: int) -> None:
        """Notes that servers are available again, and does there what `regain` does everywhere."""
        if returned := self._standstill.away.keys() & guilds:
            self._back |= returned
            await self._guarded(self._run_again)

    async def look(self) -> None:
        """Ends matches that are over time and warns people with little left, unless a connection is gone; now and then
        notes that the bot is running. If the host's clock has leapt for good, gives the gap back first.
        """
        if self._lost == {SILENT} and not await self.silence():
            self._lost.discard(SILENT)
        if not self._lost:
            await self._run_again()
        if not self._lost:
            await self._end_and_warn()
        self._looks += 1
        if self._looks % STEADY == 0 and await self._stores.clocks.any_timed() and not self._standstill.stand:
            await self._guarded(self._standstill.note_alive)

    async def _end_and_warn(self) -> None:
        """Does so with the matches whose time is over or short, once it is sure that everybody is heard."""
        now = self._stores.clock()
        over: list[Match] = []
        short: list[Match] = []  # of time, or a move may be on its way
        for match in await self._stores.clocks.due(now):
            is_over = match.timing.deadline and match.timing.deadline <= now - ON_ITS_WAY
            (over if is_over else short).append(match)
        if any(map(self._runs, over)) and (silent := await self.silence()):
            self._standstill.stop(timedelta(seconds=silent))
            self._lost.add(SILENT)
        if self._lost:  # perhaps only since then
            return
        lose, warn = self._turns.lose_on_time, self._turns.warn
        due = filter(self._runs, over)
        await asyncio.gather(*(self._guarded(partial(self._act, match, lose, Cause.TIMED_OUT)) for match in due))
        for match in filter(self._runs, short):
            if match.timing.warn_at:
                await self._guarded(partial(self._act, match, warn, Cause.TIME_SHORT))

    def _runs(self, match: Match) -> bool:
        """Whether the clock of a match runs in its server, and the match could be read when it was last due."""
        return match.guild_id not in self._standstill.away and (match.id, match.timing.deadline) not in self._broken

    async def _act(self, match: Match, act: Callable[[Match], Awaitable[MatchView | None]], cause: Cause) -> None:
        """Ends a match or warns its player. A match that cannot be read stops no others."""
        try:
            if view := await act(match):
                self._stores.announce(view, cause)
        except DatabaseFault:
            raise
        except StorageRefusal as refusal:
            log.debug("overdue match %s moved on meanwhile: %s", match.id, refusal)
        except Exception as error:  # each look would fail, and ask Discord for a heartbeat
            self._broken.add((match.id, match.timing.deadline))
            log.error("match %s: its clock is left alone until the next start", match.id, exc_info=error)

    async def _run_again(self) -> None:
        """Gives back the time in which the clocks stood, everywhere or in a server, or the host's clock has leapt; if
        that fails, the next look tries again. While a connection is gone, even one lost just now, they stand on.
        """
        async with self._giving_back:
            if (since := self._standstill.stand) and not self._lost:
                await self._standstill.give_time_back(min(since, await self._stores.clocks.alive_at() or since))
                if self._lost:
                    self._standstill.stop()
                await self._show_again()
            if self._back and not self._lost:
                returned = frozenset(self._back)
                await self._standstill.give_time_back_in(returned)
                for guild in returned & self._back:  # the others were lost again meanwhile
                    self._back.discard(guild)
                    del self._standstill.away[guild]
                await self._show_again()
            if (told := self._stores.clock.settled()) and not self._lost:
                log.warning("the host's clock has leapt ahead, to %s; no time of a match has passed by that", told)
                await self._standstill.give_time_back(self._stores.clock(), told)
                self._stores.clock.follow()
                await self._show_again()

    async def _show_again(self) -> None:
        for match in await self._stores.boards.to_show():
            if match.timing.first_left is not None and not match.bot_to_move:
                await self._stores.announce_present(match.id, Cause.RESUMED)
        await self._standstill.note_alive()

    async def _look_for_ever(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + self._interval
            await asyncio.sleep(self._interval)
            if loop.time() - due < LATE:
                await self._guarded(self.look)

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        """Does work without raising: a full disk must stop neither the clocks for good nor those of other matches."""
        try:
            await work()
        except DatabaseClosed:
            log.debug("the clocks are looked at again after the next start")
        except Exception as error:
            log_failure(log, error, "a look at the clocks failed; the next one tries again")


async def _no_silence() -> float:
    return 0.0
