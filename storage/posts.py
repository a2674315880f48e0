"""Posts: rows that a message of the bot shows, with their revision, the revision that the message shows, and its id.

Tournaments have posts besides their table: one for the beginning of every round, and one for the end.
"""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from storage.database import Database, Store, Transaction
from storage.stored import Stored, now

UNSHOWN = {  # in some channels: given up, or still to be shown
    "tournaments": """
SELECT id, given_up FROM tournaments WHERE given_up > 0 AND channel_id IN (SELECT value FROM json_each(:channels))
UNION SELECT id, given_up FROM tournaments
 WHERE revision > shown AND channel_id IN (SELECT value FROM json_each(:channels))""",
    # Posts of earlier rounds stay given up: the tournament's table shows those rounds. Without the names of the indexes
    # SQLite 3.53 reads all posts.
    "tournament_posts": """
SELECT tournament_posts.id, tournament_posts.given_up
  FROM tournament_posts INDEXED BY tournament_posts_given_up JOIN tournaments ON tournaments.id = tournament
 WHERE tournament_posts.given_up > 0 AND channel_id IN (SELECT value FROM json_each(:channels))
   AND ifnull(tournament_posts.round, tournaments.round) = tournaments.round
UNION SELECT tournament_posts.id, tournament_posts.given_up
  FROM tournament_posts INDEXED BY tournament_posts_to_show JOIN tournaments ON tournaments.id = tournament
 WHERE tournament_posts.revision > tournament_posts.shown
   AND channel_id IN (SELECT value FROM json_each(:channels))""",
    "daily_puzzles": """
SELECT id, given_up FROM daily_puzzles
 WHERE given_up > 0 AND channel_id IN (SELECT value FROM json_each(:channels)) AND day >= :since
   AND NOT EXISTS (SELECT 1 FROM daily_puzzles AS newer
                    WHERE newer.guild_id = daily_puzzles.guild_id AND newer.day > daily_puzzles.day)
UNION SELECT id, given_up FROM daily_puzzles
 WHERE revision > shown AND channel_id IN (SELECT value FROM json_each(:channels))""",
}

OWED = "SELECT DISTINCT tournament FROM tournament_posts WHERE revision > shown ORDER BY tournament"

OWED_OF = "SELECT * FROM tournament_posts WHERE tournament = :tournament AND revision > shown ORDER BY id"


class PostStore(Store):
    """The posts of one table."""

    def __init__(self, database: Database, table: Literal["tournaments", "tournament_posts", "daily_puzzles"]) -> None:
        super().__init__(database)
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

    async def show_again(self, number: int) -> None:
        """Makes a row be shown again: somebody may have deleted its message."""
        sql = f"UPDATE {self._table} SET shown = min(shown, revision - 1) WHERE id = :id"  # noqa: S608 - ours
        await self._db.change(sql, id=number)

    async def writable_again(self, channels: Collection[int], **more: str) -> bool:
        """Makes rows that were given up in these channels be shown again. Returns whether any are to be shown there.

        For puzzles of the day, `since` must be given: earlier ones stay given up, and those that others followed.
        """
        found = await self._db.all(UNSHOWN[self._table], channels=[*channels], **more)
        if given_up := [row["id"] for row in found if row["given_up"]]:
            await self._db.change(
                f"""UPDATE {self._table} SET shown = min(shown, given_up - 1), given_up = 0
                     WHERE id IN (SELECT value FROM json_each(:given_up))""",  # noqa: S608 - ours
                given_up=given_up,
            )
        return bool(found)


@dataclass(frozen=True, slots=True)
class TournamentPost(Stored):
    """A message of a tournament: for the `round` that begins, or (None) for the end."""

    id: int
    round: int | None
    message_id: int | None
    revision: int
    made_at: datetime


class TournamentPostStore(PostStore):
    """The posts of tournaments. They are added by the transactions that begin a round or end a tournament."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, "tournament_posts")

    async def owed(self) -> list[int]:
        """The tournaments that have posts whose messages do not show their newest revision."""
        return await self._db.column(OWED)

    async def owed_of(self, tournament: int) -> list[TournamentPost]:
        """The posts of a tournament whose messages do not show their newest revision, the oldest first."""
        return await self._db.all_as(TournamentPost, OWED_OF, tournament=tournament)


async def add_post(write: Transaction, tournament: int, round_: int | None) -> None:
    """Adds a post for the beginning of a round, or (None) for the end, inside a transaction."""
    await write.insert("tournament_posts", tournament=tournament, round=round_, made_at=now())
