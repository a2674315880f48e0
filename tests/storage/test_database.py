"""Transactions are whole or not at all, run one at a time, and are seen once they are committed."""

from __future__ import annotations

import asyncio
import gc
import os
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from storage.connections import MOST_LOG
from storage.database import Database, Transaction
from storage.errors import DatabaseClosed, DatabaseInUse, DatabaseReadOnly
from storage.files import log_of
from storage.lock import sole_use, was_used
from storage.prepare import require_sound
from storage.settings import SettingStore
from tests.cases import for_each

CLOSES = "import sqlite3, sys; it = sqlite3.connect(sys.argv[1]); it.execute('SELECT * FROM players'); it.close()"
INSERT = "INSERT INTO settings VALUES ('bot', 0, :key, 'x')"


async def keys(db: Database) -> set[str]:
    return set(await SettingStore(db).of("bot"))


async def under_way(db: Database, last: str = "SELECT 1") -> tuple[asyncio.Task[None], threading.Event]:
    """A transaction that has stored a row, and makes its `last` statement only once the event is set."""
    begun, go_on = threading.Event(), threading.Event()

    async def insert(write: Transaction) -> None:
        await write.all(INSERT, key="a")
        begun.set()
        go_on.wait()
        await write.all(last)

    task = asyncio.create_task(db.write(insert))
    await asyncio.to_thread(begun.wait)
    return task, go_on


async def test_the_connections_are_set_up_as_promised(db: Database, path: Path) -> None:
    """WAL, foreign keys, synchronous commits; and the connection for reads cannot write."""
    for pragma, promised in (("journal_mode", "wal"), ("foreign_keys", 1), ("synchronous", 2)):
        assert [*(await db.change(f"PRAGMA {pragma}"))[0]] == [promised]
    assert log_of(path).exists()
    with pytest.raises(DatabaseReadOnly):
        await db.all(INSERT, key="a")


async def test_a_reader_of_this_process_releases_no_lock(db: Database, path: Path) -> None:
    """After a look at the file that is in use, another program that closes it does not take it for unused: it would
    remove the log, and what is written afterwards would be lost.
    """
    require_sound(path)
    await asyncio.to_thread(subprocess.run, (sys.executable, "-c", CLOSES, path), check=True)
    assert log_of(path).exists()


