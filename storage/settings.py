"""The settings of people and servers: keys and values, which storage does not interpret."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

from storage.database import Database, Store
from storage.personal import REMOVED, Personal

Scope = Literal["person", "server", "bot"]

PERSONAL = (Personal("settings", ("id",), REMOVED, where="scope = 'person' AND id = :person"),)

ALL = "SELECT key, value FROM settings WHERE scope = :scope AND id = :owner ORDER BY key"
CLEAR = "DELETE FROM settings WHERE scope = :scope AND id = :owner AND key = :key"

OWNERS_REMEMBERED = 4096  # owners whose settings are cached, since every click reads some people's and a server's


class SettingStore(Store):
    """The settings of people, of servers, and (with id 0) of the bot itself.

    Only one object per database may write, because others would not see the change in their cache.
    """

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._known: OrderedDict[tuple[Scope, int], dict[str, str]] = OrderedDict()
        self._lock = asyncio.Lock()

    async def of(self, scope: Scope, owner: int = 0) -> dict[str, str]:
        """The settings of an owner, by key; keys that were not set are missing."""
        return (await self.of_each((scope, owner)))[0]

    async def of_each(self, *owners: tuple[Scope, int]) -> list[dict[str, str]]:
        """The settings of several owners, in their order."""
        if not self._lock.locked() and all(map(self._known.__contains__, owners)):
            return [dict(self._known[owner]) for owner in owners]
        async with self._lock:
            return [await self._look_up(*owner) for owner in owners]

    async def owners(self, scope: Scope, key: str) -> list[int]:
        """The ids of the owners who have set a key, sorted."""
        sql = "SELECT id FROM settings WHERE scope = :scope AND key = :key ORDER BY id"
        return await self._db.column(sql, scope=scope, key=key)

    async def _look_up(self, scope: Scope, owner: int) -> dict[str, str]:
        if (scope, owner) not in self._known:
            rows = await self._db.all(ALL, scope=scope, owner=owner)
            self._known[scope, owner] = {row["key"]: row["value"] for row in rows}
            if len(self._known) > OWNERS_REMEMBERED:
                self._known.popitem(last=False)
        return dict(self._known[scope, owner])

    async def put(self, scope: Scope, owner: int, key: str, value: str) -> None:
        """Sets a key to a value; an empty one removes it."""
        async with self.changing(scope, owner):
            if value:
                await self._db.insert("settings", "REPLACE", scope=scope, id=owner, key=key, value=value)
            else:
                await self._db.change(CLEAR, scope=scope, owner=owner, key=key)

    @asynccontextmanager
    async def changing(self, scope: Scope, owner: int) -> AsyncIterator[None]:
        """Makes readers wait while the block changes an owner's settings, and removes these from the cache."""
        async with self._lock:
            try:
                yield
            finally:
                self._known.pop((scope, owner), None)
