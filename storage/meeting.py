"""Challenges to anybody, and who follows a match."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection
from dataclasses import asdict, dataclass
from datetime import datetime

from storage.database import Database, Transaction
from storage.errors import OfferGone
from storage.personal import REMOVED, REPLACED, Personal
from storage.rows import Side
from storage.stored import now, to_text, to_time

MAKE = """
INSERT INTO invitations (person, game, side, clock, expires_at, start, moves, opening, guild_id, channel_id,
                         with_hints)
VALUES (:person, :game, :side, :clock, :expires_at, :start, :moves, :opening, :guild_id, :channel_id,
        :with_hints) RETURNING *"""

CLOSE = """
UPDATE invitations SET closed_at = :now WHERE id = :id AND closed_at IS NULL AND expires_at > :at RETURNING *"""

OPEN_IN = """
SELECT * FROM invitations WHERE channel_id = :channel AND closed_at IS NULL AND expires_at > :at ORDER BY id DESC"""

EXPIRE = """
UPDATE invitations SET expires_at = :now WHERE person = :person AND closed_at IS NULL AND expires_at > :now
RETURNING id"""

SHOWN = """
SELECT id FROM invitations WHERE person = :person AND message_id IS NOT NULL
   AND message_id NOT IN (SELECT message_id FROM matches WHERE first_player = :person AND message_id IS NOT NULL
                          UNION SELECT message_id FROM matches WHERE second_player = :person AND message_id IS NOT NULL)
 ORDER BY id DESC LIMIT 100"""

CONVERTED = ("closed_at", "moves", "expires_at", "with_hints")  # columns that are stored in other forms

PERSONAL = (
    Personal("invitations", ("person",), REPLACED, before=(EXPIRE,)),
    Personal("follows", ("person",), REMOVED),
)

ENDED = """
SELECT DISTINCT match_id FROM follows JOIN matches ON matches.id = match_id
 WHERE told_at IS NULL AND follows.given_up = 0 AND ended_at IS NOT NULL ORDER BY match_id"""

GIVEN_UP = """
SELECT DISTINCT match_id FROM follows JOIN matches ON matches.id = match_id
 WHERE follows.given_up = 1 AND channel_id IN (SELECT value FROM json_each(:channels))"""
REOPENED = """
UPDATE follows SET given_up = 0
 WHERE given_up = 1 AND match_id IN (SELECT value FROM json_each(:matches))"""


@dataclass(frozen=True, slots=True)
class NewInvitation:
    """A challenge to whoever wants: `side` is the person's. `moves` from `start` where the match is to begin from a
    position; None: an ordinary one.
    """

    person: int
    game: str
    side: Side
    clock: str
    expires_at: datetime
    start: str = ""
    moves: tuple[str, ...] | None = None
    opening: str | None = None  # the name of one of the game's; None: an ordinary beginning
    guild_id: int | None = None
    channel_id: int | None = None
    with_hints: bool = False  # who joins agrees to them


@dataclass(frozen=True, slots=True)
class Invitation(NewInvitation):
    """One that was made; `message_id` is None where the bot cannot change the message by its own hand."""

    id: int = 0
    closed: bool = False
    message_id: int | None = None

    @classmethod
    def from_row(cls, row: sqlite3.Row) -> Invitation:
        values = {key: row[key] for key in row.keys() if key not in CONVERTED}  # noqa: SIM118
        return cls(
            **values,
            expires_at=to_time(row["expires_at"]),
            moves=None if row["moves"] is None else tuple(row["moves"].split()),
            closed=row["closed_at"] is not None,
            with_hints=bool(row["with_hints"]),
        )


class InvitationStore:
    """Each is taken once: by whoever joins first, or by who made it."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def make(self, new: NewInvitation) -> Invitation:
        """Stores one."""
        values = asdict(new) | {
            "expires_at": to_text(new.expires_at),
            "moves": None if new.moves is None else " ".join(new.moves),
        }
        async with self._db.transaction() as write:
            return Invitation.from_row(await write.row(MAKE, **values))

    async def note_message(self, invitation: int, message: int) -> None:
        """Where it is shown."""
        await self._db.change(
            "UPDATE invitations SET message_id = :message WHERE id = :id", id=invitation, message=message
        )

    async def get(self, invitation: int) -> Invitation:
        """One, in whatever state. Raises `OfferGone` where there never was one."""
        row = await self._db.one("SELECT * FROM invitations WHERE id = :id", id=invitation)
        if row is None:
            raise OfferGone(invitation)
        return Invitation.from_row(row)

    async def open_of(self, person: int, at: datetime) -> list[Invitation]:
        """Those of a person that somebody can still join."""
        rows = await self._db.all(
            "SELECT * FROM invitations WHERE person = :person AND closed_at IS NULL AND expires_at > :at",
            person=person,
            at=to_text(at),
        )
        return [Invitation.from_row(row) for row in rows]

    async def open_in(self, channel: int, at: datetime) -> list[Invitation]:
        """Those of a channel that somebody can still join, the newest first."""
        rows = await self._db.all(OPEN_IN, channel=channel, at=to_text(at))
        return [Invitation.from_row(row) for row in rows]

    async def close(self, invitation: int, at: datetime) -> Invitation:
        """Withdraws it. Raises `OfferGone` where it was taken, or its time is over."""
        async with self._db.transaction() as write:
            return await close(write, invitation, at)

    async def shown_of(self, person: int) -> list[int]:
        """Those of a person that a message shows which did not become the board of their match, the newest of them."""
        return [row["id"] for row in await self._db.all(SHOWN, person=person)]

    async def expire(self, person: int, at: datetime) -> list[int]:
        """The time of a person's invitations is over; which they were."""
        return [row["id"] for row in await self._db.change(EXPIRE, person=person, now=to_text(at))]