async def test_a_log_that_has_grown_becomes_small_again(db: Database, path: Path) -> None:
    """It grows while another program reads an earlier state, and only until then."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM players").fetchone()
        while log_of(path).stat().st_size <= 2 * MOST_LOG:
            await db.insert("settings", "REPLACE", scope="bot", id=0, key="a", value="x" * (1 << 20))
    for _ in range(2):  # the first one empties the log, the second one begins it anew
        await db.probe()
    assert log_of(path).stat().st_size <= MOST_LOG


@for_each("goes_on", [False, True])
async def test_a_transaction_that_fails_leaves_nothing(db: Database, goes_on: bool) -> None:
    """One that raises is undone, and so is one that awaits anything but its statements; the next one works. The
    observer hears of what is undone, too: it takes as long.
    """
    observed: list[str] = []
    db.observer = lambda kind, seconds: observed.append(kind)

    async def fail(write: Transaction) -> None:
        await write.all(INSERT, key="a")
        if goes_on:
            await asyncio.sleep(0.001)
        raise ZeroDivisionError

    async def insert(write: Transaction) -> str:
        return (await write.row(INSERT + " RETURNING key", key="b"))["key"]

    with pytest.raises(RuntimeError if goes_on else ZeroDivisionError):
        await db.write(fail)
    assert observed == ["write"]
    assert await db.write(insert) == "b"
    assert await keys(db) == {"b"}
    await db.change("DELETE FROM settings WHERE scope = 'bot'")


async def test_a_reader_sees_only_what_is_committed(db: Database) -> None:
    task, go_on = await under_way(db)
    assert await keys(db) == set()
    go_on.set()
    await task
    assert await keys(db) == {"a"}


async def test_a_caller_who_is_cancelled_ends_with_the_transaction(db: Database) -> None:
    """However often: what is known of the stored rows is forgotten then, not before they are stored."""
    task, go_on = await under_way(db)
    for _ in range(4):
        task.cancel()
        await asyncio.sleep(0)
    early, written = task.done(), db.written
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not early
    assert (await keys(db), db.written) == ({"a"}, written + 1)


async def test_nobody_hears_of_what_is_refused_after_the_caller_was_cancelled(
    db: Database, caplog: pytest.LogCaptureFixture
) -> None:
    """It is no bug that asyncio should log."""
    task, go_on = await under_way(db, "no SQL")
    task.cancel()
    await asyncio.sleep(0)
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    del task
    gc.collect()
    assert caplog.text == ""


async def test_a_snapshot_is_of_one_moment(db: Database) -> None:
    """What is committed during a snapshot is not seen in it, and is seen right after it."""
    async with db.snapshot() as read:
        before = await read.all("SELECT * FROM settings")
        await db.change(INSERT, key="a")
        assert await read.all("SELECT * FROM settings") == before == []
    assert await keys(db) == {"a"}


async def test_closing_waits_for_the_transaction_under_way(path: Path) -> None:
    """A transaction that has begun when the database closes still commits; later calls are refused."""
    async with Database.open(path) as db:
        db.cleaning.begin()  # what follows a transaction is left to the next start
        task, go_on = await under_way(db)
        asyncio.get_running_loop().call_later(0.05, go_on.set)
    await task
    for refused in (SettingStore(db).put("bot", 0, "b", "x"), SettingStore(db).of("bot")):
        with pytest.raises(DatabaseClosed):
            await refused
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT key FROM settings").fetchall() == [("a",)]


async def test_closing_waits_for_the_reading_under_way(path: Path) -> None:
    """A snapshot that has begun when the database closes reads on."""
    begun = asyncio.Event()

    async def read() -> int:
        async with db.snapshot() as snapshot:
            begun.set()
            await asyncio.sleep(0.05)
            return len(await snapshot.all("SELECT 1"))

    async with Database.open(path) as db:
        reading = asyncio.create_task(read())
        await begun.wait()
    assert await reading == 1


async def test_an_opening_that_is_cancelled_keeps_others_out_to_its_end(path: Path) -> None:
    """Its thread cannot be cancelled, and may be upgrading the file."""
    async with Database.open(path):
        pass
    path.with_name(f"{path.name}-lock").unlink()
    with closing(sqlite3.connect(path, isolation_level=None)) as shell:
        shell.execute("BEGIN IMMEDIATE")  # the opening waits for it
        opening = asyncio.create_task(Database.open(path).__aenter__())
        while not was_used(path):  # noqa: ASYNC110 - nothing tells of the lock
            await asyncio.sleep(0.01)
        for _ in range(2):
            opening.cancel()
            await asyncio.sleep(0.05)
            with pytest.raises(DatabaseInUse), sole_use(path):
                pass
        shell.execute("ROLLBACK")
    with pytest.raises(asyncio.CancelledError):
        await opening
    with sole_use(path):
        pass


async def test_a_second_opening_is_refused_under_any_name(db: Database, path: Path, tmp_path: Path) -> None:
    """Neither the same path nor a link to it can be opened again; the message names the process."""
    link = tmp_path / "link.sqlite3"
    link.symlink_to(path)
    for name in (path, link):
        with pytest.raises(DatabaseInUse, match=f"in use by another running bot .process {os.getpid()}."):
            async with Database.open(name):
                pass


async def test_after_closing_it_opens_again(tmp_path: Path) -> None:
    """Closing releases the lock and leaves one plain file with everything in it; missing folders are made."""
    path = tmp_path / "new" / "deeper" / "qibot.sqlite3"
    for known in ({}, {"a": "x"}):
        async with Database.open(path) as db:
            assert await SettingStore(db).of("bot") == known
            await SettingStore(db).put("bot", 0, "a", "x")
    assert sorted(entry.name for entry in path.parent.iterdir()) == ["qibot.sqlite3", "qibot.sqlite3-lock"]
