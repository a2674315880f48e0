"""Work in the background: started, kept until it ends, and stopped; and many events of one kind handled together."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Background:
    """Keeps what it starts until it ends: asyncio itself may forget a task that nobody holds."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Starts work; after `close` nothing is started."""
        if self._is_closed:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        self._is_closed = True
        await stop(*self._tasks)


async def stop(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancels tasks and waits for their end; what they raise is dropped. None is no task."""
    started = [task for task in tasks if task]
    for task in started:
        task.cancel()
    await asyncio.gather(*started, return_exceptions=True)


class Batches(Generic[T]):
    """Hands what is added to `handle`, one batch after another: what is added meanwhile is the next batch."""

    def __init__(self, handle: Callable[[list[T]], Awaitable[None]]) -> None:
        self._handle = handle
        self._waiting: list[T] = []
        self._handling = asyncio.Lock()

    async def add(self, *items: T) -> None:
        """Returns when these are handled, by this call or an earlier one. Raises what `handle` raises."""
        self._waiting += items
        async with self._handling:
            batch, self._waiting = self._waiting, []
            if batch:
                await self._handle(batch)
