"""Calls: messages that tell people that a match waits for them."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from storage.database import Store, Transaction, writing
from storage.personal import REPLACED, Personal
from storage.stored import Stored, columns_of, now

MAKE = """
INSERT OR IGNORE INTO calls (match_id, person, reason, ply, number, channel_id, made_at)
VALUES (:match_id, :person, :reason, :ply, :number, :channel_id, :now)
    ON CONFLICT (match_id, person, reason, ply, number)
    DO UPDATE SET removed_at = NULL, message_id = NULL, channel_id = :channel_id, made_at = :now
 WHERE :again AND NOT EXISTS (SELECT 1 FROM calls WHERE match_id = :match_id AND removed_at IS NULL)
 RETURNING *"""

UNASKED = """
SELECT DISTINCT matches.id FROM offers JOIN matches ON matches.id = offers.match_id
 WHERE offers.state = 'open' AND (:channels IS NULL OR channel_id IN (SELECT value FROM json_each(:channels)))
   AND NOT EXISTS (SELECT 1 FROM calls WHERE calls.match_id = offers.match_id AND calls.removed_at IS NULL)"""

LEAVE_PRIVATE_CHANNELS = """
DELETE FROM calls WHERE match_id IN (
    SELECT id FROM matches WHERE guild_id IS NULL AND first_player = :person
    UNION SELECT id FROM matches WHERE guild_id IS NULL AND second_player = :person)"""  # as in `storage.matches`
FORGET_REMOVED = "DELETE FROM calls WHERE person = :person AND removed_at IS NOT NULL"
# A message that is still there names the person: it is to be removed once its match is over.
PERSONAL = (Personal("calls", ("person",), REPLACED, before=(LEAVE_PRIVATE_CHANNELS, FORGET_REMOVED)),)


@dataclass(frozen=True, slots=True)
class NewCall:
    """A call that is about to be posted."""

    match_id: int
    person: int
    reason: str
    ply: int
    number: int  # `StoredGame.board_number`
    channel_id: int


@dataclass(frozen=True, slots=True)
class Call(NewCall, Stored):
    """A stored call."""

    id: int
    message_id: int | None  # None until it is posted
    made_at: datetime


class CallStore(Store):
    """The calls: at most one per match is open, and each is made once for a reason and a board, unless made again."""

    async def standing(self) -> list[Call]:
        """The open calls: those that were not removed."""
        return await self._db.all_as(Call, "SELECT * FROM calls WHERE removed_at IS NULL")

    async def unasked(self, channels: Collection[int] | None = None) -> list[int]:
        """The matches with open offers and no open call: all, or those in some channels."""
        among = None if channels is None else [*channels]
        return await self._db.column(UNASKED, channels=among)

    @writing
    async def make(self, write: Transaction, new: NewCall, again: bool = False) -> Call | None:
        """Stores a call that is about to be posted.

        None, and nothing is stored, if the match has an open call, or if the same call was made before; with `again`,
        one that was removed may be made again.
        """
        return await write.one_as(Call, MAKE, **columns_of(new), now=now(), again=again)

    async def posted(self, call_id: int, message_id: int) -> None:
        """Notes the message of a call."""
        await self._db.change("UPDATE calls SET message_id = :message WHERE id = :id", id=call_id, message=message_id)

    async def remove(self, call_id: int) -> None:
        """Marks a call as removed."""
        await self._db.change("UPDATE calls SET removed_at = :now WHERE id = :id", id=call_id, now=now())
