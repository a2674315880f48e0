"""FairQueue: users take turns, however many requests one of them has waiting."""

import asyncio
from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """First in, first out for each user; round robin between the users."""

    def __init__(self) -> None:
        self._lines: OrderedDict[int, deque[T]] = OrderedDict()
        self._count = asyncio.Semaphore(0)  # as many as there are items, or more: only `get` lowers it
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def put(self, user: int, item: T) -> None:
        self._lines.setdefault(user, deque()).append(item)
        self._size += 1
        self._count.release()

    async def get(self) -> T:
        """The next item, as soon as there is one."""
        await self._count.acquire()
        while not self._size:
            await self._count.acquire()
        return self._next()

    def remove(self, user: int, item: T) -> None:
        """Take back what was put, if it still waits."""
        line = self._lines.get(user, deque())
        if item in line:
            line.remove(item)
            self._size -= 1
            if not line:
                del self._lines[user]

    def drain(self) -> list[T]:
        """Everything that waits; the queue is empty then."""
        items = []
        while self._size:
            items.append(self._next())
        return items

    def _next(self) -> T:
        user, line = self._lines.popitem(last=False)
        item = line.popleft()
        if line:
            self._lines[user] = line  # to the end: the others come first now
        self._size -= 1
        return item
