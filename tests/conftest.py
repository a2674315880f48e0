"""Fixtures of all tests, and checks that run in every test."""

from __future__ import annotations

import gc
import os
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Generator, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import pytest_asyncio
from playwright.async_api import Browser

from storage import connections, prepare
from storage.database import ThreadTransaction, Transaction
from storage.migrate import shipped, upgrade
from tests.browser import CHROMIUM, Windows, launched
from tests.engines.modes import ROOT, outdated
from tests.long import LONG
from tests.plans import STORAGE, is_sql, scans

# Tests start many processes, each of which would compile the whole bot again without bytecode files.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ["OPENBLAS_NUM_THREADS"] = "1"  # numpy's threads wait busily for each other, beside those of other tests

# No example has a time limit: one that takes 0.2 s on a busy machine is not wrong.
hypothesis.settings.register_profile("long", deadline=None)
hypothesis.settings.register_profile("short", deadline=None, max_examples=40)
hypothesis.settings.load_profile("long" if LONG else "short")

MEMORY, ROOM = Path("/dev/shm"), 2 << 30  # files in memory, where commits wait for no disk; bytes that must be free
if MEMORY.is_dir() and not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC and shutil.disk_usage(MEMORY).free > ROOM:
    tempfile.tempdir = os.environ.setdefault("TMPDIR", str(MEMORY))

SENT: set[str] = set()  # this process's statements, each of which is checked once
SEEN: set[str] = set()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Keeps the garbage collector from visiting what is there before the first test, which stays to the end; then it
    runs as rarely as in a bot (bot.startup.NEW_OBJECTS): a fifth less for tests that parse much.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000)
        gc.enable()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """After a failure, says if compiled engines are older than their sources: they fail oddly, as by "no attribute"."""
    if terminalreporter.stats.keys() & {"failed", "error"} and (old := outdated()):
        module = old[0].with_suffix("").relative_to(ROOT)
        terminalreporter.write_line(f"{module} has changed since it was compiled: python setup.py build_ext --inplace")


@pytest.hookimpl(trylast=True)
def pytest_unconfigure() -> None:
    """Keeps pytest and the interpreter from collecting again what pytest has just collected."""
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _migrated_once() -> Iterator[None]:
    """Makes new databases copies of one that took all migrations, each with a hash key of its own."""
    memory = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    with closing(memory) as newest, pytest.MonkeyPatch.context() as patched:
        upgrade(newest, Path("memory"), shipped())

        def made(connection: sqlite3.Connection, path: Path, scripts: Sequence[str]) -> None:
            if scripts is shipped() and not path.stat().st_size:
                newest.backup(connection)
                connection.execute("UPDATE hash_key SET key = lower(hex(randomblob(32)))")
            else:
                upgrade(connection, path, scripts)

        patched.setattr(prepare, "upgrade", made)
        yield


@pytest.fixture(scope="session", autouse=True)
def _any_order() -> Iterator[None]:
    """Has SQLite turn round the order of rows that no statement asks for: it promises none."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(connections, "PRAGMAS", f"{connections.PRAGMAS}PRAGMA reverse_unordered_selects = ON;")
        yield


@pytest.fixture(scope="session", autouse=True)
def _statements() -> Iterator[None]:
    """Notes every statement that storage sends; those of tests are left out."""

    def noted(kind: type[Transaction]) -> Any:
        send = kind.all

        async def all(self: Transaction, sql: str, **values: Any) -> Any:
            if sql not in SENT and _sender().parent == STORAGE:
                SENT.add(sql)
            return await send(self, sql, **values)

        return all

    with pytest.MonkeyPatch.context() as patched:
        for kind in (Transaction, ThreadTransaction):
            patched.setattr(kind, "all", noted(kind))
        yield


@pytest.fixture(autouse=True)
def _no_scans(_statements: None) -> Iterator[None]:
    """Fails if a statement of storage reads all of a table that grows."""
    yield
    new = {sql for sql in [*SENT] if sql not in SEEN and is_sql(sql)}
    SEEN.update(new)
    slow = {sql: found for sql in new if (found := scans(sql))}
    assert not slow, f"add an index for the columns that these statements search by: {slow}"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The path of a database of the bot."""
    return tmp_path / "qibot.sqlite3"


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One Chromium for all tests of pages, which therefore share an event loop. Skips if there is none."""
    if CHROMIUM is None:
        pytest.skip("no Chromium here")
    async with launched() as browser:
        yield browser


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def windows(browser: Browser) -> Windows:
    """The browser's windows."""
    return Windows(browser)


def _sender() -> Path:
    """The file whose code sends a statement."""
    frame = sys._getframe(2)
    while frame.f_back and Path(frame.f_code.co_filename).name in ("database.py", "stored.py", "contextlib.py"):
        frame = frame.f_back
    return Path(frame.f_code.co_filename)
