"""Locks by number, of a match or a person, kept only while somebody holds or awaits them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
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
    async def of(self, number: int) -> AsyncIterator[None]:
        """Holds the number's lock while the block runs. Not reentrant."""
        entry = self._entries.setdefault(number, _Entry())
        entry.users += 1
        try:
            async with entry.lock:
                yield
        finally:
            entry.users -= 1
            if not entry.users:
                del self._entries[number]
