"""Who may challenge whom: blocks, and the pauses after challenges that were declined or withdrawn."""

from datetime import timedelta

from bot.discord.place import Person
from bot.match.refusals import Blocked, SelfBlock, SlowDown
from bot.match.stores import Stores
from storage.blocks import Pause
from storage.rows import Match

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
            return await self._stores.matches.block(person, blocked.id, self.next_pause)

    async def require_not_blocked(self, person: int, opponent: int) -> None:
        """Raises Blocked if the opponent wants no match with the person."""
        if await self._stores.blocks.stands(opponent, person):
            raise Blocked

    async def require_no_pause(self, challenger: int, challenged: int) -> None:
        """Raises SlowDown if the last challenge was refused too recently."""
        pause = await self._stores.blocks.pause(challenger, challenged)
        if pause and self._stores.clock() < pause.until:
            raise SlowDown(pause.until)

    def next_pause(self, last: Pause | None) -> Pause:
        """How long the next challenge has to wait, each time longer, if one is declined or withdrawn now."""
        now = self._stores.clock()
        before = last.refusals if last and now < last.until + FORGOTTEN else 0
        until = now + CHALLENGE_PAUSES[min(before, len(CHALLENGE_PAUSES) - 1)]
        return Pause(before + 1, until)
