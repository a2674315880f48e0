"""The referee: holds the parts that run matches and the services of features, and starts and stops them."""

import asyncio
import logging
import random
from collections.abc import Callable, Collection, Iterable
from typing import Any, Generic, Self, TypeVar

from bot.background import stop
from bot.discord.clock import Clock, Elapsed, SteadyClock, present
from bot.match.admission import Admission, Blocks
from bot.match.beginning import Challenges
from bot.match.clock_watch import ClockWatch
from bot.match.clocks import Clocks
from bot.match.failure_log import failure_logged, log_failure
from bot.match.places import PlaceRules
from bot.match.preferences import Preferences
from bot.match.queries import HeadToHeadQueries, MatchLists, Queries
from bot.match.recovery import Recovery
from bot.match.stores import DEFAULTS, Defaults, Listener, Stores
from bot.match.turns import Turns
from engines.pool import Engine
from storage.database import Database

log = logging.getLogger(__name__)

SWEEP = 5.0  # seconds between two sweeps
CLOCK_LOOKS = 13  # how often the clocks are looked at between two sweeps


class Service:
    """The base of features' services, which have rules of their own. A referee has one of each kind (`Referee.of`).

    The referee calls each method when its event happens; the methods here do nothing.
    """

    def __init__(self, referee: "Referee") -> None:
        self._referee = referee
        self._stores = referee.stores

    async def do_due_work(self) -> None:
        """Does what is due without a caller. Called at the start, and in every sweep."""

    async def match_ends(self, match_id: int) -> None:
        """Called after a match has ended."""

    async def person_leaves(self, person: int, guild_id: int | None = None) -> None:
        """Called to remove a person from everything but matches, in a server or (None) everywhere."""

    async def channels_leave(self, guild_id: int, channel_id: int | None) -> None:
        """Called when a channel or a thread of a server was deleted, or (None) the bot was removed from the server."""

    async def servers_arrive(self) -> None:
        """Called when the bot has been added to servers."""

    async def channels_reopen(self, channels: Collection[int]) -> None:
        """Called when channels may take messages again."""

    async def close(self) -> None:
        """Called when the bot stops."""


T = TypeVar("T")
B = TypeVar("B")


class OneOfEach(Generic[B]):
    """Holds one object of each class that is asked for, made from this one."""

    def __init__(self) -> None:
        self._made: dict[Any, Any] = {}

    def of(self, kind: Callable[[Self], T]) -> T:
        """The object of a class, made when it is first asked for."""
        if kind not in self._made:
            self._made[kind] = kind(self)
        found: T = self._made[kind]
        return found

    @property
    def objects(self) -> tuple[B, ...]:
        """All objects, in the order in which they were made."""
        return tuple(self._made.values())


class Referee(OneOfEach[Service]):
    """Runs all matches; `bot.match` names the parts. `async with Referee(...)`, then call `resume` once the listener
    can show changes. `of` returns the services of features.
    """

    def __init__(
        self,
        database: Database,
        engine: Engine,
        services: Iterable[type[Service]] = (),
        *,
        clock: Clock = present,
        elapsed: Elapsed | None = None,
        defaults: Defaults = DEFAULTS,
        dice: random.Random | None = None,
        sweep: float = SWEEP,
    ) -> None:
        self.stores = Stores(database, engine, defaults, SteadyClock(clock, elapsed))
        self.dice = dice or random.Random()
        self._sweep_every = sweep
        self._sweeper: asyncio.Task[None] | None = None
        self.blocks = Blocks(self.stores)
        self.clocks = Clocks(self.stores)
        self.places = PlaceRules(self.stores)
        self.admission = Admission(self.stores, self.blocks, self.places)
        self.challenges = Challenges(self.stores, self.admission, self.clocks, self.dice)
        self.turns = Turns(self.stores, self.clocks)
        self.thinking = self.turns.thinking
        self._recovery = Recovery(self.stores, self.challenges, self.thinking)
        self.watch = ClockWatch(self.stores, self.clocks, self.turns, sweep / CLOCK_LOOKS)
        self.queries = Queries(self.stores)
        self.lists = MatchLists(self.stores)
        self.records = HeadToHeadQueries(self.stores)
        self.preferences = Preferences(self.stores)
        super().__init__()
        for kind in services:
            self.of(kind)
        self.stores.after_end = self._match_ends

    def listen(self, listener: Listener) -> None:
        """Sets the listener, which is called for every change that no caller shows. If it fails, the game goes on."""
        self.stores.listening.listen(listener)

    async def resume(self) -> int:
        """Starts the clocks and the sweep, plays the bot's turns, and has the first boards shown that are behind; the
        sweep shows the others. Returns how many matches were waiting for the bot.

        Time in which the bot was away costs nobody anything. A match that cannot be read is logged and skipped.
        """
        await self.watch.start()
        if self._sweeper is None:
            self._sweeper = asyncio.create_task(self._sweep_for_ever())
        waiting = await self._recovery.resume()
        await self._work_off()
        return waiting

    async def writable_again(self, channels: Collection[int]) -> None:
        """Has matches shown in channels that may take messages again. Raises a DatabaseFault: to be asked once more."""
        for service in self.objects:
            await service.channels_reopen(channels)
        await self._recovery.writable_again(channels)

    async def channels_leave(self, guild_id: int, channel_id: int | None = None) -> None:
        """Ends what features have in a channel of a server, or (None) in all its channels. Raises a DatabaseFault."""
        for service in self.objects:
            await service.channels_leave(guild_id, channel_id)

    async def _work_off(self) -> None:
        for service in self.objects:
            with failure_logged(log, "%s cannot do what is due; the next sweep tries again", type(service).__name__):
                await service.do_due_work()

    async def _match_ends(self, match_id: int) -> None:
        for service in self.objects:
            with failure_logged(log, "%s cannot go on after match %s", type(service).__name__, match_id):
                await service.match_ends(match_id)

    async def sweep(self) -> None:
        """Ends what is overdue, plays the bot's turns and has boards shown that callers left unfinished."""
        await self.watch.look()
        await self._work_off()
        await self._recovery.look()

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self._sweep_every)
            try:
                await self.sweep()
            except Exception as error:  # the disk may come back, and clocks must not stop before it does
                log_failure(log, error, "the sweep failed; the next one tries again")

    async def close(self) -> None:
        """Stops the clocks, the sweep, the services, the thinking and the listener. Matches go on at the next start."""
        await self.watch.close()
        await stop(self._sweeper)
        for service in self.objects:
            await service.close()
        await self.thinking.close()
        await self.stores.background.close()

    async def __aenter__(self) -> "Referee":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
