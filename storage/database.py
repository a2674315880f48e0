"""The database file: opening it, and all transactions. Nothing else begins, commits or rolls back a transaction.

There are two connections, each with a thread of aiosqlite. All writes go through one, one transaction at a time; all
reads go through the other, so that they see only what is committed: what a person was shown is never rolled back.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial, wraps
from pathlib import Path
from typing import Any, Concatenate, Literal, ParamSpec, TypeVar

import aiosqlite

from storage.cleaning import IS_DUE, Cleaning
from storage.connections import connected, opened
from storage.errors import (
    FILE_ERRORS,
    DatabaseClosed,
    DatabaseCorrupt,
    DatabaseFault,
    DatabaseReplaced,
    raise_translated,
    translated,
)
from storage.lock import sole_use, was_used
from storage.prepare import BeforeUpgrade, Begin, place_of, prepare, require_sound
from storage.stored import Statements, Value

SQLITE_INTEGERS = 1 << 63  # SQLite's integers are smaller than this
T = TypeVar("T")
S = TypeVar("S", bound="Store")
P = ParamSpec("P")
Otherwise = Literal["ABORT", "IGNORE", "REPLACE"]


def can_exist(number: int) -> bool:
    """Whether a row can have this id; a person may type any number."""
    return 0 < number < SQLITE_INTEGERS


class Transaction(Statements):
    """A connection for the statements of one transaction at a time."""

    def __init__(self, connection: aiosqlite.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._file = _identity_of(path)

    async def all(self, sql: str, **values: Value) -> list[sqlite3.Row]:
        return await self.in_thread(lambda connection: connection.execute(sql, values).fetchall())

    async def in_thread(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Runs a function in the connection's thread, because a disk may be slow. Raises `DatabaseReplaced` if another
        file, an empty one or none is where the open one was.
        """
        try:
            # aiosqlite has no public way to run a function of ours in its thread
            return await self._connection._execute(self._checked, work)  # type: ignore[no-any-return, no-untyped-call]
        except FILE_ERRORS as error:  # not `translated`, which would cost every statement a context manager
            raise_translated(error, self._path)

    def _checked(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if _identity_of(self._path) != self._file:
            raise DatabaseReplaced(self._path)
        return work(self._connection._conn)

    async def insert(self, table: str, otherwise: Otherwise = "ABORT", /, **values: Value) -> list[sqlite3.Row]:
        """Stores a row and returns it. `otherwise` says what is done if it conflicts with another: "IGNORE" stores and
        returns nothing.
        """
        columns, given = ", ".join(values), ", ".join(f":{column}" for column in values)
        sql = f"INSERT OR {otherwise} INTO {table} ({columns}) VALUES ({given}) RETURNING *"  # noqa: S608 - ours
        return await self.all(sql, **values)

    async def roll_back(self) -> None:
        """Rolls back the open transaction, if there is one."""
        with translated(self._path):
            await self._connection.rollback()


class ThreadTransaction(Transaction):
    """A transaction that runs in the connection's own thread, where statements never suspend the coroutine.

    Errors of statements are translated when it ends.
    """

    def __init__(self, connection: aiosqlite.Connection, path: Path) -> None:
        super().__init__(connection, path)
        self._in_thread_only = connection._conn

    async def all(self, sql: str, **values: Value) -> list[sqlite3.Row]:
        return self._in_thread_only.execute(sql, values).fetchall()

    async def run(self, work: Callable[[Transaction], Coroutine[Any, Any, T]]) -> T:
        """Runs one whole transaction, after those that were asked for before; call it in the event loop's thread. When
        this ends, even by cancellation, the transaction is over.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        # aiosqlite has no public way to run several statements in one call
        self._connection._tx.put_nowait((done, partial(self._checked, partial(self._transact, work))))
        return await _to_the_end(done)

    def _transact(self, work: Callable[[Transaction], Coroutine[Any, Any, T]], connection: sqlite3.Connection) -> T:
        try:
            connection.execute("BEGIN IMMEDIATE")
            result = _finished(work(self))
            connection.execute("COMMIT")
        except BaseException as error:
            connection.rollback()
            if isinstance(error, FILE_ERRORS):
                raise_translated(error, self._path)
            raise
        return result


def _finished(work: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine that never suspends, and returns its result. Raises RuntimeError if it suspends."""
    try:
        work.send(None)
    except StopIteration as done:
        return done.value  # type: ignore[no-any-return]
    work.close()
    raise RuntimeError("a transaction may await nothing but its statements")


Observer = Callable[[Literal["read", "write"], float], None]
PROBE = "x" * 8192  # longer than a page: a shorter text might fit into a page that is partly free


class Database(Statements):
    """An open database; `Database.open` makes it.

    `observer` is called with the seconds that each read and each transaction took, including the wait for its turn;
    `on_deletion` is awaited after deletions of people, by `clean`.
    """

    def __init__(self, path: Path, file: int, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self.path = path
        self.observer: Observer = lambda kind, seconds: None
        self.on_deletion: Callable[[], Awaitable[None]] | None = None
        self._writer = ThreadTransaction(writer, path)
        self._reader = Transaction(reader, path)
        self._reading = asyncio.Lock()
        self.cleaning = Cleaning(path, file)
        self.written = 0  # how many writing transactions are over, committed or not
        self._closed = False
        self._damaged = False  # whether a statement has met damage since the whole file was last found sound

    @classmethod
    @asynccontextmanager
    async def open(
        cls, path: Path | str, *, before_upgrade: BeforeUpgrade | None = None, begin: Begin | None = None
    ) -> AsyncIterator[Database]:
        """Opens a file for this process alone; creates it if it is missing, and upgrades it to the newest schema.

        `before_upgrade` is called in a thread before a database of an older schema is changed, `begin` before the
        database is used. Raises a `DatabaseFault` that says in plain words why it cannot be opened. At the end a
        transaction under way is awaited, and later ones are refused with `DatabaseClosed`.
        """
        path = await asyncio.to_thread(place_of, Path(path))
        used = was_used(path)
        with sole_use(path):
            preparing = partial(prepare, path, used, before_upgrade, begin)
            await _to_the_end(asyncio.get_running_loop().run_in_executor(None, preparing))  # it uses the file
            async with opened(path) as file, connected(path) as writer, connected(path) as reader:
                await reader.execute_fetchall("PRAGMA query_only = ON")
                database = cls(path, file, writer, reader)
                if await database.value(IS_DUE):
                    await database.clean()
                try:
                    yield database
                finally:
                    async with database._reading:
                        database._closed = True

    async def write(self, work: Callable[[Transaction], Coroutine[Any, Any, T]]) -> T:
        """Runs `work` as a writing transaction: stored when it returns, nothing if it raises. If the caller is
        cancelled, all or nothing is stored. One runs after another.

        `work` runs in the connection's thread, so it may await nothing but its statements and touch nothing else: for
        each statement to go to that thread and back would take several times as long as the statement.
        """
        with self._observed("write"):
            self._require_open()
            result = await self._writer.run(work)
            if self.cleaning.is_due:
                await self._clean_piece()
            return result

    async def change(self, sql: str, **values: Value) -> list[sqlite3.Row]:
        """Runs one statement as a writing transaction; returns every row that it yields."""
        return await self.write(lambda write: write.all(sql, **values))

    async def insert(self, table: str, otherwise: Otherwise = "ABORT", /, **values: Value) -> list[sqlite3.Row]:
        """Does what `Transaction.insert` does, in a transaction of its own."""
        return await self.write(lambda write: write.insert(table, otherwise, **values))

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Transaction]:
        """A transaction for reads that all see the same moment: the last commit before the first read."""
        with self._observed("read"):
            async with self._reading:
                self._require_open()
                try:
                    await self._reader.all("BEGIN")
                    yield self._reader
                finally:
                    # A cancelled statement still runs in the connection's thread. The rollback is queued behind it
                    # before this can be cancelled again and before the lock is released, so it precedes the next BEGIN.
                    await self._reader.roll_back()

    async def clean(self) -> None:
        """Leaves nothing of deleted rows in the file or its log: writes all that is committed into the file itself,
        empties the log beside it, and overwrites what SQLite left in the free parts of pages.

        While another program reads an earlier state, such as one that makes a backup, or if the disk fails, that is
        left to the next calls of `write`; if the process ends before, to the next start.
        """
        self.cleaning.begin()
        goes_on = True
        while goes_on:  # others do something between two pieces
            async with self._reading:
                self._require_open()
                goes_on = await self._clean_piece()
        if self.on_deletion:
            await self.on_deletion()

    async def _clean_piece(self) -> bool:
        """Does a piece of the cleaning. Returns whether the next one may follow."""
        with suppress(DatabaseFault):  # all is stored, whatever becomes of the log
            self._require_open()
            return await self._writer.in_thread(self.cleaning.do_piece)
        return False

    async def probe(self) -> None:
        """Stores and removes a row about as large as a move with its match.

        Raises the `DatabaseFault` that a move would raise now; after a statement has met damage, `DatabaseCorrupt`
        until the whole file is sound again.
        """
        if self._damaged:
            await asyncio.to_thread(require_sound, self.path)
            self._damaged = False

        async def probe(write: Transaction) -> None:
            await write.insert("settings", scope="bot", id=0, key="probe", value=PROBE)
            await write.all("DELETE FROM settings WHERE scope = 'bot' AND id = 0 AND key = 'probe'")

        await self.write(probe)

    async def all(self, sql: str, **values: Value) -> list[sqlite3.Row]:
        """Runs one reading statement over what is committed; returns every row."""
        with self._observed("read"):
            async with self._reading:
                self._require_open()
                return await self._reader.all(sql, **values)

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


class Store:
    """The base of the stores, each of which reads and writes one kind of data."""

    def __init__(self, database: Database) -> None:
        self._db = database


def writing(
    method: Callable[Concatenate[S, Transaction, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Makes a method of a store a transaction, as `Database.write` does. Callers leave out the parameter `write`."""

    @wraps(method)
    def in_transaction(store: S, /, *args: P.args, **kwargs: P.kwargs) -> Coroutine[Any, Any, T]:
        return store._db.write(lambda write: method(store, write, *args, **kwargs))

    return in_transaction


def _identity_of(path: Path) -> tuple[int, int] | None:
    """What tells a file from any other that takes its name; None if there is none, or an empty one."""
    try:
        found = path.stat()
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found.st_size else None


async def _to_the_end(working: asyncio.Future[T]) -> T:
    """The result of what is done in a thread. Ends only when that has ended, even if this is cancelled."""
    cancelled = None
    while not working.done():
        try:
            await asyncio.wait({working})
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled:
        working.exception()  # else asyncio logs that nobody has heard of it; `shield` would, from Python 3.14 on
        raise cancelled
    return working.result()
