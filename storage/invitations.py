"""Invitations: challenges to anybody."""

from dataclasses import dataclass
from datetime import datetime
from typing import Self

from storage.database import Store, Transaction
from storage.errors import OfferGone
from storage.personal import REPLACED, Personal
from storage.rows import Side
from storage.stored import Row, Stored, columns_of, now, read_row, to_text

TAKE = """
UPDATE invitations SET closed_at = :now, message_id = NULL
 WHERE id = :id AND closed_at IS NULL AND expires_at > :at RETURNING 1"""

OPEN_IN = """
SELECT * FROM invitations WHERE channel_id = :channel AND closed_at IS NULL AND expires_at > :at ORDER BY id DESC"""

OPEN_OF = "SELECT * FROM invitations WHERE person = :person AND closed_at IS NULL AND expires_at > :at"

UNSHOWN = """
SELECT id, person, game FROM invitations WHERE message_id IS NULL AND closed_at IS NULL AND expires_at > :at
UNION ALL
SELECT id, person, game FROM invitations WHERE message_id IS NOT NULL AND closed_at IS NULL AND expires_at <= :at"""

NOTE_OVER = "UPDATE invitations SET closed_at = :now WHERE id = :id AND closed_at IS NULL AND person = :person"

EXPIRE = "UPDATE invitations SET expires_at = :now WHERE closed_at IS NULL AND expires_at > :now"

LEAVE_PRIVATE_CHANNELS = """
UPDATE invitations SET channel_id = NULL, message_id = NULL
 WHERE guild_id IS NULL AND person = :person"""  # its id would reveal the person

# Their messages name the person.
SHOW_ANEW = """
UPDATE invitations SET closed_at = NULL, expires_at = min(expires_at, :now)
 WHERE id IN (SELECT id FROM invitations
               WHERE person = :person AND message_id IS NOT NULL ORDER BY id DESC LIMIT 100)"""

PERSONAL = (
    Personal(
        "invitations",
        ("person",),
        REPLACED,
        before=(f"{EXPIRE} AND person = :person", LEAVE_PRIVATE_CHANNELS, SHOW_ANEW),
    ),
)


@dataclass(frozen=True, slots=True)
class NewInvitation:
    """A challenge to anybody who wants to play."""

    person: int
    game: str
    side: Side  # of the person
    clock: str
    expires_at: datetime
    start: str = ""
    moves: tuple[str, ...] | None = None  # the match begins after these moves from `start`; None: from the usual start
    opening: str | None = None  # the name of an opening protocol of the game; None: without
    guild_id: int | None = None
    channel_id: int | None = None
    with_hints: bool = False  # anybody who joins agrees to hints


@dataclass(frozen=True, slots=True)
class Invitation(NewInvitation, Stored):
    """A stored invitation."""

    id: int = 0
    closed: bool = False  # accepted; or over, which its message says
    message_id: int | None = None  # None: not posted yet, as far as is known, or the message is the board of a match

    @classmethod
    def from_row(cls, row: Row) -> Self:
        return read_row(cls, row, closed=row["closed_at"] is not None)


class InvitationStore(Store):
    """The invitations. The first person who joins closes one. Any other expires, by itself or because it is withdrawn,
    and is closed once its message says so.
    """

    async def make(self, new: NewInvitation) -> Invitation:
        """Stores an invitation."""
        (row,) = await self._db.insert("invitations", **columns_of(new))
        return Invitation.from_row(row)

    async def note_message(self, invitation: int, message: int) -> bool:
        """Notes the message that shows an invitation. False, and nothing is noted, if it is closed."""
        sql = "UPDATE invitations SET message_id = :message WHERE id = :id AND closed_at IS NULL RETURNING 1"
        return bool(await self._db.change(sql, id=invitation, message=message))

    async def unshown(self, at: datetime) -> list[tuple[int, int, str]]:
        """The invitations that are open at a time and of which no message is known, and those that are over and whose
        message may not say so: each with its person and game.
        """
        return [(row["id"], row["person"], row["game"]) for row in await self._db.all(UNSHOWN, at=to_text(at))]

    async def note_over(self, said: Invitation) -> None:
        """Notes that the message of an invitation says that it is over, unless its person was deleted since it was
        read: the message names them.
        """
        await self._db.change(NOTE_OVER, id=said.id, person=said.person, now=now())

    async def get(self, invitation: int) -> Invitation:
        """An invitation, open or not. Raises `OfferGone` if there is no such invitation."""
        found = await self._db.one_as(Invitation, "SELECT * FROM invitations WHERE id = :id", id=invitation)
        if found is None:
            raise OfferGone(invitation)
        return found

    async def open_of(self, person: int, at: datetime) -> list[Invitation]:
        """The open invitations of a person at a time."""
        return await self._db.all_as(Invitation, OPEN_OF, person=person, at=to_text(at))

    async def open_in(self, channel: int, at: datetime) -> list[Invitation]:
        """The open invitations in a channel at a time, the newest first."""
        return await self._db.all_as(Invitation, OPEN_IN, channel=channel, at=to_text(at))

    async def withdraw(self, invitation: int, at: datetime) -> Invitation:
        """Makes an invitation expire. Raises `OfferGone` if it is not open at that time."""
        withdrawn = await self._db.change(f"{EXPIRE} AND id = :id RETURNING *", id=invitation, now=to_text(at))
        if not withdrawn:
            raise OfferGone(invitation)
        return Invitation.from_row(withdrawn[0])

    async def expire(
        self, at: datetime, person: int | None = None, guild: int | None = None, channel: int | None = None
    ) -> list[int | None]:
        """Makes all open invitations of a person, a server and a channel (None: of any) expire now. Returns the
        channels of those that it closed.
        """
        whose = "person = coalesce(:person, person) AND guild_id IS coalesce(:guild, guild_id)"
        sql = f"{EXPIRE} AND {whose} AND channel_id IS coalesce(:channel, channel_id) RETURNING channel_id"
        closed = await self._db.change(sql, person=person, now=to_text(at), guild=guild, channel=channel)
        return [row["channel_id"] for row in closed]


async def take(write: Transaction, invitation: int, at: datetime) -> None:
    """Closes an invitation inside a transaction that makes a match of it, whose board is its message then. Raises
    `OfferGone` if it is not open at that time.
    """
    if not await write.one(TAKE, id=invitation, now=now(), at=to_text(at)):
        raise OfferGone(invitation)
