"""The servers that have the bot, and whom they have suspended from using it."""

import json
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from storage.absent import Absent
from storage.database import Database
from storage.forgotten import THE_SAME
from storage.personal import KEPT, Personal
from storage.stored import Stored, columns_of, now

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

SUSPENDED = f"FROM suspensions WHERE guild_id = :guild AND person IN ({THE_SAME})"
LIFT = f"DELETE {SUSPENDED} RETURNING 1"


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
        return set(await self._db.column("SELECT id FROM servers WHERE left_at IS NULL"))

    async def arrived(self, servers: Collection[int]) -> None:
        """These servers have the bot; one that did not have it before is to be greeted."""
        await self._db.change(ARRIVED, servers=json.dumps(list(servers)))

    async def to_greet(self) -> set[int]:
        """The servers that have the bot and were not greeted yet."""
        return set(await self._db.column("SELECT id FROM servers WHERE greeting_due AND left_at IS NULL"))

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
        if (key := (guild_id, person)) in self._absent:
            return None
        sql = f"SELECT * {SUSPENDED}"
        return await self._absent.look(key, self._db.one_as(Suspension, sql, guild=guild_id, person=person))

    async def suspend(self, suspension: Suspension) -> None:
        """From now on, in place of an earlier one of the same person in the same server."""
        with self._absent.forgotten():
            async with self._db.transaction() as write:
                await write.all(LIFT, guild=suspension.guild_id, person=suspension.person)
                await write.insert("suspensions", **columns_of(suspension), made_at=now())

    async def lift(self, guild_id: int, person: int) -> bool:
        """Ends a suspension; False where there was none."""
        return bool(await self._db.change(LIFT, guild=guild_id, person=person))
