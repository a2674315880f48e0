"""Posts: rows that a message of the bot shows, with their revision, the revision that the message shows, and its id."""

import json
from collections.abc import Collection
from typing import Literal

from storage.database import Database

GIVEN_UP = {
    "tournaments": """
SELECT id FROM tournaments
 WHERE given_up > 0 AND channel_id IN (SELECT value FROM json_each(:channels))""",
    # Posts of earlier rounds stay given up: the tournament's table shows those rounds.
    "tournament_posts": """
SELECT tournament_posts.id FROM tournament_posts JOIN tournaments ON tournaments.id = tournament
 WHERE tournament_posts.given_up > 0 AND channel_id IN (SELECT value FROM json_each(:channels))
   AND ifnull(tournament_posts.round, tournaments.round) = tournaments.round""",
    "daily_puzzles": """
SELECT id FROM daily_puzzles
 WHERE given_up > 0 AND channel_id IN (SELECT value FROM json_each(:channels)) AND day = :day""",
}


class PostStore:
    """The posts of one table."""

    def __init__(self, database: Database, table: Literal["tournaments", "tournament_posts", "daily_puzzles"]) -> None:
        self._db = database
        self._table = table

    async def to_show(self) -> list[int]:
        """The ids of rows whose message does not show their newest revision."""
        return await self._db.column(f"SELECT id FROM {self._table} WHERE revision > shown ORDER BY id")  # noqa: S608

    async def note_shown(self, number: int, revision: int, message_id: int | None) -> None:
        """Notes that a message shows a revision of a row; or (None) gives the revision up until the channel reopens."""
        await self._db.change(
            f"""UPDATE {self._table}
                   SET shown = max(shown, :revision), message_id = coalesce(:message, message_id),
                       given_up = CASE WHEN :message IS NULL THEN :revision ELSE 0 END
                 WHERE id = :id""",  # noqa: S608 - ours
            id=number,
            revision=revision,
            message=message_id,
        )

    async def writable_again(self, channels: Collection[int], **more: str) -> bool:
        """Makes rows that were given up in these channels be shown again. Returns whether there were any.

        For puzzles of the day, `day` must be given: those of other days stay given up.
        """
        found = await self._db.column(GIVEN_UP[self._table], channels=json.dumps(list(channels)), **more)
        if found:
            await self._db.change(
                f"""UPDATE {self._table} SET shown = min(shown, given_up - 1), given_up = 0
                     WHERE given_up > 0 AND id IN (SELECT value FROM json_each(:found))""",  # noqa: S608 - ours
                found=json.dumps(found),
            )
        return bool(found)
