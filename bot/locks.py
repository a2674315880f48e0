"""Locks by number, of a match or a person, kept only while somebody holds or awaits them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field


@dataclass(slots=True)
class _Entry:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0


class Locks:
    """One lock per number. There are never more of them than tasks that use one."""

    def __init__(self) -> None:
        self._entries: dict[int, _Entry] = {}

    def __len__(self) -> int:
        return len(self._entries)

    @asynccontextmanager
    async def of(self, *numbers: int) -> AsyncIterator[None]:
        """Holds the locks of these numbers while the block runs. Not reentrant.

        They are taken in the order of the numbers, so that no two callers wait for each other.
        """
        async with AsyncExitStack() as held:
            for number in sorted(set(numbers)):
                await held.enter_async_context(self._one(number))
            yield

    @asynccontextmanager
    async def _one(self, number: int) -> AsyncIterator[None]:
        entry = self._entries.setdefault(number, _Entry())
        entry.users += 1
        try:
            async with entry.lock:
                yield
        finally:
            entry.users -= 1
            if not entry.users:
                del self._entries[number]
