"""The clocks of matches: what is due, vacations, and when the bot was last running."""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import datetime

from storage.absent import Absent
from storage.database import Database, Store, Transaction, writing
from storage.guards import require_playing_at
from storage.offers import accept, note_answered
from storage.personal import REMOVED, Personal
from storage.rows import Match, NewOffer, Timing
from storage.stored import Stored, columns_of, to_text, to_time

PERSONAL = (Personal("vacations", ("person",), REMOVED, done_at="ends_at"),)

# The column `due` is the earlier one of `warn_at` and `deadline`. It has the index of both.
DUE = "SELECT * FROM matches WHERE status = :status AND due <= :at ORDER BY deadline, id"

TIMED = "SELECT * FROM matches WHERE status = 'playing' AND due > ''"
ANY_TIMED = f"SELECT EXISTS ({TIMED}) AS any_timed"

TIMED_OF = """
SELECT * FROM matches
 WHERE first_player = :person AND ended_at IS NULL AND status = 'playing' AND due > '' AND turn = :person
UNION ALL
SELECT * FROM matches
 WHERE second_player = :person AND ended_at IS NULL AND status = 'playing' AND due > '' AND turn = :person"""

SET_TIMING = """
UPDATE matches SET deadline = :deadline, turn_at = :turn_at, first_left = :first_left, second_left = :second_left,
                   warn_at = :warn_at, paused_at = :paused_at, ply = ifnull(:ply, ply), revision = revision + :change
 WHERE id = :id RETURNING *"""

ALIVE = "INSERT OR REPLACE INTO presence (id, alive_at) VALUES (1, :at)"

VACATIONS = """
SELECT * FROM vacations WHERE person IN (SELECT value FROM json_each(:people)) ORDER BY person, began_at"""

CUT_SHORT = "UPDATE vacations SET ends_at = :at WHERE person = :person AND ends_at > :at"

ENDING_AFTER = "SELECT * FROM vacations WHERE person = :person AND ends_at > :at ORDER BY began_at DESC"


@dataclass(frozen=True, slots=True)
class Vacation(Stored):
    """A time that a person takes off."""

    began_at: datetime
    ends_at: datetime


