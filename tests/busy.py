"""A database in which something takes long, as on a slow disk."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from storage.database import Database, Transaction


@asynccontextmanager
async def busy(db: Database) -> AsyncIterator[None]:
    """Transactions that begin in this block wait until it ends, and so does the block until its turn has come."""
    over = threading.Event()

    async def last(write: Transaction) -> None:
        over.wait()

    lasting = asyncio.create_task(db.write(last))
    await asyncio.sleep(0)
    try:
        yield
    finally:
        over.set()
        await lasting
