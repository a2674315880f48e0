"""Who has rung the bell, and how often."""

from storage.database import Store
from storage.personal import REMOVED, Personal

PERSONAL = (Personal("bells", ("person",), REMOVED),)


class BellStore(Store):
    """Whoever rings must be known to `PlayerStore`."""

    async def ring(self, person: int) -> int:
        """How often they have rung now."""
        await self._db.change(
            "INSERT INTO bells VALUES (:person, 1) ON CONFLICT (person) DO UPDATE SET rung = rung + 1",
            person=person,
        )
        return await self.rung(person)

    async def rung(self, person: int) -> int:
        """How often a person has rung."""
        row = await self._db.one("SELECT rung FROM bells WHERE person = :person", person=person)
        return row["rung"] if row else 0
