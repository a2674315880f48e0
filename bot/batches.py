"""Handles many events of one kind together."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


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
