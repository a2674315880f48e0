"""What the parts of the referee share: stores, engines, locks, boards at hand, and the ear of the views."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import storage
from bot.discord.steady_clock import Clock, Elapsed, SteadyClock
from bot.listening import Listening
from bot.locks import Locks
from bot.match.engine import Engine
from bot.match.positions import Positions
from bot.match.rating_rule import rate
from bot.match.refusals import BotIsThinking, NotYourMatch
from bot.match.state import Cause, Change, MatchView
from bot.match.views import view_of

UNLISTED = storage.Unlisted("listed", "off")

Listener = Callable[[Change], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Times:
    """How long people may take: to answer a challenge, and to move against another person where no clock was chosen."""

    challenge: timedelta = timedelta(hours=1)
    move: timedelta = timedelta(days=3)


DEFAULT_TIMES = Times()


class Shared:
    """The shared part. The stores are public; whoever changes a match holds `locks.of(match)` meanwhile.

    Whoever begins something for people, suspends or deletes one holds `people.of(person, ...)`, and takes it first.
    """

    def __init__(
        self, database: storage.Database, engine: Engine, clock: Clock, times: Times, elapsed: Elapsed | None = None
    ) -> None:
        self.matches = storage.Matches(database, rate)
        self.players = storage.Players(database)
        self.offers = storage.Offers(database)
        self.hints = storage.Hints(database)
        self.blocks = storage.Blocks(database)
        self.history = storage.History(database)
        self.settings = storage.Settings(database)
        self.privacy = storage.Privacy(database, self.settings)
        self.lessons = storage.Lessons(database)
        self.calls = storage.Calls(database)
        self.clocks = storage.Clocks(database)
        self.servers = storage.Servers(database)
        self.suspensions = storage.Suspensions(database)
        self.ratings = storage.Ratings(database)
        self.reviews = storage.Reviews(database)
        self.invitations = storage.Invitations(database)
        self.follows = storage.Follows(database)
        self.leaderboards = storage.Leaderboards(database, UNLISTED)
        self.puzzles = storage.Puzzles(database)
        self.studies = storage.Studies(database)
        self.daily = storage.Daily(database, UNLISTED)
        self.tournaments = storage.Tournaments(database)
        self.engine = engine
        self.clock = SteadyClock(clock, elapsed)
        self.times = times
        self.locks = Locks()
        self.people = Locks()
        self.positions = Positions()
        self.listening = Listening[Change](self.spawn, "match", lambda change: (change.view.id, change.cause))
        self.after_end: Callable[[int], Coroutine[Any, Any, None]] | None = None  # is told of matches that ended
        self._tasks: set[asyncio.Task[None]] = set()

    async def view(self, match_id: int) -> MatchView:
        """A match as it stands. Raises MatchNotFound."""
        return await self.show(await self.matches.game(match_id))

    async def show(self, record: storage.Game) -> MatchView:
        """The view of a match that was just read or written."""
        return view_of(record, await self.positions.of(record))

    def require_playing(self, view: MatchView) -> None:
        """Raises WrongStatus unless the match is being played."""
        if not view.playing:
            raise storage.WrongStatus(view.id, view.status)

    def closed(self, match_id: int) -> None:
        """A match ended: its tables and its board may go."""
        self.positions.drop(match_id)
        self.engine.forget(str(match_id))
        if self.after_end:
            self.spawn(self.after_end(match_id))

    def tell(self, view: MatchView, cause: Cause) -> None:
        """Lets the views know of a change that no caller shows. Changes of one match are told one after another."""
        self.listening.tell(Change(view, cause))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Starts work in the background, which `close` ends."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Ends what runs in the background."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def require_player(match: storage.Match, person: int) -> None:
    """Raises NotYourMatch unless the person plays in the match, WrongStatus unless it is being played."""
    if not match.has(person):
        raise NotYourMatch(match.id)
    if match.status != "playing":
        raise storage.WrongStatus(match.id, match.status)


def require_ply(match: storage.Match, ply: int | None) -> None:
    """Raises StaleMatch where the board is not the one that the person looked at; None: whatever it is."""
    if ply is not None and ply != match.ply:
        raise storage.StaleMatch(match.id, ply, match.ply)


def require_line(record: storage.Game, made: int | None) -> None:
    """Raises StaleMatch where other moves were made, or some taken back, since the person looked; None: never."""
    if made is not None and made != record.made:
        raise storage.StaleMatch(record.match.id, made, record.made)


def require_turn(match: storage.Match, person: int) -> None:
    """Raises BotIsThinking or NotYourTurn unless it is this person's turn."""
    if match.bot_to_move:
        raise BotIsThinking(match.id)
    if match.turn != person:
        raise storage.NotYourTurn(match.id, person)