class ClockStore(Store):
    """The clocks. The caller computes timings; storage keeps them and does not interpret them."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._no_vacation = Absent()  # person and day

    async def due(self, at: datetime, status: str = "playing") -> list[Match]:
        """The matches of this status with a deadline or a warning that has come by that time, the earliest deadline
        first.
        """
        return await self._db.all_as(Match, DUE, at=to_text(at), status=status)

    async def timed(self) -> list[Match]:
        """The running matches with a deadline."""
        rows = await self._db.all(TIMED)
        return await asyncio.to_thread(lambda: [Match.from_row(row) for row in rows])  # there may be very many

    async def any_timed(self) -> bool:
        """Whether any running match has a deadline."""
        return bool(await self._db.value(ANY_TIMED))

    @writing
    async def retime(
        self,
        write: Transaction,
        seen: Match,
        timing: Timing,
        *,
        offer_id: int | None = None,
        paused_by: int | None = None,
    ) -> Match:
        """Sets the clocks of a running match, which must still have the board and the clocks that were `seen`.

        If the change was offered, `offer_id` is accepted. `paused_by` is a player who paused the clocks without having
        to ask, which is noted as an accepted offer. Raises `StaleMatch`, `WrongStatus`, `MatchNotFound`, `OfferGone`.
        """
        await require_playing_at(write, seen.id, seen.ply, seen.timing)
        await accept(write, offer_id, seen.id)
        if paused_by is not None:
            await note_answered(write, NewOffer(seen.id, seen.ply, "pause", paused_by), "accepted")
        return await set_timing(write, seen.id, timing)

    @writing
    async def shift(
        self, write: Transaction, changes: Collection[tuple[Match, Timing, bool]], alive_at: datetime | None = None
    ) -> list[Match]:
        """Sets the clocks of matches. Each is given as it was read, with the new timing and whether its board shows it.
        Does in the same transaction what `note_alive` does with `alive_at`, if it is given.

        Matches whose timing has changed since are left out. Returns those of them that have a deadline, as they are.
        """
        if alive_at is not None:
            await write.all(ALIVE, at=to_text(alive_at))
        left_out = []
        for match, timing, change in changes:
            present = await write.one_as(Match, "SELECT * FROM matches WHERE id = :id", id=match.id)
            if present and present.timing == match.timing:
                await set_timing(write, match.id, timing, change)
            elif present and present.timing.deadline:
                left_out.append(present)
        return left_out

    # The bot

    async def note_alive(self, at: datetime) -> None:
        """Notes that the bot is running and connected at this time."""
        await self._db.change(ALIVE, at=to_text(at))

    async def alive_at(self) -> datetime | None:
        """When `note_alive` was last called; None if never."""
        at = await self._db.value("SELECT alive_at FROM presence")
        return to_time(at) if at else None

    # Vacations

    async def vacation(self, person: int | None, at: datetime) -> Vacation | None:
        """The vacation of a person at that time; None if there is none."""
        day = at.replace(hour=0, minute=0, second=0, microsecond=0)
        if (person, day) in self._no_vacation:
            return None
        reading = self._db.all_as(Vacation, ENDING_AFTER, person=person, at=to_text(day))
        return next((each for each in await self._no_vacation.look((person, day), reading) if each.ends_at > at), None)

    async def vacations(self, person: int) -> list[Vacation]:
        """All vacations of a person, the earliest first."""
        return (await self.vacations_of([person])).get(person, [])

    async def vacations_of(self, people: Collection[int]) -> dict[int, list[Vacation]]:
        """All vacations of some people, by person; those without any are left out."""
        found: dict[int, list[Vacation]] = {}
        for row in await self._db.all(VACATIONS, people=[*people]):
            found.setdefault(row["person"], []).append(Vacation.from_row(row))
        return found

    async def take_vacation(
        self, person: int, began_at: datetime, ends_at: datetime, postponed: Callable[[Match], Timing]
    ) -> None:
        """Stores a vacation. An earlier one that is not over ends when this one begins; an empty one only ends it.
        Clocks of running matches in which the person is to move are `postponed` with it.
        """
        vacation, is_taken = Vacation(began_at, ends_at), False
        with self._no_vacation.forgotten():
            while not is_taken:
                timed = await self._db.all_as(Match, TIMED_OF, person=person)
                is_taken = await self._take(person, vacation, [(match, postponed(match)) for match in timed])

    @writing
    async def _take(
        self, write: Transaction, person: int, vacation: Vacation, timed: list[tuple[Match, Timing]]
    ) -> bool:
        """Stores a vacation and the new clocks of matches, given as they were read. False, and nothing is stored, if
        some of them have changed since.
        """
        present = await write.all_as(Match, TIMED_OF, person=person)
        if [(match.id, match.timing) for match in present] != [(match.id, match.timing) for match, _ in timed]:
            return False
        columns = columns_of(vacation)
        await write.all(CUT_SHORT, person=person, at=columns["began_at"])
        if vacation.ends_at > vacation.began_at:
            await write.insert("vacations", "REPLACE", person=person, **columns)
        for match, timing in timed:
            if timing != match.timing:
                await set_timing(write, match.id, timing)
        return True


async def set_timing(
    write: Transaction, match_id: int, timing: Timing, change: bool = True, *, ply: int | None = None
) -> Match:
    """Sets the clocks of a match inside a transaction, and the number of moves on its board (None: as it is). `change`:
    its board is to show it.
    """
    row = await write.row(SET_TIMING, id=match_id, change=int(change), ply=ply, **columns_of(timing))
    return Match.from_row(row)
