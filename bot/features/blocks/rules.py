"""A person's block list."""

from collections.abc import Sequence

from bot.match.referee import Service
from bot.match.refusals import Refused
from storage.rows import Player


class SelfBlock(Refused):
    """Nobody blocks themselves."""

    key = "refusal.self-block"


class BlockList(Service):
    """Whom a person wants no challenges from."""

    async def block(self, person: int, blocked: int, name: str) -> Sequence[int]:
        """No more challenges from `blocked`; those that wait are declined, and their numbers returned.

        Raises SelfBlock.
        """
        if person == blocked:
            raise SelfBlock
        async with self._stores.people.of(blocked):
            await self._stores.players.remember(blocked, name)
            await self._stores.blocks.add(person, blocked)
        return [
            match.id
            for match in await self._stores.matches.open_of(person)
            if match.status == "challenged" and match.challenger == blocked
        ]

    async def unblock(self, person: int, blocked: int) -> bool:
        """Challenges from `blocked` are welcome again; False where they were not blocked."""
        return await self._stores.blocks.remove(person, blocked)

    async def blocked_by(self, person: int) -> Sequence[Player]:
        """Whom a person has blocked, the latest first."""
        return await self._stores.blocks.of(person)
