"""Challenges, which are matches whose status is 'challenged': how they are answered, and who blocks them."""

from typing import Literal

from storage.blocks import NextPause, add_block, end_pauses, set_pause
from storage.clocks import set_timing
from storage.database import Store, Transaction, writing
from storage.guards import require_status
from storage.matches import OPEN
from storage.rows import NO_TIMING, Match, Status, Timing
from storage.stored import now

ANSWER = "UPDATE matches SET status = :status, counted = :counted, ended_at = :ended, deadline = NULL WHERE id = :id"


class ChallengeStore(Store):
    """Answers challenges. `MatchStore.create` makes them."""

    @writing
    async def accept(self, write: Transaction, match_id: int, *, timing: Timing = NO_TIMING) -> Match:
        """Starts the match of a challenge, which ends the pauses between its people. Raises `WrongStatus`,
        `MatchNotFound`.
        """
        match = await _answer(write, match_id, "playing", timing)
        await end_pauses(write, match.challenger, match.challenged)
        return match

    @writing
    async def end(
        self,
        write: Transaction,
        match_id: int,
        status: Literal["declined", "withdrawn", "expired"],
        *,
        counted: bool = True,
        next_pause: NextPause | None = None,
    ) -> Match:
        """Ends a challenge without a match; not `counted` if others than the two ended it. With `next_pause` the
        challenger's next one to the same person has to wait. Raises `WrongStatus`, `MatchNotFound`.
        """
        return await _end(write, match_id, status, next_pause, counted)

    @writing
    async def block(self, write: Transaction, person: int, blocked: int, next_pause: NextPause) -> list[Match]:
        """Blocks challenges from `blocked` to `person`, withdraws those from `person` to `blocked` that are open, and
        declines those in the other direction. Returns what it ended.
        """
        await add_block(write, person, blocked)
        return [
            await _end(write, each.id, "withdrawn" if each.challenger == person else "declined", next_pause)
            for each in await write.all_as(Match, OPEN, player=person)
            if each.status == "challenged" and blocked in each.people
        ]


async def _end(
    write: Transaction, match_id: int, status: Status, next_pause: NextPause | None, counted: bool = True
) -> Match:
    match = await _answer(write, match_id, status, NO_TIMING, counted)
    if next_pause and match.challenged is not None:
        await set_pause(write, match.challenger, match.challenged, next_pause)
    return match


async def _answer(write: Transaction, match_id: int, status: Status, timing: Timing, counted: bool = True) -> Match:
    await require_status(write, match_id, "challenged")
    ended = None if status == "playing" else now()
    await write.all(ANSWER, id=match_id, status=status, counted=int(counted), ended=ended)
    return await set_timing(write, match_id, timing)
