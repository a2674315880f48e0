"""Who follows a match."""

from bot.discord.place import Person
from bot.match.referee import Service


class Follows(Service):
    """The followers of matches."""

    async def follow(self, match_id: int, person: Person) -> bool:
        """Follows a match, or no longer if the person did; True if they follow it now. Raises MatchNotFound,
        WrongStatus.
        """
        view = await self._stores.view(match_id)
        self._stores.require_playing(view)
        await self._stores.remember(person)
        return await self._stores.follows.toggle(match_id, person.id)
