"""A person's block list."""

from collections.abc import Sequence

from bot.match.referee import Service
from bot.match.refusals import Refused
from storage.rows import Player


class SelfBlock(Refused):
    """A person cannot block themselves."""

    key = "refusal.self-block"


class BlockList(Service):
    """The people whose challenges a person does not want."""

    async def block(self, person: int, blocked: int, name: str) -> Sequence[int]:
        """Blocks challenges from `blocked`, who is called `name`. Returns the ids of their open challenges to the
        person, for the caller to decline.

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
        """Takes `blocked` off the list; False if they were not on it."""
        return await self._stores.blocks.remove(person, blocked)

    async def blocked_by(self, person: int) -> Sequence[Player]:
        """The people whom a person has blocked, the latest first."""
        return await self._stores.blocks.of(person)
