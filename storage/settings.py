"""What people and servers chose: words under keys, which storage does not interpret."""

from __future__ import annotations

from typing import Literal

from storage.database import Database

Scope = Literal["person", "server", "bot"]


class Settings:
    """Key and value per person, per server, and (id 0) for the bot itself."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, scope: Scope, owner: int = 0) -> dict[str, str]:
        """All that is set; what is missing was left to the default."""
        rows = await self._db.all(
            "SELECT key, value FROM settings WHERE scope = :scope AND id = :owner ORDER BY key",
            scope=scope,
            owner=owner,
        )
        return {row["key"]: row["value"] for row in rows}

    async def put(self, scope: Scope, owner: int, key: str, value: str) -> None:
        """Sets one key, in place of what it was."""
        async with self._db.transaction() as write:
            await write.all(
                """INSERT INTO settings (scope, id, key, value) VALUES (:scope, :owner, :key, :value)
                   ON CONFLICT (scope, id, key) DO UPDATE SET value = excluded.value""",
                scope=scope,
                owner=owner,
                key=key,
                value=value,
            )

    async def clear(self, scope: Scope, owner: int, key: str) -> None:
        """Leaves one key to the default again."""
        async with self._db.transaction() as write:
            await write.all(
                "DELETE FROM settings WHERE scope = :scope AND id = :owner AND key = :key",
                scope=scope,
                owner=owner,
                key=key,
            )
