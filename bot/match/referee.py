"""Referee: the service as a whole, from start to stop."""

import asyncio
import logging
import random
from collections.abc import Collection
from types import TracebackType

from bot.discord.steady_clock import Clock, Elapsed, present
from bot.features.blocks.rules import BlockList
from bot.features.challenges.invitations import Meeting
from bot.features.challenges.rematches import Rematches
from bot.features.hints.rules import Hints
from bot.features.learn.rules import Lessons
from bot.features.offers.rules import Offers
from bot.features.privacy.rules import Privacy
from bot.features.puzzles.daily_rules import Daily
from bot.features.puzzles.rules import Puzzles
from bot.features.records.leaderboards import Leaderboards
from bot.features.records.ratings import Ratings
from bot.features.reviews.rules import Reviews
from bot.features.servers.moderation import Moderation
from bot.features.servers.servers import Servers
from bot.features.studies.rules import Studies
from bot.features.tournaments.rules import Tournaments
from bot.match.admission import Admission
from bot.match.beginning import Challenges
from bot.match.clock_watch import ClockWatch
from bot.match.clocks import Clocks
from bot.match.engine import Engine
from bot.match.head_to_head import Records
from bot.match.messages import Messages
from bot.match.preferences import Preferences
from bot.match.queries import Queries
from bot.match.state import Cause
from bot.match.stores import DEFAULT_TIMES, Listener, Shared, Times
from bot.match.turns import Turns
from bot.match.unshown import Unshown
from storage.database import Database
from storage.errors import Refusal
from storage.rows import Match

log = logging.getLogger(__name__)

SWEEP = 5.0  # seconds between two looks for what is overdue
CLOCK_LOOKS = 13  # looks at the clocks between two sweeps


