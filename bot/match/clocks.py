"""The clocks of matches: what a move costs, when the next is due, pauses, and vacations.

A person's move is made at the time in the id of the interaction, which Discord sets. The bot's move is made when it is
stored.
"""

from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial

from bot.locks import Locks
from bot.match.openings import in_free_turn
from bot.match.refusals import NoVacationLeft
from bot.match.standstill import GRACE, Standstill
from bot.match.stores import Stores
from bot.match.terms import is_readable
from bot.match.time_control import (
    NO_CLOCK,
    Banks,
    TimeControl,
    Turn,
    banks_after,
    begun,
    paused,
    shifted,
    spent,
    time_off,
    warning,
)
from storage.clocks import Vacation
from storage.rows import Match, NewMatch, NextTurn, Timing

VACATION_DAYS = 21  # in a calendar year
DAY = timedelta(days=1)


class Clocks:
    """Computes clocks, and stores those that change outside of a move. Callers hold the lock of the match."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores
        self.standstill = Standstill(stores)
        self.vacations = Locks()  # by person: held while one is taken, or their match begins, which depends on it

    def time_of(self, match: Match, at: datetime | None) -> datetime:
        """When something happened in a match: never before its turn began, nor while the clocks stood still."""
        at = self._stores.clock.heard(at)
        since, until = self.standstill.stood
        if since and at > since and (until is None or at < until):
            at = until or since
        at = min(at, self.standstill.away.get(match.guild_id or 0, at))
        return max(at, match.timing.turn_at or at)

    def in_time(self, match: Match, at: datetime | None) -> datetime | None:
        """When a player acted, as `time_of`; None if the time of the side to move was over by then. A match that this
        version cannot read does not end on time: the rules of its game would say how.
        """
        at, deadline = self.time_of(match, at), match.timing.deadline
        return None if deadline is not None and at > deadline and is_readable(match) else at

    async def begun(self, match: Match | NewMatch, at: datetime) -> Timing:
        """The clocks of a match that begins."""
        return await self._turn(match, TimeControl.read(match.clock).banks(), at)

    async def after_move(self, match: Match, after: Match, at: datetime) -> tuple[int | None, NextTurn]:
        """What a move or a choice of the side to move costs if made at that time (ms; None if no clock runs), and the
        turn of the match `after` it.
        """
        cost, control = spent(match.timing, at), TimeControl.read(match.clock)
        left = match.timing.left
        if control.bank and not in_free_turn(match):
            left = banks_after(control, left, match.side, cost)
        timing = await self._turn(after, left, at)
        return cost, NextTurn(timing, after.first_player != match.first_player, match.revision)

    async def taken_back(self, match: Match, after: Match, at: datetime) -> NextTurn:
        """The turn of a match `after` a takeback: banks stay as they are, and the turn begins again. Clocks that are
        paused stay so.
        """
        timing = await self._turn(after, after.timing.left, at)
        if match.timing.paused_at:
            timing = paused(timing, at)
        return NextTurn(timing, after.first_player != match.first_player, match.revision)

    async def resumed(self, match: Match, at: datetime) -> Timing:
        """The clocks of a match that goes on after a pause: the time used before the pause counts, without days off."""
        timing, control = match.timing, TimeControl.read(match.clock)
        began, stopped = timing.turn_at or at, timing.paused_at or at
        off = await self._stores.clocks.vacations(match.turn) if control.per_move and match.turn else ()
        used = stopped - began - time_off(off, began, stopped)
        return shifted(await self._turn(match, timing.left, at), -used)

    async def _turn(self, match: Match | NewMatch, left: Banks, at: datetime) -> Timing:
        """The clocks of a turn that begins, after the days off that its player has then."""
        mover, control = match.turn, TimeControl.read(match.clock)
        free = control.bank is not None and (isinstance(match, NewMatch) or in_free_turn(match))
        vacation = await self._stores.clocks.vacation(mover, at) if control.per_move and mover else None
        return begun(control, Turn(match.side, left, mover is None, free), at, vacation)

    # -- vacations ----------------------------------------------------------------------------------------------------

    async def vacation(self, person: int) -> Vacation | None:
        """The vacation that a person has now."""
        return await self._stores.clocks.vacation(person, self._stores.clock())

    async def days_left(self, person: int) -> int:
        """How many days off a person may still take this year; a day that has begun counts as taken."""
        now = self._stores.clock()
        taken = [each for each in await self._stores.clocks.vacations(person) if each.began_at.year == now.year]
        return max(0, VACATION_DAYS - sum(-((each.began_at - each.ends_at) // DAY) for each in taken))

    async def take_vacation(self, person: int, days: int, at: datetime | None = None) -> Vacation | None:
        """Gives a person `days` off from `at` (None: now), in place of the rest of a vacation; 0 ends it.

        Meanwhile their clocks stand still in matches with a time per move, unless the time was over before. Raises
        NoVacationLeft.
        """
        stores, now = self._stores, self._stores.clock.heard(at)
        # No match of theirs begins meanwhile, also of a tournament, and no opponent moves.
        async with stores.people.of(person), stores.locks.of(*await self._open_of(person)), self.vacations.of(person):
            present = await self.vacation(person)
            rest = (present.ends_at - now) if present else timedelta()
            left = await self.days_left(person) + rest // DAY
            if days > left:
                raise NoVacationLeft(left)
            by = days * DAY - rest
            await stores.clocks.take_vacation(person, now, now + days * DAY, partial(self._postponed, now=now, by=by))
            return await self.vacation(person)

    async def _open_of(self, person: int) -> list[int]:
        return [match.id for match in await self._stores.matches.open_of(person)]

    def _postponed(self, match: Match, now: datetime, by: timedelta) -> Timing:
        """The clocks of a match with a deadline if a vacation ends `by` later; those with a time per move change. Who
        was warned is warned again.
        """
        timing, control = match.timing, TimeControl.read(match.clock if is_readable(match) else NO_CLOCK)
        if timing.deadline is None or control.per_move is None or not self.in_time(match, now):
            return timing
        deadline = max(timing.deadline + by, min(timing.deadline, now + GRACE))
        warn_at = warning(control, deadline, control.per_move)
        if timing.warn_at is None and warn_at and warn_at <= now:
            warn_at = None
        return replace(timing, deadline=deadline, warn_at=warn_at)
