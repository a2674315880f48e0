"""The clocks of matches: what a move costs, when the next is due, pauses, vacations, and when clocks stand still.

A person's move is made at the time in the id of the interaction, which Discord sets. The bot's move is made when it is
stored. What clocks ran while the bot could not hear people is given back.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial

from bot.discord.clock import whole
from bot.locks import Locks
from bot.match import time_control
from bot.match.openings import in_free_turn
from bot.match.refusals import NoVacationLeft
from bot.match.stores import Stores
from bot.match.terms import is_readable
from bot.match.time_control import NO_CLOCK, Banks, TimeControl, Turn
from storage.clocks import Vacation
from storage.rows import Match, NewMatch, NextTurn, Timing

VACATION_DAYS = 21  # in a calendar year
DAY = timedelta(days=1)

GRACE = timedelta(hours=1)  # the least time for a correspondence move after the bot comes back
NOTICE = timedelta(seconds=5)  # from the bot's return until live clocks run again
SHOWN_FROM = timedelta(minutes=1)  # a shift by less than this does not redraw boards of correspondence matches
NO_TIME = timedelta()
Since = Callable[[Match], datetime | None]  # since when the clocks of a match stood
DaysOff = Mapping[int, Sequence[Vacation]]  # by person


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
        cost, control = time_control.spent(match.timing, at), TimeControl.read(match.clock)
        left = match.timing.left
        if control.bank and not in_free_turn(match):
            left = time_control.banks_after(control, left, match.side, cost)
        timing = await self._turn(after, left, at)
        return cost, NextTurn(timing, after.first_player != match.first_player, match.revision)

    async def taken_back(self, match: Match, after: Match, at: datetime) -> NextTurn:
        """The turn of a match `after` a takeback: it begins again. Banks and paused clocks stay as they are."""
        timing = await self._turn(after, after.timing.left, at)
        if match.timing.paused_at:
            timing = time_control.paused(timing, at)
        return NextTurn(timing, after.first_player != match.first_player, match.revision)

    async def resumed(self, match: Match, at: datetime) -> Timing:
        """The clocks of a match that goes on after a pause: the time used before the pause counts, without days off."""
        timing, control = match.timing, TimeControl.read(match.clock)
        began, stopped = timing.turn_at or at, timing.paused_at or at
        off = await self._stores.clocks.vacations(match.turn) if control.per_move and match.turn else ()
        used = stopped - began - time_control.time_off(off, began, stopped)
        return time_control.shifted(await self._turn(match, timing.left, at), -used)

    async def _turn(self, match: Match | NewMatch, left: Banks, at: datetime) -> Timing:
        """The clocks of a turn that begins, after the days off that its player has then."""
        mover, control = match.turn, TimeControl.read(match.clock)
        free = control.bank is not None and (isinstance(match, NewMatch) or in_free_turn(match))
        vacation = await self._stores.clocks.vacation(mover, at) if control.per_move and mover else None
        return time_control.begun(control, Turn(match.side, left, mover is None, free), at, vacation)

    # -- vacations ----------------------------------------------------------------------------------------------------

    async def vacation(self, person: int) -> Vacation | None:
        """The vacation that a person has now."""
        return await self._stores.clocks.vacation(person, self._stores.clock())

    async def days_left(self, person: int) -> int:
        """How many days off a person may still take this year."""
        return max(0, VACATION_DAYS - _days_of(await self._vacations_of_year(person, self._stores.clock())))

    async def _vacations_of_year(self, person: int, at: datetime) -> list[Vacation]:
        return [each for each in await self._stores.clocks.vacations(person) if each.began_at.year == at.year]

    async def take_vacation(self, person: int, days: int, at: datetime | None = None) -> Vacation | None:
        """Gives a person `days` off from `at` (None: now), in place of the rest of a vacation; 0 ends it.

        Meanwhile their clocks stand still in matches with a time per move, unless the time was over before. Raises
        NoVacationLeft.
        """
        stores, now = self._stores, self._stores.clock.heard(at)
        # No match of theirs begins meanwhile, also of a tournament, and no opponent moves.
        async with (
            stores.people.of(person),
            stores.locks.of(*[match.id for match in await stores.matches.open_of(person)]),
            self.vacations.of(person),
        ):
            present = await self.vacation(person)
            until = now + days * DAY
            taken = await self._vacations_of_year(person, now)
            before = [replace(each, ends_at=min(each.ends_at, now)) for each in taken]
            left = VACATION_DAYS + days - _days_of([*before, Vacation(now, until)])
            if days > max(0, left):
                raise NoVacationLeft(max(0, left))
            by = until - (present.ends_at if present else now)
            await stores.clocks.take_vacation(person, now, until, partial(self._postponed, now=now, by=by))
            return await self.vacation(person)

    def _postponed(self, match: Match, now: datetime, by: timedelta) -> Timing:
        """The clocks of a match with a deadline if a vacation ends `by` later; those with a time per move change. Who
        was warned is warned again.
        """
        timing, control = match.timing, TimeControl.read(match.clock if is_readable(match) else NO_CLOCK)
        if timing.deadline is None or control.per_move is None or not self.in_time(match, now):
            return timing
        deadline = max(timing.deadline + by, min(timing.deadline, now + GRACE))
        warn_at = time_control.warning(control, deadline, control.per_move)
        if timing.warn_at is None and warn_at and warn_at <= now:
            warn_at = None
        return replace(timing, deadline=deadline, warn_at=warn_at)


def _days_of(vacations: Iterable[Vacation]) -> int:
    """How many days these vacations take, the earliest first: each at least one, in which another may begin."""
    taken, counted_to = timedelta(), datetime.min.replace(tzinfo=UTC)
    for each in vacations:
        ends_at = max(each.ends_at, each.began_at + DAY, counted_to)
        taken += ends_at - max(each.began_at, counted_to)
        counted_to = ends_at
    return round(taken / DAY)


class Standstill:
    """When all clocks stand still, or those of a server. Changes of clocks are stored without the locks of matches."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores
        self.stood: tuple[datetime | None, datetime | None] = None, None  # when the clocks last stood still: from, to
        self.away: dict[int, datetime] = {}  # servers in which the clocks stand, since when

    @property
    def stand(self) -> datetime | None:
        """Since when all clocks stand still; None if they run."""
        since, until = self.stood
        return since if until is None else None

    def stop(self, ago: timedelta = NO_TIME) -> None:
        """Stops all clocks until time is given back, as of some time `ago`: the bot cannot hear everybody."""
        if not self.stand:
            self.stood = whole(self._stores.clock() - ago), None

    def stop_in(self, guild: int) -> None:
        """Stops the clocks in a server until time is given back there: nobody can act in it."""
        self.away.setdefault(guild, self.stand or self._stores.clock())

    async def note_alive(self) -> None:
        """Notes that the bot is running: if the process ends, time is given back from now on."""
        await self._stores.clocks.note_alive(self._stores.clock())

    async def give_time_back_in(self, guilds: Collection[int]) -> None:
        """Gives back what clocks ran in servers since they were stopped. They stand on until these are not `away`."""
        now, since = self._stores.clock(), {guild: self.away[guild] for guild in guilds}
        timed = [each for each in await self._stores.clocks.timed() if each.guild_id in since]
        await self._give_back(timed, lambda match: since.get(match.guild_id or 0), now)  # None: it moved away
        self.away |= dict.fromkeys(guilds, now)

    async def give_time_back(
        self, since: datetime | None, until: datetime | None = None, *, restarted: bool = False
    ) -> None:
        """Gives back what clocks ran from `since` to `until` (None: now); servers that are `away` get it once they are
        back. If the bot has `restarted`, everybody has at least GRACE for a correspondence move.
        """
        now = until or self._stores.clock()
        timed = await self._stores.clocks.timed()
        if not restarted:
            timed = [each for each in timed if each.guild_id not in self.away]
        await self._give_back(timed, lambda _: since, now, now + GRACE if restarted else None, alive_at=now)
        if self.stand and not restarted:
            self.stood = self.stood[0], now

    async def _give_back(
        self,
        timed: Sequence[Match],
        since: Since,
        now: datetime,
        earliest: datetime | None = None,
        *,
        alive_at: datetime | None = None,
    ) -> None:
        """Notes `alive_at` in the same transaction, so that a process that is killed gives this time back once."""
        while timed:
            off = await self._stores.clocks.vacations_of({match.turn for match in timed if match.turn})
            changes = await asyncio.to_thread(_given_back, timed, since, now, earliest, off)
            if not changes:
                break
            timed = await self._stores.clocks.shift(changes, alive_at)  # those in which somebody has just moved


def _given_back(
    timed: Sequence[Match], since: Since, now: datetime, earliest: datetime | None, off: DaysOff
) -> list[tuple[Match, Timing, bool]]:
    """Matches with their new clocks and whether to show them. No correspondence move is due before `earliest`."""
    changes = []
    for match in filter(is_readable, timed):
        after = _without(match, since(match), now, off.get(match.turn or 0, ()))
        if earliest and TimeControl.read(match.clock).per_move and after.deadline:
            after = replace(after, deadline=max(after.deadline, earliest))
        if after != match.timing:
            changes.append((match, after, _is_worth_showing(match.timing, after)))
    return changes


def _without(match: Match, since: datetime | None, now: datetime, off: Sequence[Vacation]) -> Timing:
    if since is None:
        return match.timing
    if TimeControl.read(match.clock).per_move:
        return time_control.given_back(match.timing, since, now, off)
    return time_control.given_back(match.timing, since, now + NOTICE)


def _is_worth_showing(before: Timing, after: Timing) -> bool:
    if before.deadline is None or after.deadline is None:
        return True
    return before.first_left is not None or after.deadline - before.deadline >= SHOWN_FROM
