"""FairQueue: the urgent first, and users take turns, however many requests one of them has waiting."""

import asyncio
from collections import OrderedDict, deque
from enum import IntEnum
from typing import Generic, TypeVar

T = TypeVar("T")

PASSED = 8  # times that what waits is passed over by the more urgent


class Urgency(IntEnum):
    """Who comes first: a person waits for a turn; a hint was asked for; a review is read some day."""

    TURN = 0
    HINT = 1
    REVIEW = 2


class FairQueue(Generic[T]):
    """The more urgent first, not for ever; of one urgency users take turns, each first in, first out."""

    def __init__(self) -> None:
        self._lines: dict[Urgency, OrderedDict[int, deque[T]]] = {urgency: OrderedDict() for urgency in Urgency}
        self._passed = dict.fromkeys(Urgency, 0)
        self._count = asyncio.Semaphore(0)  # as many as there are items, or more: only `get` lowers it
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def put(self, user: int, item: T, urgency: Urgency = Urgency.TURN) -> None:
        self._lines[urgency].setdefault(user, deque()).append(item)
        self._size += 1
        self._count.release()

    async def get(self) -> T:
        """The next item, as soon as there is one."""
        await self._count.acquire()
        while not self._size:
            await self._count.acquire()
        return self._next()

    def remove(self, user: int, item: T, urgency: Urgency = Urgency.TURN) -> None:
        """Take back what was put, if it still waits."""
        lines = self._lines[urgency]
        line = lines.get(user, deque())
        if item in line:
            line.remove(item)
            self._size -= 1
            if not line:
                del lines[user]

    def drain(self) -> list[T]:
        """Everything that waits; the queue is empty then."""
        items = []
        while self._size:
            items.append(self._next())
        return items

    def _next(self) -> T:
        lines = self._lines[self._urgency()]
        user, line = lines.popitem(last=False)
        item = line.popleft()
        if line:
            lines[user] = line  # to the end: the others come first now
        self._size -= 1
        return item

    def _urgency(self) -> Urgency:
        """Whose turn it is: the most urgent that wait, unless others were passed over too often."""
        waiting = [urgency for urgency in Urgency if self._lines[urgency]]
        chosen = next((urgency for urgency in waiting if self._passed[urgency] >= PASSED), waiting[0])
        for urgency in waiting:
            self._passed[urgency] += 1
        self._passed[chosen] = 0
        return chosen
