"""Referee: the service as a whole, from start to stop."""

import asyncio
import logging
import random
from collections.abc import Collection
from datetime import timedelta
from types import TracebackType

import storage
from bot.referee.blocks import BlockList
from bot.referee.challenges import Challenges
from bot.referee.engine import Engine
from bot.referee.hints import Hints
from bot.referee.lessons import Lessons
from bot.referee.messages import Messages
from bot.referee.offers import Offers
from bot.referee.preferences import Preferences
from bot.referee.privacy import Privacy
from bot.referee.queries import Queries
from bot.referee.shared import DEFAULT_TIMES, Clock, Listener, Shared, Times, present
from bot.referee.state import Cause, Reason
from bot.referee.turns import Turns

log = logging.getLogger(__name__)

GRACE = timedelta(hours=1)  # that everybody has for a move, at least, when the bot comes back
SWEEP = 5.0  # seconds between two looks for what is overdue


class Referee:
    """Rules over every match. `async with Referee(...)`, then `resume` once the listener can show things.

    Parts: `challenges`, `blocks`, `turns`, `offers`, `hints`, `queries`, `messages`, `preferences`,
    `privacy`, `lessons`.
    """

    def __init__(
        self,
        database: storage.Database,
        engine: Engine,
        *,
        clock: Clock = present,
        times: Times = DEFAULT_TIMES,
        default_language: str = "en",
        dice: random.Random | None = None,
        sweep: float = SWEEP,
    ) -> None:
        self._shared = Shared(database, engine, clock, times)
        self._sweep_every = sweep
        self._seen_waiting: set[tuple[int, int]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self.blocks = BlockList(self._shared)
        self.challenges = Challenges(self._shared, self.blocks, dice)
        self.turns = Turns(self._shared)
        self.hints = Hints(self._shared)
        self.offers = Offers(self._shared, self.turns, self.hints)
        self.queries = Queries(self._shared)
        self.privacy = Privacy(self._shared, self.challenges, self.turns, self.queries)
        self.messages = Messages(self._shared)
        self.preferences = Preferences(self._shared, default_language)
        self.lessons = Lessons(self._shared, self.challenges)

    def listen(self, listener: Listener) -> None:
        """Sets who is told of every change that no caller shows. It may fail; the game goes on."""
        self._shared.listener = listener

    async def remember(self, person: int, name: str, locale: str | None = None) -> None:
        """Keeps a person's present name; cheap where nothing changed."""
        await self._shared.players.remember(person, name, locale)

    async def resume(self) -> int:
        """Starts the clocks, plays on every match whose turn is the bot's, and has those shown whose board does not
        show their last change. Returns how many were waiting for the bot.

        Who could not move because the bot was away has GRACE for it. A match that cannot be read is logged and left.
        """
        await self._shared.matches.give_time(self._shared.clock() + GRACE)
        if self._sweeper is None:
            self._sweeper = asyncio.create_task(self._sweep_for_ever())
        waiting = await self._shared.matches.waiting_for_bot()
        for match in waiting:
            self.turns.resume(match.id)
        for match in await self._shared.matches.to_show():
            if not match.bot_to_move:  # else it is shown when the bot has moved
                await self._resume_showing(match)
        return len(waiting)

    async def reopened(self, channels: Collection[int]) -> None:
        """Has those matches shown that could be shown to nobody in these channels, which may take messages again."""
        for match in await self._shared.matches.given_up_in(channels):
            if not match.bot_to_move:
                await self._resume_showing(match)

    async def _resume_showing(self, match: storage.Match) -> None:
        try:
            self._shared.tell(await self._shared.view(match.id), Cause.RESUMED)
        except Exception:  # the others are to be shown all the same
            log.exception("match %s cannot be shown", match.id)

    async def sweep(self) -> None:
        """Ends what is overdue, and plays the bot's turns that a caller left behind for a whole sweep."""
        overdue = await self._shared.matches.overdue(self._shared.clock())
        await asyncio.gather(*map(self._time_out, overdue))
        waiting = {
            (match.id, match.ply)
            for match in await self._shared.matches.waiting_for_bot()
            if self.turns.is_left_behind(match.id)
        }
        for match_id, _ in waiting & self._seen_waiting:
            self.turns.resume(match_id)
        self._seen_waiting = waiting

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self._sweep_every)
            try:
                await self.sweep()
            except Exception:  # the disk may come back, and clocks must not stop before it does
                log.exception("the sweep failed; the next one tries again")

    async def _time_out(self, match: storage.Match) -> None:
        try:
            if match.status == "challenged":
                self._shared.tell(await self.challenges.expire(match.id), Cause.EXPIRED)
            else:
                await self._lose_on_time(match)
        except storage.Refusal as refusal:
            log.debug("overdue match %s moved on meanwhile: %s", match.id, refusal)
        except Exception:  # one match that cannot be ended must not stop the clocks of the others
            log.exception("match %s: its time is over and it cannot be ended", match.id)

    async def _lose_on_time(self, match: storage.Match) -> None:
        async with self._shared.locks.of(match.id):
            record = await self._shared.matches.game(match.id)
            if record.match.deadline != match.deadline:
                return
            view = await self.turns.end(record, 1 - record.match.ply % 2, Reason.TIMEOUT)
        self._shared.tell(view, Cause.TIMED_OUT)

    async def close(self) -> None:
        """Stops the sweep, the thinking and the telling. Every match goes on at the next start."""
        if self._sweeper:
            self._sweeper.cancel()
            await asyncio.wait({self._sweeper})
        await self.turns.close()
        await self._shared.close()

    async def __aenter__(self) -> "Referee":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
