"""Times in which clocks stand still, because the bot cannot hear people, and what they ran meanwhile is given back."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.discord.clock import whole
from bot.match.stores import Stores
from bot.match.terms import is_readable
from bot.match.time_control import TimeControl, given_back
from storage.clocks import Vacation
from storage.rows import Match, Timing

GRACE = timedelta(hours=1)  # the least time for a correspondence move after the bot comes back
NOTICE = timedelta(seconds=5)  # from the bot's return until live clocks run again
SHOWN_FROM = timedelta(minutes=1)  # a shift by less than this does not redraw boards of correspondence matches
NO_TIME = timedelta()
Since = Callable[[Match], datetime | None]  # since when the clocks of a match stood
DaysOff = Mapping[int, Sequence[Vacation]]  # by person


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
        """Gives back what clocks ran from `since` to `until` (None: now), while the bot was not connected. Servers that
        are `away` get it once they are back.

        If the bot has `restarted`, everybody has at least GRACE for a correspondence move.
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
        while changes := await asyncio.to_thread(_given_back, timed, since, now, earliest, await self._off(timed)):
            timed = await self._stores.clocks.shift(changes, alive_at)  # those in which somebody has just moved

    async def _off(self, timed: Sequence[Match]) -> DaysOff:
        return await self._stores.clocks.vacations_of({match.turn for match in timed if match.turn})


def _given_back(
    timed: Sequence[Match], since: Since, now: datetime, earliest: datetime | None, off: DaysOff
) -> list[tuple[Match, Timing, bool]]:
    """The matches whose clocks change, each with the new clocks and whether to show them. No correspondence move is due
    before the `earliest` time.
    """
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
        return given_back(match.timing, since, now, off)
    return given_back(match.timing, since, now + NOTICE)


def _is_worth_showing(before: Timing, after: Timing) -> bool:
    if before.deadline is None or after.deadline is None:
        return True
    return before.first_left is not None or after.deadline - before.deadline >= SHOWN_FROM
