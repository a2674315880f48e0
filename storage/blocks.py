"""Who may not challenge whom: permanently (a block), or for a while after a refusal (a pause)."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import datetime

from storage.database import Store, Transaction
from storage.personal import KEPT, REMOVED, THE_SAME, Personal
from storage.rows import Player
from storage.stored import Stored, columns_of, now

PERSONAL = (
    Personal("blocks", ("person",), REMOVED, done_at="made_at"),
    Personal("blocks", ("other",), KEPT, exported=False),  # blocks protect those who made them, and are their secret
    Personal("pauses", ("challenger",), REMOVED),
    Personal("pauses", ("challenged",), REMOVED, exported=False),
)

AMONG = """
WITH named (person, number) AS (
    SELECT value, players.id FROM json_each(:ids) JOIN players ON players.id = value OR hash = hash_of(value))
SELECT blocks.person, named.person AS other FROM blocks JOIN named ON number = other
 WHERE blocks.person IN (SELECT value FROM json_each(:ids))"""

BLOCKED = """
SELECT players.* FROM blocks JOIN players ON players.id = other
 WHERE person = :person ORDER BY made_at DESC, other"""

STANDS = f"FROM blocks WHERE person = :by AND other IN ({THE_SAME})"

BETWEEN = "FROM pauses WHERE challenger = :challenger AND challenged = :challenged"


@dataclass(frozen=True, slots=True)
class Pause(Stored):
    """A pause of challenges between two people."""

    refusals: int  # how many challenges in a row were declined or withdrawn
    until: datetime  # when the next one may be made


NextPause = Callable[[Pause | None], Pause]
"""Computes the pause after a challenge that was refused from the last one between the two (None: there was none)."""


class BlockStore(Store):
    """The blocks and pauses between pairs of people; `ChallengeStore.block` adds to them. Everybody named here must be
    known to `PlayerStore`.
    """

    async def remove(self, person: int, blocked: int) -> bool:
        """Allows challenges from `blocked` to `person` again; False if they were not blocked."""
        return bool(await self._db.change(f"DELETE {STANDS} RETURNING 1", by=person, person=blocked))

    async def of(self, person: int) -> list[Player]:
        """The people whom a person has blocked, the latest first."""
        return await self._db.all_as(Player, BLOCKED, person=person)

    async def stands(self, person: int, blocked: int) -> bool:
        """Whether `person` has blocked `blocked`."""
        return bool(await self._db.all(f"SELECT 1 {STANDS}", by=person, person=blocked))

    async def among(self, people: Collection[int]) -> set[tuple[int, int]]:
        """The pairs of these people of whom the first has blocked the second."""
        return {(row["person"], row["other"]) for row in await self._db.all(AMONG, ids=[*people])}

    async def pause(self, challenger: int, challenged: int) -> Pause | None:
        """The last pause between two people, even if it is over; None if there was none since their last match."""
        return await self._db.one_as(Pause, f"SELECT * {BETWEEN}", challenger=challenger, challenged=challenged)


async def add_block(write: Transaction, person: int, blocked: int) -> None:
    """Blocks challenges from `blocked` to `person` inside a transaction, unless they are blocked already."""
    await write.insert("blocks", "IGNORE", person=person, other=blocked, made_at=now())


async def set_pause(write: Transaction, challenger: int, challenged: int, next_pause: NextPause) -> None:
    """Sets the pause between two people inside a transaction, in place of an earlier one."""
    pair = {"challenger": challenger, "challenged": challenged}
    last = await write.one_as(Pause, f"SELECT * {BETWEEN}", **pair)
    await write.insert("pauses", "REPLACE", **pair, **columns_of(next_pause(last)))


async def end_pauses(write: Transaction, one: int | None, other: int | None) -> None:
    """Removes the pauses between two people inside a transaction, whoever challenged, and forgets earlier refusals."""
    for challenger, challenged in ((one, other), (other, one)):
        await write.all(f"DELETE {BETWEEN}", challenger=challenger, challenged=challenged)
