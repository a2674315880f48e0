"""The referee: what every match stands on, and the services of the features beside it, from start to stop."""

import asyncio
import logging
import random
from collections.abc import Collection, Iterable
from typing import Any, TypeVar

from bot.discord.clock import Clock, Elapsed, present
from bot.match.admission import Admission
from bot.match.beginning import Challenges
from bot.match.blocks import Blocks
from bot.match.clock_watch import ClockWatch
from bot.match.clocks import Clocks
from bot.match.head_to_head import HeadToHeadQueries
from bot.match.left_behind import LeftBehind
from bot.match.lists import MatchLists
from bot.match.places import PlaceRules
from bot.match.preferences import Preferences
from bot.match.queries import Queries
from bot.match.stores import DEFAULT_TIMES, Listener, Stores, Times
from bot.match.turns import Turns
from engines.pool import Engine
from storage.database import Database

log = logging.getLogger(__name__)

SWEEP = 5.0  # seconds between two looks for what is overdue
CLOCK_LOOKS = 13  # looks at the clocks between two sweeps


class Service:
    """What a feature does by rules of its own; one of each kind stands beside a referee (`Referee.of`). Each method is
    called at its time and does nothing where a feature has no part in it.
    """

    def __init__(self, referee: "Referee") -> None:
        self._referee = referee
        self._stores = referee.stores

    async def work_off(self) -> None:
        """What it does by itself: at the start, and in every sweep."""

    async def match_ends(self, match_id: int) -> None:
        """A match is over."""

    async def person_leaves(self, person: int, guild_id: int | None = None) -> None:
        """Somebody takes part in nothing any more that is not a match, in a server or anywhere."""

    async def server_leaves(self, guild_id: int) -> None:
        """A server has dismissed the bot."""

    async def servers_arrive(self) -> None:
        """Servers have the bot that did not have it."""

    async def channels_reopen(self, channels: Collection[int]) -> None:
        """Channels may take messages again."""

    async def close(self) -> None:
        """The bot stops."""


S = TypeVar("S", bound=Service)


class Referee:
    """Rules over every match. `async with Referee(...)`, then `resume` once the listener can show things.

    Of every match: `challenges` begins one, `turns` plays it, `thinking` plays the bot's turns, `clocks` and `watch`
    time it, `queries`, `lists` and `records` look at it, `preferences` say how it is shown to whom;
    `admission`, `places` and `blocks` say who may begin what where. The services of features are had by `of`.
    """

    def __init__(
        self,
        database: Database,
        engine: Engine,
        services: Iterable[type[Service]] = (),
        *,
        clock: Clock = present,
        elapsed: Elapsed | None = None,
        times: Times = DEFAULT_TIMES,
        default_language: str = "en",
        dice: random.Random | None = None,
        sweep: float = SWEEP,
    ) -> None:
        self.stores = Stores(database, engine, clock, times, elapsed)
        self.dice = dice or random.Random()
        self._sweep_every = sweep
        self._sweeper: asyncio.Task[None] | None = None
        self.blocks = Blocks(self.stores)
        self.clocks = Clocks(self.stores)
        self.places = PlaceRules(self.stores)
        self.admission = Admission(self.stores, self.blocks, self.places)
        self.challenges = Challenges(self.stores, self.admission, self.blocks, self.clocks, self.dice)
        self.turns = Turns(self.stores, self.clocks)
        self.thinking = self.turns.thinking
        self._left_behind = LeftBehind(self.stores, self.challenges, self.thinking)
        self.watch = ClockWatch(self.stores, self.clocks, self.turns, sweep / CLOCK_LOOKS)
        self.queries = Queries(self.stores)
        self.lists = MatchLists(self.stores)
        self.records = HeadToHeadQueries(self.stores)
        self.preferences = Preferences(self.stores, default_language)
        self._services: dict[type[Service], Any] = {}
        for kind in services:
            self.of(kind)
        self.stores.after_end = self._match_ends

    def of(self, kind: type[S]) -> S:
        """The service of a kind, made when it is first asked for."""
        if kind not in self._services:
            self._services[kind] = kind(self)
        found: S = self._services[kind]
        return found

    @property
    def services(self) -> tuple[Service, ...]:
        """All of them, in the order of their making."""
        return tuple(self._services.values())

    def listen(self, listener: Listener) -> None:
        """Sets who is told of every change that no caller shows. It may fail; the game goes on."""
        self.stores.listening.listen(listener)

    async def remember(self, person: int, name: str, locale: str | None = None) -> None:
        """Keeps a person's present name; cheap where nothing changed."""
        await self.stores.players.remember(person, name, locale)

    async def resume(self) -> int:
        """Starts the clocks, plays on every match whose turn is the bot's, and has the first of those shown whose board
        does not show their last change; the sweep goes on with them. Returns how many were waiting for the bot.

        Time in which the bot was away costs nobody anything. A match that cannot be read is logged and left.
        """
        await self.watch.start()
        if self._sweeper is None:
            self._sweeper = asyncio.create_task(self._sweep_for_ever())
        waiting = await self._left_behind.resume()
        await self._work_off()
        return waiting

    async def reopened(self, channels: Collection[int]) -> None:
        """Has those matches shown that could be shown to nobody in these channels, which may take messages again."""
        for service in self.services:
            await service.channels_reopen(channels)
        await self._left_behind.reopened(channels)

    async def _work_off(self) -> None:
        for service in self.services:
            await service.work_off()

    async def _match_ends(self, match_id: int) -> None:
        for service in self.services:
            await service.match_ends(match_id)

    async def sweep(self) -> None:
        """Ends what is overdue, plays the bot's turns and has matches shown that a caller left behind for a sweep."""
        await self.watch.look()
        await self._work_off()
        await self._left_behind.look()

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self._sweep_every)
            try:
                await self.sweep()
            except Exception:  # the disk may come back, and clocks must not stop before it does
                log.exception("the sweep failed; the next one tries again")

    async def close(self) -> None:
        """Stops the sweep, the thinking and the telling. Every match goes on at the next start."""
        await self.watch.close()
        if self._sweeper:
            self._sweeper.cancel()
            await asyncio.wait({self._sweeper})
        for service in self.services:
            await service.close()
        await self.thinking.close()
        await self.stores.close()

    async def __aenter__(self) -> "Referee":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
