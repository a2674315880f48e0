"""Locks by number (of a match or a person), which exist only while a task holds or awaits them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


@dataclass(slots=True)
class _Entry:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0


class Locks:
    """One lock per number. Unused locks take no memory."""

    def __init__(self) -> None:
        self._entries: dict[int, _Entry] = {}

    def __len__(self) -> int:
        return len(self._entries)

    @asynccontextmanager
    async def of(self, *numbers: int) -> AsyncIterator[None]:
        """Holds the locks of these numbers while the block runs. Not reentrant.

        They are taken in numerical order, so that no two callers can deadlock.
        """
        wanted = sorted(set(numbers))
        entries = [self._entered(number) for number in wanted]
        held: list[asyncio.Lock] = []
        try:
            for entry in entries:
                await entry.lock.acquire()
                held.append(entry.lock)
            yield
        finally:
            for lock in held:
                lock.release()
            for number in wanted:
                self._leave(number)

    def _entered(self, number: int) -> _Entry:
        entry = self._entries.get(number) or self._entries.setdefault(number, _Entry())
        entry.users += 1
        return entry

    def _leave(self, number: int) -> None:
        entry = self._entries[number]
        entry.users -= 1
        if not entry.users:
            del self._entries[number]
