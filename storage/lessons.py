"""The lessons that people have finished, and the matches in which they are guided."""

from storage.database import Store
from storage.personal import REMOVED, Personal
from storage.stored import now

PERSONAL = (Personal("lessons", ("person",), REMOVED, done_at="done_at"),)


class LessonStore(Store):
    """Lessons and guided matches. Storage does not interpret their keys. People must be known to `PlayerStore`."""

    async def finish(self, person: int, game: str, lesson: str) -> None:
        """Notes a lesson as finished; nothing changes if it was finished before."""
        await self._db.insert("lessons", "IGNORE", person=person, game=game, lesson=lesson, done_at=now())

    async def finished(self, person: int) -> dict[str, frozenset[str]]:
        """The lessons that a person has finished, by game."""
        rows = await self._db.all("SELECT game, lesson FROM lessons WHERE person = :person", person=person)
        games = {row["game"] for row in rows}
        return {game: frozenset(row["lesson"] for row in rows if row["game"] == game) for game in games}

    async def note_warning(self, match_id: int) -> None:
        """Notes that a person was warned in a match: it counts as one with help."""
        await self._db.insert("guided_matches", "IGNORE", match_id=match_id, hints_free=0)

    async def are_hints_free(self, match_id: int) -> bool:
        """Whether hints in a match are not counted."""
        sql = "SELECT 1 FROM guided_matches WHERE match_id = :match AND hints_free"
        return await self._db.one(sql, match=match_id) is not None
