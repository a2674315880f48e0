"""Rows that a message of the bot's own shows: their revision, which of it the message shows, and the message."""

from typing import Literal

from storage.database import Database


class PostStore:
    """The rows of one table."""

    def __init__(self, database: Database, table: Literal["tournaments", "tournament_posts", "daily_puzzles"]) -> None:
        self._db = database
        self._table = table

    async def to_show(self) -> list[int]:
        """Those whose message does not show their last change."""
        rows = await self._db.all(f"SELECT id FROM {self._table} WHERE revision > shown ORDER BY id")  # noqa: S608
        return [row["id"] for row in rows]

    async def note_shown(self, number: int, revision: int, message_id: int | None) -> None:
        """The message of one shows a revision; or (None) nobody can be shown it."""
        async with self._db.transaction() as write:
            await write.all(
                f"""UPDATE {self._table}
                       SET shown = max(shown, :revision), message_id = coalesce(:message, message_id)
                     WHERE id = :id""",  # noqa: S608 - ours
                id=number,
                revision=revision,
                message=message_id,
            )
