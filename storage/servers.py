"""The servers that have the bot, and the people whom they have suspended from using it."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from storage.absent import Absent
from storage.database import Database, Store, Transaction, writing
from storage.personal import KEPT, THE_SAME, Personal
from storage.stored import Stored, columns_of, now

# Suspensions are kept, so that nobody ends one by a deletion. The typed reason is removed: it may name the person.
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
GREETED = "UPDATE servers SET greeting_due = 0 WHERE id IN (SELECT value FROM json_each(:servers))"

SUSPENDED = f"FROM suspensions WHERE guild_id = :guild AND person IN ({THE_SAME})"
LIFT = f"DELETE {SUSPENDED} RETURNING 1"


@dataclass(frozen=True, slots=True)
class Suspension(Stored):
    """A person may not use the bot in a server, `until` a time (None: until it is lifted)."""

    guild_id: int
    person: int
    reason: str
    until: datetime | None


class ServerStore(Store):
    """The servers of which the bot is or was a member."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._not_left = Absent()

    async def present(self) -> set[int]:
        """The servers that have the bot, as far as was noted."""
        return set(await self._db.column("SELECT id FROM servers WHERE left_at IS NULL"))

    async def arrived(self, servers: Collection[int]) -> None:
        """Notes that these servers have the bot. A server that did not have it before is to be greeted."""
        await self._db.change(ARRIVED, servers=[*servers])

    async def to_greet(self) -> set[int]:
        """The servers that have the bot and were not greeted yet."""
        return set(await self._db.column("SELECT id FROM servers WHERE greeting_due AND left_at IS NULL"))

    async def greeted(self, *servers: int) -> None:
        """Notes that servers need no greeting any more."""
        await self._db.change(GREETED, servers=[*servers])

    async def left(self, server: int) -> None:
        """Notes that a server does not have the bot any more."""
        with self._not_left.forgotten():
            await self._db.change("UPDATE servers SET left_at = :now WHERE id = :id", id=server, now=now())

    async def managed(self, server: int) -> None:
        """Notes that somebody manages the bot in a server, which may have its commands alone: it has not left."""
        await self._db.change("DELETE FROM servers WHERE id = :id AND left_at IS NOT NULL", id=server)

    async def has_left(self, server: int) -> bool:
        """Whether a server has had the bot, and has it no more."""
        if server in self._not_left:
            return False
        sql = "SELECT 1 FROM servers WHERE id = :id AND left_at IS NOT NULL"
        return await self._not_left.look(server, self._db.one(sql, id=server)) is not None


class SuspensionStore(Store):
    """The suspensions. Everybody named here must be known to `PlayerStore`."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._absent = Absent()  # a deletion need not clear it: it adds no suspensions

    async def of(self, guild_id: int, person: int) -> Suspension | None:
        """The suspension of a person in a server, even if it is over by now; None if there is none."""
        if (key := (guild_id, person)) in self._absent:
            return None
        sql = f"SELECT * {SUSPENDED}"
        return await self._absent.look(key, self._db.one_as(Suspension, sql, guild=guild_id, person=person))

    async def suspend(self, suspension: Suspension) -> None:
        """Stores a suspension, in place of an earlier one of the same person in the same server. What the person has
        open there is to be ended until `note_ended`.
        """
        with self._absent.forgotten():
            await self._replace(suspension)

    @writing
    async def _replace(self, write: Transaction, suspension: Suspension) -> None:
        await write.all(LIFT, guild=suspension.guild_id, person=suspension.person)
        await write.insert("suspensions", **columns_of(suspension), ending_due=1, made_at=now())

    async def ending_due(self) -> list[Suspension]:
        """The suspensions of people who may still have something open in the server."""
        return await self._db.all_as(Suspension, "SELECT * FROM suspensions WHERE ending_due")

    async def note_ended(self, suspension: Suspension) -> None:
        """Notes that the person has nothing open in the server any more."""
        sql = "UPDATE suspensions SET ending_due = 0 WHERE guild_id = :guild AND person = :person"
        await self._db.change(sql, guild=suspension.guild_id, person=suspension.person)

    async def lift(self, guild_id: int, person: int) -> bool:
        """Ends a suspension; False if there was none."""
        return bool(await self._db.change(LIFT, guild=guild_id, person=person))
