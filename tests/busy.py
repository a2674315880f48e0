"""A database in which something takes long, as on a slow disk."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from storage.database import Database, Transaction


@asynccontextmanager
async def busy(db: Database) -> AsyncIterator[Callable[[int], Awaitable[None]]]:
    """Transactions that begin in this block wait until it ends. It gets a function that waits until so many do."""
    begun, over = threading.Event(), threading.Event()

    async def last(write: Transaction) -> None:
        begun.set()
        over.wait()

    async def queued(number: int) -> None:
        while db._writer._connection._tx.qsize() < number:  # noqa: ASYNC110 - no event tells of it
            await asyncio.sleep(0.001)

    lasting = asyncio.create_task(db.write(last))
    await asyncio.to_thread(begun.wait)
    try:
        yield queued
    finally:
        over.set()
        await lasting
