"""The posts of a tournament besides its table: a message for the beginning of every round, and one for the end."""

from dataclasses import dataclass
from datetime import datetime

from storage.database import Database, Transaction
from storage.posts import PostStore
from storage.stored import Stored, now

OWED = "SELECT DISTINCT tournament FROM tournament_posts WHERE revision > shown ORDER BY tournament"

OWED_OF = "SELECT * FROM tournament_posts WHERE tournament = :tournament AND revision > shown ORDER BY id"


@dataclass(frozen=True, slots=True)
class TournamentPost(Stored):
    """A message of a tournament: for the `round` that begins, or (None) for the end."""

    id: int
    tournament: int
    round: int | None
    message_id: int | None
    revision: int
    shown: int
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
