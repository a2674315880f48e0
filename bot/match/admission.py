"""Admission: whether a person may begin something in a place, and with whom. Every beginning asks here."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta

from bot.discord.place import Person, Place
from bot.match.places import PlaceRules
from bot.match.refusals import Blocked, FormerPlayer, SelfBlock, SlowDown, TooManyHere, TooManyMatches
from bot.match.stores import Stores
from storage.blocks import NextPause, Pause
from storage.rows import Match

OPEN_LIMIT = 25  # open matches of one person, challenges by them included: as many as a select menu can hold
# After 1, 2, 3 and more refused challenges in a row, one person to another: how long until the next may be made.
CHALLENGE_PAUSES = (timedelta(minutes=1), timedelta(minutes=10), timedelta(hours=1), timedelta(days=1))
FORGOTTEN = timedelta(days=7)  # how long after the end of a pause refusals are counted from zero again


class Blocks:
    """Who may challenge whom. `stores.blocks` keeps the block lists."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores

    async def block(self, person: int, blocked: Person) -> list[Match]:
        """Puts `blocked` on the person's block list, and ends the open challenges between the two, which are returned.
        Raises SelfBlock.
        """
        if person == blocked.id:
            raise SelfBlock
        async with self._stores.people.of(blocked.id):
            await self._stores.remember(blocked)
            return await self._stores.challenges.block(person, blocked.id, self.next_pause)

    async def require_no_pause(self, challenger: int, challenged: int) -> None:
        """Raises SlowDown if the last challenge was refused too recently."""
        pause = await self._stores.blocks.pause(challenger, challenged)
        if pause and self._stores.clock() < pause.until:
            raise SlowDown(pause.until)

    @property
    def next_pause(self) -> NextPause:
        """How long the next challenge has to wait, each time longer, if one is declined or withdrawn now."""
        now = self._stores.clock()

        def pause(last: Pause | None) -> Pause:
            before = last.refusals if last and now < last.until + FORGOTTEN else 0
            until = now + CHALLENGE_PAUSES[min(before, len(CHALLENGE_PAUSES) - 1)]
            return Pause(before + 1, until)

        return pause


class Admission:
    """Context managers that admit a person or raise.

    Store what begins inside the block: the person is locked until its end, so the answer still holds.
    """

    def __init__(self, stores: Stores, blocks: Blocks, places: PlaceRules) -> None:
        self._stores = stores
        self.blocks = blocks
        self.places = places

    @asynccontextmanager
    async def to_match(self, person: Person, place: Place, opponent: int | None = None) -> AsyncIterator[None]:
        """Admits a person to a match or a challenge; `opponent` is None for the bot and for an open invitation. Raises
        what `require_allowed` does, FormerPlayer, TooManyMatches, TooManyHere, and Blocked where the opponent is
        suspended or has blocked the person.
        """
        if opponent is not None and opponent < 0:
            raise FormerPlayer
        async with self._stores.people.of(person.id, *([] if opponent is None else [opponent])):
            await self.places.require_allowed(place, person.id)
            if opponent is not None:
                has_blocked = await self._stores.blocks.stands(opponent, person.id)
                if has_blocked or await self.places.suspension(place.guild_id, opponent):
                    raise Blocked
            await self._admit(person, place)
            yield

    @asynccontextmanager
    async def to_accept(self, person: Person, place: Place, challenger: int) -> AsyncIterator[None]:
        """Admits a person to a match that the challenger asked for. Raises what `require_allowed` does, TooManyMatches,
        TooManyHere.
        """
        async with self._stores.people.of(person.id, challenger):
            await self.places.require_allowed(place, person.id)
            await self._admit(person, place)
            yield

    @asynccontextmanager
    async def to_tournament(self, person: Person, place: Place) -> AsyncIterator[None]:
        """Admits a person to a tournament, whose matches count towards no limit. Raises what `require_allowed` does."""
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
