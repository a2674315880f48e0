"""Admission: whether a person may begin something in a place. Every beginning asks here."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.discord.place import Person, Place
from bot.match.blocks import Blocks
from bot.match.places import PlaceRules
from bot.match.refusals import Blocked, FormerPlayer, TooManyHere, TooManyMatches
from bot.match.stores import Stores

OPEN_LIMIT = 25  # open matches of one person, challenges by them included: as many as a select menu can hold


class Admission:
    """Context managers that admit a person or raise.

    Store what begins inside the block: the person is locked until its end, so the answer still holds.
    """

    def __init__(self, stores: Stores, blocks: Blocks, places: PlaceRules) -> None:
        self._stores = stores
        self._blocks = blocks
        self.places = places

    @asynccontextmanager
    async def to_match(self, person: Person, place: Place, opponent: int | None = None) -> AsyncIterator[None]:
        """Admits a person to a match or a challenge. `opponent` is None for the bot and for an open invitation.

        Raises what `require_allowed` does, FormerPlayer, Blocked, TooManyMatches, TooManyHere.
        """
        if opponent is not None and opponent < 0:
            raise FormerPlayer
        async with self._stores.people.of(person.id, *([] if opponent is None else [opponent])):
            await self.places.require_allowed(place, person.id)
            if opponent is not None:
                await self._require_able(person.id, opponent, place.guild_id)
            await self._admit(person, place)
            yield

    @asynccontextmanager
    async def to_accept(self, person: Person, place: Place, challenger: int) -> AsyncIterator[None]:
        """Admits a person to a match that the challenger asked for.

        Raises what `require_allowed` does, TooManyMatches, TooManyHere.
        """
        async with self._stores.people.of(person.id, challenger):
            await self.places.require_allowed(place, person.id)
            await self._admit(person, place)
            yield

    @asynccontextmanager
    async def to_tournament(self, person: Person, place: Place) -> AsyncIterator[None]:
        """Admits a person to create or join a tournament, whose matches do not count towards the limits.

        Raises what `require_allowed` does.
        """
        async with self._stores.people.of(person.id):
            await self.places.require_allowed(place, person.id)
            await self._stores.remember(person)
            yield

    async def _admit(self, person: Person, place: Place) -> None:
        """Remembers a person who is below the limits. Challenges by others and matches of tournaments do not count."""
        begun = await self._stores.matches.begun_by(person.id, self._stores.clock())
        if len(begun) >= OPEN_LIMIT:
            raise TooManyMatches(OPEN_LIMIT)
        most = (await self.places.of(place.guild_id)).most
        if place.guild_id and begun.count(place.guild_id) >= most:
            raise TooManyHere(most)
        await self._stores.remember(person)

    async def _require_able(self, person: int, opponent: int, guild_id: int | None) -> None:
        """Raises Blocked where the opponent has blocked the person, or is suspended in the server."""
        await self._blocks.require_not_blocked(person, opponent)
        if await self.places.suspension(guild_id, opponent):
            raise Blocked
