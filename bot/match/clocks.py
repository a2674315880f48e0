"""The clocks of matches: what a move costs, until when the next must be made, pauses, vacations, and time that the bot
was away, which costs nobody anything.

A person's move is made when Discord says that it was: the time in the id of the interaction. A move of the bot's is
made when it is stored.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.match.openings import in_opening
from bot.match.refusals import NoVacationLeft
from bot.match.stores import Stores
from bot.match.time_control import (
    TimeControl,
    Turn,
    banks_after,
    begun,
    forgiven,
    is_first_move,
    paused,
    spent,
    whole,
)
from storage.clocks import Vacation
from storage.rows import Match, NewMatch, Timing

GRACE = timedelta(hours=1)  # that everybody has for a correspondence move, at least, when the bot comes back
NOTICE = timedelta(seconds=5)  # after the bot is back until live clocks run again
SHOWN_FROM = timedelta(minutes=1)  # a shift by less than this is not worth new boards in correspondence matches
VACATION_DAYS = 21  # in a calendar year
DAY = timedelta(days=1)


class Clocks:
    """Reckons clocks and keeps them. Who asks about a match holds its lock."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores

    def time_of(self, match: Match, at: datetime | None) -> datetime:
        """When something happened in a match: never before its turn began."""
        at = whole(self._stores.clock.heard(at) if at else self._stores.clock())
        return max(at, match.timing.turn_at or at)

    def in_time(self, match: Match, at: datetime | None) -> datetime | None:
        """The same of a move or a choice; None where the time of the side to move was over then."""
        at = self.time_of(match, at)
        return None if match.timing.deadline is not None and at > match.timing.deadline else at

    def first(self, new: NewMatch, at: datetime) -> Timing:
        """The clocks of a match that begins at once."""
        control = TimeControl.read(new.clock)
        return begun(control, Turn(new.side, control.banks(), new.turn is None, free=True), at)

    async def begun(self, match: Match, at: datetime) -> Timing:
        """The clocks when the match begins."""
        control = TimeControl.read(match.clock)
        return await self._turn(match, control, control.banks(), at)

    async def passed(self, match: Match, after: Match, at: datetime) -> tuple[int | None, Timing]:
        """What a move, or a choice, of the side to move at that time costs (ms), and the clocks of the match `after`
        it.
        """
        cost, control = spent(match.timing, at), TimeControl.read(match.clock)
        left = match.timing.left
        if control.bank and not _is_free(match):
            left = banks_after(control, left, match.side, cost)
        return cost, await self._turn(after, control, left, at)

    async def taken_back(self, after: Match, at: datetime) -> Timing:
        """The clocks of a match `after` moves were taken back: banks stay as they are, and the turn begins anew."""
        return await self._turn(after, TimeControl.read(after.clock), after.timing.left, at)

    def paused(self, match: Match, at: datetime) -> Timing:
        """The clocks, standing."""
        return paused(match.timing, at)

    async def resumed(self, match: Match, at: datetime) -> Timing:
        """The clocks, running again: what was thought before the pause has been thought."""
        timing = match.timing
        begun = at - ((timing.paused_at or at) - (timing.turn_at or at))
        return replace(await self._turn(match, TimeControl.read(match.clock), timing.left, begun), paused_at=None)

    async def _turn(
        self, match: Match, control: TimeControl, left: tuple[int | None, int | None], at: datetime
    ) -> Timing:
        mover, free = match.turn, control.bank is None or _is_free(match)
        vacation = await self._stores.clocks.vacation(mover, at) if control.per_move and mover else None
        return begun(control, Turn(match.side, left, mover is None, free), at, vacation)

    # -- when the bot was away ----------------------------------------------------------------------------------------

    async def forgive(self, since: datetime | None, until: datetime | None = None, *, restarted: bool = False) -> None:
        """Gives back what clocks ran since then, `until` then (None: now), when nobody was heard; after a restart
        everybody has GRACE for a correspondence move.
        """
        now = whole(until or self._stores.clock())
        timed = await self._stores.clocks.timed()
        if changes := await asyncio.to_thread(_given_back, timed, since, now, now + GRACE if restarted else None):
            await self._stores.clocks.shift(changes)

    # -- vacations ----------------------------------------------------------------------------------------------------

    async def vacation(self, person: int) -> Vacation | None:
        """The vacation that a person has now."""
        return await self._stores.clocks.vacation(person, self._stores.clock())

    async def days_left(self, person: int) -> int:
        """How many days a person may still take this year; a day that was begun is taken."""
        now = self._stores.clock()
        taken = [each for each in await self._stores.clocks.vacations(person) if each.began_at.year == now.year]
        return max(0, VACATION_DAYS - sum(-((each.began_at - each.ends_at) // DAY) for each in taken))

    async def take_vacation(self, person: int, days: int) -> Vacation | None:
        """So many days off from now, in place of those that are left of a vacation; 0: it is over. Their clocks by the
        move stand still. Raises NoVacationLeft.
        """
        now = whole(self._stores.clock())
        present = await self.vacation(person)
        rest = (present.ends_at - now) if present else timedelta()
        left = await self.days_left(person) + rest // DAY
        if days > left:
            raise NoVacationLeft(left)
        await self._stores.clocks.take_vacation(person, now, now + days * DAY)
        await self._postpone(person, now, days * DAY - rest)
        return await self.vacation(person)

    async def _postpone(self, person: int, now: datetime, by: timedelta) -> None:
        changes = []
        for match in await self._stores.clocks.timed_of(person):
            timing = match.timing
            if TimeControl.read(match.clock).per_move and timing.deadline:
                deadline = max(timing.deadline + by, min(timing.deadline, now + GRACE))
                warn_at = None if timing.warn_at is None else timing.warn_at + by
                changes.append((match, replace(timing, deadline=deadline, warn_at=warn_at), True))
        await self._stores.clocks.shift(changes)


def _is_free(match: Match) -> bool:
    """Whether the turn costs nothing in a live match: in an opening, and the first of either side."""
    return in_opening(match) or is_first_move(match.ply, match.given)


def _given_back(
    timed: Sequence[Match], since: datetime | None, now: datetime, earliest: datetime | None
) -> list[tuple[Match, Timing, bool]]:
    """The matches whose clocks change, how they stand then, and whether that is worth showing. No correspondence move
    is due before the `earliest` time.
    """
    changes = []
    for match in timed:
        after = _without(match, since, now)
        if earliest and TimeControl.read(match.clock).per_move and after.deadline:
            after = replace(after, deadline=max(after.deadline, earliest))
        if after != match.timing:
            changes.append((match, after, _is_worth_showing(match.timing, after)))
    return changes


def _without(match: Match, since: datetime | None, now: datetime) -> Timing:
    if since is None:
        return match.timing
    notice = timedelta() if TimeControl.read(match.clock).per_move else NOTICE
    return forgiven(match.timing, since, now + notice)


def _is_worth_showing(before: Timing, after: Timing) -> bool:
    if before.deadline is None or after.deadline is None:
        return True
    return before.first_left is not None or after.deadline - before.deadline >= SHOWN_FROM
