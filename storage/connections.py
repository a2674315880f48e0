"""The connections to the database file, and how they are set up."""

import hashlib
import hmac
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite

from storage.errors import translated

# secure_delete overwrites what is deleted, so that a person's deletion leaves nothing in the file; `storage.cleaning`
# does what it leaves out.
# With FULL, a commit returns when it is on the disk, so that an accepted move survives a power failure; NORMAL would
# survive only a kill of the process. The price is one fsync per move: 0.2 ms on an idle disk, 4 to 7 ms on a busy one,
# both measured, which nobody notices. Readers see a commit only after its fsync.
WAIT = "PRAGMA busy_timeout = 5000"  # milliseconds, for another program's lock
MOST_LOG = 16 << 20  # bytes that the log keeps after another program has read an earlier state, for which it grows
PRAGMAS = f"""
{WAIT};
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;
PRAGMA secure_delete = ON;
PRAGMA journal_size_limit = {MOST_LOG};
"""


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[int]:
    """A descriptor of the file. It is closed after the connections: to close it releases SQLite's locks on the file."""
    with translated(path):
        file = os.open(path, os.O_RDWR)
    try:
        yield file
    finally:
        os.close(file)


@asynccontextmanager
async def connected(path: Path) -> AsyncIterator[aiosqlite.Connection]:
    """A connection in autocommit mode, with a thread of its own. Raises a `DatabaseFault`."""
    with translated(path):
        connection = await aiosqlite.connect(path, isolation_level=None)
    try:
        with translated(path):
            connection.row_factory = sqlite3.Row
            await connection.executescript(PRAGMAS)
            ((key,),) = await connection.execute_fetchall("SELECT key FROM hash_key")
            await connection.create_function("hash_of", 1, hashing(key), deterministic=True)
        yield connection
    finally:
        await connection.close()


def hashing(key: str) -> Callable[[int], str]:
    """The SQL function `hash_of`: the keyed hash of a person's id, by which deleted people are known.

    The key is in hexadecimal digits.
    """

    def hash_of(person: int) -> str:
        return hmac.new(bytes.fromhex(key), str(person).encode(), hashlib.sha256).hexdigest()

    return hash_of