async def close(write: Transaction, invitation: int, at: datetime) -> Invitation:
    """Takes an invitation, in the transaction of what it leads to. Raises `OfferGone` where that cannot be."""
    row = await write.one(CLOSE, id=invitation, now=now(), at=to_text(at))
    if row is None:
        raise OfferGone(invitation)
    return Invitation.from_row(row)


class FollowStore:
    """Who wants to hear how a match ended."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def toggle(self, match_id: int, person: int) -> bool:
        """Follows a match, or no longer where the person did; whether they follow it now."""
        async with self._db.transaction() as write:
            values = {"match": match_id, "person": person}
            removed = await write.all(
                "DELETE FROM follows WHERE match_id = :match AND person = :person RETURNING 1", **values
            )
            if not removed:
                await write.all("INSERT INTO follows (match_id, person) VALUES (:match, :person)", **values)
            return not removed

    async def ended(self) -> list[int]:
        """The matches that are over and whose followers were not told."""
        return [row["match_id"] for row in await self._db.all(ENDED)]

    async def untold(self, match_id: int) -> list[int]:
        """Who is to be told, always in the same order."""
        rows = await self._db.all(
            """SELECT person FROM follows
                WHERE match_id = :match AND told_at IS NULL AND given_up = 0 ORDER BY person""",
            match=match_id,
        )
        return [row["person"] for row in rows]

    async def note_told(self, match_id: int, people: Collection[int]) -> None:
        """These people were told, or the match is where nobody can be told."""
        await self._db.change(
            """UPDATE follows SET told_at = :now
                WHERE match_id = :match AND person IN (SELECT value FROM json_each(:people))""",
            match=match_id,
            people=json.dumps(list(people)),
            now=now(),
        )

    async def give_up(self, match_id: int) -> None:
        """Nobody else can be told, until the channel of the match reopens."""
        await self._db.change(
            "UPDATE follows SET given_up = 1 WHERE match_id = :match AND told_at IS NULL", match=match_id
        )

    async def reopened(self, channels: Collection[int]) -> None:
        """Whom nobody could tell in these channels is to be told. Mostly nobody waits; every server asks at a start."""
        found = await self._db.all(GIVEN_UP, channels=json.dumps(list(channels)))
        if found:
            await self._db.change(REOPENED, matches=json.dumps([row["match_id"] for row in found]))
