"""Looking at ratings."""

from bot.match.rating_rule import present
from bot.match.referee import Service
from storage.ratings import Rating
from storage.rows import RatingChange


class Ratings(Service):
    """Reading only."""

    async def of(self, person: int, game: str | None = None) -> tuple[Rating, ...]:
        """A person's ratings as they stand now."""
        now = self._stores.clock()
        return tuple(present(each, now) for each in await self._stores.ratings.of(person, game))

    async def history(self, person: int, game: str) -> tuple[RatingChange, ...]:
        """A person's last rated matches in a game, the oldest first."""
        return tuple(await self._stores.ratings.history(person, game))
