"""Challenges to anybody, and who follows a match."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from datetime import datetime

from storage.database import Database
from storage.errors import OfferGone
from storage.times import now, to_text, to_time

ENDED = """
SELECT DISTINCT match_id FROM follows JOIN matches ON matches.id = match_id
 WHERE told_at IS NULL AND ended_at IS NOT NULL ORDER BY match_id"""


@dataclass(frozen=True, slots=True)
class Invitation:
    """A challenge to whoever wants: `side` is the person's. `moves` from `start` where the match is to begin from a
    position; None: an ordinary one.
    """

    id: int
    person: int
    game: str
    side: str
    clock: str
    expires_at: datetime
    closed: bool
    start: str = ""
    moves: tuple[str, ...] | None = None
    opening: str | None = None  # the name of one of the game's; None: an ordinary beginning

    @classmethod
    def from_row(cls, row: sqlite3.Row) -> Invitation:
        words = (row["id"], row["person"], row["game"], row["side"], row["clock"])
        moves = None if row["moves"] is None else tuple(row["moves"].split())
        expires_at, closed = to_time(row["expires_at"]), row["closed_at"] is not None
        return cls(*words, expires_at, closed, row["start"], moves, row["opening"])


class Invitations:
    """Each is taken once: by whoever joins first, or by who made it."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def make(
        self,
        person: int,
        game: str,
        side: str,
        clock: str,
        expires_at: datetime,
        start: str = "",
        moves: tuple[str, ...] | None = None,
        opening: str | None = None,
    ) -> Invitation:
        """A new one, as `Invitation` has it."""
        async with self._db.transaction() as write:
            row = await write.row(
                """INSERT INTO invitations (person, game, side, clock, expires_at, start, moves, opening)
                   VALUES (:person, :game, :side, :clock, :expires, :start, :moves, :opening) RETURNING *""",
                person=person,
                game=game,
                side=side,
                clock=clock,
                expires=to_text(expires_at),
                start=start,
                moves=None if moves is None else " ".join(moves),
                opening=opening,
            )
            return Invitation.from_row(row)

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

    async def close(self, invitation: int, at: datetime) -> Invitation:
        """Takes it. Raises `OfferGone` where it was taken, or its time is over."""
        async with self._db.transaction() as write:
            row = await write.one(
                """UPDATE invitations SET closed_at = :now WHERE id = :id AND closed_at IS NULL AND expires_at > :at
                   RETURNING *""",
                id=invitation,
                now=now(),
                at=to_text(at),
            )
            if row is None:
                raise OfferGone(invitation)
            return Invitation.from_row(row)


class Follows:
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
        """Who is to be told."""
        rows = await self._db.all(
            "SELECT person FROM follows WHERE match_id = :match AND told_at IS NULL", match=match_id
        )
        return [row["person"] for row in rows]

    async def note_told(self, match_id: int) -> None:
        """They were told, or cannot be."""
        async with self._db.transaction() as write:
            await write.all("UPDATE follows SET told_at = :now WHERE match_id = :match", match=match_id, now=now())
