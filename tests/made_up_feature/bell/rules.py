"""Nobody rings more than three times."""

from storage.bells import BellStore

from bot.discord.place import Person
from bot.match.referee import Referee, Service
from bot.match.refusals import Refused

MOST = 3


class TooLoud(Refused):
    """The person has rung `most` times."""

    key = "bell.too-loud"

    def __init__(self, most: int) -> None:
        super().__init__(f"{most} rings are enough")
        self.most = most


class Bell(Service):
    """Counts."""

    def __init__(self, referee: Referee) -> None:
        super().__init__(referee)
        self._store = BellStore(self._stores.database)

    async def ring(self, person: Person) -> int:
        """How often the person has rung now. Raises TooLoud."""
        if await self._store.rung(person.id) >= MOST:
            raise TooLoud(MOST)
        await self._stores.players.remember(person.id, person.name, person.locale)
        return await self._store.ring(person.id)
