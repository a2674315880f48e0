"""Reviews of finished matches: judgements of their positions. They reveal nothing that the moves do not."""

from storage.database import Store
from storage.personal import OF_THE_MATCH, Personal
from storage.stored import now

PERSONAL = (Personal("reviews", ("match_id",), OF_THE_MATCH),)


class ReviewStore(Store):
    """The reviews, at most one for each match; the text is JSON, which storage does not interpret."""

    async def get(self, match_id: int) -> str | None:
        """The review of a match; None if there is none."""
        return await self._db.value("SELECT judgements FROM reviews WHERE match_id = :match", match=match_id)

    async def keep(self, match_id: int, judgements: str) -> None:
        """Stores a review, in place of an earlier one."""
        await self._db.insert("reviews", "REPLACE", match_id=match_id, judgements=judgements, made_at=now())
