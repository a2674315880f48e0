"""What the parts of the referee share: stores, engines, locks, cached positions, and the listener."""

import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from bot.background import Background
from bot.discord.clock import SteadyClock
from bot.discord.place import Person
from bot.listening import Listening
from bot.locks import Locks
from bot.match.failure_log import failure_logged
from bot.match.positions import Positions
from bot.match.rating_rule import rate
from bot.match.state import Cause, Change, MatchView
from bot.match.views import view_of
from engines.pool import Engine
from storage.blocks import BlockStore
from storage.boards import BoardStore
from storage.calls import CallStore
from storage.challenges import ChallengeStore
from storage.clocks import ClockStore
from storage.daily import DailyStore
from storage.database import Database
from storage.follows import FollowStore
from storage.hints import HintStore
from storage.history import HistoryStore
from storage.invitations import InvitationStore
from storage.leaderboards import HiddenSetting, LeaderboardStore
from storage.lessons import LessonStore
from storage.matches import MatchStore
from storage.offers import OfferStore
from storage.players import PlayerStore
from storage.privacy import PrivacyStore
from storage.puzzles import PuzzleStore
from storage.ratings import RatingStore
from storage.reviews import ReviewStore
from storage.rows import StoredGame
from storage.servers import ServerStore, SuspensionStore
from storage.settings import SettingStore
from storage.studies import StudyStore
from storage.tournaments import TournamentStore

log = logging.getLogger(__name__)

HIDDEN_SETTING = HiddenSetting("listed", "off")

Listener = Callable[[Change], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Defaults:
    """What holds where nobody has chosen anything."""

    challenge: timedelta = timedelta(hours=1)  # in which a challenge is to be answered
    move: timedelta = timedelta(days=3)  # in which a move against another person is to be made
    language: str = "en"


DEFAULTS = Defaults()


class Stores:
    """All stores, and what the rules of a match share.

    Code that changes a match holds `locks.of(match)` meanwhile. Code that begins something for people, suspends or
    deletes one holds `people.of(person, ...)`, and takes it before a match's lock.
    """

    def __init__(self, database: Database, engine: Engine, defaults: Defaults, clock: SteadyClock) -> None:
        self.database = database  # for the stores of features
        self.matches = MatchStore(database, rate)
        self.challenges = ChallengeStore(database)
        self.boards = BoardStore(database)
        self.players = PlayerStore(database)
        self.offers = OfferStore(database)
        self.hints = HintStore(database)
        self.blocks = BlockStore(database)
        self.history = HistoryStore(database)
        self.settings = SettingStore(database)
        self.privacy = PrivacyStore(database, self.settings)
        self.lessons = LessonStore(database)
        self.calls = CallStore(database)
        self.clocks = ClockStore(database)
        self.servers = ServerStore(database)
        self.suspensions = SuspensionStore(database)
        self.ratings = RatingStore(database)
        self.reviews = ReviewStore(database)
        self.invitations = InvitationStore(database)
        self.follows = FollowStore(database)
        self.leaderboards = LeaderboardStore(database, HIDDEN_SETTING)
        self.puzzles = PuzzleStore(database)
        self.studies = StudyStore(database)
        self.daily = DailyStore(database, HIDDEN_SETTING)
        self.tournaments = TournamentStore(database)
        self.engine = engine
        self.clock = clock
        self.defaults = defaults
        self.locks = Locks()
        self.people = Locks()
        self.positions = Positions()
        self.background = Background()
        self.listening = Listening[Change](self.background, "match", lambda change: (change.view.id, change.cause))
        self.after_end: Callable[[int], Coroutine[Any, Any, None]] | None = None  # spawned for each match that ended

    async def view(self, match_id: int) -> MatchView:
        """A match as it is now. Raises MatchNotFound."""
        return await self.view_of(await self.matches.game(match_id))

    async def view_of(self, record: StoredGame, *, resumed: bool = False) -> MatchView:
        """The view of a match that was just read or written; `resumed` if that has ended a pause."""
        return view_of(record, await self.positions.of(record), resumed=resumed)

    async def remember(self, person: Person) -> None:
        """Keeps a person's present name, and locale if known. Call it before anything of theirs is stored."""
        await self.players.remember(person.id, person.name, person.locale)

    def closed(self, match_id: int) -> None:
        """Releases a match that ended: its position and its engine tables; and starts `after_end` for it."""
        self.positions.drop(match_id)
        self.engine.forget(str(match_id))
        if self.after_end:
            self.background.spawn(self.after_end(match_id))

    def announce(self, view: MatchView, cause: Cause) -> None:
        """Tells the listener of a change that no caller shows. Changes of one match are told one after another."""
        self.listening.announce(Change(view, cause))

    async def announce_present(self, match_id: int, cause: Cause) -> None:
        """Tells the listener of a match as it is now. One that cannot be read is logged, and stops no others."""
        with failure_logged(log, "match %s cannot be shown", match_id):
            self.announce(await self.view(match_id), cause)
