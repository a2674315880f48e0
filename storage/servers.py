"""The servers that have the bot, and whom they have suspended from using it."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from storage.absent import Absent
from storage.database import Database, Transaction
from storage.forgotten import THE_SAME
from storage.personal import KEPT, Personal
from storage.stored import Stored, now, to_text

# A suspension stays, so that nobody ends it by a deletion; its reason was typed by somebody and may name the person.
PERSONAL = (
    Personal(
        "suspensions",
        ("person",),
        KEPT,
        where=f"person IN ({THE_SAME})",
        before=(
            "DELETE FROM suspensions WHERE until <= :now AND (person = :person OR person < 0)",
            "UPDATE suspensions SET reason = '' WHERE person = :person",
        ),
    ),
)

ARRIVED = """
INSERT INTO servers (id, greeting_due) SELECT value, 1 FROM json_each(:servers) WHERE true
ON CONFLICT (id) DO UPDATE SET left_at = NULL, greeting_due = 1 WHERE left_at IS NOT NULL"""


@dataclass(frozen=True, slots=True)
class Suspension(Stored):
    """A person may not use the bot in a server, `until` (None: until somebody lifts it)."""

    guild_id: int
    person: int
    reason: str
    until: datetime | None


class ServerStore:
    """Where the bot is a member."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def present(self) -> set[int]:
        """The servers that have the bot, as far as it was told."""
        return {row["id"] for row in await self._db.all("SELECT id FROM servers WHERE left_at IS NULL")}

    async def arrived(self, servers: Collection[int]) -> None:
        """These servers have the bot; one that did not have it before is to be greeted."""
        await self._db.change(ARRIVED, servers=json.dumps(list(servers)))

    async def to_greet(self) -> set[int]:
        """The servers that have the bot and were not greeted yet."""
        rows = await self._db.all("SELECT id FROM servers WHERE greeting_due AND left_at IS NULL")
        return {row["id"] for row in rows}

    async def greeted(self, server: int) -> None:
        """A server needs no greeting any more."""
        await self._db.change("UPDATE servers SET greeting_due = 0 WHERE id = :id", id=server)

    async def left(self, server: int) -> None:
        """A server has it no more."""
        await self._db.change("UPDATE servers SET left_at = :now WHERE id = :id", id=server, now=now())


class SuspensionStore:
    """Who may not use the bot where. Everybody named here must be known to `PlayerStore`."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self._absent = Absent()  # a deletion adds nobody: it keeps those who were suspended

    async def of(self, guild_id: int, person: int) -> Suspension | None:
        """Whether a person is suspended in a server, though it may be over by now."""
        key = (guild_id, person)
        return None if key in self._absent else await self._absent.look(key, self._read(guild_id, person))

    async def _read(self, guild_id: int, person: int) -> Suspension | None:
        row = await self._db.one(
            f"SELECT * FROM suspensions WHERE guild_id = :guild AND person IN ({THE_SAME})",  # noqa: S608 - ours
            guild=guild_id,
            person=person,
        )
        return Suspension.from_row(row) if row else None

    async def suspend(self, suspension: Suspension) -> None:
        """From now on, in place of an earlier one of the same person in the same server."""
        try:
            await self._suspend(suspension)
        finally:
            self._absent.forget()

    async def _suspend(self, suspension: Suspension) -> None:
        async with self._db.transaction() as write:
            await _lift(write, suspension.guild_id, suspension.person)
            await write.all(
                """INSERT INTO suspensions (guild_id, person, reason, until, made_at)
                   VALUES (:guild, :person, :reason, :until, :now)""",
                guild=suspension.guild_id,
                person=suspension.person,
                reason=suspension.reason,
                until=to_text(suspension.until) if suspension.until else None,
                now=now(),
            )

    async def lift(self, guild_id: int, person: int) -> bool:
        """Ends a suspension; False where there was none."""
        async with self._db.transaction() as write:
            return await _lift(write, guild_id, person)


async def _lift(write: Transaction, guild_id: int, person: int) -> bool:
    rows = await write.all(
        f"DELETE FROM suspensions WHERE guild_id = :guild AND person IN ({THE_SAME}) RETURNING 1",  # noqa: S608 - ours
        guild=guild_id,
        person=person,
    )
    return bool(rows)
