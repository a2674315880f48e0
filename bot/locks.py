"""Locks by number (of a match or a person), which exist only while a task holds or awaits them."""

import asyncio
from contextlib import AbstractAsyncContextManager


class Locks:
    """One lock per number. Unused locks take no memory."""

    def __init__(self) -> None:
        self._locks: dict[int, _CountedLock] = {}

    def __len__(self) -> int:
        return len(self._locks)

    def of(self, *numbers: int) -> AbstractAsyncContextManager[None]:
        """Holds the locks of these numbers while the block runs. Not reentrant.

        They are taken in numerical order, so that no two callers can deadlock.
        """
        return _Holding(self._locks, sorted(set(numbers)))


class _CountedLock(asyncio.Lock):
    users = 0  # tasks that hold or await it


class _Holding:
    """Holds locks while a block runs. Every click enters several such blocks; a generator would take twice the time."""

    def __init__(self, locks: dict[int, _CountedLock], numbers: list[int]) -> None:
        self._locks, self._numbers = locks, numbers
        self._held: list[_CountedLock] = []

    async def __aenter__(self) -> None:
        wanted = [self._locks.get(number) or self._locks.setdefault(number, _CountedLock()) for number in self._numbers]
        for lock in wanted:
            lock.users += 1
        try:
            for lock in wanted:
                await lock.acquire()
                self._held.append(lock)
        except BaseException:
            self._release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._release()

    def _release(self) -> None:
        for lock in self._held:
            lock.release()
        for number in self._numbers:
            lock = self._locks[number]
            lock.users -= 1
            if not lock.users:
                del self._locks[number]
