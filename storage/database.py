"""The database file: how it is opened, and the only place where a transaction begins, commits or rolls back.

Two connections, each a thread of aiosqlite. All writes go through one, one transaction at a time; all reads through the
other, so that they see what is committed and nothing else: what a person was shown is never rolled back.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Literal, TypeVar

import aiosqlite

from storage.errors import COMPLAINTS, DatabaseClosed, DatabaseCorrupt, raise_translated, translated
from storage.lock import sole_use, was_used
from storage.prepare import BeforeUpgrade, Begin, at_once, no_copy, place_of, prepare, require_sound
from storage.statements import Statements, insertion

# What is deleted is overwritten, so that a person's deletion leaves nothing in the file.
# A commit returns when the disk has it (FULL), so that an accepted move outlives not only the process but the machine.
# NORMAL would be safe against kill -9 alone. The price is one fsync a move: 0.2 ms on an idle disk, 4 to 7 ms on a
# busy one, both measured, and nothing to a person. Readers see a commit only after its fsync.
PRAGMAS = """
PRAGMA busy_timeout = 5000;
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;
PRAGMA secure_delete = ON;
"""


T = TypeVar("T")
Otherwise = Literal["ABORT", "IGNORE", "REPLACE"]


class Transaction(Statements):
    """Statements inside one transaction."""

    def __init__(self, connection: aiosqlite.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path

    async def all(self, sql: str, **values: str | float | None) -> list[sqlite3.Row]:
        try:
            return list(await self._connection.execute_fetchall(sql, values))
        except COMPLAINTS as error:  # as `translated`, which would cost every statement a context of its own
            raise_translated(error, self._path)

    async def insert(
        self, table: str, otherwise: Otherwise = "ABORT", /, **values: str | float | None
    ) -> list[sqlite3.Row]:
        """Stores a row and answers it; `otherwise` is what is done where a like one is there: none is answered where it
        is "IGNORE".
        """
        return await self.all(insertion(table, tuple(values), otherwise), **values)

    async def roll_back(self) -> None:
        """Undoes the open transaction, where there is one."""
        with translated(self._path):
            await self._connection.rollback()


class _InThread(Transaction):
    """The same, used in the connection's own thread: no statement suspends whoever awaits it."""

    async def all(self, sql: str, **values: str | float | None) -> list[sqlite3.Row]:
        try:
            return self._connection._conn.execute(sql, values).fetchall()
        except COMPLAINTS as error:
            raise_translated(error, self._path)

    async def run(self, work: Callable[[Transaction], Coroutine[Any, Any, T]]) -> T:
        """One whole transaction; for the event loop's thread. It is over when this ends, by cancellation as well."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        # aiosqlite has no public way to have several statements done at once
        self._connection._tx.put_nowait((done, partial(self._transact, work)))
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            done.add_done_callback(lambda done: done.exception())  # nobody is left to hear of it
            await asyncio.wait({done})
            raise

    def _transact(self, work: Callable[[Transaction], Coroutine[Any, Any, T]]) -> T:
        try:
            _finished(self.all("BEGIN IMMEDIATE"))
            result = _finished(work(self))
            _finished(self.all("COMMIT"))
        except BaseException:
            self._connection._conn.rollback()
            raise
        return result


def _finished(work: Coroutine[Any, Any, T]) -> T:
    """What a coroutine returns that never suspends."""
    try:
        work.send(None)
    except StopIteration as done:
        return done.value  # type: ignore[no-any-return]
    work.close()
    raise RuntimeError("a transaction may await nothing but its statements")


Observer = Callable[[Literal["read", "write"], float], None]
PROBE = "x" * 8192  # characters, more than a page: what is left of a full page would take less


class Database(Statements):
    """An open database; `Database.open` makes it.

    `observer` is told how long each read and each transaction took, in seconds, the wait for its turn included;
    `on_deletion` is awaited after each deletion of a person.
    """

    def __init__(self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self.path = path
        self.observer: Observer = lambda kind, seconds: None
        self.on_deletion: Callable[[], Awaitable[None]] = _nothing
        self._writer = Transaction(writer, path)
        self._at_once = _InThread(writer, path)
        self._reader = Transaction(reader, path)
        self._writing = asyncio.Lock()
        self._reading = asyncio.Lock()
        self.written = 0  # transactions that are over, whatever became of them
        self._closed = False
        self._damaged = False  # whether a statement met damage, since the whole file was last found sound

    @classmethod
    @asynccontextmanager
    async def open(
        cls, path: Path | str, *, before_upgrade: BeforeUpgrade = no_copy, begin: Begin = at_once
    ) -> AsyncIterator[Database]:
        """Opens a file, made where it is missing and brought to the newest schema, for this process alone.

        `before_upgrade` is called in a thread before a database of an older schema is changed, `begin` before the
        database is used. Raises a `Fault` that
        says in plain words what stands against it. At the end a transaction under way is awaited, and later ones are
        refused with `DatabaseClosed`.
        """
        path = await asyncio.to_thread(place_of, Path(path))
        used = was_used(path)
        with sole_use(path):
            await asyncio.to_thread(prepare, path, used, before_upgrade, begin)
            async with _connect(path) as writer, _connect(path) as reader:
                await reader.execute_fetchall("PRAGMA query_only = ON")
                database = cls(path, writer, reader)
                try:
                    yield database
                finally:
                    async with database._writing, database._reading:
                        database._closed = True

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """One writing transaction: the whole block is stored when it ends, nothing when it raises or is cancelled.

        Blocks run one after another and do not nest. The block should await nothing but its statements.
        """
        with self._observed("write"):
            async with self._session(self._writer, self._writing, "BEGIN IMMEDIATE") as session:
                yield session

    async def write(self, work: Callable[[Transaction], Coroutine[Any, Any, T]]) -> T:
        """One writing transaction that `work` is: stored when it returns, nothing where it raises. Where the caller is
        cancelled, all or nothing is.

        It runs in the connection's thread, so it may await nothing but its statements and touch nothing else. Each
        statement of `transaction` goes to that thread and back, which takes several times as long as the statement.
        """
        with self._observed("write"):
            async with self._writing:
                self._require_open()
                return await self._at_once.run(work)

    async def change(self, sql: str, **values: str | float | None) -> list[sqlite3.Row]:
        """A writing transaction of one statement; every row that it yields."""
        return await self.write(lambda write: write.all(sql, **values))

    async def insert(
        self, table: str, otherwise: Otherwise = "ABORT", /, **values: str | float | None
    ) -> list[sqlite3.Row]:
        """As `Transaction.insert`, in a transaction of its own."""
        return await self.write(lambda write: write.insert(table, otherwise, **values))

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Transaction]:
        """Reads of one moment: the last commit before the first of them."""
        with self._observed("read"):
            async with self._session(self._reader, self._reading, "BEGIN") as session:
                yield session

    async def checkpoint(self) -> None:
        """Brings all that is committed into the file itself and empties the log beside it."""
        async with self._writing, self._reading:
            self._require_open()
            await self._writer.all("PRAGMA wal_checkpoint(TRUNCATE)")

    async def probe(self) -> None:
        """Stores something about as large as a move with its match, and removes it. Raises the `Fault` that a move
        would meet now; once a statement has met damage, `DatabaseCorrupt` until the whole file is sound again.
        """
        if self._damaged:
            await asyncio.to_thread(require_sound, self.path)
            self._damaged = False
        async with self.transaction() as write:
            await write.all("INSERT INTO settings (scope, id, key, value) VALUES ('bot', 0, 'probe', :it)", it=PROBE)
            await write.all("DELETE FROM settings WHERE scope = 'bot' AND id = 0 AND key = 'probe'")

    async def all(self, sql: str, **values: str | float | None) -> list[sqlite3.Row]:
        """One read, of what is committed."""
        with self._observed("read"):
            async with self._reading:
                self._require_open()
                return await self._reader.all(sql, **values)

    @asynccontextmanager
    async def _session(self, session: Transaction, lock: asyncio.Lock, begin: str) -> AsyncIterator[Transaction]:
        async with lock:
            self._require_open()
            try:
                await session.all(begin)
                yield session
                await session.all("COMMIT")
            except BaseException:
                # A cancelled statement still runs on the connection's thread. The rollback is queued behind it, before
                # this can be cancelled again and before the lock is released: so it precedes anybody's next BEGIN.
                await session.roll_back()
                raise

    @contextmanager
    def _observed(self, kind: Literal["read", "write"]) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        except DatabaseCorrupt:
            self._damaged = True
            raise
        finally:
            self.written += kind == "write"
            self.observer(kind, time.perf_counter() - began)

    def _require_open(self) -> None:
        if self._closed:
            raise DatabaseClosed(self.path)


async def _nothing() -> None:
    pass


def hashing(key: str) -> Callable[[int], str]:
    """The function `hash_of` of our statements, under a key in hexadecimal digits: a person's id, as those are known
    who were deleted.
    """

    def hash_of(person: int) -> str:
        return hmac.new(bytes.fromhex(key), str(person).encode(), hashlib.sha256).hexdigest()

    return hash_of


@asynccontextmanager
async def _connect(path: Path) -> AsyncIterator[aiosqlite.Connection]:
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