class Referee:
    """Rules over every match. `async with Referee(...)`, then `resume` once the listener can show things.

    Parts: `challenges`, `rematches`, `blocks`, `turns`, `clocks`, `watch`, `offers`, `hints`, `queries`, `records`,
    `messages`, `preferences`, `privacy`, `lessons`, `servers`, `moderation`, `ratings`, `leaderboards`, `meeting`,
    `reviews`, `puzzles`, `studies`, `tournaments`, `daily`.
    """

    def __init__(
        self,
        database: Database,
        engine: Engine,
        *,
        clock: Clock = present,
        elapsed: Elapsed | None = None,
        times: Times = DEFAULT_TIMES,
        default_language: str = "en",
        dice: random.Random | None = None,
        sweep: float = SWEEP,
    ) -> None:
        self._shared = Shared(database, engine, clock, times, elapsed)
        self._sweep_every = sweep
        self._unshown = Unshown(self._shared.matches)
        self._seen_waiting: set[tuple[int, int]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self.blocks = BlockList(self._shared)
        self.clocks = Clocks(self._shared)
        self.servers = Servers(self._shared)
        admission = Admission(self._shared, self.blocks, self.servers)
        self.challenges = Challenges(self._shared, admission, self.blocks, self.clocks, dice)
        self.rematches = Rematches(self._shared, self.challenges)
        self.turns = Turns(self._shared, self.clocks)
        self.watch = ClockWatch(self._shared, self.clocks, self.turns, sweep / CLOCK_LOOKS)
        self.hints = Hints(self._shared)
        self.offers = Offers(self._shared, self.turns, self.hints, self.clocks)
        self.queries = Queries(self._shared)
        self.ratings = Ratings(self._shared)
        self.leaderboards = Leaderboards(self._shared)
        self.meeting = Meeting(self._shared, admission, self.challenges)
        self.tournaments = Tournaments(self._shared, admission, self.challenges, self.turns)
        self.privacy = Privacy(self._shared, self.challenges, self.turns, self.meeting, self.tournaments)
        self.daily = Daily(self._shared, dice)
        self.moderation = Moderation(
            self._shared, self.servers, self.challenges, self.turns, self.tournaments, self.daily
        )
        self.records = Records(self._shared)
        self.messages = Messages(self._shared)
        self.preferences = Preferences(self._shared, default_language)
        self.lessons = Lessons(self._shared, self.challenges)
        self.reviews = Reviews(self._shared)
        self.puzzles = Puzzles(self._shared, self.daily, dice)
        self.studies = Studies(self._shared)

    def listen(self, listener: Listener) -> None:
        """Sets who is told of every change that no caller shows. It may fail; the game goes on."""
        self._shared.listening.listen(listener)

    async def remember(self, person: int, name: str, locale: str | None = None) -> None:
        """Keeps a person's present name; cheap where nothing changed."""
        await self._shared.players.remember(person, name, locale)

    async def resume(self) -> int:
        """Starts the clocks, plays on every match whose turn is the bot's, and has the first of those shown whose board
        does not show their last change; the sweep goes on with them. Returns how many were waiting for the bot.

        Time in which the bot was away costs nobody anything. A match that cannot be read is logged and left.
        """
        await self.watch.start()
        if self._sweeper is None:
            self._sweeper = asyncio.create_task(self._sweep_for_ever())
        waiting = await self._shared.matches.waiting_for_bot()
        for match in waiting:
            self.turns.resume(match.id)
        self._unshown.resume()
        await self._show_unshown()
        await self.tournaments.work_off()
        await self.daily.work_off()
        return len(waiting)

    async def reopened(self, channels: Collection[int]) -> None:
        """Has those matches shown that could be shown to nobody in these channels, which may take messages again."""
        await self.daily.reopened(channels)
        for match in await self._shared.matches.given_up_in(channels):
            if not match.bot_to_move:
                await self._tell(match.id, Cause.RESUMED)

    async def _show_unshown(self) -> None:
        for match in await self._unshown.look():
            await self._tell(match.id, Cause.RESUMED)

    async def _tell(self, match_id: int, cause: Cause) -> None:
        try:
            self._shared.tell(await self._shared.view(match_id), cause)
        except Exception:  # the others are to be shown all the same
            log.exception("match %s cannot be shown", match_id)

    async def sweep(self) -> None:
        """Ends what is overdue, plays the bot's turns and has matches shown that a caller left behind for a sweep."""
        await self.watch.look()
        for match_id in await self._shared.follows.ended():
            await self._tell(match_id, Cause.FOLLOWED)
        await self.tournaments.work_off()
        await self.daily.work_off()
        unanswered = await self._shared.clocks.overdue(self._shared.clock(), "challenged")
        await asyncio.gather(*map(self._expire, unanswered))
        waiting = {
            (match.id, match.ply)
            for match in await self._shared.matches.waiting_for_bot()
            if self.turns.is_left_behind(match.id)
        }
        for match_id, _ in waiting & self._seen_waiting:
            self.turns.resume(match_id)
        self._seen_waiting = waiting
        await self._show_unshown()

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self._sweep_every)
            try:
                await self.sweep()
            except Exception:  # the disk may come back, and clocks must not stop before it does
                log.exception("the sweep failed; the next one tries again")

    async def _expire(self, match: Match) -> None:
        try:
            self._shared.tell(await self.challenges.expire(match.id), Cause.EXPIRED)
        except Refusal as refusal:
            log.debug("challenge %s was answered meanwhile: %s", match.id, refusal)
        except Exception:  # one that cannot be ended must not stop the others
            log.exception("challenge %s: its time is over and it cannot be ended", match.id)

    async def close(self) -> None:
        """Stops the sweep, the thinking and the telling. Every match goes on at the next start."""
        await self.watch.close()
        if self._sweeper:
            self._sweeper.cancel()
            await asyncio.wait({self._sweeper})
        await self.reviews.close()
        await self.turns.close()
        await self._shared.close()

    async def __aenter__(self) -> "Referee":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
